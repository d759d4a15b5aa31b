import type { Contract } from '../../../shared/contract';
import { displayDollars } from '../../../shared/domain/money';
import { bathsText } from '../../../shared/domain/portfolio/baths';
import { escapeHtml } from '../../gateways/mail/mail-layout';
import type { Handler } from '../../runtime/handler';
import type { Unit } from '../../table/units/record';
import { homeOf } from '../home-of';
import { paths } from '../new-application';
import { findListing } from './find-apply-link';

/** `$1,450.00 a month · 2 bd · 1 ba` */
const factsOf = ({ monthlyRent, bedrooms, bathrooms, halfBaths }: Unit): string =>
  [
    monthlyRent !== undefined && `${displayDollars(monthlyRent)} a month`,
    bedrooms && `${bedrooms} bd`,
    bathrooms && `${bathsText(bathrooms, halfBaths)} ba`,
  ]
    .filter(Boolean)
    .join(' · ');

const meta = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">\n`;

/** Who comes by a browser is sent on to the home's page; programs that show links read the head alone. */
export const listingCard: Handler<Contract['screening']['listingCard']> = async (
  { query: { unit: token }, now },
  deps,
) => {
  const { files, settings } = deps;
  const { listing, organization, unit } = await findListing({ token, now }, deps);
  const { title, unit: number, location } = homeOf(listing, organization.name);
  const [first = ''] = unit.images;
  const [image, page] = [await files.link(first, now), `${settings.siteUrl}${paths.listing}${token}`];
  const name = `${title}, unit ${number}`;
  const words = [factsOf(unit), location, listing.terms?.description].filter(Boolean).join('. ');
  const text = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(name)}</title>
<meta name="robots" content="noindex">
${meta('og:type', 'website')}${meta('og:site_name', organization.name)}${meta('og:title', name)}${meta('og:description', words)}${meta('og:url', page)}${meta('og:image', image)}${meta('og:image:alt', unit.imageFacts?.[first]?.alt || (image && `Photo of ${name}`))}<meta name="twitter:card" content="${image === '' ? 'summary' : 'summary_large_image'}">
<meta http-equiv="refresh" content="0; url=${escapeHtml(page)}">
</head><body><a href="${escapeHtml(page)}">${escapeHtml(name)}</a></body></html>
`;
  return { success: 1, text };
};
