import type { Viewer } from '../../../shared/domain/people/roles';
import { may } from '../../../shared/domain/people/roles';
import { canChange } from '../../../shared/domain/subscriptions/subscriptions';
import { type RefusalCode, refuse } from '../../../shared/wire/refusals';
import type { TokenClaims } from '../../gateways/tokens/tokens';
import type { Organization } from '../../table/organizations/record';
import type { Session } from '../../table/sessions/record';
import { beginFirstRead } from './first-read';
import { isSameViewer } from './same-viewer';
import { isSeenAs, stillSeen } from './view-as';
import type { Caller, Step, Work } from './work';

const header = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const longestHeader = 8192;

async function claimsOf(work: Work): Promise<TokenClaims> {
  const given = work.event.headers.authorization ?? '';
  const token = given.length <= longestHeader ? header.exec(given)?.[1] : undefined;
  const claims = token && (await work.deps.tokens.verify(token, work.call.now));
  if (!claims) throw refuse('not-authenticated');
  return claims;
}

/** The stored session, if it is still live. The token only locates it. */
export function assertLive(session: Session | undefined, now: Date): Session {
  const instant = now.toISOString();
  if (!session || session.expiresAt <= instant || session.endsAt <= instant)
    throw refuse('not-authenticated');
  return session;
}

const whyNot = ({ entry: { row } }: Work, viewer: Viewer): RefusalCode | undefined => {
  if (viewer.viewAs && !isSeenAs(row)) return 'view-as-only';
  const need = row.auth.kind === 'bearer' ? row.auth.need : undefined;
  // What is read is what the viewed person reads, where only who changes it reads it, too.
  const person = { ...viewer, viewAs: undefined };
  return need === undefined || may(person, need) ? undefined : 'not-permitted';
};

export const isPermitted = (work: Work, viewer: Viewer): boolean => whyNot(work, viewer) === undefined;

/** Refuses `not-permitted`, or `view-as-only` under 'View as'. */
export function assertPermitted(work: Work, viewer: Viewer): void {
  const code = whyNot(work, viewer);
  if (code) throw refuse(code);
}

/** Organizations by id, each read once, on first use. */
function organizationReader(work: Work): Caller['organization'] {
  const read = new Map<string, Promise<Organization>>();
  const load = async (organizationId: string) => existing(await work.deps.organizations.byId(organizationId));
  return (organizationId) => {
    const known = read.get(organizationId) ?? load(organizationId);
    read.set(organizationId, known);
    return known;
  };
}

function existing(organization: Organization | undefined): Organization {
  if (!organization) throw new Error('A live session names an organization that is not there');
  return organization;
}

/** A change waits for its session and organization, in one read, and needs an account that may be changed.
 * Its own first read runs in parallel. */
async function admitChange(work: Work, claims: TokenClaims): Promise<void> {
  const { userId, sessionId, organizationId, viewer: supposed } = claims;
  const begun = supposed && isPermitted(work, supposed) ? beginFirstRead(work, supposed) : undefined;
  const found = await work.deps.sessions.withOrganization({ userId, sessionId, organizationId });
  const session = await stillSeen(assertLive(found.session, work.call.now), {
    deps: work.deps,
    now: work.call.now,
  });
  assertPermitted(work, session.viewer);
  // If the role was switched since the token was issued, the session's organization counts.
  const isSame = session.viewer.organizationId === organizationId;
  const organization = isSame
    ? existing(found.organization)
    : await organizationReader(work)(session.viewer.organizationId);
  if (!work.entry.row.whenReadOnly && !canChange(organization.subscription, work.call.now))
    throw refuse('account-read-only');
  work.caller = {
    claims,
    session: async () => session,
    organization: async () => organization,
    ...(begun && supposed && isSameViewer(supposed, session.viewer) && { begun }),
  };
}

/** A read's handler runs in parallel with its session's fetch; `run` withholds the answer until the
 * session is live. An organization the handler asks for before that fetch comes in the same request. */
function startRead(work: Work, claims: TokenClaims): void {
  const { userId, sessionId, organizationId } = claims;
  const { sessions } = work.deps;
  const others = organizationReader(work);
  let isWanted = false;
  let fetched: ReturnType<typeof sessions.withOrganization> | undefined;
  let live: Promise<Session> | undefined;
  const liveSession = async () => {
    const { now } = work.call;
    return stillSeen(assertLive((await fetch()).session, now), { deps: work.deps, now });
  };
  const fetch = () => {
    fetched ??= isWanted
      ? sessions.withOrganization({ userId, sessionId, organizationId })
      : sessions.byId({ userId, sessionId }).then((session) => (session ? { session } : {}));
    return fetched;
  };
  work.caller = {
    claims,
    session: () => (live ??= liveSession()),
    organization: async (id) => {
      if (id !== organizationId || (fetched && !isWanted)) return others(id);
      isWanted = true;
      return existing((await fetch()).organization);
    },
  };
}

/** The bearer token alone says who asks, never a body that could be opened. */
export const bearer: Step = {
  before: async ({ event: work }) => {
    if (work.entry.row.auth.kind !== 'bearer' || work.entry.row.relayed) return;
    const claims = await claimsOf(work);
    if (work.entry.row.method === 'GET') startRead(work, claims);
    else await admitChange(work, claims);
  },
};
