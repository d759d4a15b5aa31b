import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { imports } from '../../../../../shared/contract/imports';
import type { ImportedProperty, PortfolioTotals } from '../../../../../shared/domain/imports/portfolio-parts';
import { runAtOnce, withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import type { ImportFile } from '../import-draft';
import { batchesOf, type PropertyLines, propertyLines } from '../run/batches';
import type { SeenProblem } from './seen-problem';

export type Room = AnswerOf<typeof imports.checkLines>['data']['room'];

export type DryRun = {
  readonly phase: 'idle' | 'running' | 'failed' | 'checked';
  readonly total: number;
  readonly done: number;
  readonly problems: readonly SeenProblem[];
  /** The plan's free room, and what the file still needs. */
  readonly room?: Room;
  readonly needed: Room;
  /** How many properties an unfinished import of this file has already made. */
  readonly already: number;
  readonly error?: unknown;
};

type Asked = {
  readonly file: Pick<ImportFile, 'name' | 'hash'>;
  readonly properties: readonly ImportedProperty[];
  readonly totals: PortfolioTotals;
};

const nothing: Room = { properties: 0, units: 0 };
const idle: DryRun = { phase: 'idle', total: 0, done: 0, problems: [], needed: nothing, already: 0 };
/** The server checks one batch of a person at a time. */
const callsAtOnce = 1;

/** The places already made by an unfinished import of this file; empty if there is none. */
async function madeBefore({ file, totals }: Asked): Promise<ReadonlySet<number>> {
  const { imports } = (await api.imports.listImports({})).data;
  if (!imports.some(({ state, file_name }) => state === 'running' && file_name === file.name))
    return new Set();
  const body = { file_name: file.name, file_hash: file.hash, planned: totals };
  try {
    const begun = await api.imports.startImport({ body }, { idempotencyKey: newIdempotencyKey() });
    return new Set(begun.data.made);
  } catch (cause) {
    // The check itself reports missing room, with the numbers.
    if (cause instanceof ApiRefusal && cause.status === 422) return new Set();
    throw cause;
  }
}

/** Asks the server about the lines without saving. Unchanged lines it accepted before are skipped. */
export function useDryRun() {
  const [dryRun, setDryRun] = useState<DryRun>(idle);
  const good = useRef(new Set<string>());
  const room = useRef<Room>(undefined);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const isStopped = () => stopped.current;
  const ask = async (batch: readonly PropertyLines[]): Promise<readonly SeenProblem[]> => {
    const body = { properties: batch.map((lines) => ({ ...lines, rows: [...lines.rows] })) };
    const { data } = await withRetries(() => api.imports.checkLines({ body }), { isStopped });
    room.current = data.room;
    const bad = new Set(data.problems.map(({ row }) => row));
    for (const lines of batch)
      if (!lines.rows.some(({ row }) => bad.has(row))) good.current.add(JSON.stringify(lines));
    setDryRun((before) => ({ ...before, done: Math.min(before.total, before.done + batch.length) }));
    return data.problems;
  };
  const run = async (asked: Asked): Promise<DryRun | undefined> => {
    const all = asked.properties.map(propertyLines);
    setDryRun({ ...idle, phase: 'running', total: all.length });
    try {
      const made = await madeBefore(asked);
      const rest = all.filter(({ index }) => !made.has(index));
      const already = all.length - rest.length;
      const unknown = rest.filter((lines) => !good.current.has(JSON.stringify(lines)));
      setDryRun((before) => ({ ...before, already, done: all.length - unknown.length }));
      // The plan's room may have changed, so one known-good property is asked again if nothing else is left.
      const batches = batchesOf(unknown.length > 0 ? unknown : rest.slice(0, 1));
      const problems: SeenProblem[] = [];
      const askAndKeep = async (batch: readonly PropertyLines[]) => {
        problems.push(...(await ask(batch)));
      };
      await runAtOnce(batches, askAndKeep, { most: callsAtOnce, isStopped });
      if (stopped.current) return undefined;
      const units = asked.properties
        .filter((property) => !made.has(propertyLines(property).index))
        .reduce((sum, { form }) => sum + form.units.length, 0);
      const checked: DryRun = {
        phase: 'checked',
        total: all.length,
        done: all.length,
        problems,
        already,
        needed: { properties: rest.length, units },
        room: room.current,
      };
      setDryRun(checked);
      return checked;
    } catch (cause) {
      report('The lines could not be checked', cause);
      setDryRun({ ...idle, phase: 'failed', error: cause });
      return undefined;
    }
  };
  return { dryRun, run };
}
