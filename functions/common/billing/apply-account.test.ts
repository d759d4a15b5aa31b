import { expect, it } from 'vitest';
import { openStand } from '../../../test/support/stand';
import { OwnerAccount } from '../../table/billing/record';
import { put } from '../../table/db/writes';
import { Share } from '../../table/properties/record';
import { applyAccount } from './apply-account';

it('a share that is added while an owner’s bank state is written is marked too', async () => {
  const stand = await openStand();
  await stand.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await stand.property({ units: [{}], shares: [{ ownerId: 'own_ada', percentage: 100 }] });
  await stand.owner({ ownerId: 'own_ada' });
  const asked = { organizationId: 'org_one', ownerId: 'own_ada' };
  const account: OwnerAccount = {
    ...{ ...asked, accountId: 'acct_1', version: 1, missing: [], startedAt: '', updatedAt: '' },
    ...{ detailsSubmitted: false, payoutsEnabled: false },
  };
  await stand.db.write(put(OwnerAccount, account));
  const [owner] = await stand.owners();
  if (!owner) throw new Error('no owner');
  const said = { ...account, detailsSubmitted: true, payoutsEnabled: true };
  const connectedAccount = async () => ({ ...said, disabledReason: undefined, bank: undefined });
  const deps = { ...stand.deps, payments: { ...stand.deps.payments, connectedAccount } };
  const readBefore = { owner, account, shares: [] };
  await applyAccount({ ...asked, now: stand.now(), found: readBefore }, deps);
  expect((await stand.all(Share)).map(({ bankReady }) => bankReady)).toEqual([true]);
});
