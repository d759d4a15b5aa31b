import { beforeEach, describe, expect, it } from 'vitest';
import { conrad, drawn, type LeaseStand, nora, one, openLeases } from '../../test/support/stand/leases';
import { closeConditionReport } from './close-condition-report';
import { draftAgain } from './draft-again';
import { getConditionReport } from './get-condition-report';
import { offerRenewal } from './offer-renewal';
import { resendLink } from './resend-link';
import { saveConditionReport } from './save-condition-report';
import { sendConditionReport } from './send-condition-report';
import { sendLease } from './send-lease';
import { voidLease } from './void-lease';

let stand: LeaseStand;
beforeEach(async () => {
  stand = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const send = (lease_id: string, version: number) =>
  stand.perform(sendLease, { ...stand.call(), body: { lease_id, version } });
const voiding = (lease_id: string) =>
  stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: 'A typing error' } });
const resend = (lease_id: string, signer_id: string) =>
  stand.perform(resendLink, { ...stand.call(), body: { lease_id, signer_id } });

describe('a lease that changed since it was read', () => {
  it('is not sent, neither with an older nor with a newer version than it has', async () => {
    const { lease_id } = await stand.draft();
    await stand.save(lease_id);
    const { version } = await stand.read(lease_id);
    expect(await code(send(lease_id, version - 1))).toBe('changed-meanwhile');
    expect(await code(send(lease_id, version + 1))).toBe('changed-meanwhile');
    expect([(await stand.read(lease_id)).status, await stand.letters()]).toEqual(['draft', []]);
    expect(await code(send(lease_id, version))).toBe('done');
  });
});

describe('a void lease', () => {
  it('is drafted again by who has seen its newest version alone', async () => {
    const lease_id = await stand.sent();
    await voiding(lease_id);
    const { version } = await stand.read(lease_id);
    const again = (seen: number) =>
      stand.perform(draftAgain, { ...stand.call(), body: { lease_id, version: seen } });
    expect(await code(again(version - 1))).toBe('changed-meanwhile');
    expect((await stand.read(lease_id)).status).toBe('void');
    expect(await code(again(version))).toBe('done');
  });
});

describe('a link', () => {
  it('is not sent again for a lease whose packet is void', async () => {
    const lease_id = await stand.sent();
    await voiding(lease_id);
    expect(await code(resend(lease_id, 'nora'))).toBe('link-ended');
  });

  it('is not sent again once the packet has expired', async () => {
    const lease_id = await stand.sent();
    stand.wait(40 * 86_400);
    expect(await code(resend(lease_id, conrad.id))).toBe('link-ended');
  });
});

describe('a renewal', () => {
  it('is not offered for a lease that nobody has signed', async () => {
    const lease_id = await stand.sent();
    const rent = { kind: 'percent' as const, hundredths: 300 };
    const body = { lease_id, months: 12, rent };
    expect(await code(stand.perform(offerRenewal, { ...stand.call(), body }))).toBe('wrong-status');
    expect((await stand.read(lease_id)).terms).toHaveLength(1);
  });
});

describe('a condition report', () => {
  const kind = 'in' as const;
  let lease_id: string;
  /** Filled in, and sent to the tenants to sign. */
  beforeEach(async () => {
    lease_id = await stand.sent(one, { coSigners: [] });
    await stand.signAs(nora);
    await stand.signAs(stand.agent);
    stand.wait(30 * 86_400);
    const { report } = (
      await getConditionReport({ ...stand.call(), params: { leaseId: lease_id, kind } }, stand.deps)
    ).data;
    const rooms = report.rooms.map((room) => ({
      ...room,
      items: room.items.map((item) => ({ ...item, condition: 'good' as const })),
    }));
    const body = { lease_id, kind, version: 0, report: { ...report, rooms, keys: '2 house keys' } };
    await stand.perform(saveConditionReport, { ...stand.call(), body });
    const landlord = { name: 'Lena Hart', signature: drawn };
    const sending = { lease_id, kind, version: 1, landlord };
    await stand.perform(sendConditionReport, { ...stand.call(), body: sending });
  });
  const close = (version: number, outcome: 'taken-back' | 'no-answer' = 'taken-back') =>
    stand.perform(closeConditionReport, { ...stand.call(), body: { lease_id, kind, version, outcome } });

  it('is closed by who has seen its newest version alone', async () => {
    expect(await code(close(1))).toBe('changed-meanwhile');
    expect(await code(close(2))).toBe('done');
    expect(await code(close(2))).toBe('changed-meanwhile');
    expect(await code(close(3))).toBe('wrong-status');
  });

  it('is not closed without an answer before the tenants had their days, nor once it is signed', async () => {
    expect(await code(close(2, 'no-answer'))).toBe('wrong-status');
    stand.wait(30 * 86_400);
    expect(await code(close(2, 'no-answer'))).toBe('done');
    expect(await code(close(3, 'taken-back'))).toBe('report-signed');
  });
});
