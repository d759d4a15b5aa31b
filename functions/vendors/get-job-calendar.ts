import type { Contract } from '../../shared/contract';
import { findJob } from '../common/requests/find-job';
import { visitCalendar } from '../common/requests/visit-calendar';
import type { Handler } from '../runtime/handler';

export const getJobCalendar: Handler<Contract['vendors']['getJobCalendar']> = async (
  { body: { token }, now },
  deps,
) => {
  const { request, job } = await findJob({ token, now }, deps);
  return { success: 1, data: visitCalendar(request, job.jobId) };
};
