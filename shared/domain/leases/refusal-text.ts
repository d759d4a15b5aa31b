import type { Lease } from './lease';
import type { Day } from './moments';
import { leaseRefusals, type Refused } from './refusals';
import { type LeaseStatus, statusOf } from './status/status';

/** To end a sentence that begins 'while the lease is'. */
const statusWords: Record<LeaseStatus, string> = {
  draft: 'a draft',
  sent: 'waiting for signatures',
  'partly-signed': 'partly signed',
  signed: 'signed',
  active: 'active',
  expiring: 'ending soon',
  'month-to-month': 'month-to-month',
  holdover: 'expired',
  'notice-given': 'under notice',
  ended: 'ended',
  settled: 'settled',
  void: 'void',
};

/**
 * What a refused command says, with the lease's status or the taken days, which `leaseRefusals` cannot name.
 */
export function refusalText({ refused, fields }: Refused, lease: Lease, on: Day): string {
  if (refused === 'wrong-status')
    return `You can’t do that while the lease is ${statusWords[statusOf(lease, on)]}.`;
  if (refused === 'unit-taken' && fields?.days) return `This unit already has a lease on ${fields.days}.`;
  return leaseRefusals[refused];
}
