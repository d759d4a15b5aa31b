import type { Contract } from '../../shared/contract';
import { limits } from '../../shared/domain/limits';
import { peopleRead } from '../common/audit/actor-names';
import { answer, type Handler } from '../runtime/handler';
import { readEntries, timeOf } from './read-entries';

export const getEntries: Handler<Contract['audit']['getEntries']> = async (request, deps) => {
  const { limit = limits.listPage, ...filter } = request.query;
  const { organizationId } = request.viewer;
  const time = await timeOf(request);
  const [{ entries, next }, { people }] = await Promise.all([
    deps.audit.search({ organizationId, limit, ...time, ...filter }),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  return answer({ entries: await readEntries(entries, people, deps), next });
};
