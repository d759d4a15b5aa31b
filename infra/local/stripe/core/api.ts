import { timingSafeEqual } from 'node:crypto';
import { expand } from './expand';
import { type FormValue, parseForm } from './form';
import { fingerprintOf, rememberedId, replayOf } from './idempotency';
import { newId } from './ids';
import { expandable, readParams } from './params';
import { StripeProblem, unauthorized } from './problem';
import { findRoute } from './route';
import { routes } from './routes';
import type { Store } from './store';
import { apiVersion } from './wire';
import type { Work } from './work';

export type ApiRequest = {
  readonly method: string;
  /** From `/v1` on. */
  readonly path: string;
  /** The query of a GET or DELETE, the body of a POST. */
  readonly form: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};
export type ApiAnswer = {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
};
type Setting = {
  readonly store: Store;
  readonly secret: string;
  readonly workFor: (account: string) => Work;
};

const header = ({ headers }: ApiRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function keyOf(request: ApiRequest): string {
  const [scheme = '', value = ''] = (header(request, 'authorization') ?? '').split(' ');
  return scheme === 'Bearer' ? value : '';
}

/** Only this data folder's own test key. A live key has no place here, whatever it opens elsewhere. */
function requireKey(request: ApiRequest, secret: string): void {
  const key = keyOf(request);
  if (key === '')
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. ‘Authorization: Bearer YOUR_SECRET_KEY’).',
    );
  if (/^(sk|rk)_live_/.test(key))
    throw unauthorized(
      'Invalid API Key provided: this is a simulation on one machine and takes no live key.',
    );
  const [given, wanted] = [Buffer.from(key), Buffer.from(secret)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

function requireVersion(request: ApiRequest): void {
  const version = header(request, 'stripe-version');
  if (version !== undefined && version !== apiVersion)
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${version}. This simulation speaks ${apiVersion}.`,
    });
}

function accountOf(request: ApiRequest, store: Store): string {
  const account = header(request, 'stripe-account') ?? '';
  if (account !== '' && !store.book('').get('account', account))
    throw new StripeProblem(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    });
  return account;
}

const unknownUrl = ({ method, path }: ApiRequest): StripeProblem =>
  new StripeProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). This simulation knows the calls that the product makes.`,
  });

type Told = { readonly status: number; readonly body: object };

const told = (problem: StripeProblem): Told => ({
  status: problem.status,
  body: { error: problem.body },
});

function without(given: Record<string, FormValue>): { params: Record<string, FormValue>; paths: FormValue } {
  const { expand: paths = [], ...params } = given;
  return { params, paths };
}

/** The answer of a call that was never made under its key. Malformed calls leave no trace. */
function performNew(request: ApiRequest, work: Work, key: string | undefined): Told {
  const found = findRoute(routes, request.method, request.path);
  if (!found) throw unknownUrl(request);
  const { params, paths } = without(parseForm(request.form));
  const expanded = readParams(expandable, paths as Record<string, FormValue>) ?? [];
  const act = found.route.answer(work, params, found.places);
  const { store, at, platform } = work;
  const answer = answerOf(() => store.attempt(() => ({ status: 200, body: expand(work, act(), expanded) })));
  if (key !== undefined)
    store.attempt(() =>
      platform.put('remembered', { id: key, at, fingerprint: fingerprintOf(request), ...answer }),
    );
  return answer;
}

/** One call; a write under a key that was used before is answered as it was then. */
function perform(request: ApiRequest, { store, workFor }: Setting): Told & { isReplay: boolean } {
  const account = accountOf(request, store);
  const given = request.method === 'POST' ? header(request, 'idempotency-key') : undefined;
  const work = workFor(account);
  const key = given === undefined ? undefined : rememberedId(account, given);
  const before = key && replayOf(work.platform, key, { fingerprint: fingerprintOf(request), at: work.at });
  if (before) return { status: before.status, body: before.body as object, isReplay: true };
  return { ...performNew(request, work, key), isReplay: false };
}

function answerOf(work: () => Told): Told {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof StripeProblem) return told(problem);
    throw problem;
  }
}

/** Stripe's HTTP protocol: who asks, which account, once per key, the call itself, and refusals in Stripe's shape. */
export function callApi(request: ApiRequest, setting: Setting): ApiAnswer {
  const headers = { 'request-id': newId('request'), 'stripe-version': apiVersion };
  let isReplay = false;
  const answer = answerOf(() => {
    requireKey(request, setting.secret);
    requireVersion(request);
    const performed = perform(request, setting);
    isReplay = performed.isReplay;
    return performed;
  });
  const { status, body } = answer;
  return { status, body, headers: { ...headers, ...(isReplay ? { 'idempotent-replayed': 'true' } : {}) } };
}
