import type { MoreAttention } from '../../../../shared/contract/home';
import { counted } from '../../../../shared/domain/counted';
import type { AttentionLine } from './attention-line';

type Kind = MoreAttention['kind'];
type Action = NonNullable<AttentionLine['action']>;

type Words = {
  readonly tone: AttentionLine['tone'];
  readonly title: (line: MoreAttention) => string;
  readonly text?: (line: MoreAttention) => string;
  readonly action: (line: MoreAttention) => Action;
  readonly isMonthly?: boolean;
};

/** The first names, then how many more. */
const namesText = ({ names, count }: MoreAttention): string => {
  const more = count - names.length;
  return more > 0 && names.length > 0 ? `${names.join('; ')}; ${more} more` : names.join('; ');
};

const withId = (id: string | undefined): Pick<Action, 'search'> =>
  id === undefined ? {} : { search: { id } };

const words: Record<Kind, Words> = {
  'online-off': {
    tone: 'danger',
    title: () => 'Tenants can’t pay online: bank account missing',
    isMonthly: true,
    action: ({ id }): Action =>
      id === undefined
        ? { to: '/owners', search: { view: 'bank-missing' }, label: 'Ask owners' }
        : { to: '/onbordingOwner', search: { owner: id }, label: 'Add bank account' },
  },
  emergency: {
    tone: 'danger',
    title: ({ count }) =>
      count === 1 ? 'An emergency request is open' : `${count} emergency requests are open`,
    action: ({ count, id }) =>
      count === 1
        ? { to: '/servicerequestDetails-data', ...withId(id), label: 'Open request' }
        : { to: '/servicerequest', label: 'Open requests' },
  },
  overdue: {
    tone: 'warning',
    title: ({ count }) => (count === 1 ? 'A request is overdue' : `${count} requests are overdue`),
    action: ({ count, id }) =>
      count === 1
        ? { to: '/servicerequestDetails-data', ...withId(id), label: 'Open request' }
        : { to: '/servicerequest', label: 'Open requests' },
  },
  vacant: {
    tone: 'warning',
    title: ({ count }) =>
      count === 1 ? 'A unit is vacant and not listed' : `${count} units are vacant and not listed`,
    text: (line) => `Longest ${counted(line.days ?? 0, 'day', 'days')}: ${namesText(line)}`,
    action: ({ count, id }) =>
      count === 1
        ? { to: '/getunit-data', ...withId(id), label: 'List it' }
        : { to: '/units', search: { view: 'vacant' }, label: 'List them' },
  },
  insurance: {
    tone: 'warning',
    title: ({ count }) => `Renters insurance needs a look for ${counted(count, 'tenant', 'tenants')}`,
    action: () => ({ to: '/tenantsList', search: { view: 'insurance' }, label: 'Open list' }),
  },
  bills: {
    tone: 'info',
    title: ({ count, days = 0 }) => {
      if (count === 1) return days < 0 ? 'A bill is late' : 'A bill is due this week';
      return days < 0 ? `${count} bills are due or late` : `${count} bills are due this week`;
    },
    action: () => ({ to: '/bills', label: 'Pay bills' }),
  },
  'bank-lines': {
    tone: 'info',
    title: ({ count }) => `${counted(count, 'bank line', 'bank lines')} to match`,
    text: ({ names }) => names.join('; '),
    action: ({ id }) => ({ to: '/bank-account', ...withId(id), label: 'Match' }),
  },
  reconcile: {
    tone: 'info',
    title: ({ count }) =>
      count === 1 ? 'Last month is not reconciled' : `Last month is not reconciled in ${count} accounts`,
    action: ({ id }) => ({ to: '/bank-account', ...withId(id), label: 'Reconcile' }),
  },
  books: {
    tone: 'danger',
    title: ({ count }) =>
      count === 1 ? 'A ledger differs from its entries' : `${count} ledgers differ from their entries`,
    text: () => 'The nightly check found it. Nothing is lost: every entry is kept.',
    action: () => ({ to: '/ledges-totalpayment', search: { view: 'all' }, label: 'Open Rent' }),
  },
};

/** What needs somebody beside leases, a line a kind. */
export const moreLines = (all: readonly MoreAttention[]): AttentionLine[] =>
  all.map((line) => {
    const { tone, title, text = namesText, action, isMonthly } = words[line.kind];
    return {
      key: line.kind,
      tone,
      title: title(line),
      text: text(line),
      cents: line.cents,
      days: line.kind === 'vacant' ? undefined : line.days,
      ...(isMonthly && { isMonthly }),
      action: action(line),
    };
  });

type Fee = { readonly cents: number };

/** Late fees that a person can charge today. */
export function lateFeeLines(fees: readonly Fee[] = []): AttentionLine[] {
  const ready = fees.filter(({ cents }) => cents > 0);
  if (ready.length === 0) return [];
  return [
    {
      key: 'late-fees',
      tone: 'warning',
      title: `${counted(ready.length, 'late fee', 'late fees')} can be charged`,
      text: 'Under the terms of the leases. Nothing is charged until you say so.',
      cents: ready.reduce((sum, { cents }) => sum + cents, 0),
      action: { to: '/late-fees', label: 'Review' },
    },
  ];
}

type MonthOwner = { readonly is_open: boolean; readonly balance: number; readonly name: string };

/** Owners whose statement of last month nobody issued. `month` is its name, `October`. */
export function statementLines(owners: readonly MonthOwner[] = [], month: string): AttentionLine[] {
  const open = owners.filter((owner) => owner.is_open);
  if (open.length === 0) return [];
  const available = open.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  return [
    {
      key: 'statements',
      tone: 'info',
      title: `${open.length} ${month} ${open.length === 1 ? 'statement' : 'statements'} to issue`,
      text: namesText({ kind: 'bills', count: open.length, names: open.slice(0, 3).map(({ name }) => name) }),
      ...(available > 0 && { cents: available }),
      action: { to: '/owner-statements', label: 'Draft statements' },
    },
  ];
}
