import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { system } from '../theme/system';
import '../theme/fonts';
import { routes } from './routes';
import { sessionRef } from './session';
import { whenIdle } from '../services/page';
import { reloadOnStaleChunk } from '../services/staleChunk';

reloadOnStaleChunk();
// Public pages do not wait for the sign-in provider; pages that need it start the session themselves.
whenIdle(() => sessionRef.start());

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </ChakraProvider>
  </StrictMode>,
);
