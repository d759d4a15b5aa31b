import { requests as rows } from '../../../shared/contract/requests';
import { isStaff, may } from '../../../shared/domain/people/permissions';
import { refuse } from '../../../shared/wire/refusals';
import { findHead } from '../../common/portfolio/find-property';
import { change } from '../../runtime/change';
import type { RepairTerms } from '../../table/repair-terms/record';
import { staffOnly } from '../move-request';

const factsOf = (terms: RepairTerms | undefined) =>
  terms && { amount: terms.usual, reserve: terms.emergency, text: terms.shutOffs };

/** For requests to come: an open one keeps the limits it was raised with. */
export const setRepairTerms = change(rows.setRepairTerms, {
  ...staffOnly,
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const { property_id: propertyId, on_call } = body;
    const [head, before, people] = await Promise.all([
      findHead({ viewer, now, propertyId, area: 'requests', toChange: true }, deps),
      deps.repairTerms.ofProperty({ organizationId, propertyId }),
      deps.people.byIds([...new Set(on_call)].map((userRoleId) => ({ organizationId, userRoleId }))),
    ]);
    return { head, before, people };
  },
  act: async ({ viewer, body, found, trace }, deps) => {
    const { head, before, people } = found;
    if (body.version !== (before?.version ?? 0)) throw refuse('changed-meanwhile');
    const able = people.filter(
      (person) =>
        person.removedAt === undefined &&
        person.status === 'active' &&
        isStaff(person) &&
        may(person, { area: 'requests', level: 'change' }),
    );
    if (able.length !== new Set(body.on_call).size)
      throw refuse('invalid', { fields: { on_call: 'Choose people who may change requests' } });
    const { decides_alone: alone } = body;
    if (alone !== undefined && !head.shares.some(({ ownerId }) => ownerId === alone))
      throw refuse('invalid', { fields: { decides_alone: 'Choose an owner of this property' } });
    const { organizationId } = viewer;
    const { propertyId, title } = head.property;
    const terms: RepairTerms = {
      organizationId,
      propertyId,
      usual: body.usual_cents,
      emergency: body.emergency_cents,
      ownersSee: body.owners_see,
      ...(alone !== undefined && { decidesAlone: alone }),
      onCall: [...new Set(body.on_call)],
      shutOffs: body.shut_offs,
      version: body.version + 1,
    };
    const object = { kind: 'property', id: propertyId, name: title } as const;
    await deps.repairTerms.set({
      terms,
      trace: trace({ action: 'request.terms', object, before: factsOf(before), after: factsOf(terms) }),
    });
    return { success: 1, data: { version: terms.version } };
  },
});
