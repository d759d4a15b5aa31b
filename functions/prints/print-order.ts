import { zoneAt } from '../../shared/domain/leases/time-zones';
import { plainName } from '../../shared/domain/name-line';
import type { Job } from '../../shared/domain/requests/request';
import { workOrderPaper } from '../../shared/domain/requests/work-order-paper';
import { headPhone } from '../common/requests/head-phone';
import { isFileOfJob, tenantOfJob } from '../common/requests/job-seen';
import { requestName } from '../common/requests/request-at';
import { imageKind, imageKinds } from '../gateways/files/image-kind';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import type { PropertyHead } from '../table/properties/record';
import type { StoredRequest, StoredRequestFile } from '../table/requests/record';
import { type PrintedPicture, printPaper } from './print-paper';

/** Of the photos: a function's reply holds six megabytes, and layout has seconds. */
const photoLimits = { most: 4, bytes: 700 * 1024, pixels: 12_000_000 } as const;

async function pictureOf(
  { fileId, file, bytes, name }: StoredRequestFile,
  { files }: Pick<Deps, 'files'>,
): Promise<PrintedPicture[]> {
  if (bytes > photoLimits.bytes) return [];
  const found = await files.peek(file, photoLimits.bytes);
  const image = found && imageKind(found.head);
  if (!image || image.width * image.height > photoLimits.pixels) return [];
  if (image.kind !== 'jpeg' && image.kind !== 'png') return [];
  const { extension } = imageKinds[image.kind];
  return [{ file: `${fileId}.${extension}`, alt: name || 'Photo of the problem', bytes: found.head }];
}

type Ordered = {
  readonly request: StoredRequest;
  readonly head: PropertyHead;
  readonly organization: Organization;
  /** Whose order it is; staff's own without one. */
  readonly job: Job | undefined;
  readonly isLimitShown: boolean;
  readonly now: Date;
};

/** Those to call about coming in: for a vendor as its job shows them. */
function contactsOf({ request, job }: Ordered) {
  if (job?.to.kind !== 'vendor') return request.tenants.map(({ name, mobile }) => ({ name, phone: mobile }));
  const tenant = tenantOfJob({ request, job });
  return tenant ? [{ name: tenant.first_name, phone: tenant.mobile_number }] : [];
}

/** A request as a work order: what its vendor's page shows, and nothing more. Returns the PDF in base64. */
export async function printOrder(ordered: Ordered, deps: Deps): Promise<string> {
  const { request, head, organization, job, isLimitShown, now } = ordered;
  const { organizationId, requestId } = request;
  const [files, phone] = await Promise.all([
    deps.requests.files({ organizationId, requestId }),
    headPhone(organization, deps),
  ]);
  const shown = files.filter(
    (file) => file.kind === 'raised' && (job === undefined || isFileOfJob(file, { job })),
  );
  const pictures = await Promise.all(shown.map((file) => pictureOf(file, deps)));
  const paper = workOrderPaper({
    facts: request,
    name: requestName(requestId),
    zone: zoneAt(head.property, now),
    now: now.toISOString(),
    contacts: contactsOf(ordered),
    office: { name: plainName(organization.name), phone },
    isLimitShown,
  });
  return printPaper(paper, { organization, now, pictures: pictures.flat().slice(0, photoLimits.most) }, deps);
}
