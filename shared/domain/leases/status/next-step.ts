import { addDays } from '../../dates';
import type { LeaseOutline } from '../lease';
import type { Day } from '../moments';
import { depositDeadline } from '../rent/deposit-clock';
import { agreedThrough, lastDayOf, latestSigned, openPacketOf, signedTerms, standingKeys } from './standing';
import { expiringDays, type LeaseStatus, renewalStateOf, statusOf } from './status';

/** What someone has to do next, as a list shows it; `on` is its day, if it has one. */
export type NextStep = {
  readonly step:
    | 'send'
    | 'collect-signatures'
    | 'move-in'
    | 'offer-renewal'
    | 'decide-renewal'
    | 'send-renewal'
    | 'begin-renewal'
    | 'take-keys'
    | 'await-last-day'
    | 'decide-holdover'
    | 'settle';
  readonly on?: Day;
};

const step = (name: NextStep['step'], on?: Day): NextStep => ({ step: name, ...(on && { on }) });

type Reading = (lease: LeaseOutline, on: Day) => NextStep | undefined;

/** The open packet, of the first term or of a renewal. */
const signatures: Reading = (lease, on) => {
  const open = lease.terms.flatMap(({ number }) => openPacketOf(lease, { term: number, on }) ?? [])[0];
  return step('collect-signatures', open?.expiresOn);
};

/** A running lease: first its renewal, then the end of its term. */
const running: Reading = (lease, on) => {
  const latest = latestSigned(lease, on);
  const renewal = renewalStateOf(lease, on);
  if (renewal === 'draft') return step('send-renewal', latest?.to);
  if (renewal === 'signed') return step('begin-renewal', latest?.from);
  if (renewal !== undefined) return signatures(lease, on);
  if (!latest?.to || latest.to < on) return undefined;
  const offer = addDays(latest.to, -expiringDays);
  return offer <= on ? step('decide-renewal', latest.to) : step('offer-renewal', offer);
};

const readings: Record<LeaseStatus, Reading> = {
  draft: (lease) => step('send', lease.terms[0]?.from),
  sent: signatures,
  'partly-signed': signatures,
  signed: (lease, on) => step('move-in', signedTerms(lease, on)[0]?.from),
  active: running,
  expiring: running,
  'month-to-month': running,
  holdover: (lease, on) => {
    const agreed = agreedThrough(lease, on);
    return step('decide-holdover', agreed && addDays(agreed, 1));
  },
  'notice-given': (lease, on) =>
    step(standingKeys(lease, on) ? 'await-last-day' : 'take-keys', lastDayOf(lease, on)),
  ended: (lease, on) => step('settle', depositDeadline(lease, on)),
  settled: () => undefined,
  void: () => undefined,
};

/** A lease's next step on a day; undefined for none. `settleBy`: the deposit's deadline by law. */
export function nextStepOf(lease: LeaseOutline, on: Day, settleBy?: Day): NextStep | undefined {
  const next = readings[statusOf(lease, on)](lease, on);
  return next?.step === 'settle' && settleBy !== undefined ? step('settle', settleBy) : next;
}
