/** What a rule answers: one sentence for one field. An empty list means the rule holds. */
export type Problem = { readonly path: readonly (string | number)[]; readonly message: string };

/** `['units', 0, 'unitNumber']` becomes `units.0.unitNumber`, the name a field has in a refusal and in the form. */
export const fieldName = (path: Problem['path']): string => path.join('.');

/** The wire's `fields` map. The first sentence of a field wins. */
export function toFields(problems: readonly Problem[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of problems) fields[fieldName(path)] ??= message;
  return fields;
}

/** The other way round: what is said of each field, where anything is. */
export const problemsOf = (fields: Readonly<Record<string, string | false | undefined>>): Problem[] =>
  Object.entries(fields).flatMap(([field, message]) => (message ? [{ path: [field], message }] : []));
