import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { reports, type StatementName } from '../../../../../shared/domain/ledger/reports/catalogue';
import {
  hasBasis,
  monthsOf,
  mostMonths,
  type StatementColumn,
  statementColumns,
  titlesIn,
  totalColumn,
} from '../../../../../shared/domain/ledger/reports/statement-columns';
import {
  type StatementLine,
  statementLines,
} from '../../../../../shared/domain/ledger/reports/statement-layout';
import { isTied, tiesOf } from '../../../../../shared/domain/ledger/reports/ties';
import { CsvExportButton } from '../../../ui/data/csv-export-button';
import { DownloadButton } from '../../../ui/data/download-button';
import { PdfButton } from '../../../ui/data/pdf-button';
import { Notice } from '../../../ui/feedback/notice';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ListStates } from '../../../ui/list/list-states';
import { downloadFile } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { choicesOf, type ReportPlace, timeOf } from './report-place';
import { reportedPropertiesQuery, type Statement, statementQuery } from './report-queries';
import { ReportTools } from './report-tools';
import { timeText } from './report-words';
import type { StatementAsked } from './statement-asked';
import { StatementChoices } from './statement-choices';
import { statementPaper } from './statement-paper';
import { statementSheet, statementSource } from './statement-source';
import { StatementTable } from './statement-table';
import { StatementTies } from './statement-ties';
import { basisLeads } from './statement-words';

type Props = {
  report: StatementName;
  place: ReportPlace;
  onPlace: (place: ReportPlace) => void;
  /** Whether the person may see the company's own statement. */
  seesCompany: boolean;
};

type Made = { asked: StatementAsked; columns: readonly StatementColumn[]; lines: readonly StatementLine[] };

/** A statement as it is read, and whether its figures agree (D71). */
function madeOf(asked: StatementAsked, { rows, titles, sums }: Statement) {
  const columns = statementColumns({
    by: asked.by,
    time: asked,
    titles: titlesIn(rows, titles),
  });
  const others = columns.map(({ key }) => key).filter((key) => key !== totalColumn);
  const ties = tiesOf(asked.report, { rows, sums, choices: asked, columns: others });
  return { asked, columns, lines: statementLines(asked.report, rows, asked.whose), ties };
}

/** What fits across a sheet of paper, in rem. */
const paperRem = 42;
const columnRem = { name: 16, amount: 7 };

/** A statement: its days, basis and columns, its sections, and what it was compared with. */
export function StatementPage({ report, place, onPlace, seesCompany }: Props) {
  const { title, lead } = reports[report];
  const { from, to } = timeOf(place, report);
  const { basis, by, whose } = choicesOf(place, report);
  const { property_id } = place;
  const asked = useMemo<StatementAsked>(
    () => ({ report, from, to, property_id, basis, by, whose }),
    [report, from, to, property_id, basis, by, whose],
  );
  const isTooLong = by === 'month' && monthsOf(asked).length > mostMonths;
  const read = useQuery({ ...statementQuery(asked), enabled: !isTooLong });
  const made = useMemo(() => read.data && madeOf(asked, read.data), [asked, read.data]);
  const shown = made && made.lines.length > 0 && !isTooLong ? made : undefined;
  const wide = columnRem.name + columnRem.amount * (made?.columns.length ?? 1);
  return (
    <chakra.div css={{ '@media print': { zoom: Math.min(1, paperRem / wide) } }}>
      <Page
        title={title}
        lead={[lead, hasBasis(report) && basisLeads[basis], `${timeText(report, asked)}.`]
          .filter(Boolean)
          .join(' ')}
        back={{ to: '/reports', label: 'Reports' }}
        action={shown && <Files made={shown} isTied={shown.ties.every(isTied)} />}
      >
        <Section flush>
          <ReportTools place={place} onPlace={onPlace}>
            <StatementChoices {...{ report, place, onPlace, seesCompany }} />
          </ReportTools>
          {isTooLong ? (
            <chakra.div p="edge">
              <Notice title="Too many months">
                {`Choose ${mostMonths} months at the most, or another set of columns.`}
              </Notice>
            </chakra.div>
          ) : (
            <ListStates
              read={read}
              rows={made?.lines}
              skeleton={{ picture: false }}
              none={{
                title: 'Nothing to report',
                text: 'No entries match. Choose other dates or another property.',
                drawing: drawings.keys,
              }}
            >
              {(lines) => (
                <StatementTable
                  caption={title}
                  asked={asked}
                  columns={made?.columns ?? []}
                  lines={lines}
                  isBusy={read.isPlaceholderData}
                />
              )}
            </ListStates>
          )}
        </Section>
        {shown && <StatementTies ties={shown.ties} />}
      </Page>
    </chakra.div>
  );
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The statement as files; what does not tie goes on no paper. */
function Files({ made, isTied: mayPrint }: { made: Made; isTied: boolean }) {
  const { report, to, property_id: id } = made.asked;
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  const named = id === undefined ? 'All properties' : properties.find((one) => one.id === id)?.title;
  const name = `${report}-${to}`;
  const sheet = async () => {
    const { xlsxOf } = await import('../../../ui/data/xlsx-of');
    downloadFile(xlsxOf(reports[report].title, statementSheet(made)), {
      name: `${name}.xlsx`,
      type: xlsxType,
    });
  };
  return (
    <chakra.div data-chrome="" display="flex" flexWrap="wrap" gap="2">
      {mayPrint && (
        <Button hideBelow="md" variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      )}
      <CsvExportButton source={statementSource(made)} />
      <DownloadButton what="The sheet" label="Export Excel" run={sheet} />
      {mayPrint && (
        <PdfButton paper={() => statementPaper({ ...made, property: named ?? 'One property' })} name={name} />
      )}
    </chakra.div>
  );
}
