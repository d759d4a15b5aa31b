import type { Viewer } from '../../../shared/domain/people/roles';
import { Refusal } from '../../../shared/wire/refusals';
import { openBody } from './envelope';
import { onceOf } from './idempotency-key';
import { partsOf } from './validate';
import type { Work } from './work';

/** A change's first read; undefined for a call that only reads. */
const readOf = ({ entry: { handle } }: Work) => ('act' in handle ? handle.read : undefined);

const begin = (work: Work, asked: object): Promise<unknown> | undefined => {
  const firstRead = readOf(work);
  if (!firstRead) return undefined;
  // The row's schemas parsed `asked` into what its handler takes.
  const begun = (async () => firstRead(asked as never, work.deps))();
  begun.catch(() => undefined);
  return begun;
};

/** The parsed request, ahead of its step; undefined for a bad one, which its own step refuses. */
function askedAhead(work: Work, viewer: Viewer): object | undefined {
  try {
    openBody(work);
    work.partsAhead = partsOf(work);
    const once = onceOf(work, viewer, work.partsAhead);
    return { ...work.partsAhead, viewer, now: work.call.now, once };
  } catch (problem) {
    if (problem instanceof Refusal) return undefined;
    throw problem;
  }
}

/** Starts a change's read during the session check. It counts only if the session matches the token. */
export function beginFirstRead(work: Work, viewer: Viewer): Promise<unknown> | undefined {
  const asked = readOf(work) && askedAhead(work, viewer);
  return asked && begin(work, asked);
}

/** Starts the first read of a call without a session while its tries are counted. */
export const beginOpenRead = (work: Work): Promise<unknown> | undefined =>
  begin(work, { ...work.parts, ...work.call });
