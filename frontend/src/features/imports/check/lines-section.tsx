import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type PortfolioColumn,
  portfolioColumns,
} from '../../../../../shared/domain/imports/portfolio-columns';
import type { NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import { Bar, Row } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { WindowPager } from '../../../ui/list/window-pager';
import { downloadCsv } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { Muted } from '../../../ui/primitives/text';
import { linesLeftOut, neededColumns, withCell, withCells, withLineIn, withLinesOut } from '../draft-lines';
import type { ImportDraft } from '../import-draft';
import { count } from '../run/totals';
import { AlikeNotice, linesAlike, type Written } from './alike-notice';
import { LineItem } from './line-item';
import { type LineFilter, linesPerPage, seenLines } from './lines-view';
import { problemFile } from './problem-file';
import { problemsByRow, type SeenProblem } from './seen-problem';

type Props = {
  draft: ImportDraft;
  onDraft: (draft: ImportDraft) => void;
  lines: readonly NumberedRow[];
  problems: readonly SeenProblem[];
  /** Lines that can only be excluded together, by line: all lines of a property. */
  together: ReadonlyMap<number, readonly number[]>;
};

type Touched = ReadonlyMap<number, ReadonlySet<PortfolioColumn>>;
const none: ReadonlySet<PortfolioColumn> = new Set();

/** The file's lines with their problems; each can be fixed or excluded in place. */
export function LinesSection({ draft, onDraft, lines, problems, together }: Props) {
  const byRow = useMemo(() => problemsByRow(problems), [problems]);
  const [filter, setFilter] = useState<LineFilter>('problems');
  const [asked, setPage] = useState(1);
  const [touched, setTouched] = useState<Touched>(new Map());
  const shown = useMemo(
    () =>
      seenLines({
        lines,
        out: linesLeftOut(draft),
        problems: byRow,
        touched: new Set(touched.keys()),
        filter,
      }),
    [lines, draft, byRow, touched, filter],
  );
  const columns = useMemo(
    () =>
      portfolioColumns.flatMap(({ key }) =>
        neededColumns.has(key) ||
        draft.mapping[key] !== undefined ||
        problems.some(({ column }) => column === key) ||
        lines.some(({ cells }) => cells[key])
          ? [key]
          : [],
      ),
    [draft.mapping, problems, lines],
  );
  const pages = Math.max(1, Math.ceil(shown.length / linesPerPage));
  const page = Math.min(asked, pages);
  const turn = (to: { filter?: LineFilter; page?: number }) => {
    setTouched(new Map());
    setWritten(undefined);
    if (to.filter) setFilter(to.filter);
    setPage(to.page ?? 1);
  };
  const touch = (row: number, more: readonly PortfolioColumn[]) =>
    setTouched((before) => new Map(before).set(row, new Set([...(before.get(row) ?? none), ...more])));
  const [written, setWritten] = useState<Written>();
  const write = (row: number, column: PortfolioColumn, value: string) => {
    const before = lines.find((line) => line.row === row)?.cells[column] ?? '';
    touch(row, [column]);
    setWritten({ column, before, value });
    onDraft(withCell(draft, { row, column, value }));
  };
  const alike = written ? linesAlike(lines, written) : [];
  const writeAll = ({ column, value }: Written) => {
    for (const row of alike) touch(row, [column]);
    setWritten(undefined);
    onDraft(withCells(draft, { rows: alike, column, value }));
  };
  const setOut = (row: number, isOut: boolean) => {
    touch(row, []);
    onDraft(isOut ? withLinesOut(draft, together.get(row) ?? [row]) : withLineIn(draft, row));
  };
  const leaveAllOut = () => {
    turn({ filter });
    const rows = [...byRow.keys()].flatMap((row) => together.get(row) ?? [row]);
    onDraft(withLinesOut(draft, rows));
  };
  const options = [
    { value: 'problems', label: `With problems (${count(byRow.size)})` },
    { value: 'all', label: `All lines (${count(draft.file.lines.length)})` },
    { value: 'out', label: `Skipped (${count(draft.leftOut.length)})` },
  ];
  return (
    <Section
      title="Lines"
      lead="Line 1 is the first one under the headers. Changes here are checked right away; your own file stays as it is."
      flush
    >
      <Bar rule="below" pt="0">
        <Row>
          <CompactSelect
            label="Lines shown"
            w={{ base: '100%', sm: '14rem' }}
            options={options}
            value={filter}
            onValue={(value) => turn({ filter: value as LineFilter })}
          />
          {filter === 'out' && draft.leftOut.length > 0 && (
            <Button variant="outline" onClick={() => onDraft({ ...draft, leftOut: [] })}>
              Include all again
            </Button>
          )}
          {filter === 'problems' && byRow.size > 0 && (
            <>
              <Button variant="outline" onClick={leaveAllOut}>
                Skip all
              </Button>
              <Button
                variant="outline"
                onClick={() =>
                  downloadCsv(
                    problemFile(
                      lines.filter(({ row }) => byRow.has(row)),
                      problems,
                    ),
                    'lines-with-problems.csv',
                  )
                }
              >
                <Download aria-hidden="true" />
                Download them
              </Button>
            </>
          )}
        </Row>
      </Bar>
      <div role="status">
        {written && alike.length > 0 && (
          <AlikeNotice written={written} lines={alike.length} onAll={() => writeAll(written)} />
        )}
      </div>
      {shown.length === 0 ? (
        <Bar>
          <Muted as="bdi">{filter === 'problems' ? 'No line has a problem.' : 'There are none.'}</Muted>
        </Bar>
      ) : (
        <RuledList aria-label="Lines">
          {shown.slice((page - 1) * linesPerPage, page * linesPerPage).map((line) => (
            <LineItem
              key={line.row}
              line={line}
              isWhole={(together.get(line.row)?.length ?? 1) > 1}
              touched={touched.get(line.row) ?? none}
              columns={columns}
              onCell={(column, value) => write(line.row, column, value)}
              onOut={(isOut) => setOut(line.row, isOut)}
            />
          ))}
        </RuledList>
      )}
      {pages > 1 && (
        <Bar rule="above" py="3">
          <WindowPager label="Pages of lines" page={page} pages={pages} onPage={(to) => turn({ page: to })} />
        </Bar>
      )}
    </Section>
  );
}
