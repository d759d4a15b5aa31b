import type { Contract } from '../../shared/contract';
import { limits } from '../../shared/domain/limits';
import { answer, type Handler } from '../runtime/handler';
import { readPerson } from './read-person';

export const listPeople: Handler<Contract['people']['listPeople']> = async (request, deps) => {
  const { limit = limits.listPage, ...query } = request.query;
  const { organizationId } = request.viewer;
  const [organization, { people, next }] = await Promise.all([
    request.organization(),
    deps.people.page({ organizationId, limit, ...query }),
  ]);
  return answer({ people: people.map((person) => readPerson(person, organization)), next });
};
