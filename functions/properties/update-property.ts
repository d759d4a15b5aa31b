import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { toFields } from '../../shared/domain/problem';
import { propertyFieldProblems } from '../../shared/domain/properties';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { changedFields } from '../portfolio/changed-fields';
import { findHead } from '../portfolio/find-property';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PropertyHead } from '../table/properties';
import { versionOf } from '../table/versions';
import { factsOfForm, factsOfProperty } from './property-facts';
import { tidyFacts } from './property-form';

type Row = Contract['properties']['updateProperty'];
type Request = RequestOf<Row> & ViewerCall;

const find = ({ viewer, now, params }: Pick<Request, 'viewer' | 'now' | 'params'>, deps: Deps) =>
  findHead({ viewer, now, propertyId: params.id }, deps);

/**
 * A property's own facts changed by who read them at their present version; facts that stand already are done, whatever the version. A type
 * that asks for bedrooms and bathrooms is taken as it is: units without them say so when each is edited next, and one transaction could not
 * hold them all.
 */
export const updateProperty: Handler<Row> = readingFirst<Request, PropertyHead, ReplyOf<Row>>(
  find,
  async (request, deps) => {
    const { params, body } = request;
    const found = await request.first();
    const form = tidyFacts(body);
    const problems = propertyFieldProblems(form);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const facts = factsOfForm(form);
    const changed = changedFields(factsOfProperty(found.property), facts);
    if (!changed) return { success: 1, data: { version: versionOf(found.property) } };

    const version = await again(async (attempt) => {
      const head = attempt === 1 ? found : await find(request, deps);
      if (versionOf(head.property) !== body.version) throw refuse('changed-meanwhile');
      const object = { kind: 'property' as const, id: params.id, name: facts.title };
      const audit = audited(request, { action: 'property.update', object, ...changed }, deps);
      return deps.properties.update({ head, facts, audit });
    });
    return { success: 1, data: { version } };
  },
);
