import { messages } from '../../../shared/domain/messages';
import { type Refusal, refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { type Once, readOnce } from '../db/once';
import type { Failure } from '../db/transact';
import { put, type Write } from '../db/writes';
import type { Imported } from '../imports/writes';
import { Organization } from '../organizations/record';
import { countWrites } from '../organizations/writes';
import { takeEmails } from '../owners/writes';
import { Unit } from '../units/record';
import { abandonAdd } from './abandon-add';
import { addInStages } from './add-in-stages';
import { type Add, countsOf, firstSetOf, newOwnersOf, restWrites, tokenOf } from './add-parts';
import { Property, PropertyLine } from './record';
import type { NewProperty } from './writes';

/** DynamoDB's own limit of one transaction. */
const itemsPerTransaction = 100;
/** The API answers within 30 s or not at all: an add begun longer ago than that has no one working on it. */
const workingMilliseconds = 30_000;

/** Whoever adds a property outside a chosen list gets it into that list: the role and the sessions, as part of the add. */
export type GrantedTo = { readonly userId: string; readonly userRoleId: string };
export type GrantsFor = (
  grantedTo: GrantedTo,
  granted: { organizationId: string; propertyId: string; now: Date },
) => Promise<Write<'grant'>[]>;

export type PropertyAdd = NewProperty & {
  readonly trace: Trace;
  readonly grantTo?: GrantedTo | undefined;
  /** Made from a file; refused `conflict` when that place of it was made already, `import-ended` when the import is over. */
  readonly imported?: Imported | undefined;
};

function addOnce(db: Db, add: Add): Promise<Failure | undefined> {
  const writes = [
    ...traceWrites(add.trace),
    ...countWrites(add.property.organizationId, countsOf(add)),
    ...takeEmails(newOwnersOf(add)),
    put(Property, add.property, absent),
    put(PropertyLine, add.property),
    ...add.units.map((unit) => put(Unit, unit)),
    ...restWrites(add),
  ];
  if (writes.length > itemsPerTransaction) return addInStages(db, add);
  return db.transact(writes, { token: tokenOf(add, 'add') });
}

/** Undoes the first add under this key where it broke off. Refuses `key-reused`, `in-progress`, and `conflict` for one that is done. */
async function clearUnfinished(db: Db, once: Once, now: Date): Promise<void> {
  const first = await readOnce(db, once);
  if (first?.done) throw refuse('conflict');
  if (first && now.getTime() - Date.parse(first.startedAt) < workingMilliseconds) throw refuse('in-progress');
  if (first) await abandonAdd(db, { ...first, propertyId: first.about ?? '' });
}

function refusalOf({ name, position, found }: Failure, { shares }: Add): Refusal {
  if (name === 'once') return refuse('in-progress');
  if (name === 'import') return refuse('import-ended');
  if (name === 'owner-email-guard') {
    const places = shares.flatMap(({ isNew, owner }, index) => (isNew && owner.email !== '' ? [index] : []));
    const field = `rentalOwners.${places[position]}.email`;
    return refuse('owner-email-taken', { fields: { [field]: messages.emailExistsUseDifferent } });
  }
  if (name !== 'organization') return refuse('conflict');
  const organization = found(Organization);
  if (!organization) return refuse('not-found');
  return refuse(organization.propertiesLeft < 1 ? 'property-limit' : 'unit-limit');
}

/**
 * Adds a property whole or not at all: property, units, owners, shares, mail guards, list rows and counters under the plan's limits in one
 * transaction up to DynamoDB's 100 items, past it hidden first, filled in batches and published by a last transaction (see ACCESS-PATTERNS.md).
 * Refuses `property-limit`, `unit-limit`, `owner-email-taken`, `in-progress`, `key-reused`, `conflict`.
 */
export const addProperty =
  (db: Db, grantsFor: GrantsFor) =>
  async ({ grantTo, imported, ...made }: PropertyAdd): Promise<void> => {
    const { once, now } = made.trace;
    const { organizationId, propertyId } = made.property;
    const property = { ...made.property, unitCount: made.units.length, shareSets: [firstSetOf(made)] };
    const grants = grantTo ? await grantsFor(grantTo, { organizationId, propertyId, now }) : [];
    const add: Add = { ...made, property, imported, grants };
    let failure = await addOnce(db, add);
    if (failure?.name === 'once' && once) {
      await clearUnfinished(db, once, now);
      failure = await addOnce(db, add);
    }
    if (failure) throw refusalOf(failure, add);
  };
