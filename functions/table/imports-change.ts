import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { importEntities } from './entities/import';
import type { Imports } from './imports';
import { sha256 } from './keys';
import { notificationWrites } from './notifications';
import { onceWrites, readOnce } from './once';
import { transact, type Wait } from './transact';

type Waiting = { readonly wait: Wait };

/** See `Imports.start`. */
export async function startImport(
  table: TableClient,
  { record, once, now, audit }: Parameters<Imports['start']>[0],
  { wait }: Waiting,
): Promise<string> {
  const entities = importEntities(table);
  const { done, planned, ...facts } = record;
  const { organizationId, importId, fileHash } = record;
  const failure = await transact(
    [
      // The once-record's subject is the import: a repeat answers by it what has been made by then.
      ...onceWrites(table, { once, reply: null, now, propertyId: importId }),
      {
        name: 'file',
        write: entities.importFile
          .build(PutTransaction)
          .item({ organizationId, fileHash, importId })
          .options({ condition: { attr: 'importId', exists: false } }),
      },
      {
        name: 'import',
        write: entities.import
          .build(PutTransaction)
          .item({
            ...facts,
            planned: { ...planned },
            doneProperties: done.properties,
            doneUnits: done.units,
            doneOwners: done.owners,
            doneRentCents: done.rentCents,
          })
          .options({ condition: { attr: 'importId', exists: false } }),
      },
      auditWrite(table, audit),
    ],
    { token: sha256(`import ${importId}`).slice(0, 36), wait },
  );
  if (!failure) return importId;
  const first = once && failure.name === 'once' ? await readOnce(table, once) : undefined;
  if (first) return first.propertyId;
  const { Item } = await entities.importFile
    .build(GetItemCommand)
    .key({ organizationId, fileHash })
    .options({ consistent: true })
    .send();
  if (failure.name !== 'file' || !Item) throw refuse('conflict');
  return Item.importId;
}

/** See `Imports.changeState`. A file whose import has ended can be imported again. */
export async function changeImportState(
  table: TableClient,
  { before, state, audit, told }: Parameters<Imports['changeState']>[0],
  { wait }: Waiting,
): Promise<void> {
  const entities = importEntities(table);
  const { organizationId, importId, fileHash } = before;
  const failure = await transact(
    [
      {
        name: 'import',
        write: entities.import
          .build(UpdateTransaction)
          .item({ organizationId, importId, state })
          .options({ condition: { attr: 'state', eq: before.state } }),
      },
      ...(before.state === 'running'
        ? [
            {
              name: 'file',
              write: entities.importFile
                .build(DeleteTransaction)
                .key({ organizationId, fileHash })
                .options({ condition: { attr: 'importId', eq: importId } }),
            },
          ]
        : []),
      ...(audit ? [auditWrite(table, audit)] : []),
      ...notificationWrites(table, told),
    ],
    { wait },
  );
  if (failure) throw refuse('conflict');
}
