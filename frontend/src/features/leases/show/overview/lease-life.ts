import type { LeaseDetails, LeasePacket } from '../../../../../../shared/contract/leases';
import type { LedgerLine } from '../../../../../../shared/contract/ledger-shapes';
import type { RequestLine } from '../../../../../../shared/contract/request-shapes';
import { counted } from '../../../../../../shared/domain/counted';
import { displayDate } from '../../../../../../shared/domain/dates';
import { joinWords } from '../../../../../../shared/domain/leases/document/words';
import { displayDollars } from '../../../../../../shared/domain/money';
import { termText } from '../../../../domain-ui/lease/lease-status-style';
import { requestStatusWords } from '../../../../domain-ui/request/request-words';
import { displayDay } from '../../../../ui/data/instant';
import { signedElsewhere } from '../../parts/lease-words';
import { endWords, voidWords } from '../end-words';

/** One line of the life of a lease. `on` is a local day or a UTC instant, by which lines are sorted. */
export type LifeLine = {
  readonly key: string;
  readonly on: string;
  readonly kind:
    | 'draft'
    | 'sent'
    | 'signed'
    | 'void'
    | 'email'
    | 'money'
    | 'home'
    | 'rent'
    | 'request'
    | 'end';
  readonly text: string;
  readonly note: string;
};

type Known = {
  /** The entries of its ledger that are known, for who sees them. */
  readonly lines?: readonly LedgerLine[] | undefined;
  /** Requests of its unit, for who sees them. */
  readonly requests?: readonly RequestLine[] | undefined;
};

const dayOf = (on: string): string => (on.length > 10 ? displayDay(on) : displayDate(on));

/** More are counted, not named. */
const mostNames = 2;

const signersText = ({ signers }: LeasePacket): string =>
  signers.length <= mostNames
    ? joinWords(signers.map(({ name }) => name))
    : counted(signers.length, 'person', 'people');

function packetLines(lease: LeaseDetails, packet: LeasePacket): LifeLine[] {
  const { term: number, version, sent_at, completed_at, voided, expires_on, events } = packet;
  const key = `packet ${number}.${version}`;
  const term = lease.terms.find((one) => one.number === number);
  const rent = (term?.rentLines ?? []).reduce((sum, { cents }) => sum + cents, 0);
  const offered = term ? `Renewal offered: ${termText(term)}, ${displayDollars(rent)}` : 'Renewal offered';
  // Sent and signed are one line; sent alone is what still waits.
  const sent: LifeLine[] = completed_at
    ? []
    : [
        {
          key: `${key} sent`,
          on: sent_at,
          kind: 'sent',
          text: number > 1 ? offered : 'Sent for signature',
          note: `Signatures due ${displayDate(expires_on)}`,
        },
      ];
  const done: LifeLine[] = completed_at
    ? [
        {
          key: `${key} signed`,
          on: completed_at,
          kind: 'signed',
          text: `${number > 1 ? 'Renewal signed' : 'Signed'} by ${signersText(packet)}`,
          note: counted(events.length, 'event'),
        },
      ]
    : [];
  const ended: LifeLine[] = voided
    ? [{ key: `${key} void`, on: voided.at, kind: 'void', text: voidWords[voided.why], note: voided.note }]
    : [];
  return [...sent, ...done, ...ended];
}

const mailKinds: readonly string[] = ['sent', 'sent-again', 'reminded', 'copied'];

/** All emails of the signing in one line, at the last of them. */
function mailLines({ packets }: LeaseDetails): LifeLine[] {
  const mails = packets.flatMap(({ events }) => events.filter(({ kind }) => mailKinds.includes(kind)));
  const last = mails
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  return [
    { key: 'emails', on: last, kind: 'email', text: `${counted(mails.length, 'email')} sent`, note: '' },
  ];
}

