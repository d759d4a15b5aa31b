import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import { fieldName, type Problem } from '../../../shared/domain/problem';

/** One message per field, by the field's name. */
export type Fields = Readonly<Record<string, string>>;

/** Where react-hook-form stores a field's error. A list has its own error besides those of its entries. */
export const placeIn = (values: FieldValues, name: string): string =>
  Array.isArray(get(values, name)) ? `${name}.root` : name;

/** Converts a shared rule's problems to react-hook-form errors. A field's first message wins. */
export function toFieldErrors<V extends FieldValues>(
  problems: readonly Problem[],
  values: FieldValues,
): FieldErrors<V> {
  const errors: FieldErrors<V> = {};
  for (const { path, message } of problems) {
    const name = placeIn(values, fieldName(path));
    if (get(errors, `${name}.message`) === undefined) set(errors, name, { type: 'rule', message });
  }
  return errors;
}

/** A refusal's messages for this form's fields, under the form's names. A field's first message wins. */
export function ownFields(
  fields: Fields,
  { values, nameOf }: { values: FieldValues; nameOf: (wireName: string) => string },
): Fields {
  const own: Record<string, string> = {};
  for (const [wireName, sentence] of Object.entries(fields)) {
    const name = nameOf(wireName);
    if (Object.hasOwn(values, name.split('.')[0] ?? '')) own[name] ??= sentence;
  }
  return own;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Node);

function flat(errors: unknown, path = ''): Record<string, string> {
  if (!isRecord(errors)) return {};
  if (path !== '' && typeof errors.message === 'string' && errors.message !== '')
    return { [path.replace(/\.root$/, '')]: errors.message };
  return Object.assign(
    {},
    ...Object.entries(errors)
      .filter(([name]) => name !== 'ref')
      .map(([name, value]) => flat(value, path === '' ? name : `${path}.${name}`)),
  );
}

/** Every error by its field's name (`units.0.unitNumber`), in the key order of `values`. */
export function flatErrors(errors: unknown, values: FieldValues = {}): Fields {
  const order = Object.keys(values);
  const rank = (name: string) => order.indexOf(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(flat(errors)).sort(([one], [other]) => rank(one) - rank(other)));
}
