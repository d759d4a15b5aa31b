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
  '/auth/work': '/sign.html',
  '/auth/approve': '/sign.html',
  '/auth/cosigner-sign': '/sign.html',
  '/auth/verify': '/verify.html',
  '/auth/listing': '/listing.html',
};

/**
 * Programs that show a preview of a link read no script. By these names in their `user-agent`, the public
 * page of a home leads them to what they can read; people are never sent there.
 */
export const previewAgents =
  'facebookexternalhit|facebot|twitterbot|linkedinbot|slackbot|slack-imgproxy|whatsapp|telegrambot|discordbot|pinterestbot|skypeuripreview|redditbot|embedly|iframely|vkshare|mastodon|bluesky|googlemessages|bingpreview';

/** The page that has a card, the parameter that names it, and where the card is. */
export const previewed = {
  page: '/auth/listing',
  parameter: 'unit',
  card: '/api/applications/listingCard?unit=',
} as const;

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
