import { may, type Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { type OurSide, readHistory } from '../common/billing/our-side';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import type { Session } from '../table/sessions/record';

/** The longest working day; the screen fetches a new value whenever it opens. */
const hours = 12;

type For = { readonly organization: Organization; readonly session: Session; readonly now: Date };

/** The spec's `userplanid`, which replaces a login in saveAutoPayOption only (decisions, Calls). It is
 * valid as long as the session it was given to. */
export const signAutopayLink = (
  { organization, session, now }: For,
  { tokens }: Pick<Deps, 'tokens'>,
): Promise<string> =>
  tokens.signLink({
    purpose: 'autopay',
    organizationId: organization.organizationId,
    thingId: organization.subscription.subscriptionId,
    userId: session.viewer.userId,
    sessionId: session.sessionId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  });

const isLive = ({ expiresAt, endsAt }: Session, now: Date): boolean =>
  expiresAt > now.toISOString() && endsAt > now.toISOString();

/** The session's person, if they may still change this organization's subscription. */
const changerOf = ({ viewer }: Session, organizationId: string): Viewer | undefined => {
  const isHere = viewer.organizationId === organizationId && viewer.viewAs === undefined;
  return isHere && may(viewer, { area: 'subscription', level: 'change' }) ? viewer : undefined;
};

/** The subscription a signed value names, and who sets it. A plain id, an expired or foreign value, and
 * one of an ended session or a lost role are all `not-found`. */
export async function autopayLinkOf(
  { userplanid, now }: { userplanid: string; now: Date },
  deps: Deps,
): Promise<{ ours: OurSide; viewer: Viewer }> {
  const link = await deps.tokens.verifyLink(userplanid, { purpose: 'autopay', now });
  if (!link) throw refuse('not-found');
  const [{ session, organization }, history] = await Promise.all([
    deps.sessions.withOrganization(link),
    readHistory(link.organizationId, deps),
  ]);
  const viewer = session && isLive(session, now) ? changerOf(session, link.organizationId) : undefined;
  if (!viewer || organization?.subscription.subscriptionId !== link.thingId) throw refuse('not-found');
  return { ours: { organization, ...history }, viewer };
}