function termLines(lease: LeaseDetails): LifeLine[] {
  const { terms, today } = lease;
  return terms.flatMap(({ number, drafts, adopted, from }): LifeLine[] => {
    const isRenewal = number > 1;
    const [draft] = drafts;
    const begun = from !== '' && from <= today && (adopted !== undefined || isSigned(lease, number));
    return [
      ...(draft
        ? [
            {
              key: `draft ${number}`,
              on: draft.since,
              kind: 'draft' as const,
              text: isRenewal ? 'Renewal drafted' : 'Lease drafted',
              note: '',
            },
          ]
        : []),
      ...(adopted
        ? [
            {
              key: `adopted ${number}`,
              on: adopted.on,
              kind: 'signed' as const,
              text: 'Lease added',
              note: adopted.signedOn
                ? `${signedElsewhere} on ${displayDate(adopted.signedOn)}`
                : signedElsewhere,
            },
          ]
        : []),
      ...(begun
        ? [
            {
              key: `begun ${number}`,
              on: from,
              kind: 'home' as const,
              text: isRenewal ? 'Renewal began' : 'Lease began',
              note: '',
            },
          ]
        : []),
    ];
  });
}

const isSigned = ({ packets }: LeaseDetails, number: number): boolean =>
  packets.some(({ term, completed_at, voided }) => term === number && completed_at && !voided);

const rentLines = ({ rent_changes, today }: LeaseDetails): LifeLine[] =>
  rent_changes
    .filter(({ from }) => from <= today)
    .map(({ term, line, from, cents }) => ({
      key: `rent ${term} ${line} ${from}`,
      on: from,
      kind: 'rent',
      text: `Rent changed to ${displayDollars(cents)}`,
      note: '',
    }));

/** Deposits that came in, and payments that came back. */
const moneyLines = (lines: readonly LedgerLine[]): LifeLine[] =>
  lines.flatMap(({ entry_id: key, on, payment }): LifeLine[] => {
    if (!payment) return [];
    const deposit = payment.covers
      .filter(({ kind }) => kind === 'deposit')
      .reduce((sum, { cents }) => sum + cents, 0);
    if (payment.state !== 'settled')
      return [
        {
          key,
          on,
          kind: 'money',
          text: `A payment of ${displayDollars(payment.cents)} came back`,
          note: payment.payer,
        },
      ];
    if (deposit <= 0) return [];
    return [
      { key, on, kind: 'money', text: `Deposit of ${displayDollars(deposit)} received`, note: payment.payer },
    ];
  });

const requestLines = (requests: readonly RequestLine[]): LifeLine[] =>
  requests.map(({ request_id, raised_at, words, name, status, assignee }) => ({
    key: request_id,
    on: raised_at,
    kind: 'request',
    text: `Repair: ${words || name}`,
    note: [requestStatusWords[status], assignee?.name].filter(Boolean).join(' · '),
  }));

function endLines({ notice, keys_on, end }: LeaseDetails): LifeLine[] {
  return [
    ...(notice
      ? [
          {
            key: 'notice',
            on: notice.givenOn,
            kind: 'end' as const,
            text: `Notice given, last day ${displayDate(notice.lastDay)}`,
            note: notice.reason ?? '',
          },
        ]
      : []),
    ...(keys_on ? [{ key: 'keys', on: keys_on, kind: 'end' as const, text: 'Keys returned', note: '' }] : []),
    ...(end
      ? [{ key: 'end', on: end.on, kind: 'end' as const, text: 'Lease ended', note: endWords[end.why] }]
      : []),
  ];
}

/** What happened with a lease, the latest first; signing and emails are one line each. */
export function lifeOf(lease: LeaseDetails, { lines = [], requests = [] }: Known): readonly LifeLine[] {
  const first = lease.terms.find(({ number }) => number === 1)?.from ?? '';
  const all = [
    ...termLines(lease),
    ...lease.packets.flatMap((packet) => packetLines(lease, packet)),
    ...mailLines(lease),
    ...rentLines(lease),
    ...moneyLines(lines),
    // What was asked for before belongs to other tenants.
    ...requestLines(requests.filter(({ raised_at }) => first !== '' && raised_at.slice(0, 10) >= first)),
    ...endLines(lease),
  ];
  return all
    .map((line) => ({ ...line, note: [dayOf(line.on), line.note].filter(Boolean).join(' · ') }))
    .toSorted((one, other) => other.on.localeCompare(one.on));
}
