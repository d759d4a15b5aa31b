import type { Contract } from '../../../shared/contract';
import { countViews } from '../../../shared/domain/lists/count-views';
import { stages } from '../../../shared/domain/screening/application';
import type { Handler } from '../../runtime/handler';
import { applicantsLeft } from './applicants-left';

/** Reads every line once. */
export const countApplicants: Handler<Contract['screening']['countApplicants']> = async (request, deps) => {
  const left = await applicantsLeft(request.query, request, deps);
  return { success: 1, data: { views: countViews(left, stages, (view, { stage }) => stage === view) } };
};
