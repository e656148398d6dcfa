import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../machines/builder';
import { isBlank } from '../../machines/text';
import { STAYS_ON_PAGE } from './staysOnPage';

const PARAMETER = 'prompt';

/**
 * Takes the prompt that an address such as `/editor/builder?prompt=…` offers, once: into an empty field only, so that
 * nothing a person typed is lost. The address is rid of it either way.
 */
export function useOfferedPrompt(builderRef: ActorRefFromLogic<typeof builderMachine>) {
  const [search, setSearch] = useSearchParams();
  const offered = search.get(PARAMETER);

  useEffect(() => {
    if (offered === null) return;
    if (!isBlank(offered) && isBlank(builderRef.getSnapshot().context.prompt)) {
      builderRef.send({ type: 'suggestion.choose', prompt: offered });
    }
    setSearch(
      (current) => {
        current.delete(PARAMETER);
        return current;
      },
      { replace: true, state: STAYS_ON_PAGE },
    );
  }, [builderRef, offered, setSearch]);
}
