import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { inTurn } from '../../../shared/domain/ledger/fold';
import {
  undoExclusions,
  undoFee,
  undoUntil,
  whyNotUndone,
} from '../../../shared/domain/ledger/rent/late-fee-runs';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { RunFee } from '../../table/fee-runs/record';
import { type LedgerRequest, postChange } from '../books/post-change';
import { concurrency } from '../books/post-each';

type Request = Omit<LedgerRequest, 'found'>;
type Of = { readonly lease_id: string; readonly entry_id: string };
type Outcome = { readonly undone?: Of; readonly skipped?: Of & { readonly why: string } };

const ofFee = ({ leaseId, source }: RunFee): Of => ({ lease_id: leaseId, entry_id: source });
const sourcesOf = ({ source }: RunFee): string[] => [source, `${source}:reversal`, `${source}:edit:1`];

/** Reverses what a lease has of a run in one transaction; what is not as it was charged stays. */
async function undoLease(fees: readonly RunFee[], request: Request, deps: Deps): Promise<Outcome[]> {
  const [{ leaseId, runId } = { leaseId: '', runId: '' }] = fees;
  const { viewer, now } = request;
  const wanted = { sources: fees.flatMap(sourcesOf), payments: 'all' } as const;
  const found = await findLedger({ viewer, now, leaseId }, wanted, deps);
  const { book } = found.ledger;
  const isSettled = found.read.lease.settledOn !== undefined;
  const looked = fees.map((fee) => ({
    fee,
    why: fee.undone === undefined ? whyNotUndone(book, { source: fee.source, isSettled }) : undefined,
  }));
  const undoing = looked.flatMap(({ fee, why }) => (why || fee.undone !== undefined ? [] : [fee]));
  if (undoing.length > 0) {
    const { on } = momentAt(found, now);
    const undone = now.toISOString();
    const kind = book.entries[undoing[0]?.source ?? '']?.charge?.kind;
    await postChange(
      {
        request: { ...request, found },
        source: `${undoing[0]?.source ?? runId}:reversal`,
        action: 'ledger.reverse',
        facts: { kind, amount: sumOf(undoing.map(({ cents }) => cents)) },
        fees: { fees: undoing.map((fee) => ({ ...fee, undone })) },
        command: (before) =>
          inTurn(
            before,
            undoing.map(
              ({ source }) =>
                (then) =>
                  undoFee(then, { source, on }),
            ),
          ),
      },
      deps,
    );
  }
  return looked.map(({ fee, why }) =>
    why ? { skipped: { ...ofFee(fee), why: undoExclusions[why] } } : { undone: ofFee(fee) },
  );
}

/** A lease that is refused, by closed books for example, stops no other. */
async function tryLease(fees: readonly RunFee[], request: Request, deps: Deps): Promise<Outcome[]> {
  try {
    return await retryOnConflict(async (attempt) => {
      const [{ leaseId = '', ...run } = { organizationId: '', runId: '' }] = fees;
      const again = attempt === 1 ? fees : await chargedIn({ ...run, leaseId }, deps);
      return undoLease(again, request, deps);
    });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const [why = refusal.message] = Object.values(refusal.details.fields ?? {});
    return fees.map((fee) => ({ skipped: { ...ofFee(fee), why } }));
  }
}

/** What a run charged a lease. */
async function chargedIn(
  { organizationId, runId, leaseId }: Pick<RunFee, 'organizationId' | 'runId' | 'leaseId'>,
  { feeRuns }: Deps,
): Promise<RunFee[]> {
  const fees = await feeRuns.feesOf({ organizationId, runId, leaseId });
  return fees.filter(({ why }) => why === undefined);
}

/** Reverses the fees of a run, dated today (D18). What was paid, credited or changed since stays. */
export const undoFeeRun = change(rows.undoFeeRun, {
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const key = { organizationId, runId: body.run };
    const [run, fees] = await Promise.all([
      deps.feeRuns.byId(key),
      mapAll(body.lease_ids, (leaseId) => chargedIn({ ...key, leaseId }, deps), { concurrency }),
      mapAll(body.lease_ids, (leaseId) => findLedger({ viewer, now, leaseId }, {}, deps), { concurrency }),
    ]);
    if (!run || fees.some(({ length }) => length === 0)) throw refuse('not-found');
    return { run, fees };
  },
  act: async (request, deps) => {
    const { found, now } = request;
    if (now.toISOString() >= undoUntil(found.run.at)) throw refuse('undo-over');
    const outcomes = await mapAll(found.fees, (fees) => tryLease(fees, request, deps), { concurrency });
    const all = outcomes.flat();
    return {
      success: 1,
      data: {
        undone: all.flatMap(({ undone }) => undone ?? []),
        skipped: all.flatMap(({ skipped }) => skipped ?? []),
      },
    };
  },
});
