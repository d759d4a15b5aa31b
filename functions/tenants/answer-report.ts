import { tenants as rows } from '../../shared/contract/tenants';
import { answerReport as keepAnswer } from '../common/leases/answer-report';
import { change } from '../runtime/change';
import { readMyReport } from './find-my-report';

/** A tenant signs the report for all, or refuses with a reason; both close it. */
export const answerReport = change(rows.answerReport, {
  read: readMyReport,
  act: async (request, deps) => {
    const { found, body, trace } = request;
    const organization = await request.organization();
    await keepAnswer({ ...found, ...body, call: request }, { organization, trace }, deps);
    return { success: 1 };
  },
});
