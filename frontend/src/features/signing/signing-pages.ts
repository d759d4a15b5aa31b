import { CopyPage } from './copy/copy-page';
import { CosignerPage } from './cosigner/cosigner-page';
import { SignPage } from './sign/sign-page';

/** The pages that a mail leads a signer to, and the part of their address that holds the link's secret. */
export const signingPages = {
  '/auth/sign': { Page: SignPage, secret: 'token' },
  '/auth/copy': { Page: CopyPage, secret: 'token' },
  '/auth/cosigner-sign': { Page: CosignerPage, secret: 'LeasId' },
} as const;

type SigningPath = keyof typeof signingPages;
export const isSigningPath = (path: string): path is SigningPath => Object.hasOwn(signingPages, path);

/** The link's secret in an address. Read as text: a router would take one of digits for a number. */
export const linkIn = (path: string, search: string): string =>
  isSigningPath(path) ? (new URLSearchParams(search).get(signingPages[path].secret) ?? '') : '';
