import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { elias, nora } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { endLease, returnKeys } from '../leases/moves/lease-moves';
import { moveWalkThrough } from '../leases/moves/move-walk-through';
import { getSettlement } from '../leases/settlement/get-settlement';
import { logger } from '../runtime/logger';
import { getMyLease } from './get-my-lease';
import { moveMyWalkThrough } from './move-my-walk-through';
import { askMyLandlord, giveMyAddress } from './move-out-calls';
import { giveMyNotice } from './my-notice';

logger.setLogLevel('SILENT');

const head = 'usr_head@demo.test';
const address = '9 Elm Street, Ames, IA 50010';

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
/** Nora and Elias rent in Iowa to June 30, 2027; today is May 20, 2027. */
beforeEach(async () => {
  testWorld = await openTenants();
  const deposit = { cents: 145_000, heldBy: 'Northgate Homes', returnDays: 30, clock: 'surrender' } as const;
  ({ lease_id } = await testWorld.draft());
  await testWorld.save(lease_id, { deposit }, { coSigners: [], tenants: [nora, elias] });
  await testWorld.send(lease_id);
  tenant = await testWorld.movedIn([nora, elias, testWorld.agent]);
  testWorld.goTo('2027-05-20T16:00:00.000Z');
  await testWorld.mailOut();
  testWorld.mails.length = 0;
});

const moving = async (as = tenant) =>
  (await getMyLease({ ...testWorld.call(as), params: { leaseId: lease_id } }, testWorld.deps)).data
    .moving_out;
const notice = () =>
  testWorld.perform(giveMyNotice, {
    ...testWorld.call(tenant),
    body: { lease_id, last_day: '2027-06-30', agrees: true },
  });
const give = (given = address, as = tenant) =>
  testWorld.perform(giveMyAddress, { ...testWorld.call(as), body: { lease_id, address: given } });
const ask = (question: string, as = tenant) =>
  testWorld.perform(askMyLandlord, { ...testWorld.call(as), body: { lease_id, question } });
const settlement = async () =>
  (await getSettlement({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)).data;

describe('moving out, as a tenant lives it', () => {
  it('says nothing while the tenants stay, then the day, and when the deposit is due by law and lease', async () => {
    expect(await moving()).toBeUndefined();
    await notice();
    expect(await moving()).toEqual({
      last_day: '2027-06-30',
      may_write: true,
      zone: 'America/Chicago',
      balance: expect.any(Number),
      deposit: {
        held: 0,
        lease: { days: 30, starts: 'surrender' },
        rule: {
          days: 30,
          starts: 'later',
          source: expect.stringContaining('Iowa Code § 562A.12(3): 30 days'),
        },
      },
    });
  });

  it('takes the new address once, with today’s day: staff find it on the settlement, and the clock starts', async () => {
    await notice();
    testWorld.goTo('2027-07-01T16:00:00.000Z');
    const keys = { lease_id, day: '2027-06-30', address: '' };
    await testWorld.perform(returnKeys, { ...testWorld.call(), body: keys });
    expect((await moving())?.deposit?.due_by).toBe('2027-07-30');
    await give(`  ${address} `);
    const after = await moving();
    expect(after).toMatchObject({
      keys_on: '2027-06-30',
      forwarding: { address, given_on: '2027-07-01' },
      deposit: { due_by: '2027-07-30' },
    });
    expect((await settlement()).address).toBe(address);
    expect(await testWorld.told()).toContain('Forwarding address: unit 1A');
    const [logged] = (await testWorld.audit()).filter(({ action }) => action === 'lease.forwarding');
    expect(logged).toMatchObject({ by: { userId: tenant.userId } });
  });

  it('also after the lease has ended, until the deposit is settled', async () => {
    testWorld.goTo('2027-07-05T16:00:00.000Z');
    const end = { lease_id, day: '2027-07-01', why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: end });
    await give();
    expect(await moving()).toMatchObject({ last_day: '2027-07-01', forwarding: { address } });
    await expect(give('  ')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('lets a tenant ask the landlord, who answers by mail', async () => {
    await notice();
    await testWorld.mailOut();
    testWorld.mails.length = 0;
    await ask('Can we hand over the keys on June 30 at 10?');
    await testWorld.mailOut();
    expect(testWorld.mails).toMatchObject([
      {
        to: head,
        replyTo: nora.email,
        subject: expect.stringContaining('Nora Whitaker has a question about'),
        text: expect.stringContaining('Can we hand over the keys on June 30 at 10?'),
      },
    ]);
    expect(await testWorld.told()).toContain('A tenant has a question: unit 1A');
    await expect(ask(' \n ')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is nobody else’s', async () => {
    await notice();
    for (const as of [
      { ...tenant, userRoleId: 'rol_else' },
      { ...tenant, organizationId: 'org_two' },
    ]) {
      await expect(give(address, as)).rejects.toMatchObject({ code: 'not-found' });
      await expect(ask('May I?', as)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

describe('the appointment of moving out', () => {
  const window = { from: '2027-06-28T15:00:00.000Z', to: '2027-06-28T16:00:00.000Z' };
  type Move = { move: 'propose' | 'agree' | 'call-off'; windows?: (typeof window)[]; from?: string };
  const move = (body: Move, as = tenant) =>
    testWorld.perform(moveMyWalkThrough, { ...testWorld.call(as), body: { lease_id, ...body } });
  const staff = (body: Move) =>
    testWorld.perform(moveWalkThrough, { ...testWorld.call(), body: { lease_id, ...body } });
  const mails = async () => {
    testWorld.mails.length = 0;
    await testWorld.mailOut();
    return testWorld.mails
      .map(({ to, subject, calendar = '' }) => [to, subject, /STATUS:(\w+)/.exec(calendar)?.[1]])
      .toSorted();
  };

  it('is proposed by the tenants, agreed to by the landlord, and in both calendars', async () => {
    await expect(move({ move: 'propose', windows: [window] })).rejects.toMatchObject({
      code: 'wrong-status',
    });
    await notice();
    await mails();
    await move({ move: 'propose', windows: [window] });
    expect(await mails()).toEqual([[head, 'Times to hand over your home', undefined]]);
    await expect(move({ move: 'agree', from: window.from })).rejects.toMatchObject({ code: 'own-times' });
    await staff({ move: 'agree', from: window.from });
    expect((await moving())?.walk_through?.agreed).toMatchObject(window);
    expect(await mails()).toEqual(
      [elias.email, nora.email, head]
        .map((to) => [to, 'The appointment to hand over the home', 'CONFIRMED'])
        .toSorted(),
    );
    await move({ move: 'call-off' });
    expect((await mails()).map(([, , state]) => state)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  });

  it('is the household’s alone', async () => {
    await notice();
    const other = { ...tenant, userRoleId: 'rol_other' };
    await expect(move({ move: 'propose', windows: [window] }, other)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
