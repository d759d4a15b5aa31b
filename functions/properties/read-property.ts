import type { PropertyLine as LineRead, OwnerRead } from '../../shared/contract/properties';
import { defined } from '../../shared/domain/defined';
import type { Reading } from '../common/portfolio/read-unit';
import type { PropertyLine, Share } from '../table/properties/record';

/** An owner's share on the wire; `isBanked`: the reader may reach the owner's bank details. */
export const readOwner = (share: Share, isBanked: boolean): OwnerRead => ({
  rental_user_owner_id: share.ownerId,
  rental_owner_first_name: share.firstName,
  rental_owner_last_name: share.lastName,
  rent_owner_companyname: share.companyName,
  rent_owner_email: share.email,
  rent_owner_percentage: share.percentage,
  rent_owner_bankinfo: share.bankReady && isBanked ? 1 : 0,
  ...(!isBanked && { bank_hidden: true }),
});

/** A line of a property list. */
export const readLine = async (summary: PropertyLine, { now, files }: Reading): Promise<LineRead> => ({
  property_id: summary.propertyId,
  property_title: summary.title,
  property_type: summary.propertyType,
  street_address: summary.street,
  city: summary.city,
  state: summary.state,
  zipcode: summary.zipcode,
  unit_count: summary.unitCount,
  image_url: await files.link(summary.image, now),
  created_at: summary.createdAt,
  leased_count: summary.signedCount ?? 0,
  rent_total: ((summary.rentTotal ?? 0) / 100).toFixed(2),
  ...defined({ archived_at: summary.archivedAt }),
});
