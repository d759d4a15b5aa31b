import type { FiledProperty, RowProblem } from '../../shared/domain/portfolio-parts';
import { Refusal, type RefusalCode, refusals } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { newProperty } from '../portfolio/new-property';
import { hiddenOwner, newOwner } from '../portfolio/property-owners';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';
import type { PortfolioImport } from '../table/imports';
import type { NewProperty } from '../table/properties';
import { newUnitId } from '../table/unit-id';
import { type FileOwners, knownOwners, ownersOf } from './file-owners';

type Adding = {
  readonly index: number;
  readonly property: FiledProperty;
  readonly record: PortfolioImport;
  /** Shared by all properties of the call: an owner that one of them made is no new one for the next. */
  readonly owners: FileOwners;
};

export type Added =
  | { readonly index: number; readonly propertyId: string }
  | { readonly index: number; readonly problems: readonly RowProblem[] };

/** Refusals that concern this property alone, with their sentence: the other properties of the file go on. */
const ofItsOwn: Partial<Record<RefusalCode, string>> = {
  'property-limit': refusals['property-limit'].message,
  'unit-limit': refusals['unit-limit'].message,
  'owner-email-taken': hiddenOwner,
};

function make({ property, owners }: Adding, { viewer, now }: ViewerCall, deps: Deps): NewProperty {
  const { form } = property;
  const propertyId = deps.ids.next('prp');
  const asked = { viewer, now, title: form.property_title };
  const units = form.units.map(() => ({
    unitId: newUnitId(propertyId, deps.ids.next('unt')),
    photos: [],
    images: [],
  }));
  const shares = form.rentalOwners.map((owner) => ({
    ...(owners.get(owner.email) ?? { owner: newOwner(owner, asked, deps), isNew: true }),
    percentage: owner.percentage,
  }));
  return newProperty(form, { propertyId, viewer, now, units, shares });
}

/**
 * By the product's own add: its guards, counters and log. An owner whom another add made meanwhile is used as
 * stored; a mail of an owner whom the caller may not see is refused.
 */
async function add(adding: Adding, request: ViewerCall, deps: Deps): Promise<string> {
  const { record, index, owners } = adding;
  const { viewer, now } = request;
  const made = make(adding, request, deps);
  const { propertyId, title, propertyType } = made.property;
  const audit = audited(
    request,
    {
      action: 'property.add',
      object: { kind: 'property', id: propertyId, name: title },
      after: { propertyType, unitCount: made.units.length },
    },
    deps,
  );
  try {
    await deps.properties.add(made, {
      ...{ reply: propertyId, now, audit },
      imported: { importId: record.importId, index },
      ...(Array.isArray(viewer.grants?.properties) && { grantTo: viewer }),
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'owner-email-taken') throw error;
    const emails = adding.property.form.rentalOwners.map(({ email }) => email);
    const found = await ownersOf(await knownOwners(emails, request, deps), request, deps);
    for (const [email, owner] of found) owners.set(email, owner);
    const isSeen = made.shares.some(({ owner, isNew }) => isNew && found.get(owner.email)?.isNew === false);
    throw isSeen ? new Refusal('conflict') : error;
  }
  for (const { owner } of made.shares) owners.set(owner.email, { owner, isNew: false });
  return propertyId;
}

/** What this place of the file made before, also by another call a moment ago. */
async function madeBefore({ index, record }: Adding, { imports }: Deps): Promise<string | undefined> {
  const { organizationId, importId } = record;
  const [made] = await imports.madeAt({ organizationId, importId, indexes: [index] });
  return made?.propertyId;
}

/** One property of a file, whole or not at all, once however often it is asked. */
export async function addImported(adding: Adding, request: ViewerCall, deps: Deps): Promise<Added> {
  const { index, property } = adding;
  try {
    const propertyId = await again(async (attempt) => {
      const before = attempt > 1 ? await madeBefore(adding, deps) : undefined;
      return before ?? add(adding, request, deps);
    });
    return { index, propertyId };
  } catch (error) {
    const message = error instanceof Refusal ? ofItsOwn[error.code] : undefined;
    if (message === undefined) throw error;
    return { index, problems: [{ row: property.rows[0]?.row ?? 1, column: '', message }] };
  }
}
