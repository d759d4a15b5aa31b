import { properties as rows } from '../../shared/contract/properties';
import { propertyFieldProblems } from '../../shared/domain/portfolio/properties';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { changedFields } from '../common/portfolio/changed-fields';
import { findHead } from '../common/portfolio/find-property';
import { factsOfForm } from '../common/portfolio/property-facts';
import { change } from '../runtime/change';
import { versionOf } from '../table/db/conditions';
import { tidyFacts } from './property-form';

/** Needs the current version, except to repeat the stored facts. A new type may ask for rooms that units
 * lack: each reports it at its next edit, since one transaction could not hold all units. */
export const updateProperty = change(rows.updateProperty, {
  read: ({ viewer, now, params }, deps) =>
    findHead({ viewer, now, propertyId: params.id, toChange: true }, deps),
  act: async ({ params, body, found: head, trace }, deps) => {
    const form = tidyFacts(body);
    const problems = propertyFieldProblems(form);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const facts = factsOfForm(form);
    const version = versionOf(head.property);
    const changed = changedFields(head.property, facts);
    if (!changed) return { success: 1, data: { version } };
    if (version !== body.version) throw refuse('changed-meanwhile');
    const object = { kind: 'property', id: params.id, name: facts.title } as const;
    const left = trace({ action: 'property.update', object, ...changed });
    return {
      success: 1,
      data: { version: await deps.properties.update({ head, facts, trace: left }) },
    };
  },
});
