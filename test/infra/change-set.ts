import { isDeepStrictEqual } from 'node:util';
import type { TemplateResource } from '../../infra/aws/templates';

type Resources = readonly TemplateResource[];

/** Nothing happens to a resource that only waits for another one than before. */
const withoutOrder = ({ DependsOn: _, ...resource }: TemplateResource) => resource;

/** What CloudFormation would do to get from one template to the other. */
export function changesBetween(before: Resources, after: Resources) {
  const known = new Map(before.map((resource) => [resource.id, resource]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !known.has(id)),
    removed: before.filter(({ id }) => !kept.has(id)),
    changed: after.filter((resource) => {
      const was = known.get(resource.id);
      return was !== undefined && !isDeepStrictEqual(withoutOrder(was), withoutOrder(resource));
    }),
  };
}

/** Properties that identify a resource to AWS; two of one type must differ. */
const naming = /^(RouteKey|Name|[A-Z][A-Za-z]*Name)$/;
const namesOf = ({ Type, Properties }: TemplateResource): string[] =>
  Object.entries(Properties)
    .filter(([property, value]) => naming.test(property) && typeof value === 'string')
    .map(([property, value]) => `${Type} ${property} ${value}`);

/** New resources whose name an old one still holds, since CloudFormation creates before it deletes. */
export function collisionsIn(before: Resources, after: Resources): string[] {
  const taken = new Set(before.flatMap(namesOf));
  return changesBetween(before, after)
    .added.flatMap(namesOf)
    .filter((name) => taken.has(name));
}
