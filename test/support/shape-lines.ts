import * as z from 'zod';

type Shape = {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
};

const said = (facts: Record<string, unknown>): string =>
  Object.entries(facts)
    .map(([name, fact]) => (name === 'type' ? String(fact) : `${name} ${JSON.stringify(fact)}`))
    .join(', ');

function linesOf(shape: Shape, path: string): string[] {
  const { properties = {}, required = [], items, additionalProperties, anyOf, oneOf, allOf, ...own } = shape;
  const { $schema: _, $defs: __, ...facts } = own;
  const choices = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  return [
    ...(Object.keys(facts).length > 0 ? [`${path}: ${said(facts)}`] : []),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      linesOf(inner, `${path}.${name}${required.includes(name) ? '' : '?'}`),
    ),
    ...(items ? linesOf(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? linesOf(additionalProperties, `${path}.*`) : []),
    ...choices.flatMap((choice, index) => linesOf(choice, `${path}|${index + 1}`)),
  ];
}

/** A schema as lines of `path: type, limits`, so that a changed limit is one changed line. */
export const shapeLines = (schema: z.ZodType, name: string): string[] =>
  linesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape, name);
