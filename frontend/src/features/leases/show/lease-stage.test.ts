import { describe, expect, it } from 'vitest';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { draftLease, nothing, packet, signer, term } from '../../../testing/lease-samples';
import { type StageMoney, stageOf } from './lease-stage';

const lease = (status: LeaseDetails['status'], more: Partial<LeaseDetails> = {}): LeaseDetails =>
  draftLease({ status, may: { ...nothing, see_ledger: true }, ...more });
const noMoney = { may: nothing };
const pays: StageMoney = { may_change: true, deposit_held: 0 };
const held: StageMoney = { may_change: true, deposit_held: 98_000, deadline: '2026-12-15', law_days: 30 };

const notice = (lastDay: string) => ({
  until: { kind: 'notice' as const, on: lastDay },
  notice: {
    number: 1,
    by: 'tenants' as const,
    givenOn: '2026-11-01',
    lastDay,
    reason: '',
    writtenOn: '2026-11-01',
  },
});
const cost = (cents: number, open: number) => ({
  what: 'fee' as const,
  label: 'Deposit',
  due_on: '2026-12-01',
  cents,
  open,
  is_charged: true,
});
const out = packet({
  signers: [signer({ signed_at: '2026-11-21T10:00:00.000Z' }), signer({ signer_id: 'ten_2' })],
});
const may = (right: keyof LeaseDetails['may']) => ({ may: { ...nothing, see_ledger: true, [right]: true } });

/** Today is Nov 22, 2026 in each. */
describe('the primary button and the line under the badge (desk.md §3.4)', () => {
  it.each<[string, LeaseDetails, StageMoney | undefined, ReturnType<typeof stageOf>]>([
    [
      'a draft is continued, and sent two days before its first day',
      lease('draft', { terms: [term({ from: '2026-12-06' })], ...may('change') }),
      pays,
      { primary: 'continue-draft', line: 'Starts Dec 06, 2026: send it by Dec 04, 2026' },
    ],
    [
      'a draft whose first day passed needs a new one',
      lease('draft', { terms: [term({ from: '2026-11-22' })], ...may('change') }),
      pays,
      { primary: 'continue-draft', line: 'First day passed: Choose a new first day' },
    ],
    [
      'a draft without a first day',
      lease('draft', { terms: [term({ from: '' })] }),
      pays,
      { primary: undefined, line: '' },
    ],
    [
      'signers are reminded',
      lease('partly-signed', { packets: [out], ...may('resend') }),
      pays,
      { primary: 'remind-signers', line: '1 of 2 signed · expires Dec 20, 2026' },
    ],
    [
      'a signed lease begins to move in seven days ahead',
      lease('signed', {
        terms: [term({ from: '2026-11-29' })],
        move_in: [cost(145_000, 0), cost(145_000, 145_000)],
      }),
      pays,
      { primary: 'start-move-in', line: 'Move-in costs: $1,450.00 of $2,900.00 paid' },
    ],
    [
      'before that a payment is recorded',
      lease('signed', { terms: [term({ from: '2026-11-30' })] }),
      pays,
      { primary: 'record-payment', line: 'Starts Nov 30, 2026' },
    ],
    [
      'an active lease',
      lease('active', { until: { kind: 'term', on: '2027-07-27' } }),
      pays,
      { primary: 'record-payment', line: 'Term ends in 247 days' },
    ],
    ['month-to-month', lease('month-to-month'), pays, { primary: 'record-payment', line: '30 days’ notice' }],
    [
      'ending without an offer',
      lease('expiring', { until: { kind: 'term', on: '2027-01-10' }, ...may('renew') }),
      pays,
      { primary: 'offer-renewal', line: 'Term ends in 49 days' },
    ],
    [
      'ending with an offer',
      lease('expiring', { until: { kind: 'term', on: '2027-01-10' }, renewal: 'sent', ...may('renew') }),
      pays,
      { primary: 'record-payment', line: 'Term ends in 49 days' },
    ],
    [
      'notice, fourteen days ahead',
      lease('notice-given', notice('2026-12-06')),
      pays,
      { primary: 'start-move-out', line: 'Moves out Dec 06, 2026' },
    ],
    [
      'notice, before that',
      lease('notice-given', notice('2026-12-07')),
      pays,
      { primary: 'record-payment', line: 'Moves out Dec 07, 2026' },
    ],
    [
      'notice, then ended early by both, today',
      lease('notice-given', { ...notice('2026-12-30'), until: { kind: 'ends', on: '2026-11-22' } }),
      pays,
      { primary: 'start-move-out', line: 'Moves out today' },
    ],
    [
      'expired, tenants stay',
      lease('holdover', may('roll_over')),
      pays,
      { primary: 'decide', line: 'No rent is charged until you decide' },
    ],
    [
      'ended',
      lease('ended'),
      held,
      { primary: 'settle-deposit', line: 'Return $980.00 by Dec 15, 2026 (state law: 30 days)' },
    ],
    ['ended without a deposit', lease('ended'), pays, { primary: 'settle-deposit', line: '' }],
    [
      'settled',
      lease('settled'),
      { ...pays, settled_on: '2027-11-18' },
      { primary: 'settlement-letter', line: 'Closed Nov 18, 2027' },
    ],
    ['void', lease('void', may('draft_again')), undefined, { primary: 'new-version', line: '' }],
  ])('%s', (_, of, money, stage) => {
    expect(stageOf(of, money)).toEqual(stage);
  });

  it.each(statuses())('offers nothing to who may not: %s', (status) => {
    const stage = stageOf(
      lease(status, { ...noMoney, terms: [term({ from: '2027-03-01' })], ...notice('2027-06-01') }),
    );
    expect(stage.primary).toBeUndefined();
  });
});

function statuses(): readonly LeaseDetails['status'][] {
  return [
    'draft',
    'sent',
    'signed',
    'active',
    'expiring',
    'month-to-month',
    'holdover',
    'notice-given',
    'ended',
    'settled',
    'void',
  ];
}
