import type { Viewer } from '../../shared/domain/roles';
import type { Deps } from './deps';
import type { ViewerCall } from './handler';
import type { Work } from './work';

/** Of a call, what is known before its session was looked at: as whom the token says it was made, when, and for what. */
type Asked<R> = Pick<ViewerCall, 'viewer' | 'now'> &
  (R extends { readonly params: infer P } ? { readonly params: P } : unknown);

type Read<R, T> = (asked: Asked<R>, deps: Deps) => Promise<T>;
type First<T> = { readonly first: () => Promise<T> };

/**
 * A change that begins by reading: `request.first()`. The read runs beside the session's fetch, as whom the token says, and counts only when the
 * stored session says the same; else it is made again. Nothing is written or told before the session has said yes.
 */
export const readingFirst = <R extends ViewerCall, T, A>(
  read: Read<R, T>,
  handle: (request: R & First<T>, deps: Deps) => Promise<A>,
) =>
  Object.assign(
    (request: R, deps: Deps): Promise<A> => {
      // What was begun is this very read's: both come from the same handler.
      const first = () =>
        (request.begun as Promise<T> | undefined) ?? read(request as unknown as Asked<R>, deps);
      return handle({ ...request, first }, deps);
    },
    { firstRead: read },
  );

/** The first read of a change, where its handler has one and the call's path can be read; it fails to whoever asks for it. */
export function beginFirstRead(
  { entry, event, call, deps }: Work,
  viewer: Viewer,
): Promise<unknown> | undefined {
  const { firstRead } = entry.handle;
  const params = entry.row.params?.safeParse(event.pathParameters ?? {});
  if (!firstRead || params?.success === false) return undefined;
  const begun = firstRead({ viewer, now: call.now, params: params?.data } as never, deps);
  begun.catch(() => undefined);
  return begun;
}
