import { expect, it } from 'vitest';
import { LeaseStatus } from '../../leases/status/status';
import type { Entry } from '../entry';
import { bulkCharge, isSameCharge, isSameReceipt, notCharged, notReceived } from './bulk';

const entry: Entry = { source: 's', seq: 1, type: 'charge', on: '2026-07-20', lines: {} };

it('leaves out of charges what is not signed or over, of receipts only what was never signed [D40]', () => {
  const answers = LeaseStatus.options.map((status) => [status, notCharged(status), notReceived(status)]);
  expect(answers).toEqual([
    ['draft', 'unsigned', 'unsigned'],
    ['sent', 'unsigned', 'unsigned'],
    ['partly-signed', 'unsigned', 'unsigned'],
    ['signed', undefined, undefined],
    ['active', undefined, undefined],
    ['expiring', undefined, undefined],
    ['month-to-month', undefined, undefined],
    ['holdover', undefined, undefined],
    ['notice-given', undefined, undefined],
    ['ended', 'ended', undefined],
    ['settled', 'ended', undefined],
    ['void', 'void', 'void'],
  ]);
});

it('names a charge after its run and lease [D3]', () => {
  expect(bulkCharge({ run: 'r', leaseId: 'lse_1' })).toBe('bulk:r:lse_1');
});

it('knows the charge of an earlier call by every fact of it', () => {
  const facts = { kind: 'utility', label: 'Water', due: '2026-07-20', cents: 6_000 } as const;
  const claim = { ...entry, charge: { ...facts, period: '2026-07', to: 'owner' as const } };
  expect(isSameCharge(claim, facts)).toBe(true);
  const others = [{ kind: 'other' as const }, { label: '' }, { due: '2026-07-21' }, { cents: 6_001 }];
  expect(others.filter((more) => isSameCharge(claim, { ...facts, ...more }))).toEqual([]);
  expect(isSameCharge(entry, facts)).toBe(false);
});

it('knows the receipt of an earlier call by every fact of it', () => {
  const facts = { method: 'check', reference: '7', payer: 'Nora', cents: 6_000 } as const;
  const on = entry.on;
  const paid = { ...entry, received: facts };
  expect(isSameReceipt(paid, { ...facts, on })).toBe(true);
  const others = [{ method: 'cash' }, { reference: '8' }, { payer: '' }, { cents: 1 }, { on: '2026-07-21' }];
  expect(others.filter((more) => isSameReceipt(paid, { ...facts, on, ...more }))).toEqual([]);
  expect(isSameReceipt(entry, { ...facts, on })).toBe(false);
});
