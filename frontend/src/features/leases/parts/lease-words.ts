import type { LeaseDetails, LeaseLine } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import { joinWords } from '../../../../../shared/domain/leases/document/words';
import type { RentLine } from '../../../../../shared/domain/leases/rent/rent-terms';
import type { NextStep } from '../../../../../shared/domain/leases/status/next-step';
import type { RenewalState } from '../../../../../shared/domain/leases/status/status';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';

/** Each starts a sentence; its day follows. */
const nextSteps: Record<NextStep['step'], readonly [alone: string, withDay: string]> = {
  send: ['Send it for signature', 'Send it before'],
  'collect-signatures': ['Waiting for signatures', 'Signatures due by'],
  'move-in': ['Move-in', 'Move-in on'],
  'offer-renewal': ['Offer a renewal', 'Offer a renewal from'],
  'decide-renewal': ['Renew or end it', 'Ends on'],
  'send-renewal': ['Send the renewal', 'Send the renewal before'],
  'begin-renewal': ['Renewal begins', 'Renewal begins on'],
  'take-keys': ['Collect the keys', 'Keys due on'],
  'await-last-day': ['Last day', 'Last day is'],
  'decide-holdover': ['Decide what happens next', 'Past its end since'],
  settle: ['Settle the deposit', 'Settle the deposit by'],
};

/** The next step in a few words; empty when there is none. */
export function nextStepText(next: LeaseLine['next_step']): string {
  if (!next || !isStep(next.step)) return '';
  const [alone, withDay] = nextSteps[next.step];
  return next.on ? `${withDay} ${displayDate(next.on)}` : alone;
}

const isStep = (step: string): step is NextStep['step'] => Object.hasOwn(nextSteps, step);

/** How far the signing of a renewal is. */
export const renewalWords: Record<RenewalState, string> = {
  draft: 'Renewal drafted',
  sent: 'Renewal out for signature',
  'partly-signed': 'Renewal partly signed',
  signed: 'Renewal signed',
};

/** A monthly line by its label, or else by its kind. */
export const rentLineName = ({ label, kind }: Pick<RentLine, 'label' | 'kind'>): string =>
  label || kindNames[kind];

/** Who a lease is with: `Theo Barnes, Priya Raman`. */
export const tenantsText = (tenants: readonly string[]): string => tenants.join(', ') || 'No tenant yet';

/** A lease that was adopted: no packet, no signers, no certificate. */
export const signedElsewhere = 'Signed outside Keystead';

/** Who gets no copy of what is recorded; empty when all tenants do. */
export function heldWords({ not_invited }: Pick<LeaseDetails, 'not_invited'>): string {
  if (not_invited.length === 0) return '';
  return `No email goes to ${joinWords(not_invited)}, who ${not_invited.length === 1 ? 'is' : 'are'} not invited.`;
}
