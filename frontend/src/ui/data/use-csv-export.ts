import { useEffect, useRef, useState } from 'react';
import { csvOf, jsonLines } from '../../../../shared/domain/csv';
import { report } from '../../api/report';
import { toast } from '../feedback/toast';
import { downloadCsv, downloadText, failedText } from '../media/download';
import { today } from './instant';

type Lines = readonly (readonly string[])[];

export type CsvSource = {
  /** The file's content and the start of its name: `properties`; the day follows. */
  readonly what: string;
  readonly header: readonly string[];
  /** JSON lines instead: an object a line, by the header. */
  readonly format?: 'csv' | 'jsonl';
  /** One page of the list as lines; `after` is empty for the first page. */
  readonly page: (after: string, signal: AbortSignal) => Promise<{ lines: Lines; next?: string | undefined }>;
};

async function allLines(
  source: CsvSource,
  { signal, onCount }: { signal: AbortSignal; onCount: (count: number) => void },
): Promise<Lines> {
  const all: (readonly string[])[] = [source.header];
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await source.page(after, signal);
    signal.throwIfAborted();
    all.push(...page.lines);
    onCount(all.length - 1);
    after = page.next;
  }
  return all;
}

function download({ what, header, format = 'csv' }: CsvSource, lines: Lines): void {
  const name = `${what}-${today()}.${format}`;
  if (format === 'csv') downloadCsv(csvOf(lines), name);
  else downloadText(jsonLines(header, lines.slice(1)), { name, type: 'application/x-ndjson' });
}

/** Exports a list page by page. `count` is the lines so far, undefined while idle; unmounting stops it. */
export function useCsvExport() {
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (source: CsvSource) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setCount(0);
    try {
      const lines = await allLines(source, { signal: stop.signal, onCount: setCount });
      if (lines.length === 1) toast({ title: 'There is nothing to export.', kind: 'info' });
      else download(source, lines);
    } catch (cause) {
      if (stop.signal.aborted) return;
      report(`The export of ${source.what} failed`, cause);
      toast({ title: failedText(cause), kind: 'error' });
    } finally {
      running.current = undefined;
      setCount(undefined);
    }
  };
  return { count, start, cancel: () => running.current?.abort() };
}
