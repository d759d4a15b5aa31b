import { screening as rows } from '../../shared/contract/screening';
import { hasRooms } from '../../shared/domain/property-types';
import { emptyTerms } from '../../shared/domain/screening/listing-terms';
import { change } from '../runtime/change';
import { findListing } from './find-apply-link';
import { homeOf } from './home-of';

/** A unit's public page: what the unit says now, and what is asked of everyone. */
export const openListing = change(rows.openListing, {
  read: ({ body: { token }, now }, deps) => findListing({ token, now }, deps),
  act: async ({ now, found: { listing, organization, unit } }, { files }) => {
    const { rent: _, ...home } = homeOf(listing, organization.name);
    const rooms = hasRooms(home.type) ? unit : { bedrooms: '', bathrooms: '' };
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
      ...{ bedrooms: rooms.bedrooms, bathrooms: rooms.bathrooms, size: unit.sizeSqft },
      ...{ appliances: [...unit.appliances], photos: await Promise.all(photos) },
      ...{ terms: { ...(listing.terms ?? emptyTerms) }, until: listing.until },
    };
    return { success: 1, data };
  },
});
