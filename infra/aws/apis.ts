import type { Row } from '../../shared/contract';

/** AWS takes 300 routes in an HTTP API, so areas that came later stand whole in a second one. */
export type ApiName = 'first' | 'second';
export const apiNames: readonly ApiName[] = ['first', 'second'];

/**
 * The areas of the second API, by the first word of their paths: `/api/requests/…`. CloudFront leads each
 * there, and everything else below `/api/` to the first. A new area needs its word here and nothing else.
 */
export const secondAreas: readonly string[] = [
  'requests',
  'vendors',
  'messages',
  'books',
  'assistant',
  'imports',
  'prints',
  'applications',
  'applicants',
  'households',
  'calendars',
];

const areaOf = (path: string): string => path.split('/')[2] ?? '';

export const apiOf = ({ row }: Row): ApiName => (secondAreas.includes(areaOf(row.path)) ? 'second' : 'first');

export const rowsOf = (rows: readonly Row[], api: ApiName): readonly Row[] =>
  rows.filter((row) => apiOf(row) === api);

/** The paths that CloudFront leads to the second API. `/api/requests/*` does not cover `/api/requests`. */
export function secondPathPatterns(rows: readonly Row[]): readonly string[] {
  const wholePaths = rowsOf(rows, 'second').map(({ row }) => row.path as string);
  return secondAreas.flatMap((area) => {
    const path = `/api/${area}`;
    return wholePaths.includes(path) ? [path, `${path}/*`] : [`${path}/*`];
  });
}
