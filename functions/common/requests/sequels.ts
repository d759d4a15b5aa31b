import type { RequestEvent } from '../../../shared/domain/requests/move';
import type { Job, RequestFacts } from '../../../shared/domain/requests/request';
import { kindOf, openAsk, standingDone, standingJob } from '../../../shared/domain/requests/standing';
import { silenceAt, silentHours } from '../../../shared/domain/requests/status';
import type { Deps } from '../../runtime/deps/deps';
import { sha256 } from '../../table/db/keys';
import type { OutboxEntry } from '../../table/outbox/record';
import type { PropertyHead } from '../../table/properties/record';
import type { RepairTerms } from '../../table/repair-terms/record';
import type { ApprovalLink, CareDue, CareKind, RequestKey, WorkLink } from '../../table/requests/record';
import {
  approvalLetter,
  isVendorNews,
  jobLetter,
  jobReminder,
  type LetterAbout,
  letterFor,
  onCallLetter,
  overrideLetter,
  type VendorNews,
  vendorLetter,
} from './request-letters';
import { onCallRoles } from './told-request';

export type Changed = {
  readonly key: RequestKey;
  readonly head: PropertyHead;
  readonly terms: RepairTerms | undefined;
  readonly before: RequestFacts | undefined;
  readonly facts: RequestFacts;
  readonly event: RequestEvent;
  readonly about: LetterAbout;
  readonly now: Date;
};

type Mail = Omit<OutboxEntry, 'tries'>;

const hour = 3_600_000;
const minute = 60_000;
const day = 24 * hour;

/** Minutes after a hazard until the next person on call is told, and everybody. */
const ladderMinutes = { 'on-call-2': 10, 'on-call-3': 30 } as const;
/** Hours after which a vendor who says nothing is asked again. */
const askAgainHours = 4;

const isHazard = (facts: RequestFacts): boolean => kindOf(facts).hazard !== undefined;

/** When the job looks at the request again after this change. */
export function duesAfter({ key, facts, event, now }: Changed): CareDue[] {
  const due = (kind: CareKind, milliseconds: number): CareDue => ({
    ...key,
    kind,
    dueAt: new Date(milliseconds).toISOString(),
  });
  const at = (kind: CareKind, after: number): CareDue => due(kind, now.getTime() + after);
  if (event.what === 'raised' && isHazard(facts))
    return Object.entries(ladderMinutes).map(([kind, minutes]) => at(kind as CareKind, minutes * minute));
  if (event.what === 'assigned' && standingJob(facts)?.to.kind === 'vendor') {
    const [again, silent] = isHazard(facts)
      ? [silentHours.hazard, 2 * silentHours.hazard]
      : [askAgainHours, silentHours.vendor];
    return [at('vendor-asked', again * hour), at('vendor-silent', silent * hour)];
  }
  if (event.what === 'asked') return [at('owner-silent', silentHours.owner * hour)];
  if (event.what === 'visit-agreed')
    return [due('visit', Math.max(now.getTime(), Date.parse(event.from ?? '') - day))];
  return event.what === 'done' ? duesOfDone(facts, { due, at }) : [];
}

type Makers = {
  readonly due: (kind: CareKind, milliseconds: number) => CareDue;
  readonly at: (kind: CareKind, after: number) => CareDue;
};

function duesOfDone(facts: RequestFacts, { due, at }: Makers): CareDue[] {
  const silence = silenceAt(facts);
  const done = standingDone(facts);
  const job = facts.jobs.find(({ jobId }) => jobId === done?.jobId);
  return [
    ...(silence === undefined ? [] : [due('silence', Date.parse(silence))]),
    ...(job?.to.kind === 'vendor' ? [at('bill', silentHours.bill * hour)] : []),
  ];
}

/** How long links are kept at most: what they open is decided by the request. */
const linkDays = { work: 400, approval: 90 } as const;
const endOf = (now: Date, days: number): string => new Date(now.getTime() + days * day).toISOString();

/** A new secret for a vendor's link, made before the command that names its hash. */
export function newWorkSecret({ ids }: Pick<Deps, 'ids'>): {
  readonly secret: string;
  readonly hash: string;
} {
  const secret = ids.secret();
  return { secret, hash: sha256(secret) };
}

type VendorMail = { readonly secret: string; readonly job: Job; readonly isReminder: boolean };

