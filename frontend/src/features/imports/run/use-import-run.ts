import { useEffect, useRef, useState } from 'react';
import type { ImportLine, ImportTotals } from '../../../../../shared/contract/imports';
import type { NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import { runAtOnce, withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { report } from '../../../api/report';
import type { SeenProblem } from '../check/seen-problem';
import type { ImportFile } from '../import-draft';
import { batchesOf, type PropertyLines } from './batches';

/** What to import, exactly as it was checked. */
export type ImportPlan = {
  readonly file: Pick<ImportFile, 'name' | 'hash'>;
  readonly planned: ImportTotals;
  readonly properties: readonly PropertyLines[];
};

/** A property that the server refused despite the check, with its lines as sent. */
export type RefusedProperty = {
  readonly rows: readonly NumberedRow[];
  readonly problems: readonly SeenProblem[];
};

export type ImportRun = {
  readonly phase: 'idle' | 'running' | 'stopping' | 'stopped' | 'failed' | 'over';
  /** Properties, and how many of them have an answer. */
  readonly total: number;
  readonly done: number;
  /** How many were imported before this attempt, and when it started (ms). */
  readonly before: number;
  readonly startedAt: number;
  readonly importId: string;
  readonly refused: readonly RefusedProperty[];
  readonly error?: unknown;
  readonly line?: ImportLine;
};

const idle: ImportRun = {
  phase: 'idle',
  total: 0,
  done: 0,
  before: 0,
  startedAt: 0,
  importId: '',
  refused: [],
};
const callsAtOnce = 4;

const refusedOf = (
  batch: readonly PropertyLines[],
  refused: readonly { readonly index: number; readonly problems: readonly SeenProblem[] }[],
): RefusedProperty[] =>
  refused.map(({ index, problems }) => ({
    rows: batch.find((property) => property.index === index)?.rows ?? [],
    problems,
  }));

/**
 * A running import. It stops after the running calls; a restart continues with what is missing, even in
 * another browser: the server knows an import by the file's hash and a property by its first line.
 */
export function useImportRun({ onOver }: { onOver: (line: ImportLine) => void }) {
  const [run, setRun] = useState<ImportRun>(idle);
  const stopped = useRef(false);
  const change = (part: Partial<ImportRun>) => setRun((before) => ({ ...before, ...part }));
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const isStopped = () => stopped.current;
  const send = async (importId: string, batch: readonly PropertyLines[]) => {
    const body = {
      import_id: importId,
      properties: batch.map((lines) => ({ ...lines, rows: [...lines.rows] })),
    };
    const { data } = await withRetries(() => api.imports.importProperties({ body }), { isStopped });
    setRun((before) => ({
      ...before,
      done: before.done + batch.length,
      refused: [...before.refused, ...refusedOf(batch, data.refused)],
    }));
  };
  const work = async ({ file, planned, properties }: ImportPlan) => {
    const options = { idempotencyKey: newIdempotencyKey() };
    const body = { file_name: file.name, file_hash: file.hash, planned };
    const begun = await withRetries(() => api.imports.startImport({ body }, options), { isStopped });
    const { import_id: importId, made } = begun.data;
    const isMade = new Set(made);
    const rest = properties.filter(({ index }) => !isMade.has(index));
    const before = properties.length - rest.length;
    change({ importId, done: before, before, startedAt: performance.now() });
    await runAtOnce(batchesOf(rest), (batch) => send(importId, batch), { most: callsAtOnce, isStopped });
    if (stopped.current) return change({ phase: 'stopped' });
    const finished = await withRetries(() => api.imports.finishImport({ body: { import_id: importId } }), {
      isStopped,
    });
    change({ phase: 'over', line: finished.data });
    onOver(finished.data);
  };
  const go = async (plan: ImportPlan) => {
    stopped.current = false;
    setRun({ ...idle, phase: 'running', total: plan.properties.length, startedAt: performance.now() });
    try {
      await work(plan);
    } catch (cause) {
      report('The import stopped', cause);
      change({ phase: 'failed', error: cause });
    }
  };
  const stop = () => {
    stopped.current = true;
    change({ phase: 'stopping' });
  };
  const forget = () => setRun(idle);
  return { run, go, stop, forget };
}
