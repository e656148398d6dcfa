import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

import { framedDocument, LISTENING_SANDBOX } from './framedDocument';

export interface DocumentFrameProps extends Omit<
  ComponentProps<typeof chakra.iframe>,
  'sandbox' | 'src' | 'srcDoc'
> {
  /** A whole document. */
  html: string;
  /** The page around the frame listens and writes in the document; without it the sandbox gives the document nothing at all. */
  isWithinReach?: boolean;
}

/** A generated document in a frame in which nothing of it can run: the only place that puts one there. */
export function DocumentFrame({ html, isWithinReach = false, ...props }: DocumentFrameProps) {
  return (
    <chakra.iframe
      {...props}
      sandbox={isWithinReach ? LISTENING_SANDBOX : ''}
      srcDoc={framedDocument(html)}
    />
  );
}
