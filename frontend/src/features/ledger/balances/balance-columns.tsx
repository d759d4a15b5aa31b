import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import {
  dayColumn,
  leaseStatusColumn,
  moneyColumn,
  none,
  tenantsColumn,
  unitColumn,
} from '../../../domain-ui/list/columns';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import { Amount } from '../../../ui/primitives/text';
import { owedText } from '../parts/ledger-words';
import { latestText } from './latest';

type Age = Pick<KitColumn<BalanceLine>, 'key' | 'header' | 'rem' | 'priority'> & {
  readonly centsOf: (line: BalanceLine) => number;
};

/** What is past due by its age stands in red. */
const lateColumn = (age: Age) => moneyColumn({ ...age, isDanger: () => true });

const lateWords = (days: number): string => (days === 1 ? '1 day late' : `${days} days late`);

/** On a phone: what is past due in red, else what is owed. */
const dueInCard = ({ past_due, balance }: BalanceLine) => (
  <Amount color={past_due > 0 ? 'danger' : undefined}>
    {past_due > 0 ? displayDollars(past_due) : owedText(balance)}
  </Amount>
);

/** The columns of Rent (desk.md §3.1). `feesReady`: leases that a late fee can be charged to today. */
export const balanceColumns = (feesReady: ReadonlySet<string>): readonly KitColumn<BalanceLine>[] => {
  const latestOf = (line: BalanceLine) => latestText(line, feesReady.has(line.lease_id));
  return [
    tenantsColumn({ rem: 7 }),
    unitColumn({ rem: 7 }),
    {
      key: 'late',
      header: 'Days late',
      rem: 4.75,
      priority: 1,
      end: true,
      card: 'line',
      startsDescending: true,
      cell: ({ days_late }) => (
        <Amount color={days_late > 0 ? 'danger' : undefined}>{days_late > 0 ? days_late : none}</Amount>
      ),
      inCard: ({ days_late }) =>
        days_late > 0 && <span style={{ color: 'var(--chakra-colors-danger)' }}>{lateWords(days_late)}</span>,
      file: ({ days_late }) => String(days_late),
    },
    moneyColumn({ key: 'rent', header: 'Rent', rem: 6.25, priority: 2, centsOf: ({ rent = 0 }) => rent }),
    moneyColumn({
      key: 'upcoming',
      header: 'Not due yet',
      rem: 6.5,
      priority: 'off',
      centsOf: ({ aging }) => aging.upcoming,
    }),
    lateColumn({
      key: 'days30',
      header: '1–30',
      rem: 6.25,
      priority: 1,
      centsOf: ({ aging }) => aging.days30,
    }),
    lateColumn({
      key: 'days60',
      header: '31–60',
      rem: 5.5,
      priority: 2,
      centsOf: ({ aging }) => aging.days60,
    }),
    lateColumn({
      key: 'days61',
      header: '60+',
      rem: 5.5,
      priority: 2,
      centsOf: ({ aging }) => aging.days90 + aging.older,
    }),
    {
      key: 'balance',
      header: 'Balance',
      rem: 6.75,
      priority: 1,
      end: true,
      card: 'end',
      startsDescending: true,
      cell: ({ balance }) => <Amount fontWeight="semibold">{owedText(balance)}</Amount>,
      inCard: dueInCard,
      file: ({ balance }) => balance / 100,
    },
    {
      key: 'latest',
      header: 'Latest',
      rem: 7.5,
      grows: true,
      priority: 3,
      card: 'line',
      isSorted: false,
      cell: (line) => <bdi>{latestOf(line)}</bdi>,
      inCard: latestOf,
      file: latestOf,
    },
    moneyColumn({
      key: 'deposit',
      header: 'Deposit held',
      rem: 7,
      priority: 'off',
      centsOf: (line) => line.deposit_held,
    }),
    moneyColumn({
      key: 'prepaid',
      header: 'Prepaid',
      rem: 6.5,
      priority: 'off',
      centsOf: ({ prepaid }) => prepaid,
    }),
    moneyColumn({
      key: 'written',
      header: 'Written off',
      rem: 6.5,
      priority: 'off',
      centsOf: ({ written_off = 0 }) => written_off,
    }),
    dayColumn({ key: 'autopay', header: 'Autopay', priority: 'off', dayOf: ({ autopay }) => autopay }),
    leaseStatusColumn({ header: 'Lease', rem: 9.5, priority: 'off' }),
  ];
};
