import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { peopleRead } from '../portfolio/actor-names';
import type { Handler } from '../runtime/handler';
import { readEntries } from './read-entries';

/** The organization's log, newest first. */
export const getEntries: Handler<Contract['audit']['getEntries']> = async ({ viewer, query }, deps) => {
  const { limit = limits.listPage, ...filter } = query;
  const { organizationId } = viewer;
  const [{ entries, next }, { people }] = await Promise.all([
    deps.audit.search({ organizationId, limit, ...defined(filter) }),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  return {
    success: 1,
    data: { entries: await readEntries(entries, people, deps), ...defined({ next }) },
  };
};
