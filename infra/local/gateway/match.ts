import type { Row } from '../../../shared/contract';
import { rows } from '../../../shared/contract';

export type Match = { readonly row: Row; readonly pathParameters: Readonly<Record<string, string>> };

type Route = { readonly row: Row; readonly segments: readonly string[]; readonly variables: number };

const routes: readonly Route[] = rows
  .map((row) => {
    const segments = row.row.path.split('/');
    return { row, segments, variables: segments.filter((part) => part.startsWith('{')).length };
  })
  // API Gateway prefers the route with the fewest variables.
  .sort((a, b) => a.variables - b.variables);

/** The endpoint that API Gateway would pick, or undefined. `path` is decoded and has no query. */
export function matchRoute(method: string, path: string): Match | undefined {
  const parts = path.split('/');
  for (const { row, segments } of routes) {
    if (row.row.method !== method || segments.length !== parts.length) continue;
    const pathParameters: Record<string, string> = {};
    const fits = segments.every((segment, index) => {
      const part = parts[index] ?? '';
      if (!segment.startsWith('{')) return segment === part;
      pathParameters[segment.slice(1, -1)] = part;
      return part !== '';
    });
    if (fits) return { row, pathParameters };
  }
  return undefined;
}
