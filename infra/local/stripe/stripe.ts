import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../gateway/read-body';
import { sendJson } from '../page';
import { recall } from './billing/past';
import { play } from './billing/play';
import { answerControls } from './controls';
import { callApi } from './core/api';
import { openStore } from './core/store';
import type { Work } from './core/work';
import type { PageCall } from './pages/page';
import { answerPage } from './pages/pages';
import { sendHosted } from './pages/send-page';
import type { StripeDouble, StripeDoubleSettings } from './settings';
import { deliveries as openDeliveries } from './webhooks/deliver';
import { sendTo } from './webhooks/send';

const mostBody = 1024 * 1024;

/** Another site's page must not pay, cancel or move time here: a browser says where a POST comes from. */
const isForeign = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined &&
  headers.origin !== 'null' &&
  headers.origin.replace(/^https?:\/\//, '') !== headers.host;

async function formOf(request: IncomingMessage, query: string): Promise<string | undefined> {
  if (request.method !== 'POST') return query;
  const body = await readBody(request, mostBody);
  return body === 'too-large' ? undefined : body.toString('utf8');
}

/**
 * A payment provider on one machine, in Stripe's own protocol and shapes, checked against the types of the `stripe` package:
 *
 * - the API under `<mount>/v1/…` for the calls the product makes: form-encoded bodies, idempotency keys, `expand[]`, cursors, refusals, metadata,
 *   `Stripe-Account`. A parameter or call it does not know is refused, never ignored;
 * - hosted pages: Checkout, Billing Portal, onboarding, invoices and receipts, plain HTML that says it is a simulation;
 * - signed notices, retried with growing waits; `POST <mount>/webhooks {mode}` makes them come twice, shuffled, late or never,
 *   `POST <mount>/webhooks/redeliver` sends them again;
 * - time: on every call, on `POST <mount>/advance` and when the product's clock is moved, renewals, retries, trial ends, cancellations and
 *   payouts that are due are played in order, each at its own moment.
 *
 * Where it is simpler than the real one: a renewal's invoice is finalized at once, not after an hour; retries follow fixed days (3, 8, 14 and 21
 * after the first); there are no taxes, discounts, processing fees or balance transactions. Only Stripe's test numbers are taken.
 */
export async function stripeDouble(settings: StripeDoubleSettings): Promise<StripeDouble> {
  const { clock, secret, webhookSecret, mount = '/local/stripe', automatic = true } = settings;
  const store = await openStore(settings.folder);
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const workFor = (at: number, account = ''): Work => ({
    store,
    book: store.book(account),
    platform: store.book(''),
    account,
    at,
    urls: { origin: settings.publicUrl, mount },
  });
  const webhooks = openDeliveries({
    store,
    secret: webhookSecret,
    send: settings.send ?? sendTo(settings.webhookUrl),
    now,
  });
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Sleeps until the next notice is due. Batches of a moment are sent together, so that they can be shuffled. */
  const plan = () => {
    clearTimeout(timer);
    const next = webhooks.nextAt();
    if (!automatic || stopped || next === undefined) return;
    const wait = Math.min(60_000, Math.max(100, (next - now()) * 1000));
    timer = setTimeout(
      () =>
        void webhooks
          .deliverDue()
          .catch(() => 0)
          .then(plan),
      wait,
    );
    timer.unref();
  };
  const playDue = () => play((at) => workFor(at), now());
  const keep = async () => {
    await store.save();
    plan();
  };

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    at: { path: string; form: string },
  ) {
    const call = { ...at, method: request.method ?? '', headers: request.headers };
    const answer = callApi(call, {
      store,
      secret,
      workFor: (account) => workFor(now(), account),
    });
    await keep();
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    sendJson(response, answer.status, answer.body);
  }

  async function answerHosted(
    request: IncomingMessage,
    response: ServerResponse,
    at: { path: string; query: string; form: string },
  ) {
    const call: PageCall = {
      work: workFor(now()),
      method: request.method ?? '',
      parts: at.path.split('/').filter(Boolean),
      query: new URLSearchParams(at.query),
      form: request.method === 'POST' ? Object.fromEntries(new URLSearchParams(at.form)) : {},
    };
    const answer = await answerPage(call);
    await keep();
    sendHosted(response, answer);
  }

  plan();
  return {
    webhooks,
    advance: async () => {
      const played = playDue();
      await store.save();
      await webhooks.deliverDue();
      plan();
      return played;
    },
    deliverAll: () => webhooks.deliverDue(),
    recall: async (people) => {
      const recalled = store.attempt(() => recall(people, { workAt: (at) => workFor(at), now: now() }));
      await store.save();
      return recalled;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await store.save();
    },
    answer: async (request, response) => {
      const [whole = '', query = ''] = (request.url ?? '').split('?', 2);
      const path = whole.slice(mount.length) || '/';
      playDue();
      if (!path.startsWith('/v1/') && request.method !== 'GET' && isForeign(request))
        return sendJson(response, 403, { success: 0, message: 'Only from this machine’s own pages.' });
      if (await answerControls({ request, response, path }, webhooks)) return keep();
      const form = await formOf(request, query);
      if (form === undefined) return sendJson(response, 413, { success: 0, message: 'Too large.' });
      await (path.startsWith('/v1/')
        ? answerApi(request, response, { path, form })
        : answerHosted(request, response, { path, query, form }));
    },
  };
}
