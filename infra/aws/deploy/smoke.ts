import { rows as contractRows, type Row } from '../../../shared/contract';
import { siteCaching } from '../../site-headers';
import { rowsOf } from '../apis';

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };
export type Check = {
  readonly what: string;
  readonly path: string;
  readonly holds: (answer: Answer) => boolean;
};

const isPage = ({ status, headers, text }: Answer): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  text.includes('<div id="root"');

const isRefused = ({ status, text }: Answer): boolean =>
  status === 401 && text.includes('"not-authenticated"');

/**
 * A call of the second API that asks who is there before anything else: it came all the way to a function.
 */
function secondApiChecks(rows: readonly Row[]): readonly Check[] {
  const called = rowsOf(rows, 'second').find(
    ({ row }) => row.method === 'GET' && row.auth.kind === 'bearer' && row.relayed !== true,
  );
  if (!called) return [];
  const path = called.row.path.replaceAll(/\{\w+\}/g, 'any');
  return [{ what: 'the second API answers', path, holds: isRefused }];
}

/** What must hold after a deployment. All checks only read. */
export const smokeChecksOf = (rows: readonly Row[]): readonly Check[] => [
  { what: 'the site answers with its page', path: '/', holds: isPage },
  { what: 'the login page is the same page', path: '/auth/loginformik', holds: isPage },
  {
    what: 'scripts run from our own files alone',
    path: '/',
    holds: ({ headers }) => {
      const policy = headers.get('content-security-policy') ?? '';
      return policy.includes("script-src 'self';") && (headers.get('strict-transport-security') ?? '') !== '';
    },
  },
  { what: 'a missing file is a 404', path: '/assets/no-such-file.js', holds: ({ status }) => status === 404 },
  {
    what: 'the configuration is there and is never kept',
    path: '/config.json',
    holds: ({ status, headers, text }) =>
      status === 200 && headers.get('cache-control') === siteCaching.config && text.includes('"envelopeKey"'),
  },
  {
    what: 'the API answers',
    path: '/api/users/getRoles',
    holds: ({ status, text }) => status === 200 && text.includes('"success":1'),
  },
  {
    what: 'the plans are in the table',
    path: '/api/plans/getAllPlans',
    holds: ({ status, text }) => status === 200 && text.includes('"price"'),
  },
  {
    what: 'a call without a login is refused',
    path: '/api/users/getCurrentUser',
    holds: isRefused,
  },
  ...secondApiChecks(rows),
  {
    what: 'nothing of one machine is there',
    path: '/local/outbox',
    holds: (answer) => answer.status === 404 || isPage(answer),
  },
];

export const smokeChecks = smokeChecksOf(contractRows);

/** Those that hold while the functions take no call. */
export const closedChecks = smokeChecks.filter(({ path }) => !path.startsWith('/api/'));

/** Checks a deployed site; one result per check. */
export async function smokeTest(
  siteUrl: string,
  checks = smokeChecks,
): Promise<readonly { what: string; held: boolean; seen: string }[]> {
  return Promise.all(
    checks.map(async ({ what, path, holds }) => {
      try {
        const response = await fetch(siteUrl + path, {
          redirect: 'manual',
          signal: AbortSignal.timeout(20_000),
        });
        const answer = { status: response.status, headers: response.headers, text: await response.text() };
        return { what, held: holds(answer), seen: `${path}: ${answer.status}` };
      } catch (error) {
        return {
          what,
          held: false,
          seen: `${path}: ${error instanceof Error ? error.message : 'no answer'}`,
        };
      }
    }),
  );
}
