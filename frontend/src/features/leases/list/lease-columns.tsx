import type { LeaseLine } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import {
  dayColumn,
  leaseStatusColumn,
  moneyColumn,
  none,
  tenantsColumn,
  textColumn,
  unitColumn,
} from '../../../domain-ui/list/columns';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import { Amount } from '../../../ui/primitives/text';
import { nextStepText, signedElsewhere, tenantsText } from '../parts/lease-words';

const endText = ({ from, to }: LeaseLine): string => {
  if (to) return displayDate(to);
  return from === '' ? none : 'Month-to-month';
};

const balanceText = ({ balance }: LeaseLine): string =>
  balance === undefined ? none : signedDollars(balance);

/** The columns of Leases (desk.md §3.1). */
export const leaseColumns: readonly KitColumn<LeaseLine>[] = [
  tenantsColumn({ cell: ({ tenants }) => <bdi>{tenantsText(tenants)}</bdi> }),
  unitColumn(),
  leaseStatusColumn({ rem: 11.5, card: 'line' }),
  {
    key: 'ends',
    header: 'Ends',
    rem: 8.25,
    priority: 1,
    card: 'line',
    cell: (lease) => <bdi>{endText(lease)}</bdi>,
    inCard: (lease) => (lease.to ? `Ends ${displayDate(lease.to)}` : endText(lease).replace(none, '')),
    file: ({ to = '' }) => to,
  },
  moneyColumn({
    key: 'rent',
    header: 'Rent',
    priority: 1,
    rem: 7.5,
    card: 'end',
    centsOf: ({ rent }) => rent,
  }),
  textColumn({
    key: 'next',
    header: 'Next step',
    rem: 9,
    grows: true,
    priority: 2,
    isSorted: false,
    textOf: ({ next_step }) => nextStepText(next_step),
  }),
  dayColumn({ key: 'starts', header: 'Starts', priority: 2, dayOf: ({ from }) => from }),
  {
    key: 'balance',
    header: 'Balance',
    rem: 6.75,
    priority: 2,
    end: true,
    startsDescending: true,
    cell: (lease) => <Amount>{balanceText(lease)}</Amount>,
    file: ({ balance }) => (balance === undefined ? '' : balance / 100),
  },
  moneyColumn({
    key: 'deposit',
    header: 'Deposit',
    priority: 'off',
    centsOf: ({ deposit_held }) => deposit_held,
  }),
  textColumn({
    key: 'signed',
    header: 'Signed outside',
    rem: 12,
    priority: 'off',
    isSorted: false,
    textOf: ({ is_adopted }) => (is_adopted ? signedElsewhere : ''),
  }),
];
