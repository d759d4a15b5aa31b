import { defined } from '../../shared/domain/defined';
import type { Viewer } from '../../shared/domain/roles';
import { Refusal } from '../../shared/wire/refusals';
import type { Deps } from './deps';
import { openBody } from './envelope';
import type { Call, ViewerCall } from './handler';
import { onceOf } from './once';
import { partsOf } from './validate';
import type { Work } from './work';

/**
 * Of a call, what is known when its read begins. Before its session was looked at: as whom the token says it was made, when, and for what. Of one
 * that needs no session: all of it.
 */
export type Asked<R> = R extends ViewerCall
  ? Omit<R, Exclude<keyof ViewerCall, 'viewer' | 'now' | 'once'>>
  : R;

type Read<R, T> = (asked: Asked<R>, deps: Deps) => Promise<T>;
/** Answers what was read first; asked when it is needed, so that refusals keep their order. */
export type First<T> = { readonly first: () => Promise<T> };

/**
 * A change that begins by reading: `request.first()`. The read runs beside the session's fetch, as whom the token says, and counts only when the
 * stored session says the same; else it is made again. Nothing is written or told before the session has said yes. A call that needs no session
 * reads beside the counting of its tries, and nothing is looked at before that has let it pass.
 */
export const readingFirst = <R extends Call, T, A>(
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

const begin = ({ entry, deps }: Work, asked: object): Promise<unknown> | undefined => {
  const { firstRead } = entry.handle;
  if (!firstRead) return undefined;
  // The row's schemas made `asked` what this row's handler takes.
  const begun = (async () => firstRead(asked as never, deps))();
  begun.catch(() => undefined);
  return begun;
};

/** What the call asks, read before its turn; undefined for what will be refused, which is said in its turn. */
function askedAhead(work: Work, viewer: Viewer): object | undefined {
  try {
    openBody(work);
    work.partsAhead = partsOf(work);
    const once = onceOf(work, viewer, work.partsAhead);
    return { ...work.partsAhead, viewer, now: work.call.now, ...defined({ once }) };
  } catch (problem) {
    if (problem instanceof Refusal) return undefined;
    throw problem;
  }
}

/** The first read of a change, where its handler has one and the call can be read; it fails to whoever asks for it. */
export function beginFirstRead(work: Work, viewer: Viewer): Promise<unknown> | undefined {
  const asked = work.entry.handle.firstRead && askedAhead(work, viewer);
  return asked && begin(work, asked);
}

/** The first read of a call that needs no session, for the time its tries are counted. */
export const beginOpenRead = (work: Work): Promise<unknown> | undefined =>
  begin(work, { ...work.parts, ...work.call });
