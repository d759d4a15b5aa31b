import type { Entry } from '../../../shared/domain/ledger/entry';
import { postedOtherwise } from '../../../shared/domain/ledger/rent/bulk';
import { Refusal } from '../../../shared/wire/refusals';
import { findLedger, type LedgerAt } from '../../common/ledger/find-ledger';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { type LedgerRequest, type Posting, postChange } from './post-change';

/** What a run posts to one lease. */
export type LeaseStep = {
  readonly leaseId: string;
  readonly wanted: Parameters<typeof findLedger>[1];
  /** The entry that the answer names. */
  readonly source: (found: LedgerAt) => string;
  /** Whether an earlier call of the run posted it, the same or with other facts. */
  readonly earlier: (found: LedgerAt) => 'same' | 'other' | undefined;
  readonly posting: (found: LedgerAt) => Pick<Posting, 'action' | 'facts' | 'fees' | 'cash' | 'command'>;
};

/** A step whose entry has the same key in each call of the run (D3). */
export const keyedStep = (source: string, isSame: (entry: Entry) => boolean) =>
  ({
    wanted: { sources: [source], payments: 'held' },
    source: () => source,
    earlier: ({ ledger }) => {
      const entry = ledger.book.entries[source];
      return entry && (isSame(entry) ? 'same' : 'other');
    },
  }) satisfies Partial<LeaseStep>;

type Wanted = Pick<LeaseStep, 'leaseId' | 'wanted'>;
type Caller = Pick<LedgerRequest, 'viewer' | 'now'>;

/** Leases read or posted at once. */
export const concurrency = 8;

const findStep = ({ leaseId, wanted }: Wanted, { viewer, now }: Caller, deps: Deps): Promise<LedgerAt> =>
  findLedger({ viewer, now, leaseId }, wanted, deps);

/** The ledgers of a run. Refuses `not-found` for one the caller does not see, before anything is posted. */
export const findEach = (steps: readonly Wanted[], caller: Caller, deps: Deps): Promise<LedgerAt[]> =>
  mapAll(steps, (step) => findStep(step, caller, deps), { concurrency });

type Request = Omit<LedgerRequest, 'found'> & { readonly found: readonly LedgerAt[] };
type Posted = { readonly lease_id: string; readonly entry_id: string };
type Left = { readonly lease_id: string; readonly why: string };

/** Posts each lease in a transaction of its own, once a run. A lease that is refused stops no other. */
export async function postEach(steps: readonly LeaseStep[], request: Request, deps: Deps) {
  const postOne = async (step: LeaseStep, at: number) => {
    const { leaseId: lease_id } = step;
    const attempt = async (number: number) => {
      const first = number === 1 ? request.found[at] : undefined;
      const found = first ?? (await findStep(step, request, deps));
      const entry_id = step.source(found);
      const earlier = step.earlier(found);
      if (earlier === 'other') return { refused: { lease_id, why: postedOtherwise } };
      const posting = { request: { ...request, found }, source: entry_id };
      if (!earlier) await postChange({ ...posting, ...step.posting(found) }, deps);
      return { posted: { lease_id, entry_id } };
    };
    try {
      return await retryOnConflict<{ posted?: Posted; refused?: Left }>(attempt);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const [why = refusal.message] = Object.values(refusal.details.fields ?? {});
      return { refused: { lease_id, why } };
    }
  };
  const done = await mapAll(steps, postOne, { concurrency });
  return {
    posted: done.flatMap(({ posted }) => posted ?? []),
    refused: done.flatMap(({ refused }) => refused ?? []),
  };
}
