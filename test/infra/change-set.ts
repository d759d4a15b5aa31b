import { isDeepStrictEqual } from 'node:util';
import type { TemplateResource } from '../../infra/aws/templates';

type Resources = readonly TemplateResource[];

/** What CloudFormation would do to come from one template to the other. */
export function changesBetween(before: Resources, after: Resources) {
  const known = new Map(before.map((resource) => [resource.id, resource]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !known.has(id)),
    removed: before.filter(({ id }) => !kept.has(id)),
    changed: after.filter((resource) => {
      const was = known.get(resource.id);
      return was !== undefined && !isDeepStrictEqual(was, resource);
    }),
  };
}

/** Properties by which AWS knows a thing; two of one type cannot bear the same. */
const naming = /^(RouteKey|Name|[A-Z][A-Za-z]*Name)$/;
const namesOf = ({ Type, Properties }: TemplateResource): string[] =>
  Object.entries(Properties)
    .filter(([property, value]) => naming.test(property) && typeof value === 'string')
    .map(([property, value]) => `${Type} ${property} ${value}`);

/** Names of new things that an old one bears until the update is over: CloudFormation makes first and removes afterward. */
export function collisionsIn(before: Resources, after: Resources): string[] {
  const taken = new Set(before.flatMap(namesOf));
  return changesBetween(before, after)
    .added.flatMap(namesOf)
    .filter((name) => taken.has(name));
}
