import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { conrad, elias, nora, one } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { takeNoticeBack } from '../leases/moves/lease-moves';
import { logger } from '../runtime/logger';
import { getMyLease } from './get-my-lease';
import { giveMyNotice, takeMyNoticeBack } from './my-notice';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
/** Nora and Elias rent to June 30, 2027, then month-to-month; today is August 1, 2026. */
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(one, { tenants: [nora, elias] });
  tenant = await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
  testWorld.goTo('2026-08-01T16:00:00.000Z');
  await testWorld.mailOut();
  testWorld.mails.length = 0;
});

const lease = async (as = tenant) =>
  (await getMyLease({ ...testWorld.call(as), params: { leaseId: lease_id } }, testWorld.deps)).data;
const give = (last_day: string, as = tenant, agrees = true) =>
  testWorld.perform(giveMyNotice, { ...testWorld.call(as), body: { lease_id, last_day, agrees } });
const head = 'usr_head@demo.test';
const mailsTo = (email: string) => testWorld.mails.filter(({ to }) => to === email);
const takeBack = (as = tenant) =>
  testWorld.perform(takeMyNoticeBack, { ...testWorld.call(as), body: { lease_id } });

describe('a notice from the account', () => {
  it('is given by the lease’s own rule, told to everybody, and stands for staff as any other', async () => {
    expect((await lease()).may_give_notice).toMatchObject({ earliest: '2027-06-30', fixed_to: '2027-06-30' });
    await expect(give('2027-06-29')).rejects.toMatchObject({ code: 'notice-too-short' });
    await give('2027-06-30');
    const read = await testWorld.read(lease_id);
    expect(read).toMatchObject({
      status: 'notice-given',
      until: { kind: 'notice', on: '2027-06-30' },
      notice: { by: 'tenants', lastDay: '2027-06-30', givenOn: '2026-08-01' },
      may: { take_notice_back: true },
    });
    expect(await lease()).toMatchObject({
      status: 'notice-given',
      until: { kind: 'notice', on: '2027-06-30' },
      notice: { by: 'tenants', given_on: '2026-08-01', last_day: '2027-06-30', may_take_back: true },
    });
    expect(await testWorld.told()).toContain('Notice: unit 1A moves out on Jun 30, 2027');
    await testWorld.mailOut();
    const told = testWorld.mails.filter(({ subject }) => subject === 'A notice about your lease');
    expect(told.map(({ to }) => to).toSorted()).toEqual([elias.email, nora.email].toSorted());
    const [landlords] = mailsTo(head);
    expect(landlords?.subject).toBe('Notice: unit 1A moves out on Jun 30, 2027');
    expect(landlords?.text).toContain('Nora Whitaker did this for all tenants');
    expect(landlords?.text).toContain(`showLease?id=${lease_id}`);
    await expect(give('2027-08-30')).rejects.toMatchObject({ code: 'wrong-status' });
  });

  it('is not given by a call that doesn’t say it is binding for all tenants', async () => {
    await expect(give('2027-06-30', tenant, false)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { agrees: 'Check the box to give notice' } },
    });
    expect((await testWorld.read(lease_id)).status).toBe('active');
  });

  it('is taken back by the tenants, and not when staff did it already', async () => {
    await give('2027-06-30');
    await takeBack();
    expect((await lease()).notice).toBeUndefined();
    expect((await testWorld.read(lease_id)).status).toBe('active');
    expect(await testWorld.told()).toContain('Notice taken back: unit 1A');
    await testWorld.mailOut();
    expect(mailsTo(head).map(({ subject }) => subject)).toEqual([
      'Notice: unit 1A moves out on Jun 30, 2027',
      'Notice taken back: unit 1A',
    ]);
    await give('2027-07-31');
    await testWorld.perform(takeNoticeBack, { ...testWorld.call(), body: { lease_id } });
    await expect(takeBack()).rejects.toMatchObject({ code: 'wrong-status' });
  });

  it('is nobody else’s to give or to take back', async () => {
    const missing = { code: 'not-found' };
    await expect(give('2027-06-30', { ...tenant, userRoleId: 'rol_else' })).rejects.toMatchObject(missing);
    await expect(give('2027-06-30', { ...tenant, organizationId: 'org_two' })).rejects.toMatchObject(missing);
    await give('2027-06-30');
    await expect(takeBack({ ...tenant, userRoleId: 'rol_else' })).rejects.toMatchObject(missing);
  });
});
