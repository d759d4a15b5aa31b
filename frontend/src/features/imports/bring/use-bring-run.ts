import { useEffect, useRef, useState } from 'react';
import type { ImportLine } from '../../../../../shared/contract/imports';
import { readPortfolio } from '../../../../../shared/domain/imports/portfolio-file';
import { partsOf, runAtOnce, withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { report } from '../../../api/report';
import { hashText } from '../file/hash-text';
import { batchesOf, propertyLines } from '../run/batches';
import type { BringDraft } from './bring-draft';
import type { BringPlan } from './use-bring-plan';

/** The contract's limit of leases a call. */
const leasesPerCall = 25;

/** What was not brought in, and why. */
type NotBrought = { readonly label: string; readonly why: string };

export type BringRun = {
  readonly phase: 'idle' | 'running' | 'stopping' | 'stopped' | 'failed' | 'over';
  /** Properties and leases, and how many of them have an answer. */
  readonly total: number;
  readonly done: number;
  readonly notBrought: readonly NotBrought[];
  readonly error?: unknown;
  readonly line?: ImportLine;
};

const idle: BringRun = { phase: 'idle', total: 0, done: 0, notBrought: [] };
const callsAtOnce = 4;

/** All of the plan's properties as the call takes them. */
export const propertiesOf = ({ properties, known }: BringPlan) =>
  readPortfolio(
    properties.flatMap(({ rows }) => rows),
    { owners: known },
  );

/** The same files and answers are the same import: what was made of them is not made again. */
export const fileOf = async ({ files }: BringDraft) => ({
  name: files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200),
  hash: await hashText(files.map(({ hash }) => hash).join(' ')),
});

/** Brings in owners with their properties and units, then leases with their openings. */
export function useBringRun({ onOver }: { onOver: () => void }) {
  const [run, setRun] = useState<BringRun>(idle);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const isStopped = () => stopped.current;
  const step = (done: number, notBrought: readonly NotBrought[] = []) =>
    setRun((before) => ({
      ...before,
      done: before.done + done,
      notBrought: [...before.notBrought, ...notBrought],
    }));

  const bringProperties = async (importId: string, plan: BringPlan) => {
    const ids = new Map<number, string>();
    const lines = propertiesOf(plan).properties.map(propertyLines);
    await runAtOnce(
      batchesOf(lines),
      async (batch) => {
        const body = {
          import_id: importId,
          properties: batch.map((one) => ({ ...one, rows: [...one.rows] })),
        };
        const { data } = await withRetries(() => api.imports.importProperties({ body }), { isStopped });
        for (const { index, property_id } of data.made) ids.set(index, property_id);
        const refused = data.refused.map(({ index, problems }) => ({
          label: batch.find((one) => one.index === index)?.rows[0]?.cells.property_title ?? '',
          why: problems.map(({ message }) => message).join(' '),
        }));
        step(batch.length, refused);
      },
      { most: callsAtOnce, isStopped },
    );
    return ids;
  };

  const bringLeases = async (importId: string, plan: BringPlan, ids: ReadonlyMap<number, string>) => {
    const leases = plan.properties.flatMap((property) => {
      const property_id = ids.get((property.rows[0]?.row ?? 1) - 1);
      return property.leases.flatMap(({ lease }) => {
        if (!lease) return [];
        return [{ title: property.title, lease, property_id }];
      });
    });
    const placed = leases.flatMap(({ lease, property_id }) =>
      property_id === undefined ? [] : [{ ...lease, property_id }],
    );
    const names = new Map(
      leases.map(({ lease, title }) => [lease.row, `${title}, Unit ${lease.unit_number}`] as const),
    );
    step(leases.length - placed.length);
    // One call after the other: the next lease of a unit comes after the one that runs.
    for (const part of partsOf(placed, leasesPerCall)) {
      if (isStopped()) return;
      const body = { import_id: importId, leases: [...part] };
      const { data } = await withRetries(() => api.leases.importLeases({ body }), { isStopped });
      const refused = data.refused.map(({ row, message }) => ({ label: names.get(row) ?? '', why: message }));
      const left = data.made.flatMap(({ row, notice_left }) =>
        notice_left
          ? [
              {
                label: names.get(row) ?? '',
                why: 'Its notice was not recorded: the day is past or after the end.',
              },
            ]
          : [],
      );
      step(part.length, [...refused, ...left]);
    }
  };

  const work = async (draft: BringDraft, plan: BringPlan) => {
    const { name, hash } = await fileOf(draft);
    const { sums } = plan;
    const planned = {
      properties: sums.properties,
      units: sums.units,
      owners: sums.owners,
      rent_cents: propertiesOf(plan).totals.rent_cents,
      leases: sums.leases,
      tenants: sums.tenants,
    };
    const options = { idempotencyKey: newIdempotencyKey() };
    const body = { file_name: name, file_hash: hash, planned };
    const begun = await withRetries(() => api.imports.startImport({ body }, options), { isStopped });
    const { import_id } = begun.data;
    const ids = await bringProperties(import_id, plan);
    if (!isStopped()) await bringLeases(import_id, plan, ids);
    if (isStopped()) {
      setRun((before) => ({ ...before, phase: 'stopped' }));
      return;
    }
    const finished = await withRetries(() => api.imports.finishImport({ body: { import_id } }), {
      isStopped,
    });
    setRun((before) => ({ ...before, phase: 'over', line: finished.data }));
    onOver();
  };
  const go = async (draft: BringDraft, plan: BringPlan) => {
    stopped.current = false;
    const { properties, leases } = plan.sums;
    setRun({ ...idle, phase: 'running', total: properties + leases });
    try {
      await work(draft, plan);
    } catch (cause) {
      report('The portfolio was not brought in', cause);
      setRun((before) => ({ ...before, phase: 'failed', error: cause }));
    }
  };
  const stop = () => {
    stopped.current = true;
    setRun((before) => ({ ...before, phase: 'stopping' }));
  };
  return { run, go, stop, forget: () => setRun(idle) };
}
