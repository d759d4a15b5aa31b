import { zoneAt } from '../../../shared/domain/leases/time-zones';
import { jobAllows } from '../../../shared/domain/requests/jobs';
import type { Given, Move } from '../../../shared/domain/requests/move';
import type { Job, RequestActor, RequestFacts } from '../../../shared/domain/requests/request';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { sha256 } from '../../table/db/keys';
import type { Organization } from '../../table/organizations/record';
import type { PropertyHead } from '../../table/properties/record';
import type { RepairTerms } from '../../table/repair-terms/record';
import type { StoredRequest } from '../../table/requests/record';
import { type Keeping, saveMove } from './save-move';

/** What a vendor's link leads to. */
export type JobAt = {
  readonly request: StoredRequest;
  readonly job: Job;
  readonly head: PropertyHead;
  readonly terms: RepairTerms | undefined;
  readonly organization: Organization;
  readonly by: RequestActor;
};

/** The job of a link, unless it is over or a newer link took its place: then it opens nothing (D86). */
export async function findJob({ token, now }: { token: string; now: Date }, deps: Deps): Promise<JobAt> {
  const linkHash = sha256(token);
  const link = await deps.requests.workLink({ linkHash, now });
  const request = link && (await deps.requests.byId(link));
  const job = request?.jobs.find(({ jobId }) => jobId === link?.jobId);
  if (!request || job?.link !== linkHash || jobAllows(job, now.toISOString()) === 'nothing')
    throw refuse('link-not-valid');
  const { organizationId, place } = request;
  const key = { organizationId, propertyId: place.propertyId };
  const [head, terms, organization] = await Promise.all([
    deps.properties.head(key),
    deps.repairTerms.ofProperty(key),
    deps.organizations.byId(organizationId),
  ]);
  if (!head || !organization) throw refuse('link-not-valid');
  return {
    request,
    job,
    head,
    terms,
    organization,
    by: { kind: 'vendor', id: job.to.id, name: job.to.name },
  };
}

type Asked = { readonly now: Date; readonly body: { readonly token: string } };

export const readJob = ({ now, body }: Asked, deps: Deps): Promise<JobAt> =>
  findJob({ token: body.token, now }, deps);

/** Where the uploads of a job's link lie: nobody else's name is a job's. */
export const uploadOwner = ({ request, job }: Pick<JobAt, 'request' | 'job'>) => ({
  organizationId: request.organizationId,
  userId: job.jobId,
});

type Acting = { readonly now: Date; readonly requestId: string; readonly found: JobAt };
type Command = (facts: RequestFacts, given: Given, jobId: string) => Move;

/** Runs a vendor's command on its own job, and writes what it leads to. */
export async function moveJob(
  { now, requestId: callId, found }: Acting,
  { command, ...more }: Pick<Keeping, 'files'> & { readonly command: Command },
  deps: Deps,
): Promise<{ readonly success: 1 }> {
  const { request, job, by } = found;
  const { organizationId, requestId } = request;
  const move = command(request, { now: now.toISOString(), by }, job.jobId);
  const call = { now, requestId: callId, process: 'A vendor by link' };
  await saveMove({ call, at: found, key: { organizationId, requestId }, move, ...more }, deps);
  return { success: 1 };
}

export const zoneOf = ({ head }: Pick<JobAt, 'head'>, now: Date): string => zoneAt(head.property, now);
