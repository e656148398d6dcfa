import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { isBlank } from '../../../machines/text';
import { STAYS_ON_PAGE } from '../routes/staysOnPage';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/**
 * Takes the prompt that an address such as `/editor/builder?prompt=…` offers, once: into an empty field only, so that
 * nothing a person typed is lost.
 */
export function useOfferedPrompt(builderRef: BuilderRef): void {
  useOffered('prompt', builderRef, takePrompt);
}

/** Loads the build that an address such as `/editor/builder?build=…` names, once; one that is gone changes nothing. */
export function useOfferedBuild(builderRef: BuilderRef): void {
  useOffered('build', builderRef, takeBuild);
}

function takePrompt(builderRef: BuilderRef, prompt: string) {
  if (isBlank(prompt) || !isBlank(builderRef.getSnapshot().context.prompt)) return;
  builderRef.send({ type: 'suggestion.choose', prompt });
}

function takeBuild(builderRef: BuilderRef, id: string) {
  builderRef.send({ type: 'build.load', id });
}

/** Hands over what a parameter of the address offers and rids the address of it. */
function useOffered(
  parameter: string,
  builderRef: BuilderRef,
  take: (builderRef: BuilderRef, offered: string) => void,
) {
  const [search, setSearch] = useSearchParams();
  const offered = search.get(parameter);

  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (seen.current === offered) return;
    seen.current = offered;
    if (offered === null) return;
    take(builderRef, offered);
    setSearch(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true, state: STAYS_ON_PAGE },
    );
  }, [parameter, builderRef, take, offered, setSearch]);
}
