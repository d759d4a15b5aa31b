import * as z from 'zod';
import { unusable } from '../../functions/runtime/pipeline/validate';
import type { Endpoint } from '../../shared/contract/endpoint';
import { TermForm } from '../../shared/contract/lease-drafts';
import { Refusal, type RefusalCode } from '../../shared/wire/refusals';

/** What a refusal tells of another call than its own, or beside any field. */
const elsewhere: Partial<Record<RefusalCode, z.ZodType>> = {
  // The draft is checked when it is sent; its fields are those of `changeDraft`.
  'lease-incomplete': TermForm,
  'unit-taken': z.object({ days: z.string() }),
  // The caller's day has another name in each call.
  'account-reconciled': z.object({ day: z.string() }),
  'plan-too-small': z.object({ properties: z.string(), units: z.string() }),
};

/** Whether a field's path leads to something that the schema takes; array places are numbers. */
function isSent(schema: z.core.$ZodType | undefined, path: readonly string[]): boolean {
  if (!schema) return false;
  if (schema instanceof z.ZodPipe) return isSent(schema.in, path) || isSent(schema.out, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return isSent(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => isSent(option, path));
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (schema instanceof z.ZodObject) return isSent(schema.shape[first], rest);
  if (schema instanceof z.ZodArray) return /^\d+$/.test(first) && isSent(schema.element, rest);
  return schema instanceof z.ZodRecord && isSent(schema.valueType, rest);
}

/** A condition report names its things by their ids, also where it was saved by an earlier call. */
const isOfReport = ({ path }: Endpoint): boolean => /Report|Remarks|Deductions/.test(path);

type Named = { readonly code: RefusalCode; readonly fields?: Readonly<Record<string, string>> | undefined };

/** The fields that a refusal names and its caller never sent: no form could show them. */
export function strayFields(row: Endpoint, { code, fields = {} }: Named): string[] {
  const parts = [row.params, row.query, row.body, elsewhere[code]];
  return Object.entries(fields).flatMap(([field, message]) => {
    // A property's photos are sent as `files1`, `files2`, …
    const path = field.replace(/^files(?=\d)/, 'files.').split('.');
    // The whole of a part has no name.
    const isNamed = field !== '' && field !== 'Idempotency-Key' && message !== unusable;
    // An invoice's file is named as any other sent file is.
    const paths = field === 'upload' ? [path, ['invoice', field]] : [path];
    const isOwn = parts.some((part) => paths.some((each) => isSent(part, each)));
    return isNamed && !isOfReport(row) && !isOwn ? [field] : [];
  });
}

/** Passes on what a call throws, unless it is a refusal that names fields of no use to its caller. */
export function withOwnFields(row: Endpoint) {
  return (problem: unknown): never => {
    if (!(problem instanceof Refusal)) throw problem;
    const strays = strayFields(row, { code: problem.code, fields: problem.details.fields });
    if (strays.length > 0) throw new Error(`${row.path} names what was not sent: ${strays.join(', ')}`);
    throw problem;
  };
}