/** A job's link, and the mail that takes it to the vendor. */
export async function workLinkFor(
  { key, about, facts, now }: Changed,
  { secret, job, isReminder }: VendorMail,
  deps: Deps,
): Promise<{ readonly link: WorkLink; readonly mails: Mail[] }> {
  const vendor = await deps.vendors.byId({ organizationId: key.organizationId, vendorId: job.to.id });
  const link = { ...key, linkHash: sha256(secret), jobId: job.jobId, expiresAt: endOf(now, linkDays.work) };
  const address = `${deps.settings.siteUrl}/auth/work?token=${secret}`;
  const words = { vendor: vendor?.contact || job.to.name, address, isHazard: isHazard(facts) };
  const letter = (isReminder ? jobReminder : jobLetter)(about, words);
  return { link, mails: vendor?.email ? [letterFor(about, { to: vendor.email, letter, now }, deps)] : [] };
}

/** A link and a mail for each owner of an ask that this change opened. */
export function approvalsAfter(
  { key, head, before, facts, about, now }: Changed,
  deps: Deps,
): { readonly approvals: ApprovalLink[]; readonly mails: Mail[] } {
  const ask = openAsk(facts);
  const isNew = ask && before?.asks.every(({ number }) => number !== ask.number);
  if (!isNew) return { approvals: [], mails: [] };
  const asked = ask.owners.map(({ ownerId, name, percentage }) => {
    const secret = deps.ids.secret();
    const address = `${deps.settings.siteUrl}/auth/approve?token=${secret}`;
    const expiresAt = endOf(now, linkDays.approval);
    const letter = approvalLetter(about, { owner: name, address, cents: ask.cents, percentage });
    const to = mailOf(head, ownerId);
    return {
      approval: { ...key, linkHash: sha256(secret), ask: ask.number, ownerId, expiresAt },
      mail: to === undefined ? [] : [letterFor(about, { to, letter, now }, deps)],
    };
  });
  return { approvals: asked.map(({ approval }) => approval), mails: asked.flatMap(({ mail }) => mail) };
}

const mailOf = ({ everOwners }: PropertyHead, ownerId: string): string | undefined =>
  everOwners.find((owner) => owner.ownerId === ownerId)?.email || undefined;

/** Owners are told at once that staff went ahead without them. */
export function overrideMails({ head, facts, event, about, now }: Changed, deps: Deps): Mail[] {
  if (event.what !== 'overridden') return [];
  return (facts.asks.at(-1)?.owners ?? []).flatMap(({ ownerId, name }) => {
    const to = mailOf(head, ownerId);
    const letter = overrideLetter(about, { owner: name, cents: event.cents ?? 0 });
    return to === undefined ? [] : [letterFor(about, { to, letter, now }, deps)];
  });
}

/** What a vendor is told of changes by others. */
function newsFor({
  before,
  facts,
  event,
}: Changed): { readonly job: Job; readonly news: VendorNews } | undefined {
  const job = before && standingJob(before);
  if (job?.to.kind !== 'vendor' || event.by.kind === 'vendor') return undefined;
  if (event.what === 'assigned') return { job, news: 'unassigned' };
  const isApproved = event.what === 'approved' && !openAsk(facts);
  const isOff = event.what === 'duplicate' ? 'canceled' : event.what;
  if (event.what === 'approved' && !isApproved) return undefined;
  return isVendorNews(isOff) ? { job, news: isOff } : undefined;
}

export async function vendorMails(changed: Changed, deps: Deps): Promise<Mail[]> {
  const told = newsFor(changed);
  return told ? newsMail(changed, told, deps) : [];
}

/** One piece of news to a job's vendor by mail. */
export async function newsMail(
  { key, about, now }: Pick<Changed, 'key' | 'about' | 'now'>,
  { job, news }: { readonly job: Job; readonly news: VendorNews },
  deps: Deps,
): Promise<Mail[]> {
  const vendor = await deps.vendors.byId({ organizationId: key.organizationId, vendorId: job.to.id });
  if (!vendor?.email) return [];
  const letter = vendorLetter(about, { vendor: vendor.contact || vendor.name, news });
  return [letterFor(about, { to: vendor.email, letter, now }, deps)];
}

/** A mail to whoever a step of the on-call ladder reaches. Quiet hours do not hold it. */
export async function onCallMails(
  { key, terms, about, now }: Pick<Changed, 'key' | 'terms' | 'about' | 'now'>,
  step: 1 | 2 | 3,
  deps: Deps,
): Promise<Mail[]> {
  const { organizationId, requestId } = key;
  const roles = await onCallRoles({ organizationId, terms }, step, deps);
  const people = await deps.people.byIds(roles.map((userRoleId) => ({ organizationId, userRoleId })));
  const address = `${deps.settings.siteUrl}/servicerequestDetails-data?id=${encodeURIComponent(requestId)}`;
  return people.map(({ email, firstName }) =>
    letterFor(about, { to: email, letter: onCallLetter(about, { name: firstName, address }), now }, deps),
  );
}
