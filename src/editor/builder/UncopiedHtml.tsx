import { Button, Stack, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';

export interface UncopiedHtmlProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
}

/** The page's HTML in a field, where the browser gave no access to the clipboard. Focusing it selects all of it. */
export function UncopiedHtml({ actorRef }: UncopiedHtmlProps) {
  const html = useSelector(actorRef, ({ context }) => context.uncopiedHtml);
  return html === null ? null : (
    <Stack gap="2" mt="2" align="flex-start">
      <Textarea
        aria-label="HTML of your page"
        readOnly
        rows={4}
        fontFamily="mono"
        textStyle="caption"
        value={html}
        onFocus={(event) => event.target.select()}
      />
      <Button
        size="sm"
        variant="outline"
        onClick={() => actorRef.send({ type: 'uncopied.dismiss' })}
      >
        Close
      </Button>
    </Stack>
  );
}
