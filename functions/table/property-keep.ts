import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { importEntities } from './entities/import';
import type { MadeProperty } from './imports';
import type { KeptWhy } from './kept-whys';
import { transact, type Wait } from './transact';

/** It stays: what an import made and cannot take back is no longer its own. Refuses `conflict`. */
export async function keepMade(
  table: TableClient,
  made: MadeProperty,
  { why, wait }: { why: KeptWhy; wait: Wait },
) {
  const { importMade, importKept } = importEntities(table);
  const { organizationId, importId, index, propertyId, title } = made;
  const failure = await transact(
    [
      {
        name: 'made',
        write: importMade
          .build(DeleteTransaction)
          .key({ organizationId, importId, index })
          .options({ condition: { attr: 'leavingOwners', exists: false } }),
      },
      {
        name: 'kept',
        write: importKept
          .build(PutTransaction)
          .item({ organizationId, importId, index, propertyId, title, why }),
      },
    ],
    { wait },
  );
  if (failure) throw refuse('conflict');
  return why;
}
