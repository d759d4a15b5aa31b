import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSigningPath, linkIn, signingPages } from './features/signing/signing-pages';

/** The signers' pages by themselves, without router and component library: a mail's link opens them on a phone. */
const container = document.getElementById('root');
const { pathname, search } = window.location;
const { Page } = signingPages[isSigningPath(pathname) ? pathname : '/auth/sign'];

if (container)
  createRoot(container).render(
    <StrictMode>
      <Page link={linkIn(pathname, search)} leave={(href) => window.location.assign(href)} />
    </StrictMode>,
  );
