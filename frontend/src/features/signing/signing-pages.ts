import { lazy } from 'react';
import { CopyPage } from './copy/copy-page';
import { CosignerPage } from './cosigner/cosigner-page';
import { SignPage } from './sign/sign-page';

/** Loaded apart: who signs a lease does not wait for it. */
const ReportPage = lazy(() => import('./report/report-page'));
const WorkPage = lazy(() => import('./work/work-page'));
const ApprovePage = lazy(() => import('./approve/approve-page'));

/** The pages that mails link signers to, and the part of their address that holds the secret. */
export const signingPages = {
  '/auth/sign': { Page: SignPage, secret: 'token' },
  '/auth/copy': { Page: CopyPage, secret: 'token' },
  '/auth/report': { Page: ReportPage, secret: 'token' },
  '/auth/work': { Page: WorkPage, secret: 'token' },
  '/auth/approve': { Page: ApprovePage, secret: 'token' },
  '/auth/cosigner-sign': { Page: CosignerPage, secret: 'LeasId' },
} as const;

type SigningPath = keyof typeof signingPages;
export const isSigningPath = (path: string): path is SigningPath => Object.hasOwn(signingPages, path);

/** The link's secret in an address, read as text: a router would parse digits as a number. */
export const linkIn = (path: string, search: string): string =>
  isSigningPath(path) ? (new URLSearchParams(search).get(signingPages[path].secret) ?? '') : '';
