/** A rule's answer: one message for one field. An empty list means the rule holds. */
export type Problem = { readonly path: readonly (string | number)[]; readonly message: string };

/** `['units', 0, 'unitNumber']` becomes `units.0.unitNumber`, the field's name in refusals and forms. */
export const fieldName = (path: Problem['path']): string => path.join('.');

/** The wire's `fields` map; each field's first message wins. */
export function toFields(problems: readonly Problem[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of problems) fields[fieldName(path)] ??= message;
  return fields;
}

/** The reverse: a problem for each field with a message. */
export const problemsOf = (fields: Readonly<Record<string, string | false | undefined>>): Problem[] =>
  Object.entries(fields).flatMap(([field, message]) => (message ? [{ path: [field], message }] : []));
