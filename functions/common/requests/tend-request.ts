import type { NotificationText } from '../../../shared/domain/notifications/notifications';
import { productName } from '../../../shared/domain/product';
import { sendAgain } from '../../../shared/domain/requests/jobs';
import { type Given, moved } from '../../../shared/domain/requests/move';
import { hazardTold, silentTold, visitTold } from '../../../shared/domain/requests/request-notifications';
import {
  kindOf,
  openAsk,
  standingConfirm,
  standingDone,
  standingJob,
} from '../../../shared/domain/requests/standing';
import {
  comingVisit,
  confirmedAt,
  isBillMissing,
  isUnderWay,
  silentHours,
  statusOf,
} from '../../../shared/domain/requests/status';
import type { Deps } from '../../runtime/deps/deps';
import type { NewNotification } from '../../table/notifications/writes';
import type { OutboxEntry } from '../../table/outbox/record';
import type { CareDue, CareKind, StoredRequest } from '../../table/requests/record';
import { namedRequest } from './request-at';
import { saveMove } from './save-move';
import { newsMail, newWorkSecret, onCallMails } from './sequels';
import { onCallRoles, staffRoles } from './told-request';

type Tending = {
  readonly due: CareDue;
  readonly request: StoredRequest;
  readonly now: Date;
};

/** Who is told, and by which mails; nothing when it does not matter any more. */
type News = {
  readonly told: readonly NewNotification[];
  readonly mails: readonly Omit<OutboxEntry, 'tries'>[];
};
const nothing: News = { told: [], mails: [] };

const hour = 3_600_000;
const schedule: Given['by'] = { kind: 'schedule', id: '', name: productName };

const keyOf = ({ organizationId, requestId }: StoredRequest) => ({ organizationId, requestId });

async function contextOf({ request, now }: Tending, deps: Deps) {
  const { organizationId, place } = request;
  const [terms, organization] = await Promise.all([
    deps.repairTerms.ofProperty({ organizationId, propertyId: place.propertyId }),
    deps.organizations.byId(organizationId),
  ]);
  const named = namedRequest(request);
  return { terms, named, about: { organization: organization ?? { organizationId, name: '' }, named }, now };
}

const bells = ({ due, now }: Tending, roles: readonly string[], text: NotificationText): NewNotification[] =>
  roles.map((userRoleId) => ({
    organizationId: due.organizationId,
    userRoleId,
    source: `care:${due.requestId}:${due.kind}:${due.dueAt}`,
    text,
    now,
  }));

const isNowUnderWay = ({ request, now }: Tending): boolean =>
  isUnderWay(statusOf(request, now.toISOString()));

/**
 * The next person on call, or everybody, until somebody says that they have it. Quiet hours do not hold it.
 */
async function ladder(tending: Tending, step: 2 | 3, deps: Deps): Promise<News> {
  const { request } = tending;
  const isHazard = kindOf(request).hazard !== undefined;
  if (!isHazard || request.acknowledged || !isNowUnderWay(tending)) return nothing;
  const { terms, named, about, now } = await contextOf(tending, deps);
  const { organizationId } = request;
  const roles = await onCallRoles({ organizationId, terms }, step, deps);
  const mails = await onCallMails({ key: keyOf(request), terms, about, now }, step, deps);
  return { told: bells(tending, roles, hazardTold(named, step)), mails };
}

async function toldStaff(tending: Tending, who: Parameters<typeof silentTold>[1], deps: Deps): Promise<News> {
  const { request } = tending;
  const { organizationId } = request;
  const roles = await staffRoles({ organizationId, facts: request }, deps);
  return { told: bells(tending, roles, silentTold(namedRequest(request), who)), mails: [] };
}

/** The vendor's job that is still unanswered after so many hours. */
function silentJob({ request, now }: Tending, hours: number) {
  const job = standingJob(request);
  const isLate = job && Date.parse(job.at) + hours * hour <= now.getTime();
  return job?.to.kind === 'vendor' && !job.accepted && isLate ? job : undefined;
}

