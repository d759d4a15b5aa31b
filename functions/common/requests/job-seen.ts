import type { StoredRequestFile } from '../../table/requests/record';
import type { JobAt } from './find-job';

/** The tenant's first name and number, when the job shows them and somebody lives there. */
export function tenantOfJob({ request, job }: Pick<JobAt, 'request' | 'job'>) {
  const [tenant] = request.tenants;
  if (!tenant || job.ended) return undefined;
  return {
    first_name: tenant.name.split(' ')[0] ?? '',
    mobile_number: job.sees.phone ? tenant.mobile : '',
  };
}

/** What is marked for vendors or for all, and what the vendor itself sent. */
export const isFileOfJob = (
  { by, audience, message, kind }: StoredRequestFile,
  { job }: Pick<JobAt, 'job'>,
): boolean => {
  if (message !== undefined) return false;
  if (by.kind === 'vendor') return by.id === job.to.id;
  return audience !== 'staff' && kind !== 'estimate' && kind !== 'bill';
};
