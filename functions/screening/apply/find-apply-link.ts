import { isArchived } from '../../../shared/domain/portfolio/archived-properties';
import { isLet } from '../../../shared/domain/screening/listing';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { ApplyLink, Listing } from '../../table/listings/record';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication } from '../../table/screening/record';
import { calendarOf, propertyIdOfUnit, type Unit } from '../../table/units/record';

type Asked = { readonly token: string; readonly now: Date };

async function linkOf({ token, now }: Asked, kind: ApplyLink['kind'], deps: Deps): Promise<ApplyLink> {
  const link = await deps.applications.link({ value: token, now });
  if (link?.kind !== kind) throw refuse('link-not-valid');
  return link;
}

/** A unit that is open, not let and not archived. Everything else is the same `link-not-valid`. */
export async function findListing(
  asked: Asked,
  deps: Deps,
): Promise<{ listing: Listing; organization: Organization; unit: Unit }> {
  const { organizationId, about: unitId } = await linkOf(asked, 'listing', deps);
  const propertyIds = [propertyIdOfUnit(unitId) ?? ''];
  const [listing, organization, unit, [property]] = await Promise.all([
    deps.applications.listing({ organizationId, unitId }),
    deps.organizations.byId(organizationId),
    deps.units.byId({ organizationId, unitId }),
    deps.properties.byIds({ organizationId, propertyIds }),
  ]);
  if (!listing || !organization || !unit || listing.token !== asked.token) throw refuse('link-not-valid');
  if (!property || isArchived(property)) throw refuse('link-not-valid');
  // No zone is read for a stranger: around midnight a day more or less changes nothing.
  const on = asked.now.toISOString().slice(0, 10);
  if (isLet(calendarOf(unit), { on, until: listing.until })) throw refuse('link-not-valid');
  return { listing, organization, unit };
}

type Found = {
  readonly application: StoredApplication;
  readonly organization: Organization;
  readonly link: ApplyLink;
  /** The application it is a part of. */
  readonly main: StoredApplication | undefined;
};

/** The application that an applicant's link or a screening's link leads to. */
export async function findLinked(
  asked: Asked,
  kind: 'application' | 'screening',
  deps: Deps,
): Promise<Found> {
  const link = await linkOf(asked, kind, deps);
  const { organizationId, applicationId = '' } = link;
  const [application, organization] = await Promise.all([
    deps.applications.byId({ organizationId, applicationId }),
    deps.organizations.byId(organizationId),
  ]);
  if (!application || !organization) throw refuse('link-not-valid');
  const { partOf } = application;
  const main = partOf && (await deps.applications.byId({ organizationId, ...partOf }));
  if (partOf && !main) throw refuse('link-not-valid');
  return { application, organization, link, main };
}
