import { newId, randomText } from '../core/ids';
import { nothing } from '../core/params';
import { route } from '../core/route';
import type { PaymentMethod, SetupIntent } from '../core/wire';
import { emit, type Work } from '../core/work';
import { attach } from './payment-methods';

/** Whether the bank wants to see the person before the method may be kept. */
export const wantsPersonToKeep = (work: Work, method: PaymentMethod): boolean => {
  const { authenticates, isSetUp } = work.book.need('behavior', method.id);
  return authenticates !== 'never' && !isSetUp;
};

/** Keeps a method for later payments of a customer. Refuses with a card error what its bank refuses. */
export function keepForLater(work: Work, customer: string, method: PaymentMethod): SetupIntent {
  const { book } = work;
  attach(work, method, customer);
  book.put('behavior', { ...book.need('behavior', method.id), isSetUp: true });
  const id = newId('setup_intent');
  const setup = book.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: work.at,
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [method.type],
    single_use_mandate: null,
    status: 'succeeded',
    usage: 'off_session',
  });
  emit(work, 'setup_intent.succeeded', setup);
  return setup;
}

export const setupIntentRoutes = [
  route('GET /v1/setup_intents/:id', nothing, (work, { id }) => work.book.need('setup_intent', id)),
];
