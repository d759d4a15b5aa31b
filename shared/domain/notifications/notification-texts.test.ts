import { expect, it } from 'vitest';
import {
  leaseAsked,
  leaseBounced,
  leaseComplete,
  leaseDeclined,
  leaseMoved,
  leaseStep,
  reportAnswered,
  reportAsked,
} from '../leases/steps/lease-notifications';
import { statementReady } from '../ledger/owners/statement-notifications';
import { transferFailed, transferReturned, transferSent } from '../ledger/owners/transfer-notifications';
import {
  refundFailed,
  rentDisputed,
  rentFailed,
  rentReceived,
  rentRefunded,
  rentReturned,
} from '../ledger/rent/rent-notifications';
import {
  applicantWrote,
  applicationFeePaid,
  applicationRemoved,
  applicationSent,
  reportMissing,
  reportReady,
  screeningFeePaid,
} from '../screening/application-notifications';
import type { NotificationText } from './notifications';

const place = 'unit 1A, Maple Court';
const rent = { place, cents: 145_000, leaseId: 'lse 1' };
const lease = { leaseId: 'lse 1', unitNumber: '1A', name: 'Nora Whitaker' };
const applied = { applicationId: 'apl 1', unitNumber: '1A', name: 'Grace Hopper' };
const paid = { place, propertyId: 'prp 1', name: 'Ada Byron', cents: 70_000 };
const ledger = ['payment', '/ledgesData?id=lse%201'];
const receipt = ['payment', '/paymentconfirmation?id=lse%201&payment=pay_01k3h5d6e7abcdef0123456789'];
const money = ['payment', '/property-money?id=prp%201'];
const page = ['lease', '/showLease?id=lse%201'];
const applicant = ['application', '/applicant-details?id=apl%201'];
const step = { ...lease, title: 'A lease begins', text: 'It began on {}.', day: '2026-07-01' } as const;

it.each<[string, NotificationText, string, readonly string[], string]>([
  [
    'Payment received: $1,450.00',
    rentReceived({ ...rent, paymentId: 'pay_01k3h5d6e7abcdef0123456789', day: '2026-07-01', how: 'by card' }),
    'success',
    receipt,
    'paid by card, was received on Jul 01, 2026. The receipt, number EF01-2345-6789, is on the page of this payment.',
  ],
  [
    'Your payment of $1,450.00 failed',
    rentFailed({ ...rent, why: 'No funds.' }),
    'danger',
    ledger,
    'so it’s still due. No funds.',
  ],
  [
    'A payment of $1,450.00 was returned by the bank',
    rentReturned(rent),
    'danger',
    ledger,
    'The bank took back',
  ],
  ['A payment of $1,450.00 is disputed', rentDisputed(rent), 'warning', ledger, 'holds the money until'],
  ['A refund of $1,450.00 is pending', rentRefunded(rent), 'info', ledger, 'Banks take 5 to 10 days'],
  ['A refund of $1,450.00 failed', refundFailed(rent), 'danger', ledger, 'You still owe it to the tenant'],
  [
    'A payment to your bank account is pending',
    transferSent({ organization: 'Northgate Homes', place }),
    'success',
    ['payment', '/owner-statements'],
    'Northgate Homes sent you',
  ],
  [
    '$700.00 couldn’t be sent to Ada Byron',
    transferFailed({ ...paid, failure: 'account' }),
    'danger',
    money,
    'The owner’s account cannot receive money, so',
  ],
  ['$700.00 sent to Ada Byron came back', transferReturned(paid), 'warning', money, 'returned money'],
  [
    'Your statement for Jun 2026 is ready',
    statementReady({ organization: 'Northgate Homes', ownerId: 'own 1', month: '2026-06' }),
    'info',
    ['payment', '/owner-statement?id=own%201&month=2026-06'],
    'Northgate Homes issued your owner statement',
  ],
  ['A lease is complete', leaseComplete(lease), 'success', page, 'Nora Whitaker signed last'],
  [
    'The rent was changed: unit 1A',
    leaseMoved({ ...lease, what: 'The rent was changed' }),
    'info',
    page,
    'Nora',
  ],
  [
    'A lease begins: unit 1A',
    leaseStep({ ...step, messageType: 'success' }),
    'success',
    page,
    'Jul 01, 2026',
  ],
  ['A signer has a question', leaseAsked(lease), 'info', page, 'Nora Whitaker has a question about'],
  ['An invitation to sign bounced', leaseBounced(lease), 'danger', page, 'The email to Nora Whitaker'],
  ['A lease was declined', leaseDeclined(lease), 'warning', page, 'Nora Whitaker declined'],
  [
    'A condition report is signed',
    reportAnswered({ ...lease, kind: 'in', isSigned: true }),
    'success',
    ['lease', '/moveIn?lease=lse%201'],
    'signed the move-in report for Unit 1A',
  ],
  [
    'A condition report was refused',
    reportAnswered({ ...lease, kind: 'out', isSigned: false }),
    'warning',
    ['lease', '/moveOut?lease=lse%201'],
    'refused to sign the move-out report',
  ],
  [
    'Review a condition report',
    reportAsked({ ...lease, kind: 'out', until: '2026-07-08' }),
    'warning',
    ['lease', '/moveOut?lease=lse%201'],
    'sign it by Jul 08, 2026',
  ],
  ['An application for unit 1A', applicationSent(applied), 'info', applicant, 'Grace Hopper applied'],
  [
    'A message from an applicant: unit 1A',
    applicantWrote(applied),
    'info',
    ['message', '/applicant-details?id=apl%201'],
    'Grace Hopper wrote',
  ],
  [
    'An application was withdrawn: unit 1A',
    applicationRemoved(applied),
    'info',
    ['application', '/applicantsList'],
    'Grace Hopper removed it',
  ],
  ['A screening fee was paid: unit 1A', screeningFeePaid(applied), 'success', applicant, 'is closed'],
  ['An application fee was paid: unit 1A', applicationFeePaid(applied), 'success', applicant, 'Grace'],
  [
    'A screening report failed: unit 1A',
    reportMissing(applied, true),
    'warning',
    applicant,
    'Refund the fee',
  ],
  [
    'A screening report failed: unit 1A',
    reportMissing(applied, false),
    'warning',
    applicant,
    'No fee is due',
  ],
  ['A screening report is ready: unit 1A', reportReady(applied), 'success', applicant, 'Grace Hopper'],
])('"%s" says what happened, how grave it is, and leads there', (title, text, messageType, leads, words) => {
  const { description, ...said } = text;
  expect(said).toEqual({ title, messageType, type: leads[0], link: leads[1] });
  expect(description).toContain(words);
});
