import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VerifyPage } from './features/signing/verify/verify-page';

/** The page of a sealed lease's QR code: a few small files, then no connection needed. */
const container = document.getElementById('root');

if (container)
  createRoot(container).render(
    <StrictMode>
      <VerifyPage />
    </StrictMode>,
  );
