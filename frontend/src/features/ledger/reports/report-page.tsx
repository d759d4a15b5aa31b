import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import { totalsOf } from '../../../../../shared/domain/ledger/reports/merge-rows';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { CsvExportButton } from '../../../ui/data/csv-export-button';
import { DataTable } from '../../../ui/data/data-table';
import { PdfButton } from '../../../ui/data/pdf-button';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Bar } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ListStates } from '../../../ui/list/list-states';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { FigureButton } from './figure-button';
import { figureAsked, reportColumns } from './report-columns';
import { reportPaper } from './report-paper';
import { type ReportPlace, timeOf } from './report-place';
import { type ReportAsked, reportedPropertiesQuery, reportQuery } from './report-queries';
import { reportSource } from './report-source';
import { ReportTools } from './report-tools';
import { timeText } from './report-words';

type Props = {
  report: ReportName;
  place: ReportPlace;
  onPlace: (place: ReportPlace) => void;
};

/** Rows on the screen at first; the file and the print have all. */
const shownAtFirst = 100;
/** What fits across a sheet of paper, in rem. */
const paperRem = 42;

/** One report: its days and property, its totals, and rows whose figures open their entries. */
export function ReportPage({ report, place, onPlace }: Props) {
  const { title, lead } = reports[report];
  const asked: ReportAsked = { report, ...timeOf(place, report), property_id: place.property_id };
  const read = useQuery(reportQuery(asked));
  const [isWhole, setWhole] = useState(false);
  const { from, to, property_id } = asked;
  const columns = useMemo(
    () => reportColumns(report, { report, from, to, property_id }),
    [report, from, to, property_id],
  );
  const rows = read.data;
  const print = () => {
    flushSync(() => setWhole(true));
    window.print();
  };
  const zoom = Math.min(1, paperRem / columns.reduce((sum, { rem }) => sum + rem, 0));
  return (
    <chakra.div css={{ '@media print': { zoom } }}>
      <Page
        title={title}
        lead={`${lead} ${timeText(report, asked)}.`}
        back={{ to: '/reports', label: 'Reports' }}
        action={
          <chakra.div data-chrome="" display="flex" flexWrap="wrap" gap="2">
            <Button hideBelow="md" variant="outline" onClick={print} disabled={!rows?.length}>
              <Printer aria-hidden="true" />
              Print
            </Button>
            {rows && rows.length > 0 && (
              <>
                <CsvExportButton source={reportSource(report, rows)} />
                <ReportPdf asked={asked} rows={rows} />
              </>
            )}
          </chakra.div>
        }
      >
        {rows && rows.length > 0 && <Totals asked={asked} rows={rows} />}
        <Section flush>
          <ReportTools place={place} onPlace={onPlace} />
          <ListStates
            read={read}
            rows={rows}
            skeleton={{ picture: false }}
            none={{
              title: 'Nothing to report',
              text: 'No leases or entries match. Choose other dates or another property.',
              drawing: drawings.keys,
            }}
          >
            {(all) => (
              <DataTable
                caption={title}
                columns={columns}
                rows={isWhole ? all : all.slice(0, shownAtFirst)}
                rowKey={({ key }) => key}
                busy={read.isPlaceholderData}
                picture={false}
              />
            )}
          </ListStates>
          {rows && rows.length > shownAtFirst && !isWhole && (
            <Bar rule="above" py="3" textAlign="center">
              <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
                {`Show all ${rows.length.toLocaleString('en-US')}`}
              </Button>
            </Bar>
          )}
        </Section>
      </Page>
    </chakra.div>
  );
}

const ReportPdf = ({ asked, rows }: { asked: ReportAsked; rows: readonly ReportRow[] }) => {
  const { report, property_id: id } = asked;
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  const property = id === undefined ? 'All properties' : properties.find((one) => one.id === id)?.title;
  const about = { time: asked, property: property ?? 'One property' };
  return <PdfButton paper={() => reportPaper(report, rows, about)} name={`${report}-${asked.to}`} />;
};

/** The sum of each column; each opens its entries, too. */
const Totals = ({ asked, rows }: { asked: ReportAsked; rows: readonly ReportRow[] }) => {
  const { title, figures } = reports[asked.report];
  const totals = totalsOf(rows);
  return (
    <StatRow aria-label="Totals" role="group">
      {Object.entries(figures).map(([column, label]) => (
        <Stat
          key={column}
          label={label}
          value={
            <FigureButton
              cents={totals[column] ?? 0}
              name={`${label}: ${title}`}
              asked={figureAsked(asked, column)}
            />
          }
        />
      ))}
    </StatRow>
  );
};
