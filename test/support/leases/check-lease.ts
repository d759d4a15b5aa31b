import type { Lease } from '../../../shared/domain/leases/lease';
import type { EventDraft } from '../../../shared/domain/leases/signing/packet-events';
import { type LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import { duesOf } from '../../../shared/domain/leases/steps/steps';
import type { Term } from '../../../shared/domain/leases/term';
import { equal, holds } from './holds';
import { naiveStatus } from './naive-status';

export type LeaseHistory = {
  lease: Lease;
  events: EventDraft[];
  /** Each packet's term as it was when it was sent, by `term/version`. */
  readonly frozen: Map<string, string>;
  /** Waiting dues, by name. */
  readonly dues: Map<string, string>;
  readonly told: Set<string>;
  /** Each day's final status, and whether something was recorded for an earlier day. */
  readonly seen: Map<string, LeaseStatus>;
  isRewritten: boolean;
};

const texts = new WeakMap<Term, string>();

/** All parts of a term that a draft can change. */
export function textOf(lease: Lease, number: number): string {
  const term = lease.terms.find((one) => one.number === number);
  if (!term) return '';
  const { drafts: _, ...fields } = term;
  const text = texts.get(term) ?? JSON.stringify(fields);
  texts.set(term, text);
  return text;
}

/** What holds for one lease after every change and on every day. */
export function checkLease(lived: LeaseHistory, today: string): void {
  equal(statusOf(lived.lease, today), naiveStatus(lived.lease, today), 'the status');
  checkPackets(lived);
  const dues = duesOf(lived.lease, today);
  holds(!dues.some(({ on }) => on <= today), 'a due on the day of the command');
  equal(new Set(dues.map(({ name }) => name)).size, dues.length, 'names of dues');
}

function checkPackets({ lease, events, frozen }: LeaseHistory): void {
  const counts = countsOf(events);
  for (const [key, count] of counts) equal(count, 1, `event ${key}`);
  for (const { term, version, completed, voided, signedOn, signerCount } of lease.packets) {
    const signers = lease.signers.filter((one) => one.term === term && one.version === version);
    const signed = signers.filter((one) => one.signed !== undefined).length;
    equal(signed, signedOn.length, 'days of signatures');
    equal(signers.length, signerCount, 'signers');
    equal(completed !== undefined, signed === signers.length, 'complete when all have signed');
    equal(counts.get(`${term}/${version} completed `) ?? 0, completed ? 1 : 0, 'completed');
    equal(counts.get(`${term}/${version} void`) ?? 0, voided ? 1 : 0, 'void');
    if (!voided) equal(textOf(lease, term), frozen.get(`${term}/${version}`), 'the text that was sent');
  }
}

const ends = new Set(['voided', 'declined', 'expired']);

function countsOf(events: readonly EventDraft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term, version, kind, signer = '' } of events) {
    const key = `${term}/${version} ${ends.has(kind) ? 'void' : `${kind} ${signer}`}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** A value that nothing can change in place. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
