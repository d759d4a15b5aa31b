import type { Contract } from '../../shared/contract';
import { answer, type Handler } from '../runtime/handler';
import { findPerson } from './find-person';
import { chosenProperties } from './granted-properties';
import { readPerson } from './read-person';

export const getPerson: Handler<Contract['people']['getPerson']> = async (request, deps) => {
  const { viewer } = request;
  const [person, organization] = await Promise.all([
    findPerson({ viewer, userRoleId: request.params.id }, deps),
    request.organization(),
  ]);
  const { areas = {}, properties = [] } = person.grants ?? {};
  const { organizationId } = viewer;
  const chosen = properties === 'all' ? [] : await chosenProperties({ organizationId, properties }, deps);
  return answer({
    ...readPerson(person, organization),
    version: person.version,
    areas,
    properties:
      properties === 'all'
        ? 'all'
        : chosen.map(({ propertyId, title }) => ({ property_id: propertyId, property_title: title })),
    owner_id: person.ownerId,
  });
};
