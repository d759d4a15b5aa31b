/** The values of a text's fields, by name. */
export type MergeValues = Readonly<Record<string, string>>;

/** A field in plain text: `{{Tenant_Names}}`, blanks around the name allowed. */
const field = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A field's value, ignoring the case of its name; empty for none (COS-04). */
export function mergeValue(values: MergeValues, name: string): string {
  if (Object.hasOwn(values, name)) return values[name] ?? '';
  const wanted = name.toLowerCase();
  const found = Object.keys(values).find((key) => key.toLowerCase() === wanted);
  return (found !== undefined && values[found]) || '';
}

/**
 * The text with its double-curly fields replaced, ignoring case; missing values become empty (COS-04). A
 * value that looks like a field stays as it is. The result is plain text: escape it when rendering.
 */
export const fillTemplate = (text: string, values: MergeValues): string =>
  text.replace(field, (_, name: string) => mergeValue(values, name));

/** The fields of a plain text, each once, in order of first use. */
export function fieldsIn(text: string): string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of text.matchAll(field))
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()];
}
