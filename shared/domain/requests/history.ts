import { displayDollars } from '../money';
import type { EventKind, RequestEvent } from './move';

/** Who reads a request: staff, a rental owner, a tenant, or the vendor of one job. */
export type Reader = 'staff' | 'owner' | 'tenant';

type Line = Pick<RequestEvent, 'what' | 'about' | 'cents' | 'by'>;
type Say = (event: Line) => string;

const named = ({ about = '' }: Line): string => about;
const amount = ({ cents = 0 }: Line): string => displayDollars(cents);

/** Each event: what it is called, and who besides staff reads it. */
const kinds: Readonly<Record<EventKind, readonly [say: Say, readers: readonly Reader[]]>> = {
  raised: [() => 'Raised the request', ['owner', 'tenant']],
  files: [() => 'Added files', ['tenant']],
  triaged: [(event) => `Set the priority to ${named(event)}`, ['tenant', 'owner']],
  snoozed: [() => 'Snoozed it', []],
  acknowledged: [() => 'Has the emergency', ['tenant', 'owner']],
  assigned: [(event) => `Gave it to ${named(event)}`, ['tenant']],
  'link-sent': [(event) => `Sent ${named(event)} a new link`, []],
  unassigned: [(event) => `Took it from ${named(event)}`, []],
  accepted: [(event) => `${named(event)} accepted the job`, ['tenant']],
  declined: [(event) => `${named(event)} declined the job`, []],
  'visit-proposed': [() => 'Proposed a visit', ['tenant', 'owner']],
  'visit-agreed': [() => 'Agreed to a visit', ['tenant', 'owner']],
  'visit-off': [() => 'Canceled a visit', ['tenant', 'owner']],
  'visit-missed': [(event) => `Nobody was there ${named(event)}`, ['tenant']],
  waiting: [(event) => `Waits for ${named(event)}`, ['tenant']],
  resumed: [() => 'Waits no more', ['tenant']],
  started: [() => 'Began to work', ['tenant']],
  done: [() => 'Said that the work is done', ['tenant', 'owner']],
  confirmed: [
    ({ by }) => (by.kind === 'schedule' ? 'Closed after seven days' : 'Confirmed it'),
    ['tenant', 'owner'],
  ],
  reopened: [() => 'Reopened it', ['tenant', 'owner']],
  canceled: [() => 'Canceled it', ['tenant', 'owner']],
  duplicate: [(event) => `Closed it as a duplicate of ${named(event)}`, ['tenant', 'owner']],
  estimated: [(event) => `Estimated ${amount(event)}`, []],
  asked: [(event) => `Asked the owners about ${amount(event)}`, ['owner']],
  approved: [(event) => `Said yes to ${amount(event)}`, ['owner']],
  refused: [(event) => `Said no to ${amount(event)}`, ['owner']],
  'ask-withdrawn': [(event) => `Asked about ${amount(event)} no more`, ['owner']],
  overridden: [(event) => `Went ahead with ${amount(event)}`, ['owner']],
  billed: [(event) => `Sent a bill of ${amount(event)}`, []],
  cost: [(event) => `Wrote down a cost of ${amount(event)}`, []],
  'cost-undone': [(event) => `Took a cost of ${amount(event)} back`, []],
};

/** What tells amounts is read by staff who see the money. */
const ofMoney: readonly EventKind[] = [
  'estimated',
  'billed',
  'cost',
  'cost-undone',
  'asked',
  'approved',
  'refused',
  'ask-withdrawn',
  'overridden',
];
/** Reasons of staff and vendors are theirs. */
const ownWordsOnly: readonly EventKind[] = ['assigned', 'waiting', 'visit-off'];

/** One event as a sentence. */
export const eventText = (event: Line): string => kinds[event.what][0](event);

export const readsEvent = (
  { what }: Pick<RequestEvent, 'what'>,
  { reader, seesMoney }: { readonly reader: Reader; readonly seesMoney: boolean },
): boolean => {
  if (reader !== 'staff') return kinds[what][1].includes(reader);
  return seesMoney || !ofMoney.includes(what);
};

/** Whether a reader also reads the words of it. */
export const readsWords = ({ what, by }: Pick<RequestEvent, 'what' | 'by'>, reader: Reader): boolean =>
  reader === 'staff' || by.kind === reader || !ownWordsOnly.includes(what);
