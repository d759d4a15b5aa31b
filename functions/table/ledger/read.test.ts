import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import { aTrace } from '../../../test/support/table-data';
import { openPlace } from '../../../test/support/test-world/place';
import { openDb } from '../db/db';
import { stores } from '../stores';
import { moreOfLedger } from './read';
import { StoredEntry } from './record';

it('an entry that is posted while a ledger is read comes with its payment', async () => {
  const { place } = await openPlace();
  const db = openDb(place);
  const { ledgers } = stores(place);
  const key = { organizationId: 'org_1', leaseId: 'lse_1', propertyId: 'prp_1' };
  const before = await ledgers.book(key);
  const check = { method: 'check', reference: '1', payer: 'Ada', chosen: [], isAutomatic: true } as const;
  const paid = receive(
    before.book,
    { source: 'payment:1', on: '2026-06-02' },
    { payment: '1', cents: 500, ...check, shares: () => [{ ownerId: 'own_1', percentage: 100 }] },
  );
  const posted = post(before.book, paid);
  if (isRefused(posted)) throw new Error(posted.refused);
  const postNow = () =>
    ledgers.post({
      before,
      posted,
      actor: { by: 'usr_1', at: '', requestId: '' },
      shown: { unitId: 'unt_1', unitNumber: '1', propertyTitle: 'Elm St', tenants: ['Ada'] },
      trace: aTrace('org_1', 'prp_1'),
    });
  let beside: Promise<unknown> = Promise.resolve();
  const getAll: typeof db.getAll = async (record, keys) => {
    if (String(record.name) === StoredEntry.name) {
      // What is asked for at the same time is answered first.
      await setImmediate();
      await beside;
      await postNow();
    }
    const found = db.getAll(record, keys);
    beside = found;
    return found;
  };
  const read = await moreOfLedger({ ...db, getAll })(before, { sources: ['payment:1'], payments: ['1'] });
  expect(Object.keys(read.book.entries)).toEqual(['payment:1']);
  expect(read.book.payments['1']).toMatchObject({ cents: 500 });
});
