import { addDays } from '../../dates';
import { type Problem, toFields } from '../../problem';
import type { Letterhead } from '../../settings/letterhead';
import { leaseProblems } from '../draft/lease-problems';
import { sendableDraft } from '../draft/write-draft';
import { type Done, done, eventOf, type Given } from '../given';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { previousTerm } from '../moves/renew';
import type { Packet } from '../packet';
import { isRefused, type Refused, refused } from '../refusals';
import { rollsOver } from '../status/standing';
import type { Term, UploadedFile } from '../term';
import { signersOfTerm } from './signers';

/** How many days a packet can be signed, not counting the day it is sent. */
export const packetDays = { usual: 30, most: 90 } as const;

type Sending = {
  readonly term: number;
  readonly textHash: string;
  /** For a lease brought as a PDF. */
  readonly file?: UploadedFile | undefined;
  /** What stands at the head of its pages from now on. */
  readonly letterhead?: Letterhead | undefined;
  readonly consentVersion: string;
  /** The last day to sign; by default `packetDays.usual` later, but not past the end of a fixed term. */
  readonly expiresOn?: Day;
};

/**
 * Sends a draft to be signed: text and people are frozen (D47). Refuses `lease-frozen`, `wrong-status`,
 * `lease-incomplete` with the fields, `unit-taken` with the days, and for a renewal as `renew`.
 */
export function send(given: Given, sending: Sending): Done | Refused {
  const { lease, now } = given;
  const term = sendableDraft(given, sending.term);
  if (isRefused(term)) return term;
  const lastDay = lastDayToSign(lease, term, now.on);
  const expiresOn = sending.expiresOn ?? sooner(addDays(now.on, packetDays.usual), lastDay);
  const problems = [
    ...leaseProblems(term, { on: now.on, before: previousTerm(lease, now.on) }),
    ...expiryProblems(expiresOn, { on: now.on, lastDay }),
  ];
  if (problems.length > 0) return refused('lease-incomplete', toFields(problems));
  const version = term.drafts.length;
  const signers = signersOfTerm(term, version);
  const packet: Packet = {
    term: term.number,
    version,
    textHash: sending.textHash,
    ...(sending.file && { file: sending.file }),
    ...(sending.letterhead && { letterhead: sending.letterhead }),
    consentVersion: sending.consentVersion,
    sent: now,
    expiresOn,
    signerCount: signers.length,
    signedOn: [],
    chain: { seq: 0, hash: '' },
  };
  const next = { ...lease, packets: [...lease.packets, packet], signers: [...lease.signers, ...signers] };
  const note = sending.file && `PDF of ${sending.file.pages} pages, SHA-256 ${sending.file.sha256}`;
  const created = eventOf(given, packet, 'created', note === undefined ? {} : { note });
  return done(given, next, [created, eventOf(given, packet, 'sent')]);
}

function lastDayToSign(lease: Lease, term: Term, on: Day): Day {
  const most = addDays(on, packetDays.most);
  return term.to && !rollsOver(lease, term, on) ? sooner(term.to, most) : most;
}

const sooner = (one: Day, other: Day): Day => (one < other ? one : other);

const expiryProblems = (expiresOn: Day, { on, lastDay }: { on: Day; lastDay: Day }): Problem[] =>
  expiresOn < on || expiresOn > lastDay
    ? [{ path: ['expires_on'], message: `At most ${packetDays.most} days away and within the term` }]
    : [];
