import { useMediaQuery } from '@chakra-ui/react';

/** Whether the window is too narrow for panels beside the preview. */
export function useIsSmall(): boolean {
  const [isSmall = false] = useMediaQuery(['(width < 1024px)'], { ssr: false });
  return isSmall;
}
