import type { Contract } from '../../shared/contract';
import { countViews } from '../../shared/domain/lists/count-views';
import { documentKinds } from '../../shared/domain/portfolio/documents';
import type { Handler } from '../runtime/handler';
import { documentsLeft } from './documents-left';

/** Reads every line once. */
export const countDocuments: Handler<Contract['documents']['countDocuments']> = async (request, deps) => {
  const left = await documentsLeft(request.query, request, deps);
  return { success: 1, data: { views: countViews(left, documentKinds, (view, { kind }) => kind === view) } };
};
