import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

import type { Framework } from '../../../machines/entities';
import { frameworkLogos } from '../../content/frameworkLogos';

const inForcedColors = (display: string) => ({
  '@media (forced-colors: active)': { display },
});

/**
 * The mark of a framework, beside its name. The bundled drawing is there at once; the logo of the CDN takes its place when,
 * and only when, it has arrived, and never where the system paints over all colors.
 */
export function FrameworkLogo({ framework }: { framework: Framework }) {
  const [isLoaded, setLoaded] = useState(false);
  const { address, drawing } = frameworkLogos[framework];
  return (
    <chakra.span position="relative" display="inline-block" boxSize="4" flexShrink="0" aria-hidden>
      <chakra.svg
        viewBox="0 0 24 24"
        boxSize="full"
        display={isLoaded ? 'none' : 'block'}
        css={inForcedColors('block')}
      >
        <path d={drawing} fill="currentColor" />
      </chakra.svg>
      <chakra.img
        key={address}
        src={address}
        alt=""
        width={16}
        height={16}
        referrerPolicy="no-referrer"
        position="absolute"
        inset="0"
        boxSize="full"
        opacity={isLoaded ? '1' : '0'}
        css={inForcedColors('none')}
        onLoad={() => setLoaded(true)}
        onError={() => setLoaded(false)}
      />
    </chakra.span>
  );
}
