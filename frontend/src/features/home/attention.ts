import type { HomeFigures } from '../../../../shared/contract/home';
import { counted } from '../../../../shared/domain/counted';
import { shortageCure } from '../../../../shared/domain/ledger/bank/shortage-notification';
import { displayDollars } from '../../../../shared/domain/money';
import { type AttentionLine, inUrgency } from './attention-line';
import { leaseLines } from './lease-lines';
import { placesText } from './places-text';

type Account = {
  readonly canChange: boolean;
  readonly trialDaysLeft?: number | undefined;
  /** Read-only for the reason the View-as bar gives. */
  readonly isViewedAs?: boolean;
};

/** Days before its end at which a trial starts to show in the list. */
const trialSoon = 7;
/** The share of a plan's limit at which the list warns. */
const nearlyFull = 0.9;

/** What needs attention, most urgent first; `more` is read after the first sight. */
export const needsAttention = (
  home: HomeFigures,
  account: Account,
  more: readonly AttentionLine[] = [],
): AttentionLine[] =>
  inUrgency([
    ...plan(account),
    ...shortages(home),
    ...ownBank(home),
    ...pastDue(home),
    ...leaseLines(home.leases),
    ...more,
    ...fullness(home),
    ...withoutRent(home),
  ]);

function plan({ canChange, isViewedAs, trialDaysLeft: left }: Account): AttentionLine[] {
  if (!canChange && !isViewedAs)
    return [
      {
        key: 'read-only',
        tone: 'danger',
        title: 'This account is read-only',
        text: 'Its trial or plan has ended. Everything you entered is kept.',
      },
    ];
  if (left === undefined || left > trialSoon) return [];
  return [
    {
      key: 'trial',
      tone: 'warning',
      title: left === 0 ? 'Your trial ends today' : `Your trial ends in ${counted(left, 'day', 'days')}`,
      text: 'After that, your data is read-only.',
      days: left,
    },
  ];
}

/** What keeps a rental owner's money from coming. */
function ownBank({ own }: HomeFigures): AttentionLine[] {
  if (!own || own.bank === 'ready') return [];
  const cents = own.available > 0 ? own.available : undefined;
  if (own.bank === 'in-review')
    return [
      {
        key: 'bank',
        tone: 'info',
        title: 'Your bank details are being checked',
        text: 'The payment provider reviews them. There is nothing to do.',
        cents,
      },
    ];
  return [
    {
      key: 'bank',
      tone: 'danger',
      title: 'Add your bank details',
      text: 'Tenants can’t pay online and nothing can be paid out to you until then.',
      cents,
      action: { to: '/onbordingOwner', search: { owner: own.owner_id }, label: 'Add bank details' },
    },
  ];
}

/** Bank accounts that lack money of others, and what cures it. */
const shortages = ({ short = [] }: HomeFigures): AttentionLine[] =>
  short.map(({ account_id: id, name, cents, is_solo: isSolo }) => ({
    key: `short ${id}`,
    tone: 'danger',
    title: `Money is missing at ${name}`,
    text: shortageCure(isSolo),
    cents,
    action: { to: '/bank-account', search: { id }, label: 'Open account' },
  }));

function pastDue({ past_due: late }: HomeFigures): AttentionLine[] {
  if (!late || late.leases === 0) return [];
  const days = counted(late.days, 'day', 'days');
  return [
    {
      key: 'past-due',
      tone: 'danger',
      title: late.leases === 1 ? 'A lease is past due' : `${late.leases} leases are past due`,
      text: `${late.leases === 1 ? days : `Oldest ${days}`}: ${placesText(late.oldest, late.leases)}`,
      cents: late.cents,
      action: {
        to: '/ledges-totalpayment',
        search: { view: 'past-due', remind: 'all' },
        label: late.leases === 1 ? 'Remind' : 'Remind all',
      },
    },
  ];
}

function fullness({ limits }: HomeFigures): AttentionLine[] {
  if (!limits) return [];
  return (['properties', 'units'] as const).flatMap((noun) => {
    const { used, most } = limits[noun];
    if (used === 0 || used < most * nearlyFull) return [];
    return [
      {
        key: `${noun}-limit`,
        tone: 'info' as const,
        title: `${used.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} ${noun} in use`,
        text: used >= most ? 'Your plan is full.' : 'Your plan is nearly full.',
      },
    ];
  });
}

const withoutRent = ({ unitsWithoutRent = 0 }: HomeFigures): AttentionLine[] =>
  unitsWithoutRent === 0
    ? []
    : [
        {
          key: 'rent',
          tone: 'info',
          title: `${counted(unitsWithoutRent, 'unit has', 'units have')} no monthly rent`,
          text: 'A lease needs a rent first.',
          action: { to: '/units', search: { view: 'without-rent' }, label: 'Set the rent' },
        },
      ];

/** `$980.00`, `$3,290.00/mo`. */
export const amountText = ({ cents, isMonthly }: AttentionLine): string | undefined =>
  cents === undefined ? undefined : `${displayDollars(cents)}${isMonthly ? '/mo' : ''}`;
