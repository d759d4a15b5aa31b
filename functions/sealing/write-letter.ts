import { displayDate } from '../../shared/domain/dates';
import { kindNames } from '../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../shared/domain/money';
import { productName } from '../../shared/domain/product';
import type { Settlement } from '../table/ledger/record';

type Item = Pick<Settlement['due'][number], 'kind' | 'label' | 'cents'>;
type Row = { readonly name: string; readonly note: string; readonly amount: string };

const less = (cents: number): string => `−${displayDollars(cents)}`;
const nameOf = ({ kind, label }: Item): string => (label === '' ? kindNames[kind] : label);
const photoNote = (photos: number): string =>
  photos === 0 ? '' : ` ${photos} ${photos === 1 ? 'photo' : 'photos'} in the move-out report.`;

const row = (name: string, amount: string, note = ''): Row => ({ name, note, amount });

function sectionsOf({ held, moved = [], sentBack = [], due, charges, waivers, sums }: Settlement) {
  const sections = [
    {
      title: 'Deposit held',
      rows: held.map(({ name, cents }) => row(`Deposit of ${name}`, displayDollars(cents))),
    },
    {
      title: 'Given back already',
      rows: sentBack.map(({ how, cents }) =>
        row(
          how === 'card' ? 'To the card it was paid with' : 'To the bank account it was paid from',
          displayDollars(cents),
        ),
      ),
    },
    {
      title: 'Moved to another lease',
      rows: moved.map(({ name, cents }) =>
        row(
          `Deposit of ${name}`,
          displayDollars(cents),
          'Before this settlement; not part of the deposit above, and held for that lease',
        ),
      ),
    },
    {
      title: 'Open balance',
      rows: due.map((one) => row(nameOf(one), displayDollars(one.cents), `Due ${displayDate(one.due)}`)),
    },
    {
      title: 'Charged at move-out',
      rows: charges.map((one) =>
        row(
          nameOf(one),
          displayDollars(one.cents),
          `${one.reason.replace(/\.$/, '')}.${photoNote(one.photos)}`,
        ),
      ),
    },
    {
      title: 'Taken off',
      rows: [
        ...waivers.map((one) => row(nameOf(one), less(one.cents), one.reason)),
        ...(sums.prepaid > 0 ? [row('Paid ahead', less(sums.prepaid))] : []),
      ],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

const methods = { check: 'by check', transfer: 'by bank transfer', cash: 'in cash' } as const;

function closingOf({ sums, paidOut, rule }: Settlement): string[] {
  const { to, method, reference } = paidOut ?? { to: '', method: 'check' as const, reference: '' };
  const number = reference === '' ? '' : `, number ${reference}`;
  return [
    ...(sums.refunded > 0
      ? [`The refund of ${displayDollars(sums.refunded)} goes to ${to} ${methods[method]}${number}.`]
      : []),
    ...(sums.owed > 0 ? [`Please pay the amount still due of ${displayDollars(sums.owed)}.`] : []),
    ...(rule === undefined ? [] : [`The law that governs deposits here: ${rule}.`]),
    'If you do not agree with an item, please answer in writing.',
  ];
}

/** The street, then the rest. */
function linesOf(address: string): string[] {
  const [street = '', ...rest] = address.split(',');
  return [street.trim(), rest.join(',').trim()].filter(Boolean);
}

type About = { readonly organization: string; readonly place: string };

/** What the template lays out: every amount of the settlement, and what comes of them. */
export function writeLetter(facts: Settlement, { organization, place }: About) {
  const { on, tenants, address, sums, signedBy } = facts;
  return {
    title: `Deposit settlement for ${place}`,
    author: productName,
    date: on.split('-').map(Number),
    organization,
    place,
    tenants,
    day: displayDate(on),
    signed: signedBy,
    address: linesOf(address),
    sections: sectionsOf(facts),
    results: [
      row('Deposit applied', displayDollars(sums.applied)),
      row('Refunded to you', displayDollars(sums.refunded)),
      row('Still due from you', displayDollars(sums.owed)),
    ],
    closing: closingOf(facts),
  };
}
