import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { Refusal } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import { sha256 } from './keys';
import { countNotificationWrites } from './notifications';
import { abandonAdd } from './property-add-abandon';
import { type Add, type AddWrite, addWrites } from './property-add-writes';
import { type Failure, transact, type Wait } from './transact';

/** Units of one transaction; the hundredth item is the check that nobody undoes this add meanwhile. */
const unitsPerBatch = 99;

/** Items of an add that are not units: record, line, counters, once-record, audit, grants, import; per owner the owner, a share, a line and, when new, a guard; a shelf for all new ones. */
export const writtenBesideUnits = ({
  shares,
  once,
  audit,
  told = [],
  grants,
  imported,
}: Omit<Add, 'grants' | 'imported'> & {
  grants: { length: number };
  imported?: Add['imported'];
}): number =>
  3 +
  (once ? 1 : 0) +
  (audit ? 1 : 0) +
  countNotificationWrites(told) +
  grants.length +
  (imported ? 2 : 0) +
  (shares.some(({ isNew }) => isNew) ? 1 : 0) +
  shares.reduce((items, { isNew }) => items + (isNew ? 4 : 3), 0);

/**
 * An add past 100 items. First everything that can be refused is reserved, the property hidden; then its units come in batches that may be
 * written twice; a last transaction shows it. Until then nobody sees any of it. What stops half-way is undone: by a repeat with the same
 * Idempotency-Key, or by the job that calls `abandonUnfinished`.
 */
export async function addInStages(
  table: TableClient,
  add: Add,
  { wait }: { wait: Wait },
): Promise<Failure | undefined> {
  const writes = addWrites(table, add);
  const refused = await transact(
    [
      ...writes.onceFirst(false),
      ...writes.organization({ reserve: true, count: false }),
      ...writes.ownerEmails(),
      ...writes.property('adding'),
      ...unfinished(table, add).begin(),
    ],
    { token: tokenOf(add, 'reserve'), wait },
  );
  if (refused) return refused;

  const undo = () => abandonAdd(table, unfinished(table, add).key, { wait });
  try {
    const stopped = (await addUnits(table, add, { wait })) ?? (await publish(table, add, { wait }));
    if (stopped) await undo();
    return stopped;
  } catch (error) {
    // What is no refusal may have been written after all; that is for a repeat or the job to find out.
    if (error instanceof Refusal) await undo();
    throw error;
  }
}

async function addUnits(table: TableClient, add: Add, { wait }: { wait: Wait }) {
  const { organizationId, propertyId } = add.property;
  const stillAdding: AddWrite = {
    name: 'property',
    write: propertyEntities(table)
      .property.build(ConditionCheck)
      .key({ organizationId, propertyId })
      .condition({ attr: 'stage', eq: 'adding' }),
  };
  for (let begin = 0; begin < add.units.length; begin += unitsPerBatch) {
    const units = addWrites(table, add).units(add.units.slice(begin, begin + unitsPerBatch));
    const failure = await transact([stillAdding, ...units], { token: tokenOf(add, `units ${begin}`), wait });
    if (failure) return failure;
  }
  return undefined;
}

function publish(table: TableClient, add: Add, { wait }: { wait: Wait }) {
  const writes = addWrites(table, add);
  return transact(
    [
      ...writes.imported(),
      ...writes.publishProperty(),
      ...writes.onceDone(),
      ...writes.organization({ reserve: false, count: true }),
      ...writes.line(),
      ...writes.owners(),
      ...writes.shares(),
      ...writes.audit(),
      ...add.grants,
      ...unfinished(table, add).end(),
    ],
    { token: tokenOf(add, 'publish'), wait },
  );
}

/** The note that an add is under way, with all that is needed to undo it. */
function unfinished(table: TableClient, { property, units, shares, once, now }: Add) {
  const entity = organizationEntities(table).unfinished;
  const { organizationId, propertyId } = property;
  const key = { startedAt: now.toISOString(), organizationId, propertyId };
  const ownerEmailHashes = shares
    .filter(({ isNew, owner }) => isNew && owner.email !== '')
    .map(({ owner }) => sha256(owner.email));
  return {
    key,
    begin: (): AddWrite[] => [
      {
        name: 'unfinished',
        write: entity.build(PutTransaction).item({
          ...key,
          unitCount: units.length,
          ownerEmailHashes,
          ...(once && { once: { scope: once.scope, key: once.key } }),
        }),
      },
    ],
    end: (): AddWrite[] => [{ name: 'unfinished', write: entity.build(DeleteTransaction).key(key) }],
  };
}

const tokenOf = ({ property }: Add, stage: string): string =>
  sha256(`${stage} ${property.propertyId}`).slice(0, 36);
