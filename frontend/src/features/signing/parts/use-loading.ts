import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../api/report';

export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly data: T; readonly reload: () => void };

/** Reads what a link opens, once; no query library, so the page stays small. Logs a failure (COS-05). */
export function useLoading<T>(load: () => Promise<T>): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ data: T } | { error: unknown }>();
  const latest = useRef(load);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let isHere = true;
    latest.current().then(
      (data) => isHere && setState({ data }),
      (error: unknown) => {
        report('The lease could not be loaded', error);
        if (isHere) setState({ error });
      },
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  if (!state) return { kind: 'loading' };
  if ('error' in state)
    return {
      kind: 'failed',
      error: state.error,
      retry: () => {
        setState(undefined);
        again();
      },
    };
  return { kind: 'ready', data: state.data, reload: again };
}
