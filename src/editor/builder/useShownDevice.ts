import { useMediaQuery } from '@chakra-ui/react';

import type { Device } from '../../../machines/entities';
/** The device that was chosen, or the one that is nearest to the window's width. */
export function useShownDevice(chosen: Device | null): Device {
  const [isDesktop = true, isTablet = false] = useMediaQuery(
    ['(width >= 1024px)', '(width >= 640px)'],
    { ssr: false },
  );
  return chosen ?? (isDesktop ? 'desktop' : isTablet ? 'tablet' : 'mobile');
}
