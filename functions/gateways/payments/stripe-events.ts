import Stripe from 'stripe';
import * as z from 'zod';
import { defined } from '../../../shared/domain/defined';
import type { PaymentEvent, Payments } from './payments';
import { instantOf } from './stripe-client';

/** The oldest event accepted, by the product's clock: nobody can replay an intercepted one later. */
const toleranceSeconds = 300;

/** The last second that a date can be of. */
const lastSecond = 8_640_000_000_000;

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** Only the ids an event names: the current state is read from the provider. */
const WebhookEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(lastSecond),
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      customer: Id,
      subscription: Id,
      invoice: Id,
      payment_intent: Id,
      parent: z.object({ subscription_details: z.object({ subscription: Id }).nullish() }).nullish(),
    }),
  }),
});
/** The same out of its text; what is no JSON is no event. */
const WebhookText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'This is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(WebhookEvent);
type Told = z.infer<typeof WebhookEvent>['data']['object'];

/** The object's own id, if it is of this kind. */
const own = (told: Told, kind: string): string | undefined => (told.object === kind ? told.id : undefined);

const toEvent = ({
  id,
  type,
  created,
  account,
  data: { object },
}: z.infer<typeof WebhookEvent>): PaymentEvent => ({
  eventId: id,
  type,
  createdAt: instantOf(created),
  ...defined({
    customerId: own(object, 'customer') ?? object.customer ?? undefined,
    subscriptionId:
      own(object, 'subscription') ??
      object.subscription ??
      object.parent?.subscription_details?.subscription ??
      undefined,
    invoiceId: own(object, 'invoice') ?? object.invoice ?? undefined,
    checkoutId: own(object, 'checkout.session'),
    intentId: own(object, 'payment_intent') ?? object.payment_intent ?? undefined,
    providerTransferId: own(object, 'transfer'),
    accountId: own(object, 'account') ?? account ?? undefined,
  }),
});

const check = Stripe.webhooks.signature;

/** The SDK throws on a malformed header; that counts as unsigned. */
function isSigned(raw: string, { signature, secret, now }: { signature: string; secret: string; now: Date }) {
  try {
    return check?.verifyHeader(raw, signature, secret, toleranceSeconds, undefined, now.getTime()) ?? false;
  } catch {
    return false;
  }
}

/** Undefined for a wrong or old signature, or no event. Several `v1` may come while a secret is replaced. */
export const stripeEvents = (secret: string): Pick<Payments, 'readEvent'> => ({
  readEvent: async (raw, signature, now) => {
    if (!isSigned(raw, { signature, secret, now })) return undefined;
    const read = WebhookText.safeParse(raw);
    return read.success ? toEvent(read.data) : undefined;
  },
});
