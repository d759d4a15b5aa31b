/** A JSON value. An undefined part counts as absent. */
export type Json = null | boolean | number | string | JsonList | JsonObject;
type JsonList = readonly Json[];
type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * The canonical form of a JSON value (RFC 8785): keys in the order of their UTF-16 code units, no blanks,
 * numbers and strings as in ECMAScript. Throws for infinite numbers and lone surrogates.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('Canonical JSON has finite numbers');
  if (typeof value === 'string' && /\p{Cs}/u.test(value))
    throw new RangeError('Canonical JSON has whole characters');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return isList(value) ? `[${value.map(canonicalJson).join(',')}]` : canonicalObject(value);
}

function canonicalObject(object: JsonObject): string {
  const members = Object.keys(object)
    .toSorted()
    .flatMap((key) => {
      const value = object[key];
      return value === undefined ? [] : `${canonicalJson(key)}:${canonicalJson(value)}`;
    });
  return `{${members.join(',')}}`;
}

const isList = (value: JsonList | JsonObject): value is JsonList => Array.isArray(value);
