import type { ImportedProperty, RowProblem } from '../../shared/domain/imports/portfolio-parts';
import type { Viewer } from '../../shared/domain/people/roles';
import { Refusal, type RefusalCode, refusals, refuse } from '../../shared/wire/refusals';
import { newOwner } from '../common/portfolio/find-owners';
import { addedProperty, grantTo, newProperty } from '../common/portfolio/new-property';
import { hiddenOwner } from '../common/portfolio/share-property';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { Trace } from '../table/audit/writes';
import type { PortfolioImport } from '../table/imports/record';
import { newUnitId } from '../table/units/record';
import { type FileOwners, knownOwners, ownersOf } from './file-owners';

type Adding = {
  readonly index: number;
  readonly property: ImportedProperty;
  readonly record: PortfolioImport;
  /** Shared by all properties of the call: an owner one of them added is not new to the next. */
  readonly owners: FileOwners;
};

type Call = { readonly viewer: Viewer; readonly now: Date; trace(change: Audited): Trace };

export type Added =
  | { readonly index: number; readonly propertyId: string }
  | { readonly index: number; readonly problems: readonly RowProblem[] };

/** Refusals that stop only this property, with their sentence; the rest of the file goes on. */
const ofItsOwn: Partial<Record<RefusalCode, string>> = {
  'property-limit': refusals['property-limit'].message,
  'unit-limit': refusals['unit-limit'].message,
  'owner-email-taken': hiddenOwner,
};

function make({ property: { form }, owners }: Adding, { viewer, now }: Call, deps: Deps) {
  const propertyId = deps.ids.next('prp');
  const naming = { viewer, now, title: form.property_title };
  const units = form.units.map(() => ({ unitId: newUnitId(propertyId, deps.ids.next('unt')), photos: [] }));
  const shares = form.rentalOwners.map((owner) => ({
    ...(owners.get(owner.email) ?? { owner: newOwner(owner, naming, deps), isNew: true }),
    percentage: owner.percentage,
  }));
  return newProperty(form, { propertyId, viewer, now, units, shares });
}

/** Uses the normal add with its guards, counters and log. An owner that another add made meanwhile is used
 * as stored; the email of an owner the caller may not see is refused. */
async function add(adding: Adding, call: Call, deps: Deps): Promise<string> {
  const { record, index, owners, property } = adding;
  const made = make(adding, call, deps);
  const imported = { importId: record.importId, index };
  const trace = call.trace(addedProperty(made));
  try {
    await deps.properties.add({ ...made, trace, imported, grantTo: grantTo(call.viewer) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'owner-email-taken') throw error;
    const emails = property.form.rentalOwners.map(({ email }) => email);
    const found = await ownersOf(await knownOwners(emails, call, deps), call, deps);
    for (const [email, owner] of found) owners.set(email, owner);
    const isSeen = made.shares.some(({ owner, isNew }) => isNew && found.get(owner.email)?.isNew === false);
    throw isSeen ? refuse('conflict') : error;
  }
  for (const { owner } of made.shares) owners.set(owner.email, { owner, isNew: false });
  return made.property.propertyId;
}

/** Adds one property of a file, whole or not at all, and only once however often it is called. */
export async function addImported(adding: Adding, call: Call, deps: Deps): Promise<Added> {
  const { index, property, record } = adding;
  const attempt = async (number: number): Promise<string> => {
    // On a retry, a concurrent call may already have added this property.
    const [before] = number > 1 ? await deps.imports.madeAt({ ...record, indexes: [index] }) : [];
    return before?.propertyId ?? add(adding, call, deps);
  };
  try {
    return { index, propertyId: await retryOnConflict(attempt) };
  } catch (error) {
    const message = error instanceof Refusal ? ofItsOwn[error.code] : undefined;
    if (message === undefined) throw error;
    return { index, problems: [{ row: property.rows[0]?.row ?? 1, column: '', message }] };
  }
}
