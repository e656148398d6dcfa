import { Button } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { MessageSquareText } from 'lucide-react';
import { use, useEffect, useRef } from 'react';

import { fingerSize } from '../../../theme/fingerSize';
import { BuilderPartsContext, type ChangeRequestRef } from '../BuilderPartsContext';
import { ONE_LINE } from '../oneLine';

/** The way to the line under the site in which changes are asked for; nothing where they are not offered. */
export function ChangeRequestButton() {
  const changeRequestRef = use(BuilderPartsContext).changeRequestRef;
  return changeRequestRef === undefined ? null : <FoldButton changeRequestRef={changeRequestRef} />;
}

function FoldButton({ changeRequestRef }: { changeRequestRef: ChangeRequestRef }) {
  const isFolded = useSelector(changeRequestRef, (snapshot) => snapshot.matches('folded'));
  const button = useRef<HTMLButtonElement>(null);
  const wasFolded = useRef(true);

  useEffect(() => {
    if (isFolded && !wasFolded.current) button.current?.focus({ preventScroll: true });
    wasFolded.current = isFolded;
  }, [isFolded]);

  return (
    <Button
      ref={button}
      size="xs"
      h="6"
      minH="6"
      variant="ghost"
      flexShrink="0"
      ms="auto"
      css={{ ...fingerSize, ...(isFolded ? {} : { [ONE_LINE]: { ms: '0' } }) }}
      aria-expanded={!isFolded}
      aria-controls={isFolded ? undefined : 'change-request'}
      onClick={() => changeRequestRef.send({ type: isFolded ? 'request.open' : 'request.fold' })}
    >
      <MessageSquareText aria-hidden size={16} />
      Change something
    </Button>
  );
}
