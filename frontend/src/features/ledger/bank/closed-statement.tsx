import { useQuery } from '@tanstack/react-query';
import type { BankAccount, BankStatement } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { reconcile } from '../../../../../shared/domain/ledger/bank/reconcile';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Figure, FigureRow } from '../../../ui/figure';
import { displayInstant } from '../../../ui/instant';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Amount } from '../../../ui/text';
import { WaitingLedger } from '../show/waiting-ledger';
import { bankLinesQuery } from './bank-queries';
import { bankName } from './bank-words';
import { lineColumns } from './line-columns';

type Props = { account: BankAccount; statement: BankStatement };

/** A closed statement with what each of its lines was matched to. */
export function ClosedStatement({ account, statement }: Props) {
  const { from, through, beginning, ending, at, by } = statement;
  const { account_id: id } = account;
  const back = { to: '/bank-account', search: { id }, label: bankName(account) } as const;
  const title = `${displayDate(from)} to ${displayDate(through)}`;
  const read = useQuery(bankLinesQuery(id, { from, to: through }));
  if (!read.data) return <WaitingLedger read={read} title={title} back={back} />;
  const { settled, difference } = reconcile({ beginning, ending, lines: read.data });
  return (
    <Page title={title} lead={`Reconciled ${displayInstant(at)} by ${by}.`} back={back}>
      <FigureRow aria-label="Balances" role="group">
        <Figure label="Beginning balance" value={<Amount>{signedDollars(beginning)}</Amount>} />
        <Figure label="Matched or set aside" value={<Amount>{signedDollars(settled)}</Amount>} />
        <Figure label="Ending balance" value={<Amount>{signedDollars(ending)}</Amount>} />
        <Figure label="Difference" value={<Amount>{signedDollars(difference)}</Amount>} />
      </FigureRow>
      <Section flush>
        {read.data.length === 0 ? (
          <EmptyState title="No lines in these days" drawing={drawings.keys} />
        ) : (
          <DataTable
            caption="Lines of the statement"
            columns={lineColumns(() => undefined, undefined)}
            rows={read.data}
            rowKey={({ line_id }) => line_id}
            picture={false}
          />
        )}
      </Section>
    </Page>
  );
}
