import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { refuseWhoMayNotImport, seesOwnAlone } from '../common/imports/find-import';
import type { Handler } from '../runtime/handler';
import { readImport } from './read-import';

export const listImports: Handler<Contract['imports']['listImports']> = async (request, deps) => {
  const { viewer, query } = request;
  // 'View as' reads what the viewed person reads.
  refuseWhoMayNotImport({ ...viewer, viewAs: undefined });
  const { imports, next } = await deps.imports.page({
    organizationId: viewer.organizationId,
    limit: limits.listPage,
    ...(seesOwnAlone(request) && { startedBy: viewer.userId }),
    ...defined({ after: query.after }),
  });
  return { success: 1, data: { imports: imports.map(readImport), ...defined({ next }) } };
};
