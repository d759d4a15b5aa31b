import { useEffect, useMemo, useState } from 'react';
import { linesOf } from '../draft-lines';
import type { ImportDraft } from '../import-draft';
import { type CheckedLines, createReader } from './portfolio-reader';

/** Rechecks a draft after each change; the old result stays until then. `count` is the lines read so far. */
export function useCheckedLines(draft: ImportDraft, email: string) {
  const read = useMemo(() => createReader(email), [email]);
  const [checked, setChecked] = useState<CheckedLines>();
  const [count, setCount] = useState(0);
  const lines = useMemo(() => linesOf(draft), [draft]);
  useEffect(() => {
    const stop = new AbortController();
    void read(lines, { signal: stop.signal, onCount: setCount }).then((result) => {
      if (result && !stop.signal.aborted) setChecked(result);
    });
    return () => stop.abort();
  }, [read, lines]);
  return { lines, checked, count, checkNow: () => read(linesOf(draft)) };
}
