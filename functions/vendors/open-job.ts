import type { Contract } from '../../shared/contract';
import type { VendorJob } from '../../shared/contract/vendor-jobs';
import { plainName } from '../../shared/domain/name-line';
import { dueAt } from '../../shared/domain/requests/due';
import { billUntil, jobAllows } from '../../shared/domain/requests/jobs';
import { ceilingOf, estimateOf } from '../../shared/domain/requests/spend';
import { kindOf, openAsk, runningWork, standingWait } from '../../shared/domain/requests/standing';
import { isUnderWay, openProposal, statusOf } from '../../shared/domain/requests/status';
import { findJob, type JobAt, zoneOf } from '../common/requests/find-job';
import { headPhone } from '../common/requests/head-phone';
import { codesOfJob } from '../common/requests/job-codes';
import { isFileOfJob, tenantOfJob } from '../common/requests/job-seen';
import { fileShown, visitShown } from '../common/requests/read-parts';
import { requestName } from '../common/requests/request-at';
import type { Handler } from '../runtime/handler';

/** What the vendor may do now. */
function mayNow({ request, job }: JobAt, at: string): Omit<VendorJob['may'], 'codes'> {
  const isOn = jobAllows(job, at) === 'all' && isUnderWay(statusOf(request, at));
  const isTaken = isOn && job.accepted !== undefined;
  const proposal = openProposal(request, at);
  const isWorking = runningWork(request) !== undefined;
  const isWithin = !openAsk(request) && (estimateOf(request, job.jobId) ?? 0) <= ceilingOf(request);
  return {
    accept: isOn && !isTaken,
    decline: isOn && request.works.every(({ jobId }) => jobId !== job.jobId),
    propose: isTaken,
    agree: isTaken && proposal?.side === 'home' ? proposal.number : undefined,
    start: isTaken && !isWorking && isWithin,
    finish: isTaken,
    estimate: isTaken,
    wait: isTaken,
    resume: isTaken && standingWait(request, at) !== undefined,
    bill: job.accepted !== undefined && jobAllows(job, at) !== 'nothing',
  };
}

function stateOf({ request, job }: JobAt): VendorJob['state'] {
  if (job.ended) return 'billable';
  if (!job.accepted) return 'asked';
  return runningWork(request) ? 'working' : 'accepted';
}

/** Amounts that the vendor itself named, and the limit if the organization shows it. */
function moneyOf({ request, job }: JobAt) {
  const estimate = request.estimates.findLast(({ jobId }) => jobId === job.jobId);
  return {
    limit_cents: job.sees.limit ? ceilingOf(request) : undefined,
    estimate: estimate && {
      cents: estimate.cents,
      words: estimate.words,
      needs_approval: estimate.cents > ceilingOf(request),
    },
    bills: request.bills
      .filter(({ jobId }) => jobId === job.jobId)
      .map(({ cents, reference, at }) => ({ cents, reference, at })),
  };
}

/** A vendor opens its job. */
export const openJob: Handler<Contract['vendors']['openJob']> = async ({ body: { token }, now }, deps) => {
  const at = await findJob({ token, now }, deps);
  const { request, job, organization } = at;
  const instant = now.toISOString();
  const { organizationId, requestId, place, raised } = request;
  const [files, phone, codes] = await Promise.all([
    deps.requests.files({ organizationId, requestId }),
    headPhone(organization, deps),
    codesOfJob(at, now, deps),
  ]);
  const wait = standingWait(request, instant);
  const shown = files.filter((file) => isFileOfJob(file, at));
  return {
    success: 1,
    data: {
      state: stateOf(at),
      until: job.ended && billUntil(job.ended),
      organization: plainName(organization.name),
      organization_phone: phone,
      vendor_name: job.to.name,
      name: requestName(requestId),
      status: statusOf(request, instant),
      address: place.address,
      unit_number: place.unitNumber,
      area: place.area,
      room: raised.room,
      zone: zoneOf(at, now),
      ...kindOf(request),
      priority: request.triages.at(-1)?.priority,
      words: raised.words,
      due_at: dueAt(request, instant),
      may_enter: raised.mayEnter,
      pets: raised.pets,
      windows: [...raised.windows],
      tenant: tenantOfJob(at),
      ...moneyOf(at),
      visits: request.visits
        .filter((visit) => visit.jobId === job.jobId)
        .map((visit) => ({ ...visitShown(visit, request, instant), why: '' })),
      wait: wait && { for: wait.for, why: wait.by.kind === 'vendor' ? wait.why : '' },
      files: await Promise.all(shown.map((file) => fileShown(file, { now }, deps))),
      may: { ...mayNow(at, instant), codes: codes.length > 0 },
    },
  };
};
