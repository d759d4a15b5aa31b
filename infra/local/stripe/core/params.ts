import * as z from 'zod';
import type { FormValue } from './form';
import { invalid, type StripeProblem } from './problem';

/** Stripe's parameters travel as text. */
export const text = z.string().min(1).max(5000);
/** A count that is always one here. */
export const one = z.literal('1');
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'integer')
  .transform(Number);
export const cents = integer.refine(
  (amount) => amount >= 0,
  'This value must be greater than or equal to 0.',
);
export const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((code) => code.toLowerCase());
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const expandable = z.array(z.string().max(200)).max(50).optional();
export const listParams = {
  limit: integer
    .refine((limit) => limit >= 1 && limit <= 100, 'Invalid integer: it must be 1 to 100.')
    .optional(),
  starting_after: z.string().optional(),
};
export const nothing = z.strictObject({});

/** `items[0][price]`, as Stripe names a parameter. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => (name === '' ? String(part) : `${name}[${String(part)}]`), '');

const at = (value: FormValue | Record<string, FormValue>, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );

function problemOf(issue: z.core.$ZodIssue, given: Record<string, FormValue>): StripeProblem {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${unknown}`, { param: unknown, code: 'parameter_unknown' });
  }
  const value = at(given, issue.path);
  if (value === undefined)
    return invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  if (issue.message === 'integer')
    return invalid(`Invalid integer: ${String(value)}`, { param, code: 'parameter_invalid_integer' });
  if (value === '')
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { param, code: 'parameter_invalid_empty' },
    );
  const says = issue.code === 'custom' ? issue.message : `Invalid ${param}: ${issue.message}`;
  return invalid(says, { param });
}

/** The parameters as their route reads them; refuses as Stripe does what is missing, malformed or unknown. */
export function readParams<S extends z.ZodType>(schema: S, given: Record<string, FormValue>): z.infer<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? problemOf(issue, given) : invalid('Invalid request.');
}
