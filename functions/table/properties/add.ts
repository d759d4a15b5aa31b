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

/** DynamoDB's limit per transaction. */
const itemsPerTransaction = 100;
/** The API answers within 30 s or not at all: nobody is working on an older add. */
const workingMilliseconds = 30_000;

/** Someone limited to a list of properties gets a new one added to it, as part of the add. */
export type GrantedTo = { readonly userId: string; readonly userRoleId: string };
export type GrantsFor = (
  grantedTo: GrantedTo,
  granted: { organizationId: string; propertyId: string; now: Date },
) => Promise<Write<'grant'>[]>;

export type PropertyAdd = NewProperty & {
  readonly trace: Trace;
  readonly grantTo?: GrantedTo | undefined;
  /** From a file; refuses `conflict` if its place was made before, `import-ended` if the import is over. */
  readonly imported?: Imported | undefined;
};

const rentOf = (units: readonly Unit[]): number =>
  units.reduce((cents, { monthlyRent = 0 }) => cents + monthlyRent, 0);

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

/** Undoes an interrupted add under this key. Refuses `key-reused`, `in-progress`, `conflict` (it is done). */
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
 * Adds a property completely or not at all, under the plan's limits: in one transaction up to DynamoDB's 100
 * items; past that it is hidden, filled in batches and published by a last one (see ACCESS-PATTERNS.md).
 * Refuses `property-limit`, `unit-limit`, `owner-email-taken`, `in-progress`, `key-reused`, `conflict`.
 */
export const addProperty =
  (db: Db, grantsFor: GrantsFor) =>
  async ({ grantTo, imported, ...made }: PropertyAdd): Promise<void> => {
    const { once, now } = made.trace;
    const { organizationId, propertyId } = made.property;
    const property = {
      ...made.property,
      unitCount: made.units.length,
      rentTotal: rentOf(made.units),
      shareSets: [firstSetOf(made)],
    };
    const grants = grantTo ? await grantsFor(grantTo, { organizationId, propertyId, now }) : [];
    const add: Add = { ...made, property, imported, grants };
    let failure = await addOnce(db, add);
    if (failure?.name === 'once' && once) {
      await clearUnfinished(db, once, now);
      failure = await addOnce(db, add);
    }
    if (failure) throw refusalOf(failure, add);
  };
