import type { Reply } from './call';

/** Where to look first, by the expected and the actual status. */
const causes: Readonly<Record<string, string>> = {
  '200 400': 'the sample in samples.ts is malformed',
  '200 401': 'the caller’s session ended: an earlier call of this walk changed the person’s access',
  '200 403':
    'the row’s need refuses: the sample’s `allows` or the role’s grants in domain/roles say otherwise',
  '200 404': 'what the sample names is not there: seed it in support/estate.ts, its id in support/things.ts',
  '200 409': 'the sample met a change that was made meanwhile: read the version when the sample is made',
  '200 422': 'the sample in samples.ts breaks a rule: the reply names the field',
  '200 429': 'a rate limit counts the walk itself: make the sample in a window of its own',
  '200 500': 'the handler failed: the log has its cause',
  '403 200': 'the row lets in who may not: give it a `need`, or the sample an `allows`',
  '404 200': 'the handler does not ask who sees this thing: add its reach',
  '404 403': 'a refusal tells that the thing exists: answer not-found',
  '404 422': 'a rule is asked before the reach, and so tells that the thing exists',
  '401 200': 'the row answers without a session: give it `auth: bearer`',
};

/** Says how an answer differs from the expected status, and the usual cause. */
export function causeOf({ status, code, json }: Reply, wanted: number): string {
  const said = status === 422 ? ` ${JSON.stringify(json.error)}` : ` ${code ?? ''}`;
  const cause = causes[`${wanted} ${status}`];
  return `answered ${status}${said}, not ${wanted}${cause ? ` (${cause})` : ''}`;
}

/** For walks that compare the records of two calls. */
export const firstOfItsKind =
  'the calls wrote different records; where the first of its kind makes more, seed one in support/estate.ts';

/** For walks that count the records of a failed try and its retry. */
export const oncePerTry =
  'guard the write by an idempotency key or a condition; where each try is told by itself, list it in perTry';
