import { createHash } from 'node:crypto';
import type { ApplicationFields } from '../../shared/domain/screening/application';
import type { ApplicationFee } from '../../shared/domain/screening/application-fee';
import { listingDays } from '../../shared/domain/screening/listing';
import type { Deps } from '../runtime/deps/deps';
import type { Account } from '../table/accounts/record';
import type { ApplyLink, Listing } from '../table/listings/record';
import type { PropertyHead } from '../table/properties/record';
import type { StoredApplication } from '../table/screening/record';
import type { Unit } from '../table/units/record';

type Place = Pick<StoredApplication, 'organizationId' | 'propertyId' | 'unitId' | 'home' | 'takenBy'>;

type At = { readonly unit: Unit; readonly head: PropertyHead };

/** The home that an application is for. */
export const homeAt = ({ unit, head: { property } }: At): Pick<Place, 'propertyId' | 'unitId' | 'home'> => ({
  propertyId: unit.propertyId,
  unitId: unit.unitId,
  home: {
    unitNumber: unit.unitNumber,
    title: property.title,
    type: property.propertyType,
    street: property.street,
    city: property.city,
    state: property.state,
    zipcode: property.zipcode,
    ...(unit.monthlyRent !== undefined && { rent: unit.monthlyRent }),
    available: unit.availableDate,
  },
});

/** The home, and who takes the application. */
export const placeOf = (
  at: At,
  { account, userRoleId }: { account: Account; userRoleId: string },
): Place => ({
  ...homeAt(at),
  organizationId: at.unit.organizationId,
  takenBy: {
    userId: account.userId,
    userRoleId,
    email: account.email,
    mobile: account.mobile,
    firstName: account.firstName,
    lastName: account.lastName,
  },
});

/** An application that begins now. */
export const newApplication = (
  place: Place | Listing,
  {
    fields,
    now,
    id,
    fee,
  }: { fields: ApplicationFields; now: Date; id: string; fee?: ApplicationFee | undefined },
): StoredApplication => ({
  organizationId: place.organizationId,
  propertyId: place.propertyId,
  unitId: place.unitId,
  home: place.home,
  takenBy: place.takenBy,
  applicationId: id,
  version: 1,
  stage: 'draft',
  fields,
  startedAt: now.toISOString(),
  notes: [],
  ...(fee && { fee }),
});

const linkDays = { listing: listingDays, application: 60, screening: 30 } as const;
/** Where a link leads, up to its value. */
export const paths = {
  listing: '/auth/listing?unit=',
  application: '/auth/addApplication?application=',
  question: '/auth/question?application=',
  screening: '/auth/completeScreening?screeningId=',
} as const;

/** A link without login: 256 random bits, stored as a hash. */
export function newApplyLink(
  {
    now,
    until,
    page,
    ...link
  }: Pick<ApplyLink, 'organizationId' | 'kind' | 'about' | 'applicationId' | 'isShort'> & {
    now: Date;
    until?: string | undefined;
    /** Another page than that of its kind. */
    page?: keyof typeof paths | undefined;
  },
  { ids, settings }: Deps,
): { link: ApplyLink; token: string; address: string } {
  const token = ids.secret();
  const expiresAt = until ?? new Date(now.getTime() + linkDays[link.kind] * 86_400_000).toISOString();
  const linkHash = createHash('sha256').update(token).digest('hex');
  return {
    link: { ...link, linkHash, expiresAt },
    token,
    address: `${settings.siteUrl}${paths[page ?? link.kind]}${token}`,
  };
}
