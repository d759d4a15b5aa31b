/** Headers of every page and file, sent by the local runtime or CloudFront. Scripts run from our own files
 * only; emotion writes style tags at run time, hence the one `unsafe-inline`. */
export const siteContentSecurity: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  // Documents are shown in a frame; a stage adds the origin of its files.
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

/** The header's value; `more` adds origins to a directive (the files bucket, in a deployed stage). */
export const contentSecurityPolicy = (more: Readonly<Record<string, readonly string[]>> = {}): string =>
  Object.entries(siteContentSecurity)
    .map(([directive, sources]) => [directive, ...sources, ...(more[directive] ?? [])].join(' '))
    .join('; ');

/**
 * Of the worker that decodes photos, the only file that may run WebAssembly: it loads scripts of ours and
 * reaches nothing else. A worker has the policy of its own file, so the pages' policy needs no exception.
 */
export const decoder = {
  /** By the name of its source file, frontend/src/ui/media/heic/heic-worker.ts. */
  path: '/assets/heic-worker-',
  contentSecurityPolicy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
} as const;

/** No referrer at all: the pages of mail links carry a token in their address. */
export const siteHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of a stored file: it must never run as a page, whatever its type says. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/** Of a PDF, shown in a frame of `site`: a sandbox would stop the browser's viewer. The type and `nosniff` keep it
 * from running as a page. */
export const framedPolicy = (site: string): string => `frame-ancestors ${site}`;

/** Two years; only sent over https. CloudFront adds the subdomains if the stage chose so. */
export const strictTransportSecurity = 'max-age=63072000';

/** What browsers may cache: hashed assets forever, pages after a check, the configuration never. */
export const siteCaching = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  config: 'no-store',
} as const;
