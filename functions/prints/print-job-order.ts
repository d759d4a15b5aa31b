import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { findJob } from '../common/requests/find-job';
import { answer, type Handler } from '../runtime/handler';
import { printOrder } from './print-order';

/** A vendor prints the job that its link leads to, until it ends: the next vendor's visits are not theirs. */
export const printJobOrder: Handler<Contract['prints']['printJobOrder']> = async ({ body, now }, deps) => {
  const found = await findJob({ token: body.token, now }, deps);
  if (found.job.ended) throw refuse('job-ended');
  const isLimitShown = found.job.sees.limit;
  return answer({ pdf: await printOrder({ ...found, isLimitShown, now }, deps) });
};
