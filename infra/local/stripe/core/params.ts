import * as z from 'zod';
import { invalidRequest, type StripeError } from './errors';
import type { FormValue } from './parse-form';

/** Stripe's parameters arrive as text. */
export const text = z.string().min(1).max(5000);
/** A count that the double only accepts as one. */
export const one = z.literal('1');
/** Cents or seconds. */
export const integer = z
  .string()
  .regex(/^\d{1,12}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((code) => code.toLowerCase());
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const noParams = z.strictObject({});
/** Every call accepts this in addition to its own parameters. */
export const ExpandParams = z.object({ expand: z.array(z.string().max(200)).max(50).optional() });

/** A parameter name in Stripe's format: `items[0][price]`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => (name === '' ? String(part) : `${name}[${String(part)}]`), '');

const valueAt = (value: FormValue | Record<string, FormValue>, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );

function errorOf(issue: z.core.$ZodIssue, given: Record<string, FormValue>): StripeError {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, {
      param: unknown,
      code: 'parameter_unknown',
    });
  }
  const value = valueAt(given, issue.path);
  if (value === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  if (issue.message === 'integer')
    return invalidRequest(`Invalid integer: ${String(value)}`, { param, code: 'parameter_invalid_integer' });
  if (value === '')
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { param, code: 'parameter_invalid_empty' },
    );
  const message = issue.code === 'custom' ? issue.message : `Invalid ${param}: ${issue.message}`;
  return invalidRequest(message, { param });
}

/** Parses a call's parameters. Refuses missing, malformed and unknown ones, like Stripe. */
export function readParams<S extends z.ZodType>(schema: S, given: Record<string, FormValue>): z.infer<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? errorOf(issue, given) : invalidRequest('Invalid request.');
}
