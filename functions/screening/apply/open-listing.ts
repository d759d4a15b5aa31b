import { screening as rows } from '../../../shared/contract/screening';
import { bathsText } from '../../../shared/domain/portfolio/baths';
import { hasRooms } from '../../../shared/domain/portfolio/property-types';
import { emptyTerms } from '../../../shared/domain/screening/listing-terms';
import { readOffice } from '../../common/letterhead/read-office';
import { change } from '../../runtime/change';
import { homeOf, zoneOfHome } from '../home-of';
import { findListing } from './find-apply-link';

/** A unit's public page: what the unit says now, and what is asked of everyone. */
export const openListing = change(rows.openListing, {
  read: ({ body: { token }, now }, deps) => findListing({ token, now }, deps),
  act: async ({ now, found: { listing, organization, unit } }, deps) => {
    const { files } = deps;
    const { organizationId } = organization;
    const office = await readOffice({ organizationId, now }, deps);
    const { rent: _, ...home } = homeOf(listing, organization.name);
    const rooms = hasRooms(home.type) ? unit : { bedrooms: '', bathrooms: '', halfBaths: undefined };
    const photos = unit.images.map(async (key) => ({
      url: await files.link(key, now),
      alt: unit.imageFacts?.[key]?.alt ?? '',
    }));
    const data = {
      home: {
        ...home,
        ...(unit.monthlyRent !== undefined && { rent: unit.monthlyRent }),
        available: unit.availableDate,
      },
      bedrooms: rooms.bedrooms,
      bathrooms: bathsText(rooms.bathrooms, rooms.halfBaths),
      size: unit.sizeSqft,
      appliances: [...unit.appliances],
      photos: await Promise.all(photos),
      ...(office && {
        office: { phone: office.phone, license: office.license, logo_url: office.logo_url },
      }),
      terms: { ...(listing.terms ?? emptyTerms) },
      until: listing.until,
      zone: zoneOfHome(listing.home),
    };
    return { success: 1, data };
  },
});
