import { WalletCards } from 'lucide-react';
import type { Aging, BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { amountColumn } from '../../../ui/amount-column';
import type { Column } from '../../../ui/data-table-column';
import { Named } from '../../../ui/named';
import { Sign } from '../../../ui/sign';
import { Amount } from '../../../ui/text';
import { owedText } from '../parts/ledger-words';

const sign = (
  <Sign bg="surface.sunk" color="muted">
    <WalletCards aria-hidden="true" />
  </Sign>
);

export const agingWords: Record<keyof Aging, string> = {
  upcoming: 'Not due yet',
  days30: '1–30 days',
  days60: '31–60 days',
  days90: '61–90 days',
  older: 'Over 90 days',
};
export const agingKeys = Object.keys(agingWords) as (keyof Aging)[];

const ageColumn = (key: keyof Aging): Column<BalanceLine> => ({
  key,
  header: agingWords[key],
  rem: 6,
  end: true,
  rowOnly: true,
  cell: ({ aging }) => <Amount>{aging[key] > 0 ? displayDollars(aging[key]) : '–'}</Amount>,
});

export const balanceColumns: readonly Column<BalanceLine>[] = [
  {
    key: 'lease',
    header: 'Lease',
    rem: 13.5,
    cell: ({ tenants, unit_number, property_title }) => (
      <Named sign={sign} name={tenants.join(', ')} note={`Unit ${unit_number}, ${property_title}`} />
    ),
  },
  ...agingKeys.map(ageColumn),
  amountColumn({
    key: 'past-due',
    header: 'Past due',
    rem: 6.5,
    isDanger: ({ past_due }) => past_due > 0,
    text: ({ past_due }) => (past_due > 0 ? displayDollars(past_due) : '–'),
  }),
  amountColumn({
    key: 'balance',
    header: 'Balance',
    rem: 8,
    isStrong: true,
    text: ({ balance }) => owedText(balance),
  }),
];
