import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from './api/config';
import { report } from './api/report';
import { buildRouter } from './routes/router';
import { endSessionsWith } from './routes/session-end';

const router = buildRouter();
endSessionsWith(router);
// Asked for before the first call needs it; a failure shows where it matters, at that call.
config().catch((cause: unknown) => report('The configuration could not be read', cause));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
