/** The values of a text's fields, by name. */
export type MergeValues = Readonly<Record<string, string>>;

/** A field in plain text: `{{Tenant_Names}}`, blanks around the name allowed. */
const field = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The value of a field whatever the case of its name; empty when there is none (COS-04). */
export function mergeValue(values: MergeValues, name: string): string {
  if (Object.hasOwn(values, name)) return values[name] ?? '';
  const wanted = name.toLowerCase();
  const found = Object.keys(values).find((key) => key.toLowerCase() === wanted);
  return (found !== undefined && values[found]) || '';
}

/**
 * The text with its double-curly fields replaced, case-insensitively; missing values become empty (COS-04). A value that looks like a field stays
 * as it is. The result is plain text: the one who renders it escapes it.
 */
export const fillTemplate = (text: string, values: MergeValues): string =>
  text.replace(field, (_, name: string) => mergeValue(values, name));

/** The names of the fields in a plain text, each once, as they are written first. */
export function fieldsIn(text: string): string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of text.matchAll(field))
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()];
}
