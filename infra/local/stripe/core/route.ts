import type * as z from 'zod';
import type { Context } from './context';
import { readParams } from './params';
import type { FormValue } from './parse-form';

export type Route = {
  readonly method: string;
  /** `:id` stands for an object's id: `/v1/invoices/:id`. */
  readonly path: string;
  /** Parses the parameters at once and runs later, so that a malformed call uses up no idempotency key. */
  prepare(context: Context, params: Record<string, FormValue>, id: string): () => object;
};

type Input<S extends z.ZodType> = { readonly params: z.infer<S>; readonly id: string };

/** Defines an API call. */
export function route<S extends z.ZodType>(
  call: `${'GET' | 'POST'} /v1/${string}`,
  schema: S,
  answer: (context: Context, input: Input<S>) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path,
    prepare: (context, given, id) => {
      const params = readParams(schema, given);
      return () => answer(context, { params, id });
    },
  };
}

/** An id that cannot be decoded matches no object. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The route of a call, and the id in its path. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; id: string } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    if (route.method !== method || pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === ':id' || part === parts[index])) continue;
    return { route, id: decode(parts[pattern.indexOf(':id')] ?? '') };
  }
  return undefined;
}
