import { isStaff, may } from '../../shared/domain/people/permissions';
import type { Viewer } from '../../shared/domain/people/roles';
import type { Given, Move } from '../../shared/domain/requests/move';
import type { RequestActor, RequestFacts } from '../../shared/domain/requests/request';
import { refuse } from '../../shared/wire/refusals';
import {
  findRequest,
  permitWrite,
  type RequestAt,
  requestActor,
  type Side,
  sideOf,
} from '../common/requests/request-at';
import { type Keeping, saveMove } from '../common/requests/save-move';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { Trace } from '../table/audit/writes';

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly body: { readonly request_id: string } };

/** Refuses `not-permitted` to tenants and owners, before the call can tell whether the request exists. */
export const staffOnly = {
  permit: ({ viewer }: { readonly viewer: Viewer }): void => {
    if (!isStaff(viewer)) throw refuse('not-permitted');
  },
};

const onlyViews = (viewer: Viewer): boolean =>
  isStaff(viewer) && !may(viewer, { area: 'requests', level: 'change' });

/** Staff who may only view change nothing. Refuses `not-permitted`. */
export const notViewers = {
  permit: ({ viewer }: { readonly viewer: Viewer }): void => {
    if (onlyViews(viewer)) throw refuse('not-permitted');
  },
};

/** Owners, too, just read the thread and its files. Refuses `not-permitted`. */
export const notReaders = {
  permit: ({ viewer }: { readonly viewer: Viewer }): void => {
    if (sideOf(viewer) === 'owner' || onlyViews(viewer)) throw refuse('not-permitted');
  },
};

/** A request as its caller finds it, and who they are to it. */
export type Found = RequestAt & { readonly by: RequestActor };

export async function readRequest({ viewer, now, body }: Asked, deps: Deps): Promise<Found> {
  const [at, by] = await Promise.all([
    findRequest({ viewer, now, requestId: body.request_id }, deps),
    requestActor(viewer, deps),
  ]);
  return { ...at, by };
}

export type Moving = {
  readonly now: Date;
  readonly requestId: string;
  readonly found: Found;
  trace(change: Audited): Trace;
};

type Command = (facts: RequestFacts, given: Given) => Move;
type More = Pick<Keeping, 'files' | 'secret' | 'posts' | 'reply'>;

/** Runs a command for one of these sides, and writes what it leads to. Refuses `not-permitted` to others. */
export async function moveAs(
  sides: readonly Side[],
  { now, requestId, found, trace }: Moving,
  { command, ...more }: More & { readonly command: Command },
  deps: Deps,
) {
  const { request, by, side } = found;
  if (!sides.includes(side)) throw refuse('not-permitted');
  permitWrite(found);
  const { organizationId } = request;
  const move = command(request, { now: now.toISOString(), by });
  const version = await saveMove(
    {
      call: { now, requestId, trace },
      at: found,
      key: { organizationId, requestId: request.requestId },
      move,
      reply: { success: 1, data: { version: request.version + 1 } },
      ...more,
    },
    deps,
  );
  return { success: 1 as const, data: { version } };
}

/** The same for staff alone. */
export const moveAsStaff = (moving: Moving, command: Command, deps: Deps) =>
  moveAs(['staff'], moving, { command }, deps);
