import Stripe from 'stripe';
import * as z from 'zod';
import { defined } from '../../shared/domain/defined';
import type { PaymentEvent, Payments } from './payments';
import { instantOf } from './payments-stripe-client';

/** How old an event may be by the product's clock: an old one that was overheard cannot be sent again. */
const toleranceSeconds = 300;

/** The last second that a date can be of. */
const lastSecond = 8_640_000_000_000;

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** What of an event is read: which things it tells of. Their state is asked of the provider, so the rest does not matter. */
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

/** The id of the thing itself, when it is of this kind. */
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
    accountId: own(object, 'account') ?? account ?? undefined,
  }),
});

const check = Stripe.webhooks.signature;

/** By the provider's own code, which throws a surprise of its own at a header that is half one: anything but a yes is a no. */
function isSigned(raw: string, { signature, secret, now }: { signature: string; secret: string; now: Date }) {
  try {
    return check?.verifyHeader(raw, signature, secret, toleranceSeconds, undefined, now.getTime()) ?? false;
  } catch {
    return false;
  }
}

/**
 * Checks an event over its raw text: `t=…,v1=…`, or with several `v1` while one secret replaces the other. Undefined for a signature that is
 * not right, too old, or over something that is no event.
 */
export const stripeEvents = (secret: string): Pick<Payments, 'readEvent'> => ({
  readEvent: async (raw, signature, now) => {
    if (!isSigned(raw, { signature, secret, now })) return undefined;
    const read = WebhookText.safeParse(raw);
    return read.success ? toEvent(read.data) : undefined;
  },
});
