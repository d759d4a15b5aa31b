import { beforeEach, describe, expect, it } from 'vitest';
import { conrad, nora, one, two } from '../../../test/support/stand/leases';
import { openTenants, type TenantStand } from '../../../test/support/stand/tenants';
import { logger } from '../../runtime/logger';
import { OutboxEntry } from '../../table/outbox/record';
import { Tenancy } from '../../table/tenants/record';
import { tieTenants } from './tie-tenants';

logger.setLogLevel('SILENT');

let stand: TenantStand;
beforeEach(async () => {
  stand = await openTenants();
});

const invitations = () =>
  stand.mails.filter(({ to, text }) => to === nora.email && text.includes('invitation=')).length;
const tied = async () => (await stand.all(Tenancy)).map(({ leaseId }) => leaseId).toSorted();

describe('a lease is shared with its tenants', () => {
  it('by one invitation, though the same entry runs again', async () => {
    const lease_id = await stand.sent(one);
    await stand.signAs(nora);
    const entries = await stand.all(OutboxEntry);
    for (let run = 0; run < 2; run += 1)
      for (const { message, ...entry } of entries)
        if (message.kind === 'tenants') await tieTenants({ ...entry, message }, stand.deps);
    expect([invitations(), await tied()]).toEqual([1, [lease_id]]);
  });

  it('without an invitation where the tenant who signed has an account here', async () => {
    const first = await stand.sent(one);
    await stand.movedIn([nora, conrad, stand.agent]);
    const second = await stand.sent(two);
    await stand.signAs(nora);
    await stand.mailOut();
    expect([invitations(), await tied()]).toEqual([1, [first, second].toSorted()]);
  });

  it('with nobody while it is only sent and none of them has an account here', async () => {
    await stand.sent(one);
    await stand.mailOut();
    expect([invitations(), await tied()]).toEqual([0, []]);
  });
});
