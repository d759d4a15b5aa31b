import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { isSigningPath, linkIn, signingPages } from './features/signing/signing-pages';

/** The signers' pages on their own, without router and component library: mailed links open on phones. */
const container = document.getElementById('root');
const { pathname, search } = window.location;
const { Page } = signingPages[isSigningPath(pathname) ? pathname : '/auth/sign'];

if (container)
  createRoot(container).render(
    <StrictMode>
      <Suspense fallback={null}>
        <Page link={linkIn(pathname, search)} leave={(href) => window.location.assign(href)} />
      </Suspense>
    </StrictMode>,
  );
