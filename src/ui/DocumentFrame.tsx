import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

import { framedDocument } from './framedDocument';
import { listeningSandbox } from './listeningSandbox';

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
      sandbox={isWithinReach ? listeningSandbox() : ''}
      srcDoc={framedDocument(html)}
    />
  );
}
