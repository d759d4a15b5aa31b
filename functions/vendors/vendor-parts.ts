import type { VendorLine } from '../../shared/contract/vendors';
import { localDateOf } from '../../shared/domain/dates';
import { isStaff } from '../../shared/domain/people/permissions';
import type { Viewer } from '../../shared/domain/people/roles';
import { mayKeepVendors } from '../../shared/domain/requests/keep-vendors';
import { insuranceOn, type VendorFields } from '../../shared/domain/requests/vendor';
import { looksLikeEmail, normalizeEmail, tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Audited } from '../runtime/audit';
import type { Vendor } from '../table/vendors/record';

/** Vendors are the staff's: owners and tenants read a name on a request. Refuses `not-permitted`. */
export function permitStaff({ viewer }: { readonly viewer: Viewer }): void {
  if (!isStaff(viewer)) throw refuse('not-permitted');
}
export const staffOnly = { permit: permitStaff };

/**
 * A vendor that is there is the whole organization's. Refuses `not-permitted` to staff with a chosen list.
 */
export const keepersOnly = {
  permit: ({ viewer }: { readonly viewer: Viewer }): void => {
    if (!mayKeepVendors(viewer)) throw refuse('not-permitted');
  },
};

/** To a tenth of a star; undefined while nobody gave any. */
const ratingOf = ({ stars, ratings }: Vendor): VendorLine['rating'] =>
  ratings === 0 ? undefined : { stars: Math.round((10 * stars) / ratings) / 10, count: ratings };

export const vendorLine = (vendor: Vendor, now: Date): VendorLine => ({
  vendor_id: vendor.vendorId,
  name: vendor.name,
  contact: vendor.contact,
  email: vendor.email,
  mobile_number: vendor.mobile,
  trades: [...vendor.trades],
  areas: vendor.areas,
  insured_until: vendor.insuredUntil,
  insurance: insuranceOn(vendor, localDateOf(now)),
  is_archived: vendor.archivedAt !== undefined,
  open_jobs: Math.max(0, vendor.jobs),
  rating: ratingOf(vendor),
  version: vendor.version,
});

type Sent = {
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  readonly mobile_number: string;
  readonly trades: VendorFields['trades'];
  readonly areas: string;
  readonly insured_until?: string | undefined;
  readonly notes: string;
};

/** What a form sends, as it is stored. Refuses `invalid` at the field: a vendor is reached by mail. */
export function fieldsOf({
  insured_until: insuredUntil,
  mobile_number: mobile,
  ...sent
}: Sent): VendorFields {
  const name = tidyLine(sent.name);
  if (name === '') throw refuse('invalid', { fields: { name: 'Name is required' } });
  if (!looksLikeEmail(sent.email)) throw refuse('invalid', { fields: { email: 'Enter an email address' } });
  return {
    name,
    contact: tidyLine(sent.contact),
    email: normalizeEmail(sent.email),
    mobile,
    trades: [...new Set(sent.trades)],
    areas: tidyLine(sent.areas),
    ...(insuredUntil !== undefined && { insuredUntil }),
    notes: sent.notes,
  };
}

export const vendorObject = ({ vendorId: id, name }: Vendor): Audited['object'] => ({
  kind: 'vendor',
  id,
  name,
});

export const vendorFacts = ({ name, email, mobile, insuredUntil, archivedAt }: Vendor) => ({
  name,
  email,
  mobile,
  ...(insuredUntil !== undefined && { until: insuredUntil }),
  status: archivedAt === undefined ? 'active' : 'archived',
});
