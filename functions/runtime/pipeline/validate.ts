import type * as z from 'zod';
import { type Problem, toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import type { Parts, Step, Work } from './work';

/** Also of a field that no call knows. */
export const unusable = 'Contains characters that cannot be used';

/** zod compares the `length` of any value given for a text or list, even an object's own, which may throw. */
const isStrangeLength = (key: string, value: unknown): boolean =>
  key === 'length' && typeof value === 'object' && value !== null;

/** NUL and lone surrogates: no keyboard types them, and stores and mail systems treat them differently. */
const unfit = /[\0\p{Surrogate}]/u;

function unfitTexts(value: unknown, path: readonly (string | number)[] = []): Problem[] {
  if (typeof value === 'string') return unfit.test(value) ? [{ path, message: unusable }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unfit.test(key) || (isStrangeLength(key, inner) && !Array.isArray(value))
      ? [{ path, message: unusable }]
      : unfitTexts(inner, [...path, key]),
  );
}

const problemsOf = (error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String), message }));

/** The part as its schema parses it, and its problems. A row without that schema has no such part. */
function read(schema: z.ZodType | undefined, value: unknown): { part?: unknown; problems: Problem[] } {
  if (!schema) return { problems: [] };
  const problems = unfitTexts(value);
  if (problems.length > 0) return { problems };
  const result = schema.safeParse(value);
  return result.success ? { part: result.data, problems: [] } : { problems: problemsOf(result.error) };
}

/** Parses path, query and body by the row's schemas: 422 with a sentence per field. API Gateway has
 * URL-decoded the path already; decoding again would turn `%2525` into `%`. */
export function partsOf({ entry: { row }, event, body: opened }: Work): Parts {
  const params = read(row.params, event.pathParameters ?? {});
  const query = read(row.query, event.queryStringParameters ?? {});
  const body = read(row.body, opened);
  const problems = [...params.problems, ...query.problems, ...body.problems];
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return { params: params.part, query: query.part, body: body.part };
}

export const validate: Step = {
  before: async ({ event: work }) => {
    try {
      work.parts = work.partsAhead ?? partsOf(work);
    } catch (problem) {
      // A dead session must be refused before any field is mentioned.
      await work.caller?.session();
      throw problem;
    }
  },
};
