import type { NotificationText } from '../../../shared/domain/notifications/notifications';
import { isStaff } from '../../../shared/domain/people/permissions';
import { entryNotice } from '../../../shared/domain/requests/entry-notice';
import type { RequestEvent } from '../../../shared/domain/requests/move';
import type { RequestFacts } from '../../../shared/domain/requests/request';
import {
  type Audience,
  assignedTold,
  entryTold,
  hazardTold,
  type Named,
  requestTold,
} from '../../../shared/domain/requests/request-notifications';
import { standingJob } from '../../../shared/domain/requests/standing';
import { normalizeEmail } from '../../../shared/domain/text';
import type { Deps } from '../../runtime/deps/deps';
import type { NewNotification } from '../../table/notifications/writes';
import type { RepairTerms } from '../../table/repair-terms/record';
import { visitWhen, visitWho } from './visit-words';

type Tell = {
  readonly organizationId: string;
  readonly facts: RequestFacts;
  readonly terms: RepairTerms | undefined;
  readonly named: Named;
  /** Names the event. */
  readonly source: string;
  readonly now: Date;
};

type Told = Tell & {
  readonly event: RequestEvent;
  readonly before: RequestFacts | undefined;
  /** The organization's name. */
  readonly sender: string;
};

/** At most so many are told of one change in its transaction. */
const mostTold = 10;

/** User roles of the organization's head. */
async function headRoles(organizationId: string, { organizations, accounts }: Deps): Promise<string[]> {
  const organization = await organizations.byId(organizationId);
  const head = organization && (await accounts.byId(organization.adminUserId));
  return (head?.roles ?? [])
    .filter((role) => role.organizationId === organizationId && isStaff(role))
    .map(({ userRoleId }) => userRoleId);
}

/** Who of the staff has it: the person it was given to, else the head. */
export async function staffRoles(
  { organizationId, facts }: Pick<Tell, 'organizationId' | 'facts'>,
  deps: Deps,
): Promise<string[]> {
  const job = standingJob(facts);
  if (job?.to.kind === 'staff') return [job.to.id];
  return headRoles(organizationId, deps);
}

/** Whom a step of the on-call ladder reaches: the first, the next, then everyone and the head. */
export async function onCallRoles(
  { organizationId, terms }: Pick<Tell, 'organizationId' | 'terms'>,
  step: 1 | 2 | 3,
  deps: Deps,
): Promise<string[]> {
  const ladder = terms?.onCall ?? [];
  const head = await headRoles(organizationId, deps);
  if (step === 3) return [...new Set([...ladder, ...head])];
  const [reached] = ladder.slice(step - 1);
  return reached === undefined ? head : [reached];
}

/** Owners who have an account here. */
async function ownerRoles({ organizationId, facts }: Tell, deps: Deps): Promise<string[]> {
  const ownerIds = (facts.asks.at(-1)?.owners ?? []).map(({ ownerId }) => ownerId);
  if (ownerIds.length === 0) return [];
  const owners = await deps.owners.byIds({ organizationId, ownerIds });
  const found = await Promise.all(
    owners.map(({ email }) =>
      deps.people.byMail({ organizationId, email: normalizeEmail(email), roleLabel: 'rentalOwner' }),
    ),
  );
  return found.flatMap((person) => (person ? [person.userRoleId] : []));
}

const tenantRoles = ({ facts }: Tell): string[] =>
  facts.tenants.flatMap(({ userRoleId }) => (userRoleId === undefined ? [] : [userRoleId]));

const rolesOf = (audience: Audience, tell: Tell, deps: Deps): Promise<string[]> => {
  if (audience === 'tenants') return Promise.resolve(tenantRoles(tell));
  return audience === 'staff' ? staffRoles(tell, deps) : ownerRoles(tell, deps);
};

/** What tenants hear of a visit: who comes, and when. */
function entryText({ before, facts, named, sender, now }: Told): NotificationText | undefined {
  const notice = entryNotice({ before, facts, now: now.toISOString() });
  if (!notice) return undefined;
  const visit = notice.what === 'off' ? notice.was : notice.visit;
  return entryTold(named, {
    what: notice.what,
    who: visitWho(facts, visit, sender),
    when: visitWhen(facts, visit),
  });
}

const isOfVisit = ({ what }: RequestEvent): boolean => what === 'visit-agreed' || what === 'visit-off';

function textFor(audience: Audience, told: Told): NotificationText | undefined {
  const { event, named } = told;
  const notice = audience === 'tenants' && isOfVisit(event) ? entryText(told) : undefined;
  return notice ?? requestTold(audience, event.what, named);
}

const audiences: readonly Audience[] = ['staff', 'tenants', 'owners'];

/** Under the bell of everybody whom a change concerns, but for who made it. */
export async function toldOfChange(tell: Told, deps: Deps): Promise<NewNotification[]> {
  const { event, organizationId, named, source, now, facts } = tell;
  const one = (userRoleId: string, text: NotificationText): NewNotification => ({
    organizationId,
    userRoleId,
    source,
    text,
    now,
  });
  const isHazard = event.what === 'raised' && facts.raised.hazard !== undefined;
  if (isHazard) {
    const reached = await onCallRoles(tell, 1, deps);
    return reached.map((userRoleId) => one(userRoleId, hazardTold(named, 1)));
  }
  const found = await Promise.all(
    audiences.map(async (audience) => {
      const text = textFor(audience, tell);
      if (!text) return [];
      return (await rolesOf(audience, tell, deps)).map((userRoleId) => one(userRoleId, text));
    }),
  );
  const job = event.what === 'assigned' ? standingJob(facts) : undefined;
  const assigned = job?.to.kind === 'staff' ? [one(job.to.id, assignedTold(named))] : [];
  return [...assigned, ...found.flat()]
    .filter(({ userRoleId }) => userRoleId !== event.by.id)
    .slice(0, mostTold);
}

/** Whom a message reaches: the other side. */
export async function rolesForMessage(
  tell: Tell & { readonly from: string; readonly inner: boolean; readonly isFromStaff: boolean },
  deps: Deps,
): Promise<string[]> {
  const staff = await staffRoles(tell, deps);
  const roles = tell.isFromStaff && !tell.inner ? tenantRoles(tell) : staff;
  return roles.filter((role) => role !== tell.from).slice(0, mostTold);
}
