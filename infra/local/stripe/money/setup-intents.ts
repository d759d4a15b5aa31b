import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { newId, randomText } from '../core/ids';
import type { PaymentMethod, SetupIntent } from '../core/wire';
import { attachMethod } from './payment-methods';

/** Whether the bank must authenticate the person before the method can be saved. */
export function needsAuthenticationToSave(context: Context, method: PaymentMethod): boolean {
  const { authentication, isSetUp } = context.objects.need('behavior', method.id);
  return authentication !== 'never' && !isSetUp;
}

/** Saves a method for a customer's later payments. Refuses one that its bank does not allow to be saved. */
export function saveMethod(context: Context, customer: string, method: PaymentMethod): SetupIntent {
  const { objects } = context;
  attachMethod(context, method, customer);
  objects.put('behavior', { ...objects.need('behavior', method.id), isSetUp: true });
  const id = newId('setup_intent');
  const setup = objects.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: context.now,
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
  emit(context, 'setup_intent.succeeded', setup);
  return setup;
}
