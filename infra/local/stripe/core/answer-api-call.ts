import { timingSafeEqual } from 'node:crypto';
import type { Context } from './context';
import { StripeError, unauthorized } from './errors';
import { expandIds } from './expand-ids';
import { fingerprintOf, recordId, replayOf } from './idempotency';
import { newId } from './ids';
import { ExpandParams, readParams } from './params';
import { parseForm } from './parse-form';
import { findRoute } from './route';
import { routes } from './routes';
import type { Store } from './store';
import { apiVersion } from './wire';

export type ApiCall = {
  readonly method: string;
  /** Starts with `/v1`. */
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly form: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};
type Answer = { readonly status: number; readonly body: object };
export type ApiAnswer = Answer & { readonly headers: Readonly<Record<string, string>> };
type Options = {
  readonly store: Store;
  /** The secret key that calls must send. */
  readonly secret: string;
  readonly contextFor: (account: string) => Context;
};

const headerOf = ({ headers }: ApiCall, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Accepts only this data folder's test key, never a live one. */
function requireKey(call: ApiCall, secret: string): void {
  const [scheme = '', key = ''] = (headerOf(call, 'authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || key === '')
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. ‘Authorization: Bearer YOUR_SECRET_KEY’).',
    );
  if (/^(sk|rk)_live_/.test(key))
    throw unauthorized(
      'Invalid API Key provided: this is a simulation on one machine and takes no live key.',
    );
  const [given, expected] = [Buffer.from(key), Buffer.from(secret)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

function requireVersion(call: ApiCall): void {
  const version = headerOf(call, 'stripe-version');
  if (version !== undefined && version !== apiVersion)
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${version}. This simulation speaks ${apiVersion}.`,
    });
}

function accountOf(call: ApiCall, store: Store): string {
  const account = headerOf(call, 'stripe-account') ?? '';
  if (account !== '' && !store.objectsOf('').get('account', account))
    throw new StripeError(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    });
  return account;
}

/** Runs a call and turns a refusal into an answer. */
function answerOf(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

/** Answers the first call under an idempotency key. A malformed call does not use up the key. */
function answerNew(call: ApiCall, context: Context, keyId: string | undefined): Answer {
  const found = findRoute(routes, call.method, call.path);
  if (!found)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${call.method}: ${call.path}). This simulation knows the calls that the product makes.`,
    });
  const { expand: _, ...params } = parseForm(call.form);
  const { expand: paths = [] } = readParams(ExpandParams, parseForm(call.form));
  const run = found.route.prepare(context, params, found.id);
  const { store, platform, now } = context;
  const answer = answerOf(() =>
    store.transaction(() => ({ status: 200, body: expandIds(context, run(), paths) })),
  );
  if (keyId !== undefined)
    store.transaction(() =>
      platform.put('idempotency_record', {
        id: keyId,
        at: now,
        fingerprint: fingerprintOf(call),
        ...answer,
      }),
    );
  return answer;
}

type Replayable = Answer & { readonly isReplay?: boolean };

/** Answers a call. A repeat under an idempotency key gets the first answer again. */
function answerOnce(call: ApiCall, { store, contextFor }: Options): Replayable {
  const account = accountOf(call, store);
  const context = contextFor(account);
  const key = call.method === 'POST' ? headerOf(call, 'idempotency-key') : undefined;
  if (key === undefined) return answerNew(call, context, undefined);
  const keyId = recordId(account, key);
  const before = replayOf(context, keyId, fingerprintOf(call));
  if (before) return { status: before.status, body: before.body, isReplay: true };
  return answerNew(call, context, keyId);
}

/** Speaks Stripe's HTTP protocol: secret key, version, account, idempotency keys and errors. */
export function answerApiCall(call: ApiCall, options: Options): ApiAnswer {
  const { status, body, isReplay }: Replayable = answerOf(() => {
    requireKey(call, options.secret);
    requireVersion(call);
    return answerOnce(call, options);
  });
  const headers = {
    'request-id': newId('request'),
    'stripe-version': apiVersion,
    ...(isReplay && { 'idempotent-replayed': 'true' }),
  };
  return { status, body, headers };
}
