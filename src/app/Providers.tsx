import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, StrictMode } from 'react';

import { system } from '../theme/system';

/** What stands around every page, in the browser and at build time alike. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </StrictMode>
  );
}
