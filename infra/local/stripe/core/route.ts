import type * as z from 'zod';
import type { FormValue } from './form';
import { readParams } from './params';
import type { Work } from './work';

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parts that begin with a colon stand for themselves: `/v1/customers/:id`. */
  readonly path: string;
  answer(work: Work, given: Record<string, FormValue>, path: Readonly<Record<string, string>>): () => object;
};

type Input<S extends z.ZodType> = { readonly params: z.infer<S>; readonly id: string };

/** A row of the API. Parameters are read first, so that a malformed call leaves no trace under its idempotency key. */
export function route<S extends z.ZodType>(
  call: `${Route['method']} /v1/${string}`,
  params: S,
  act: (work: Work, input: Input<S>) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  return {
    method: method as Route['method'],
    path,
    answer: (work, given, places) => {
      const input = { params: readParams(params, given), id: places.id ?? '' };
      return () => act(work, input);
    },
  };
}

/** Undefined for a path that is no text. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The route of a call and what its path names. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  const parts = path.split('/');
  for (const found of routes) {
    const wanted = found.path.split('/');
    if (found.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const places = wanted.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decoded(parts[index] ?? '') ?? ''] as const] : [],
    );
    return { route: found, places: Object.fromEntries(places) };
  }
  return undefined;
}