/** Asks the vendor again, with a new link. */
async function askAgain(tending: Tending, deps: Deps): Promise<News> {
  const { request, now } = tending;
  if (!isNowUnderWay(tending) || !silentJob(tending, silentHours.hazard)) return nothing;
  const { organizationId, place } = request;
  const head = await deps.properties.head({ organizationId, propertyId: place.propertyId });
  if (!head) return nothing;
  const { terms } = await contextOf(tending, deps);
  const { secret, hash } = newWorkSecret(deps);
  const move = sendAgain(request, { now: now.toISOString(), by: schedule }, { link: hash });
  if ('refused' in move) return nothing;
  const call = { now, requestId: '' };
  await saveMove({ call, at: { request, head, terms }, key: keyOf(request), move, secret }, deps);
  return nothing;
}

async function silentVendor(tending: Tending, deps: Deps): Promise<News> {
  const isSilent = isNowUnderWay(tending) && silentJob(tending, 2 * silentHours.hazard);
  return isSilent ? toldStaff(tending, 'vendor', deps) : nothing;
}

async function silentOwner(tending: Tending, deps: Deps): Promise<News> {
  const ask = openAsk(tending.request);
  const isLate = ask && Date.parse(ask.at) + silentHours.owner * hour <= tending.now.getTime();
  return isLate ? toldStaff(tending, 'owner', deps) : nothing;
}

/** Tenants hear of a visit a day before. */
async function visitTomorrow(tending: Tending): Promise<News> {
  const { request, now } = tending;
  const visit = comingVisit(request, now.toISOString());
  const isSoon = visit && Date.parse(visit.from) - 24 * hour <= now.getTime();
  if (!isSoon || !isNowUnderWay(tending)) return nothing;
  const roles = request.tenants.flatMap(({ userRoleId }) => userRoleId ?? []);
  return { told: bells(tending, roles, visitTold(namedRequest(request))), mails: [] };
}

/** What silence has confirmed leaves the open ones; its state said so before. */
async function closeBySilence(tending: Tending, deps: Deps): Promise<News> {
  const { request, now } = tending;
  const isSilent = confirmedAt(request, now.toISOString()) !== undefined && !standingConfirm(request);
  const { organizationId, place, listed } = request;
  const head = await deps.properties.head({ organizationId, propertyId: place.propertyId });
  if (!isSilent || listed.year !== '' || !head) return nothing;
  const { terms } = await contextOf(tending, deps);
  const given = { now: now.toISOString(), by: schedule };
  const move = moved(request, given, { changed: {}, event: { what: 'confirmed' } });
  const call = { now, requestId: '' };
  await saveMove({ call, at: { request, head, terms }, key: keyOf(request), move }, deps);
  return nothing;
}

/** A week after the work, its vendor is asked for the bill, and staff hear of it. */
async function missingBill(tending: Tending, deps: Deps): Promise<News> {
  const { request, now } = tending;
  if (!isBillMissing(request, now.toISOString())) return nothing;
  const done = standingDone(request);
  const job = request.jobs.find(({ jobId }) => jobId === done?.jobId);
  const { about } = await contextOf(tending, deps);
  const mails = job ? await newsMail({ key: keyOf(request), about, now }, { job, news: 'bill' }, deps) : [];
  return { ...(await toldStaff(tending, 'bill', deps)), mails };
}

const steps: Readonly<Record<CareKind, (tending: Tending, deps: Deps) => Promise<News>>> = {
  'on-call-2': (tending, deps) => ladder(tending, 2, deps),
  'on-call-3': (tending, deps) => ladder(tending, 3, deps),
  'vendor-asked': askAgain,
  'vendor-silent': silentVendor,
  'owner-silent': silentOwner,
  visit: visitTomorrow,
  silence: closeBySilence,
  bill: missingBill,
};

/** Looks at a request again: reads it anew, so that a repeat or a change meanwhile does nothing twice. */
export async function tendRequest({ due, now }: Omit<Tending, 'request'>, deps: Deps): Promise<void> {
  const request = await deps.requests.byId(due);
  const news = request ? await steps[due.kind]({ due, request, now }, deps) : nothing;
  await deps.requests.settleDue(due, news);
}
