import { useQuery } from '@tanstack/react-query';
import type { BankAccount, BankReport, BankStatement } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import {
  lineName,
  linePlace,
  type ReportLine,
  reportGroups,
} from '../../../../../shared/domain/ledger/bank/three-way-paper';
import { signedDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable } from '../../../ui/data/data-table';
import { displayInstant } from '../../../ui/data/instant';
import { PdfButton } from '../../../ui/data/pdf-button';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { Amount } from '../../../ui/primitives/text';
import { bankReportQuery } from './bank-queries';
import { WaitingSection } from './waiting-section';

type Props = { account: BankAccount; statement: BankStatement };

/** Bank, books, and whose the money is, as it was signed. */
export function ThreeWaySections({ account, statement }: Props) {
  const read = useQuery(bankReportQuery(account.account_id, statement.through));
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonList />;
  return <Whole account={account} statement={statement} report={read.data} />;
}

function Whole({ account, statement, report }: Props & { report: BankReport }) {
  const { account_id: accountId, bearer } = account;
  const isOwners = bearer === 'owners';
  const { through } = statement;
  const { ending, in_transit, outstanding, book, owed, short } = report;
  return (
    <>
      <StatRow aria-label="Bank, books and people" role="group">
        <Stat label="Bank balance" value={<Amount>{signedDollars(ending)}</Amount>} />
        <Stat label="Deposits in transit" value={<Amount>{signedDollars(in_transit)}</Amount>} />
        <Stat label="Checks outstanding" value={<Amount>{signedDollars(-outstanding)}</Amount>} />
        <Stat label="Book balance" value={<Amount>{signedDollars(book)}</Amount>} />
        <Stat label="Owed in all" value={<Amount>{signedDollars(owed)}</Amount>} />
        <Stat
          label="Difference"
          value={<Amount color={owed === book ? 'success' : 'danger'}>{signedDollars(owed - book)}</Amount>}
        />
      </StatRow>
      {owed !== book && (
        <Notice kind="danger" title={`${signedDollars(book - owed)} in the books is nobody’s`}>
          An opening balance was entered on one side alone. Enter the other side:{' '}
          {isOwners ? 'an owner’s or the bank’s.' : 'an owner’s, the company’s, or the bank’s.'}
        </Notice>
      )}
      {short > 0 && (
        <Notice kind="danger" title={`${signedDollars(short)} held for others is not in this account`}>
          Put in what is missing{isOwners ? '' : ' from the company’s account'}, or move it from where it
          lies.
        </Notice>
      )}
      <WaitingSection items={report.items} isLeft={() => true} onLeft={undefined} />
      <Section
        flush
        title="Whose the money is"
        lead={`As of ${displayDate(through)}. Signed by ${report.signed_by}, ${displayInstant(report.at)}.`}
        action={
          <PdfButton
            name={`reconciliation-${through}`}
            pdf={async () => (await api.prints.printBankReport({ params: { accountId, through } })).data.pdf}
          />
        }
      >
        {reportGroups(report.lines).map(({ part, name, cents, lines }) => (
          <DataTable
            key={part}
            caption={name}
            columns={columnsFor(`${name}, ${signedDollars(cents)}`)}
            rows={lines}
            rowKey={(line) => [line.name, line.property_title, line.unit_number, line.cents].join(' ')}
            picture={false}
          />
        ))}
      </Section>
    </>
  );
}

const columnsFor = (name: string) => [
  {
    key: 'whose',
    header: name,
    rem: 20,
    cell: (line: ReportLine) => <ListLabel name={lineName(line)} note={linePlace(line)} />,
  },
  amountColumn({
    key: 'cents',
    header: 'Amount',
    rem: 8,
    isStrong: true,
    text: ({ cents }: ReportLine) => signedDollars(cents),
  }),
];
