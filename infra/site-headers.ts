/**
 * The headers of every page and file of the site, as data: one machine sends them itself, CloudFront by a response headers policy. Scripts
 * run from our own files alone; emotion writes its style tags at run time, hence the one `unsafe-inline`.
 */
export const siteContentSecurity: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  // A document is shown in a frame; where files lie elsewhere, that origin is added.
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

/** The policy as a header's value; `more` adds origins to a directive (the files bucket, in a deployed stage). */
export const contentSecurityPolicy = (more: Readonly<Record<string, readonly string[]>> = {}): string =>
  Object.entries(siteContentSecurity)
    .map(([directive, sources]) => [directive, ...sources, ...(more[directive] ?? [])].join(' '))
    .join('; ');

/** Beside the policy. The pages of mail links carry a token in their address, so no referrer leaves at all. */
export const siteHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Two years; only ever sent over https. CloudFront adds the subdomains where the stage chose so. */
export const strictTransportSecurity = 'max-age=63072000';

/** How long a browser may keep what, by kind: hashed assets for ever, the page and the configuration never unasked. */
export const siteCaching = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  config: 'no-store',
} as const;
