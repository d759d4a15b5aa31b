import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { OwnerYear } from '../../../../../shared/contract/owner-money';
import { csvOf } from '../../../../../shared/domain/csv';
import { displayDate, displayMonth } from '../../../../../shared/domain/dates';
import { isTied } from '../../../../../shared/domain/ledger/reports/ties';
import { signedDollars } from '../../../../../shared/domain/money';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { today } from '../../../ui/data/instant';
import { PdfButton } from '../../../ui/data/pdf-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { downloadCsv } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { drawings } from '../../../ui/primitives/drawings';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { ownerYearQuery } from '../queries';
import { StatementTies } from '../reports/statement-ties';
import { WaitingLedger } from '../show/waiting-ledger';
import { yearCsv } from './year-csv';
import { yearPaper } from './year-paper';
import { isEmptyYear, notAdvice, statementRows, yearDays, yearRows, yearTitle } from './year-rows';
import { YearTable } from './year-table';

type Props = { ownerId: string; year: string; onYear: (year: string) => void };

/** /owner-year: a calendar year of an owner by the lines of Schedule E, and what it was compared with. */
export function YearPage({ ownerId, year, onYear }: Props) {
  const read = useQuery(ownerYearQuery(ownerId, year));
  const back = { to: '/owner', search: { id: ownerId }, label: 'Owner' } as const;
  if (!read.data) return <WaitingLedger read={read} title={`Year ${year}`} what="Owner" back={back} />;
  const { data } = read;
  const isEmpty = isEmptyYear(data);
  const days = isEmpty ? undefined : `${yearDays(data)}, cash basis`;
  return (
    <Page
      title={yearTitle(data)}
      lead={[data.owner_name, data.organization, days, notAdvice].filter(Boolean).join(' · ')}
      back={back}
      action={
        <>
          <CompactSelect label="Year" options={yearOptions(year)} value={year} onValue={onYear} w="6.5rem" />
          {!isEmpty && data.ties.every(isTied) && <Files year={data} />}
        </>
      }
    >
      {isEmpty ? (
        <Section flush>
          <EmptyState
            title={`Nothing in ${year} yet`}
            text={
              data.is_own
                ? 'Your year shows what is on statements issued to you.'
                : 'Rent, expenses, fees and payments of the year show up here.'
            }
            drawing={drawings.keys}
          />
        </Section>
      ) : (
        <Whole year={data} />
      )}
    </Page>
  );
}

const yearsBack = 5;

/** The last years, and the one that is shown. */
function yearOptions(shown: string) {
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: yearsBack }, (_, back) => String(now - back));
  const all = years.includes(shown) ? years : [shown, ...years].toSorted().toReversed();
  return all.map((value) => ({ value, label: value }));
}

function Whole({ year }: { year: OwnerYear }) {
  const { properties, totals, statements, ties } = year;
  return (
    <>
      {!ties.every(isTied) && <StatementTies ties={ties} />}
      {properties.length !== 1 && (
        <Section flush title="All properties">
          <YearTable caption="All properties" rows={yearRows(totals)} />
        </Section>
      )}
      {properties.map((property) => (
        <Section flush key={property.property_id} title={<bdi>{property.property_title}</bdi>}>
          <YearTable caption={property.property_title} rows={yearRows(property)} />
        </Section>
      ))}
      <Section
        flush
        title="Compared with the statements"
        lead="The year counts each entry on its own day. A statement also has what was entered late for earlier days."
      >
        <YearTable caption="Compared with the statements" rows={statementRows(year)} />
      </Section>
      {statements.late.length > 0 && <LateSection statements={statements} />}
      {ties.every(isTied) && <StatementTies ties={ties} />}
      <Muted small>
        Line numbers are those of Schedule E (Form 1040), Part I. Figures without a line are not on it.
      </Muted>
    </>
  );
}

type Late = OwnerYear['statements']['late'][number] & { readonly at: number };

const lateColumns: readonly Column<Late>[] = [
  {
    key: 'what',
    header: 'What',
    rem: 18,
    cell: (line) => (
      <>
        <Strong>
          <bdi>{statementText(line)}</bdi>
        </Strong>
        <Muted small>
          <bdi>{line.property_title}</bdi>
        </Muted>
      </>
    ),
  },
  { key: 'on', header: 'Date', rem: 8, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'month',
    header: 'On the statement for',
    rem: 10,
    cell: ({ month }) => <bdi>{displayMonth(month)}</bdi>,
  },
  {
    key: 'cents',
    header: 'Amount',
    rem: 8,
    end: true,
    cell: ({ cents }) => <Amount>{signedDollars(cents)}</Amount>,
  },
];

const LateSection = ({ statements: { late, has_more: hasMore } }: Pick<OwnerYear, 'statements'>) => (
  <Section flush title="On a statement of another year">
    <DataTable
      caption="Entries on a statement of another year"
      columns={lateColumns}
      rows={late.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => String(at)}
      picture={false}
    />
    {hasMore && (
      <Muted small m="4">
        There are more of them on the statements.
      </Muted>
    )}
  </Section>
);

const Files = ({ year }: { year: OwnerYear }) => (
  <>
    <Button
      data-chrome=""
      variant="outline"
      onClick={() => downloadCsv(csvOf(yearCsv(year)), `year-${year.year}.csv`)}
    >
      <Download aria-hidden="true" />
      Export CSV
    </Button>
    <Button data-chrome="" hideBelow="md" variant="outline" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      Print
    </Button>
    <PdfButton paper={() => yearPaper(year)} name={`year-${year.year}`} />
  </>
);
