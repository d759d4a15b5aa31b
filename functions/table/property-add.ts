import * as z from 'zod';
import { messages } from '../../shared/domain/messages';
import { type Refusal, refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { sha256 } from './keys';
import { readOnce } from './once';
import type { Properties } from './properties';
import { abandonAdd } from './property-add-abandon';
import { grantWrites } from './property-add-grants';
import { addInStages, writtenBesideUnits } from './property-add-stages';
import { type Add, addWrites } from './property-add-writes';
import { type Failure, transact, type Wait } from './transact';

/** DynamoDB's own limit of one transaction. */
const itemsPerTransaction = 100;
/** The API answers within 30 s or not at all: an add begun longer ago than that has no one working on it. */
const workingMilliseconds = 30_000;

const Remainders = z.object({ propertiesLeft: z.number(), unitsLeft: z.number() });

/** Adds a property whole or not at all; see `Properties.add`. An Idempotency-Key that was used answers what it answered then. */
export function addProperty(table: TableClient, { wait }: { wait: Wait }): Properties['add'] {
  const attempt = async (add: Add): Promise<Failure | undefined> => {
    const writes = addWrites(table, add);
    if (writtenBesideUnits(add) + add.units.length > itemsPerTransaction)
      return addInStages(table, add, { wait });
    return transact(
      [
        ...writes.onceFirst(true),
        ...writes.imported(),
        ...writes.organization({ reserve: true, count: true }),
        ...writes.ownerEmails(),
        ...writes.property('live'),
        ...writes.line(),
        ...writes.units(),
        ...writes.owners(),
        ...writes.shares(),
        ...writes.audit(),
        ...add.grants,
      ],
      { token: tokenOf(add), wait },
    );
  };

  return async (new_, { once, reply, now, audit, told, grantTo, imported }) => {
    const bare: Add = { ...new_, once, reply, now, audit, told, imported, grants: [] };
    const grants = grantTo ? await grantWrites(table, grantTo, bare) : [];
    const add: Add = { ...bare, grants };
    let failure = await attempt(add);
    if (failure?.name === 'once' && once) {
      const record = await readOnce(table, once);
      if (record?.done) return record.reply;
      if (record && now.getTime() - Date.parse(record.startedAt) < workingMilliseconds)
        throw refuse('in-progress');
      if (record) await abandonAdd(table, record, { wait });
      failure = await attempt(add);
    }
    if (failure) throw refusalOf(failure, add);
    return reply;
  };
}

/** At most 36 characters, the same for every try of this add: a reply lost on the way does not add twice. */
const tokenOf = ({ property }: Add): string => sha256(`add ${property.propertyId}`).slice(0, 36);

function refusalOf({ name, position, found }: Failure, add: Add): Refusal {
  if (name === 'once') return refuse('in-progress');
  if (name === 'owner-email') {
    const places = add.shares.flatMap(({ isNew, owner }, index) =>
      isNew && owner.email !== '' ? [index] : [],
    );
    const field = `rentalOwners.${places[position]}.email`;
    return refuse('owner-email-taken', { fields: { [field]: messages.emailExistsUseDifferent } });
  }
  if (name === 'import') return refuse('import-ended');
  if (name !== 'organization') return refuse('conflict');
  const left = Remainders.safeParse(found);
  if (!left.success) return refuse('not-found');
  return refuse(left.data.propertiesLeft < 1 ? 'property-limit' : 'unit-limit');
}
