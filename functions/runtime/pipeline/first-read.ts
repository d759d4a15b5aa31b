import type { Viewer } from '../../../shared/domain/roles';
import { Refusal } from '../../../shared/wire/refusals';
import { openBody } from './envelope';
import { onceOf } from './idempotency-key';
import { partsOf } from './validate';
import type { Work } from './work';

/** What a change reads before it acts; nothing for a call that only reads. */
const readOf = ({ entry: { handle } }: Work) => ('act' in handle ? handle.read : undefined);

const begin = (work: Work, asked: object): Promise<unknown> | undefined => {
  const firstRead = readOf(work);
  if (!firstRead) return undefined;
  // The row's schemas made `asked` what this row's handler takes.
  const begun = (async () => firstRead(asked as never, work.deps))();
  begun.catch(() => undefined);
  return begun;
};

/** What the call asks, read before its turn; undefined for what will be refused, which is said in its turn. */
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

/** Begins a change's read beside the session check: it counts only when the stored session says the same as the token. */
export function beginFirstRead(work: Work, viewer: Viewer): Promise<unknown> | undefined {
  const asked = readOf(work) && askedAhead(work, viewer);
  return asked && begin(work, asked);
}

/** The first read of a call that needs no session, for the time its tries are counted. */
export const beginOpenRead = (work: Work): Promise<unknown> | undefined =>
  begin(work, { ...work.parts, ...work.call });
