import { Download, FileSpreadsheet, Printer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { csvOf } from '../../../../../shared/domain/csv';
import { localDateOf } from '../../../../../shared/domain/dates';
import { allPages, type ReadPage, TooManyRows } from '../../../api/all-pages';
import { now } from '../../../api/clock';
import { report } from '../../../api/report';
import { toast } from '../../feedback/toast';
import { downloadCsv, downloadFile, failedText } from '../../media/download';
import { ActionMenu } from '../../primitives/action-menu';
import { IconButton } from '../../primitives/icon-button';
import type { KitColumn } from './kit-column';

/** A CSV says amounts with two decimals, credit in parentheses. */
const textOf = (cell: string | number): string => {
  if (typeof cell === 'string') return cell;
  return cell < 0 ? `(${(-cell).toFixed(2)})` : cell.toFixed(2);
};

type Props<Row> = {
  /** The file's content and the start of its name. */
  what: string;
  columns: readonly KitColumn<Row>[];
  /** Every row that the filters leave, in the order of the list. */
  readAll: ReadPage<Row>;
  /** Draws them all before the browser prints. */
  onPrint: (rows: readonly Row[]) => void;
};

/** What a person hears when not every row could be read. */
export function readFailed(cause: unknown, what: string): string {
  if (cause instanceof TooManyRows) return cause.message;
  report(what, cause);
  return failedText(cause);
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The shown columns of all rows that the filters leave, as a file or on paper. */
export function ExportButton<Row>({ what, columns, readAll, onPrint }: Props<Row>) {
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (format: 'csv' | 'xlsx' | 'paper') => {
    const stop = new AbortController();
    running.current = stop;
    setCount(0);
    try {
      const all = await allPages(readAll, { signal: stop.signal, onCount: setCount });
      const header = columns.map((column) => column.header);
      const lines = all.map((row) => columns.map((column) => column.file(row)));
      const name = `${what}-${localDateOf(now(), -new Date().getTimezoneOffset())}.${format}`;
      if (all.length === 0) toast({ title: 'There is nothing to export.', kind: 'info' });
      else if (format === 'paper') onPrint(all);
      else if (format === 'csv') downloadCsv(csvOf([header, ...lines.map((line) => line.map(textOf))]), name);
      else {
        const { xlsxOf } = await import('../../data/xlsx-of');
        downloadFile(xlsxOf(what, [header, ...lines]), { name, type: xlsxType });
      }
    } catch (cause) {
      if (stop.signal.aborted) return;
      toast({ title: readFailed(cause, `The export of ${what} failed`), kind: 'error' });
    } finally {
      running.current = undefined;
      setCount(undefined);
    }
  };
  if (count !== undefined)
    return (
      <IconButton
        label={`Cancel export (${count.toLocaleString('en-US')})`}
        variant="outline"
        size="sm"
        onClick={() => running.current?.abort()}
      >
        <X aria-hidden="true" />
      </IconButton>
    );
  return (
    <ActionMenu
      label="Export and print"
      trigger={
        <IconButton label="Export and print" variant="outline" size="sm">
          <Download aria-hidden="true" />
        </IconButton>
      }
      actions={[
        {
          key: 'csv',
          label: 'Export CSV',
          icon: <Download size={16} aria-hidden="true" />,
          onSelect: () => void start('csv'),
        },
        {
          key: 'xlsx',
          label: 'Export Excel',
          icon: <FileSpreadsheet size={16} aria-hidden="true" />,
          onSelect: () => void start('xlsx'),
        },
        {
          key: 'print',
          label: 'Print',
          icon: <Printer size={16} aria-hidden="true" />,
          onSelect: () => void start('paper'),
        },
      ]}
    />
  );
}
