import { useQuery } from '@tanstack/react-query';
import type { BankAccount, BankLine, BankStatement } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { sumOf } from '../../../../../shared/domain/ledger/accounts';
import { bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import { displayInstant } from '../../../ui/data/instant';
import { Stat, StatRow } from '../../../ui/data/stat';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { Amount } from '../../../ui/primitives/text';
import { WaitingLedger } from '../show/waiting-ledger';
import { bankLinesQuery } from './bank-queries';
import { lineColumns } from './line-columns';
import { ThreeWaySections } from './three-way-sections';

type Props = { account: BankAccount; statement: BankStatement };

/** A closed statement: its three-way report, and what each of its lines was matched to. */
export function ClosedStatement({ account, statement }: Props) {
  const { from, through, at, by, book } = statement;
  const { account_id: id } = account;
  const back = { to: '/bank-account', search: { id }, label: bankName(account) } as const;
  const title = `${displayDate(from)} to ${displayDate(through)}`;
  const read = useQuery(bankLinesQuery(id, { from, to: through }));
  if (!read.data) return <WaitingLedger read={read} title={title} back={back} />;
  return (
    <Page title={title} lead={`Reconciled ${displayInstant(at)} by ${by}.`} back={back}>
      {book === undefined ? (
        <OldFigures statement={statement} lines={read.data} />
      ) : (
        <ThreeWaySections account={account} statement={statement} />
      )}
      <Section flush title="Lines of the statement">
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

type OldProps = { statement: BankStatement; lines: readonly BankLine[] };

/** Of a statement that was compared with its own lines alone. */
function OldFigures({ statement: { beginning, ending }, lines }: OldProps) {
  const settled = sumOf(lines.map(({ state, cents }) => (state === 'open' ? 0 : cents)));
  return (
    <>
      <StatRow aria-label="Balances" role="group">
        <Stat label="Beginning balance" value={<Amount>{signedDollars(beginning)}</Amount>} />
        <Stat label="Matched or set aside" value={<Amount>{signedDollars(settled)}</Amount>} />
        <Stat label="Ending balance" value={<Amount>{signedDollars(ending)}</Amount>} />
        <Stat label="Difference" value={<Amount>{signedDollars(ending - beginning - settled)}</Amount>} />
      </StatRow>
      <Notice title="This statement was compared with its own lines">
        It was not compared with the balance of your books. The next reconciliation is.
      </Notice>
    </>
  );
}
