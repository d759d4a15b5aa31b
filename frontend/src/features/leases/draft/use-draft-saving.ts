import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import type { Term } from '../../../../../shared/domain/leases/term';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { paperTermOf, withPaper } from '../parts/terms-of';
import { leaseQuery } from '../queries';
import { mergeTerms } from './merge-terms';

export type DraftState =
  /** `unchanged`: nothing was typed since the draft was opened. */
  { readonly kind: 'unchanged' | 'saved' | 'saving' } | { readonly kind: 'failed'; readonly text: string };

export type DraftSaving = {
  /** The draft on this device. */
  readonly term: () => Term;
  readonly version: () => number;
  /** Saves all changes since the last save; throws the failure. One call at a time: the newest text wins. */
  readonly save: (term: Term) => Promise<void>;
  readonly state: DraftState;
  /** Counts up when another device's changes arrive, so that the forms restart with them. */
  readonly merges: number;
};

const isSame = (one: Term, other: Term): boolean => JSON.stringify(one) === JSON.stringify(other);
const isMeanwhile = (cause: unknown): boolean =>
  cause instanceof ApiRefusal && cause.code === 'changed-meanwhile';

const bodyOf = (version: number, { text, ...term }: Term) => ({
  version,
  term: { ...term, text: text?.from === 'own' ? undefined : text },
});

/** Keeps the server's draft in step with the screen, so that another device can continue it. */
export function useDraftSaving({ lease, draft }: { lease: LeaseDetails; draft: Term }): DraftSaving {
  const client = useQueryClient();
  const stored = useRef({ version: lease.version, term: draft });
  const wanted = useRef(draft);
  const running = useRef<Promise<void>>(undefined);
  const [state, setState] = useState<DraftState>({ kind: 'unchanged' });
  const [merges, setMerges] = useState(0);
  const leaseId = lease.lease_id;

  const write = useCallback(async () => {
    const { version } = stored.current;
    const term = wanted.current;
    const { data } = await api.leases.changeDraft({ params: { leaseId }, body: bodyOf(version, term) });
    stored.current = { version: data.version, term };
    const { queryKey } = leaseQuery(leaseId);
    client.setQueryData(
      queryKey,
      (read) => read && { ...read, version: data.version, terms: withPaper(read.terms, term) },
    );
  }, [client, leaseId]);

  const takeTheirs = useCallback(async () => {
    const fresh = await client.fetchQuery({ ...leaseQuery(leaseId), staleTime: 0 });
    const theirs = paperTermOf(fresh);
    if (!theirs) return;
    wanted.current = mergeTerms({ base: stored.current.term, mine: wanted.current, theirs });
    stored.current = { version: fresh.version, term: theirs };
    setMerges((before) => before + 1);
  }, [client, leaseId]);

  const drain = useCallback(async () => {
    setState({ kind: 'saving' });
    try {
      while (!isSame(wanted.current, stored.current.term)) {
        try {
          await write();
        } catch (cause) {
          if (!isMeanwhile(cause)) throw cause;
          await takeTheirs();
        }
      }
      setState({ kind: 'saved' });
    } catch (cause) {
      report('The draft was not saved', cause);
      setState({ kind: 'failed', text: refusalWords(cause) });
      throw cause;
    } finally {
      running.current = undefined;
    }
  }, [write, takeTheirs]);

  const save = useCallback(
    (term: Term) => {
      wanted.current = term;
      if (!running.current && isSame(term, stored.current.term)) return Promise.resolve();
      running.current ??= drain();
      return running.current;
    },
    [drain],
  );
  return {
    term: () => wanted.current,
    version: () => stored.current.version,
    save,
    state,
    merges,
  };
}
