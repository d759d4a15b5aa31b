import { beforeEach, describe, expect, it } from 'vitest';
import { conrad, nora, one, two } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { logger } from '../../runtime/logger';
import { Tenancy } from '../../table/tenants/record';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
beforeEach(async () => {
  testWorld = await openTenants();
});

const invitations = () =>
  testWorld.mails.filter(({ to, text }) => to === nora.email && text.includes('invitation=')).length;
const tied = async () => (await testWorld.all(Tenancy)).map(({ leaseId }) => leaseId).toSorted();

describe('a lease is shared with its tenants', () => {
  it('by one mail when everyone has signed, with the PDF and the invitation, though jobs run again', async () => {
    const lease_id = await testWorld.sent(one);
    await testWorld.mailOut();
    for (const who of [nora, conrad, testWorld.agent]) await testWorld.signAs(who);
    const before = testWorld.mails.length;
    for (let run = 0; run < 3; run += 1) await testWorld.mailOut();
    expect([invitations(), await tied()]).toEqual([1, [lease_id]]);
    const told = testWorld.mails.slice(before);
    expect(told.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [nora.email, conrad.email, testWorld.agent.email].toSorted().map((to) => [to, 'Your lease is signed']),
    );
    const texts = (email: string) => told.find(({ to }) => to === email)?.text ?? '';
    expect(texts(nora.email)).toMatch(
      /Download the lease:\n\S+auth\/copy\?token=[\s\S]+Create your account:\n\S+invitation=/,
    );
    expect(texts(conrad.email)).not.toContain('invitation=');
  });

  it('without an invitation where the tenant who signed has an account here', async () => {
    const first = await testWorld.sent(one);
    await testWorld.movedIn([nora, conrad, testWorld.agent]);
    const second = await testWorld.sent(two);
    await testWorld.signAs(nora);
    await testWorld.mailOut();
    expect([invitations(), await tied()]).toEqual([1, [first, second].toSorted()]);
  });

  it('with nobody while it is only sent and none of them has an account here', async () => {
    await testWorld.sent(one);
    await testWorld.mailOut();
    expect([invitations(), await tied()]).toEqual([0, []]);
  });
});
