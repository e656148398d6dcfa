import { Button, Stack, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';

export interface UncopiedHtmlProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  /** The field was closed; focus has to go somewhere. */
  onClose: () => void;
}

/** The page's HTML in a field, selected, where the browser gave no access to the clipboard. */
export function UncopiedHtml({ actorRef, onClose }: UncopiedHtmlProps) {
  const html = useSelector(actorRef, ({ context }) => context.uncopiedHtml);
  const fieldRef = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (html !== null) fieldRef.current?.focus();
  }, [html]);

  return html === null ? null : (
    <Stack gap="2" mt="2" align="flex-start">
      <Textarea
        ref={fieldRef}
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
        onClick={() => {
          actorRef.send({ type: 'uncopied.dismiss' });
          onClose();
        }}
      >
        Close
      </Button>
    </Stack>
  );
}
