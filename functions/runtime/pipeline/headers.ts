/**
 * On every answer of the API, a refusal and a surprise too, since `answer` is the only maker of answers. An answer is data for our own
 * script: nobody may cache, sniff, frame or embed it.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
