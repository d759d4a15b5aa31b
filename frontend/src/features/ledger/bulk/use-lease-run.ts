import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { leasesPerCall } from '../../../../../shared/contract/ledger-bulk';
import { partsOf, runAtOnce, withRetries } from '../../../api/at-once';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { readDraft, writeDraft } from '../../../forms/draft-store';

/** What the server answered of each lease. */
export type RunResult = {
  readonly posted: readonly { readonly lease_id: string }[];
  readonly refused: readonly { readonly lease_id: string; readonly why: string }[];
};

/** Beside the form's values in its draft. */
const OfRun = z.object({ run: z.string(), chosen: z.array(z.string()).optional() });
/** Whether a draft was for other leases than those chosen now. A run that has begun goes on with its own. */
export function isOther(stored: unknown, chosen: readonly string[]): boolean {
  const { run = '', chosen: before = [] } = OfRun.safeParse(stored).data ?? {};
  return run === '' && chosen.length > 0 && before.join() !== chosen.join();
}

type Send<T> = (part: readonly T[], run: string) => Promise<{ readonly data: RunResult }>;

type Posting<T> = {
  readonly items: readonly T[];
  readonly values: object;
  /** The form before anything was typed. */
  readonly blank: object;
  readonly send: Send<T>;
};

export const callsAtOnce = 2;

/**
 * Posts part by part. The draft has the run's name before the first call: another attempt, also after a
 * reload, posts nothing twice.
 */
export function useLeaseRun(name: string) {
  /** Which run this form began; empty before the first attempt. */
  const [run, setRun] = useState(
    () => readDraft(name, (stored) => OfRun.safeParse(stored).data)?.values.run ?? '',
  );
  const [done, setDone] = useState<{ readonly count: number; readonly most: number }>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const isStopped = () => isGone.current;

  const post = async <T>({ items, values, blank, send }: Posting<T>): Promise<RunResult> => {
    const begun = run || newIdempotencyKey();
    // Synchronous, because the form stores its draft with the run that was last drawn.
    flushSync(() => setRun(begun));
    writeDraft(name, { version: 0, base: { ...blank, run: '' }, values: { ...values, run: begun } });
    const results: RunResult[] = [];
    setDone({ count: 0, most: items.length });
    const sendPart = async (part: readonly T[]) => {
      results.push((await withRetries(() => send(part, begun), { isStopped })).data);
      setDone((before) => before && { ...before, count: before.count + part.length });
    };
    try {
      await runAtOnce(partsOf(items, leasesPerCall), sendPart, { most: callsAtOnce, isStopped });
    } finally {
      setDone(undefined);
    }
    // The draft stays, and with it the run.
    if (isStopped()) throw new Error('The page was left during a run');
    return {
      posted: results.flatMap(({ posted }) => posted),
      refused: results.flatMap(({ refused }) => refused),
    };
  };
  return { run, done, post, forget: () => setRun('') };
}
