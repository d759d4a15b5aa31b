import { describe, expect, it } from 'vitest';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import {
  firstValues,
  newCharge,
  type SettleValues,
  settleBody,
  settleProblems,
  sumsAsTyped,
  waivable,
} from './settle-values';

const open: SettlementView['open'] = [
  { charge: 3, kind: 'deposit', label: '', due: '2026-07-01', cents: 100_000 },
  { charge: 4, kind: 'rent', label: '', due: '2026-08-01', cents: 22_251 },
];
const view: SettlementView = {
  lease_id: 'lse_1',
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_elm',
  property_title: 'Elm House',
  status: 'ended',
  today: '2026-08-10',
  tenants: ['Theo Barnes', 'Kim Diaz'],
  address: '',
  held: [{ tenant_id: 'theo', name: 'Theo Barnes', cents: 45_000 }],
  moved: [],
  backs: [],
  sent_back: [],
  prepaid: 0,
  open,
  proposed: [{ item: 'kitchen-6', label: 'Countertop', reason: 'Burn mark', cents: 24_000, photos: 2 }],
  is_report_signed: true,
  signer: 'Ada Vale',
  may: { change: true },
};
const values = (more: Partial<SettleValues> = {}): SettleValues => ({
  ...firstValues(view),
  charges: [],
  ...more,
});
const problemsOf = (more: Partial<SettleValues>) =>
  settleProblems(view, values(more)).map(({ path, message }) => [path.join('.'), message]);
const charge = (more: Partial<SettleValues['charges'][number]>) => ({
  ...newCharge(),
  label: 'Door',
  cents: '10',
  reason: 'Broken',
  ...more,
});
const waiver = (more: Partial<SettleValues['waivers'][number]>) => ({
  charge: '4',
  cents: '222.51',
  reason: 'Goodwill',
  ...more,
});

describe('a settlement as typed [D40]', () => {
  it('begins with the drafts of the move-out report, and a check to all tenants', () => {
    expect(firstValues(view)).toEqual({
      charges: [
        { kind: 'damage', item: 'kitchen-6', label: 'Countertop', reason: 'Burn mark', cents: '240.00' },
      ],
      waivers: [],
      to: 'Theo Barnes and Kim Diaz',
      method: 'check',
      reference: '',
      signed_by: 'Ada Vale',
    });
    expect(newCharge()).toEqual({ kind: 'damage', label: '', cents: '', reason: '', item: '' });
    expect(waivable(view).map(({ charge }) => charge)).toEqual([4]);
  });

  it('needs a charge with a name, an amount above zero and a reason', () => {
    expect(problemsOf({ charges: [charge({ cents: '0.01' })] })).toEqual([]);
    expect(problemsOf({ charges: [charge({}), charge({ label: ' ', cents: '0', reason: ' ' })] })).toEqual([
      ['charges.1.label', 'Say what it is'],
      ['charges.1.cents', 'Enter an amount above zero'],
      ['charges.1.reason', 'Say what it is for'],
    ]);
  });

  it('waives what is open, once, with a reason', () => {
    expect(problemsOf({ waivers: [waiver({})] })).toEqual([]);
    expect(problemsOf({ waivers: [waiver({ cents: '0.01' })] })).toEqual([]);
    expect(problemsOf({ waivers: [waiver({ cents: '222.52' })] })).toEqual([
      ['waivers.0.cents', 'At most $222.51 is open'],
    ]);
    expect(problemsOf({ waivers: [waiver({ charge: '9', cents: '0.01' })] })).toEqual([
      ['waivers.0.cents', 'At most $0.00 is open'],
    ]);
    expect(problemsOf({ waivers: [waiver({ cents: '10' }), waiver({ cents: '0', reason: ' ' })] })).toEqual([
      ['waivers.1.charge', 'This is already waived'],
      ['waivers.1.cents', 'Enter an amount above zero'],
      ['waivers.1.reason', 'Say why'],
    ]);
  });

  it('asks who gets the refund only where there is one, and for a signature', () => {
    expect(problemsOf({ to: ' ', signed_by: ' ' })).toEqual([
      ['to', 'Say who gets the refund'],
      ['signed_by', 'Write your name'],
    ]);
    const all = [charge({ cents: '450' })];
    expect(sumsAsTyped(view, values({ charges: all })).refunded).toBe(0);
    expect(problemsOf({ to: ' ', charges: all })).toEqual([]);
  });

  it('sends trimmed words, cents, and what was seen', () => {
    const typed = values({
      charges: [charge({ label: ' Door ', reason: ' Broken ' }), charge({ item: 'kitchen-6' })],
      waivers: [waiver({ cents: '22.51', reason: ' Goodwill ' })],
      to: ' Theo ',
      reference: ' 12 ',
      signed_by: ' Ada ',
    });
    const { refunded, owed } = sumsAsTyped(view, typed);
    expect(settleBody(view, typed)).toEqual({
      lease_id: 'lse_1',
      charges: [
        { kind: 'damage', label: 'Door', cents: 1_000, reason: 'Broken' },
        { kind: 'damage', label: 'Door', cents: 1_000, reason: 'Broken', item: 'kitchen-6' },
      ],
      waivers: [{ charge: 4, cents: 2_251, reason: 'Goodwill' }],
      paid_out: { to: 'Theo', method: 'check', reference: '12' },
      signed_by: 'Ada',
      refunded_cents: refunded,
      owed_cents: owed,
    });
    expect([refunded, owed]).toEqual([23_000, 0]);
    const owing = values({ charges: [charge({ cents: '500' })] });
    expect(settleBody(view, owing)).toMatchObject({ refunded_cents: 0, owed_cents: 27_251 });
    expect(settleBody(view, owing)).not.toHaveProperty('paid_out');
  });
});
