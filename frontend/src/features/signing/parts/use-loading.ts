import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../api/report';

export type Loading<T> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      readonly retry: () => void;
      /** What was there before it was read again. */
      readonly before?: T | undefined;
    }
  | { readonly kind: 'ready'; readonly data: T; readonly reload: () => void };

/** Reads what a link opens, once; no query library, so the page stays small. Logs a failure (COS-05). */
export function useLoading<T>(load: () => Promise<T>): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ data: T } | { error: unknown; before?: T | undefined }>();
  const latest = useRef(load);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let isHere = true;
    latest.current().then(
      (data) => isHere && setState({ data }),
      (error: unknown) => {
        report('The lease could not be loaded', error);
        if (!isHere) return;
        setState((last) => ({ error, before: last && 'data' in last ? last.data : last?.before }));
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
      before: state.before,
      retry: () => {
        setState(undefined);
        again();
      },
    };
  return { kind: 'ready', data: state.data, reload: again };
}
