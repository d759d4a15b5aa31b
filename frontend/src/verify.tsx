import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VerifyPage } from './features/signing/verify/verify-page';

/** The page of a sealed lease's QR code by itself: it loads with a few files, and then needs no connection. */
const container = document.getElementById('root');

if (container)
  createRoot(container).render(
    <StrictMode>
      <VerifyPage />
    </StrictMode>,
  );
