/**
 * Addresses with a page of their own, written at build time (frontend/prerender.ts), and its file. Read by
 * the local server and by CloudFront's function. The root shows the landing page (RTE-01).
 */
export const ownPages: Readonly<Record<string, string>> = {
  '/': '/home.html',
  '/auth/home': '/home.html',
  '/auth/pricing': '/pricing.html',
  '/auth/sign': '/sign.html',
  '/auth/copy': '/sign.html',
  '/auth/report': '/sign.html',
  '/auth/cosigner-sign': '/sign.html',
  '/auth/verify': '/verify.html',
  '/auth/listing': '/listing.html',
};

export const appPage = '/index.html';

/** The public pages for search engines, by their own addresses. */
const listed = ['/auth/home', '/auth/pricing'];

/** `/robots.txt`: allows the public pages, not the API or the local helpers. */
export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /local/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** `/sitemap.xml`. */
export const siteMap = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
