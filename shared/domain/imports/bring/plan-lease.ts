import { addDays, later, monthOf } from '../../dates';
import type { Day } from '../../leases/moments';
import type { RentLineKind } from '../../leases/rent/rent-terms';
import type { RollLease } from '../../rent-roll/rent-roll';
import { rollCents } from '../../rent-roll/roll-cells';
import { looksLikeEmail, normalizeEmail } from '../../text';
import type { BringChoices } from './bring-choices';
import type { LeaseToBring } from './planned';

const usual = { noticeDays: 30 } as const;

type Bringing = { readonly number: string; readonly hasNext: boolean; readonly today: Day };

const soonest = (one: Day, other: Day): Day => (one < other ? one : other);

const partsOf = (cell: string): string[] =>
  cell
    .split(/[;,\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `Mobile: (614) 555-0142`: what is not the number goes. */
const phoneIn = (text: string): string =>
  (/\+?[\d(][\d\s().-]{6,}/.exec(text)?.[0] ?? '').trim().slice(0, 30);

/** Emails as they were typed here, else those of the file in the order of the tenants; each once. */
function emailsOf({ line, tenants, email }: RollLease, { edits }: BringChoices): string[] {
  const found = partsOf(email).map(normalizeEmail).filter(looksLikeEmail);
  const emails = tenants.map((_, at) => normalizeEmail(edits[`${line}.email${at}`] ?? found[at] ?? ''));
  return emails.map((one, at) => (emails.indexOf(one) < at ? '' : one));
}

function tenantsOf(lease: RollLease, choices: BringChoices): LeaseToBring['term']['tenants'] {
  const phones = partsOf(lease.phone).map(phoneIn);
  const emails = emailsOf(lease, choices);
  return lease.tenants.map(({ first, last, company }, at) => ({
    id: `t${at + 1}`,
    firstName: first,
    lastName: company || last,
    email: emails[at] ?? '',
    mobile: phones[at] ?? '',
  }));
}

const kindOf = (code: string): RentLineKind => {
  if (/park|garage/i.test(code)) return 'parking';
  return /\bpet/i.test(code) ? 'pet' : 'other';
};

/** What a lease is charged each month; credits below 0 are told and not brought in. */
export const creditsOf = ({ charges }: RollLease) => charges.filter(({ cents }) => cents < 0);

export const rentOf = ({ line, rentCents }: RollLease, { edits }: BringChoices): number =>
  rollCents(edits[`${line}.rent`] ?? '') ?? rentCents;

export const firstDayOf = ({ line, from, moveIn }: RollLease, { edits, firstDay }: BringChoices): Day | '' =>
  (edits[`${line}.from`] || from) ?? moveIn ?? firstDay;

/** What a tenant owes and has paid ahead, in cents: a balance below 0 is paid ahead. */
export const balanceOf = ({ owedCents, prepaidCents }: RollLease) => ({
  owed: Math.max(0, owedCents),
  prepaid: prepaidCents + Math.max(0, -owedCents),
});

/** A lease of the old system as one that was signed elsewhere, with its opening balance. */
export function planLease(lease: RollLease, choices: BringChoices, bringing: Bringing): LeaseToBring {
  const { cutover, firstMonth, lateCents, graceDays } = choices;
  const { number, hasNext, today } = bringing;
  const from = firstDayOf(lease, choices);
  const rent = rentOf(lease, choices);
  const { owed, prepaid } = balanceOf(lease);
  const rent_from = from > cutover && monthOf(from) > firstMonth ? monthOf(from) : firstMonth;
  const dueOn = soonest(cutover, addDays(`${rent_from}-01`, -1));
  const others = lease.charges.filter(({ cents }) => cents > 0);
  const isLeaving = lease.standing === 'notice' && lease.moveOut !== undefined;
  return {
    row: lease.line,
    unit_number: number,
    term: {
      kind: 'residential',
      from,
      ...(lease.isMonthToMonth || lease.to === undefined ? {} : { to: lease.to }),
      // The next lease of the unit begins after this one.
      atEnd: hasNext ? 'end' : choices.atEnd,
      dueDay: lease.dueDay ?? choices.dueDay,
      late: {
        fee: lateCents > 0 ? { kind: 'flat', cents: lateCents } : { kind: 'none' },
        graceDays,
        firstFeeDay: graceDays + 1,
        lineKinds: ['rent'],
      },
      noticeDays: usual.noticeDays,
      rentLines: [
        { id: 'rent', kind: 'rent', label: 'Rent', cents: Math.max(0, rent) },
        ...others.map(({ code, cents }, at) => ({
          id: `c${at + 1}`,
          kind: kindOf(code),
          label: code,
          cents,
        })),
      ],
      tenants: tenantsOf(lease, choices),
      depositCents: Math.max(0, lease.depositCents),
    },
    ...(isLeaving &&
      lease.moveOut !== undefined && {
        notice: {
          given_on: later(soonest(cutover, today), from || cutover),
          last_day: lease.moveOut,
        },
      }),
    rent_from,
    owed: owed > 0 ? [{ kind: 'rent', label: 'Balance brought forward', due_on: dueOn, cents: owed }] : [],
    credit_cents: prepaid,
    deposits: lease.depositCents > 0 ? [{ bucket: 'security', cents: lease.depositCents }] : [],
  };
}
