import type * as z from 'zod';
import { type Problem, toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import type { Parts, Step, Work } from './work';

const unusable = 'Contains characters that cannot be used';

/** zod compares the `length` of whatever was given for a text or a list with a number, also an object's own, which then may throw. */
const isStrangeLength = (key: string, value: unknown): boolean =>
  key === 'length' && typeof value === 'object' && value !== null;

/** NUL and lone surrogates: no keyboard makes them, and stores and mails disagree on what they are. */
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

/** The part as its schema reads it, and what is wrong with it. A row without that schema has no such part. */
function read(schema: z.ZodType | undefined, value: unknown): { part?: unknown; problems: Problem[] } {
  if (!schema) return { problems: [] };
  const problems = unfitTexts(value);
  if (problems.length > 0) return { problems };
  const result = schema.safeParse(value);
  return result.success ? { part: result.data, problems: [] } : { problems: problemsOf(result.error) };
}

/**
 * Path, query and body by the row's schemas: 422 with a sentence per field. API Gateway's HTTP API has URL-decoded the path's values
 * already; decoding them again would let `%2525` become `%`.
 */
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
      // A read's session is still on its way here: a dead one must say so before anything is said about fields.
      await work.caller?.session();
      throw problem;
    }
  },
};
