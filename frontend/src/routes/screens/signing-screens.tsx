import { useLocation, useNavigate } from '@tanstack/react-router';
import { isSigningPath, linkIn, signingPages } from '../../features/signing/signing-pages';

/** /auth/sign and /auth/cosigner-sign inside the app. Mailed links open them standalone (src/signing.tsx). */
export function SigningScreen() {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  if (!isSigningPath(pathname)) return null;
  const { Page } = signingPages[pathname];
  return <Page link={linkIn(pathname, searchStr)} leave={(href) => void navigate({ href })} />;
}
