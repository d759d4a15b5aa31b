import { addDays, displayDate } from '../dates';
import type { Day } from '../leases/moments';
import { displayDollars, signedDollars } from '../money';
import { sumOf } from './accounts';
import type { Entry, EntryType, OpenCharge, PaymentMethod } from './entry';
import { leaseEntryWords } from './entry-words';
import { chargeName } from './kind-names';
import { owedIn } from './ledger-lines';
import { methodNames } from './method-names';

/** An entry as its reader may see it: of a roommate's payment the first name alone (D26). */
type AccountEntry = Pick<Entry, 'type' | 'on' | 'lines'> & {
  readonly covers?: readonly Pick<OpenCharge, 'kind' | 'cents'>[] | undefined;
  readonly charge?: Pick<OpenCharge, 'kind' | 'label' | 'due'> | undefined;
  readonly paid?:
    | { readonly method: PaymentMethod; readonly payer: string; readonly reference: string }
    | undefined;
};

type Account = {
  readonly unit_number: string;
  readonly property_title: string;
  readonly tenants: readonly string[];
  readonly from: Day;
  readonly to: Day;
  /** What is owed after the last of these days, in cents. */
  readonly balance: number;
  /** Of these days, the oldest first. */
  readonly entries: readonly AccountEntry[];
};

function nameOf({ type, charge, paid }: AccountEntry): string {
  if (type === 'charge') return charge ? `${chargeName(charge)}\nDue ${displayDate(charge.due)}` : 'Charge';
  if (type !== 'payment') return leaseEntryWords[type];
  const how = paid ? [methodNames[paid.method].toLowerCase(), paid.reference].filter(Boolean).join(' ') : '';
  return [`Payment: ${how}`, paid?.payer && `From ${paid.payer}`].filter(Boolean).join('\n');
}

/** These give nobody's money to a charge. */
const withoutMoney: readonly EntryType[] = ['credit', 'reversal', 'opening', 'write-off', 'recovery'];

/** Money that paid rent in these days, less what was returned, in cents. */
const rentPaid = (entries: readonly AccountEntry[]): number =>
  sumOf(
    entries
      .filter(({ type }) => !withoutMoney.includes(type))
      .flatMap(({ covers = [] }) => covers.filter(({ kind }) => kind === 'rent').map(({ cents }) => cents)),
  );

const balanceText = (cents: number): string =>
  cents < 0 ? `(${displayDollars(-cents)}) credit` : displayDollars(cents);

const columns = [
  { header: 'Date', is_amount: false },
  { header: 'What', is_amount: false },
  { header: 'Change', is_amount: true },
  { header: 'Balance', is_amount: true },
];

const isYear = (from: Day, to: Day): boolean =>
  from.endsWith('-01-01') && to.slice(0, 4) === from.slice(0, 4) && to.endsWith('-12-31');

/** A tenant's statement of some days: what was owed before, what moved it, and what is owed after. */
export function accountPaper({ unit_number, property_title, tenants, from, to, balance, entries }: Account) {
  const changes = entries.map(({ lines }) => owedIn(lines));
  const before = balance - sumOf(changes);
  const sumAbove = (isSign: (cents: number) => boolean) => sumOf(changes.filter(isSign));
  let running = before;
  const rows = entries.map((entry, at) => {
    const change = changes[at] ?? 0;
    running += change;
    return [
      displayDate(entry.on),
      nameOf(entry),
      change === 0 ? '–' : signedDollars(change),
      balanceText(running),
    ];
  });
  return {
    title: isYear(from, to) ? `Rent statement for ${from.slice(0, 4)}` : 'Statement of account',
    about: [
      `Unit ${unit_number}, ${property_title}`,
      tenants.join(', '),
      `${displayDate(from)} to ${displayDate(to)}`,
    ].filter(Boolean),
    tables: [
      {
        title: '',
        sums: [
          { label: `Balance on ${displayDate(addDays(from, -1))}`, amount: balanceText(before) },
          { label: 'Charged', amount: displayDollars(sumAbove((cents) => cents > 0)) },
          { label: 'Paid and credited', amount: displayDollars(-sumAbove((cents) => cents < 0)) },
          { label: 'Rent paid', amount: displayDollars(rentPaid(entries)) },
          { label: `Balance on ${displayDate(to)}`, amount: balanceText(balance), is_total: true },
        ],
        columns,
        rows,
        totals: [],
      },
    ],
    closing: rows.length === 0 ? 'Nothing was charged or paid in these days.' : '',
  };
}
