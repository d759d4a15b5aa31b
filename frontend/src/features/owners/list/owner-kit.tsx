import { CircleCheck, CircleDashed } from 'lucide-react';
import type { OwnerLine } from '../../../../../shared/contract/owners';
import { signedDollars } from '../../../../../shared/domain/money';
import { countColumn, none, textColumn } from '../../../domain-ui/list/columns';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount } from '../../../ui/primitives/text';
import { mobileText } from '../mobile-text';

const banks = {
  ready: { tone: 'success', icon: CircleCheck, word: 'Ready for payouts' },
  missing: { tone: 'warning', icon: CircleDashed, word: 'Bank details missing' },
} as const;

const bankOf = ({ bank_ready }: OwnerLine) =>
  bank_ready === undefined ? undefined : banks[bank_ready ? 'ready' : 'missing'];

const Bank = (owner: OwnerLine) => {
  const bank = bankOf(owner);
  return bank ? <StatusBadge {...bank} /> : none;
};

const balanceText = ({ balance }: OwnerLine): string =>
  balance === undefined ? none : signedDollars(balance);

/** The columns of Owners (desk.md §3.1). */
const columns: readonly KitColumn<OwnerLine>[] = [
  textColumn({ key: 'name', header: 'Owner', rem: 9, grows: true, priority: 1, textOf: ({ name }) => name }),
  countColumn({
    key: 'properties',
    header: 'Properties',
    rem: 6.5,
    priority: 1,
    countOf: ({ properties }) => properties,
  }),
  {
    key: 'balance',
    header: 'Balance',
    rem: 7.5,
    priority: 1,
    end: true,
    card: 'end',
    startsDescending: true,
    cell: (owner) => <Amount>{balanceText(owner)}</Amount>,
    file: ({ balance }) => (balance === undefined ? '' : balance / 100),
  },
  {
    key: 'bank',
    header: 'Bank',
    rem: 13,
    priority: 1,
    card: 'line',
    cell: (owner) => <Bank {...owner} />,
    file: (owner) => bankOf(owner)?.word ?? '',
  },
  countColumn({ key: 'units', header: 'Units', rem: 5, priority: 2, countOf: ({ units }) => units }),
  textColumn({
    key: 'mobile',
    header: 'Mobile',
    rem: 10,
    priority: 2,
    cell: ({ mobile_number }) => <bdi dir="ltr">{mobileText(mobile_number)}</bdi>,
    textOf: ({ mobile_number }) => mobileText(mobile_number),
  }),
  textColumn({ key: 'email', header: 'Email', rem: 12, priority: 'off', textOf: ({ email }) => email }),
];

/** Owners as a list. */
export const ownerKit: KitDefinition<OwnerLine> = {
  name: 'owners',
  to: '/owners',
  one: 'owner',
  many: 'owners',
  search: 'Search name or email',
  columns,
  filters: [propertyFilter, ownerFilter],
  views: [
    {
      key: 'all',
      label: 'All',
      none: {
        title: 'No owners yet',
        text: 'Owners get statements and payouts.',
      },
    },
    {
      key: 'owed',
      label: 'Owed money',
      none: { title: 'No owner is owed money.', text: 'Owners with a balance are listed here.' },
    },
    {
      key: 'bank-missing',
      label: 'Bank missing',
      none: {
        title: 'Every owner can be paid.',
        text: 'Owners without bank details are listed here.',
      },
    },
  ],
  rowKey: ({ owner_id }) => owner_id,
  rowLabel: ({ name }) => name,
  rowTo: ({ owner_id: id }) => ({ to: '/owner', search: { id } }),
};
