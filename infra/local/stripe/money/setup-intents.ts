import * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { flag, mergeMetadata, metadata, nothing, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { PaymentMethod, SetupIntent } from '../core/wire';
import { emit, pageUrl, type Work } from '../core/work';
import { attach, methodOf } from './payment-methods';

type NewSetup = {
  readonly customer?: string | null | undefined;
  readonly description?: string | undefined;
  readonly metadata?: z.infer<typeof metadata> | undefined;
};

/** A method that is to be kept for later, without a payment. */
export function makeSetup(work: Work, wanted: NewSetup): SetupIntent {
  const id = newId('setup_intent');
  const made = work.book.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: work.at,
    customer: wanted.customer ?? null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata(null, wanted.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  });
  emit(work, 'setup_intent.created', made);
  return made;
}

/** Whether the bank wants the person before the method may be kept. */
export const wantsPersonToKeep = (work: Work, method: PaymentMethod): boolean => {
  const { authenticates, isSetUp } = work.book.need('behavior', method.id);
  return authenticates !== 'never' && !isSetUp;
};

/** Keeps the method. Refuses with a card error what its bank refuses. */
export function completeSetup(work: Work, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  const { book } = work;
  if (setup.customer) attach(work, method, setup.customer);
  book.put('behavior', { ...book.need('behavior', method.id), isSetUp: true });
  const done = book.put('setup_intent', {
    ...setup,
    payment_method: method.id,
    payment_method_types: [method.type],
    status: 'succeeded',
    next_action: null,
  });
  emit(work, 'setup_intent.succeeded', done);
  return done;
}

function confirm(work: Work, setup: SetupIntent, named: string | undefined): SetupIntent {
  const id = named ?? setup.payment_method;
  if (!id)
    throw invalid('You cannot confirm this SetupIntent because it’s missing a payment method.', {
      code: 'setup_intent_unexpected_state',
    });
  const method = methodOf(work, id, 'payment_method');
  if (!wantsPersonToKeep(work, method)) return completeSetup(work, setup, method);
  return work.book.put('setup_intent', {
    ...setup,
    payment_method: method.id,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: null, url: pageUrl(work, `/authenticate/${setup.id}`) },
    },
  });
}

const Create = z.strictObject({
  customer: text.optional(),
  payment_method: text.optional(),
  payment_method_types: z.array(text).optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  confirm: flag.optional(),
  description: optionalText,
  metadata: metadata.optional(),
});

export const setupIntentRoutes = [
  route('POST /v1/setup_intents', Create, (work, { params }) => {
    if (params.customer) work.book.need('customer', params.customer, 'customer');
    const made = makeSetup(work, params);
    return params.confirm ? confirm(work, made, params.payment_method) : made;
  }),
  route('GET /v1/setup_intents', listOfParams({ customer: text.optional() }), (work, { params }) =>
    page(
      work.book
        .all('setup_intent')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/setup_intents',
      params,
    ),
  ),
  route('GET /v1/setup_intents/:id', nothing, (work, { id }) => work.book.need('setup_intent', id)),
  route(
    'POST /v1/setup_intents/:id/confirm',
    z.strictObject({ payment_method: text.optional() }),
    (work, { id, params }) => confirm(work, work.book.need('setup_intent', id), params.payment_method),
  ),
];
