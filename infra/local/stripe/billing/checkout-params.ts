import * as z from 'zod';
import { cents, currency, flag, integer, metadata, optionalText, text } from '../core/params';

/** What a Checkout session is asked with; anything else is refused by name. */
export const CheckoutParams = z.strictObject({
  mode: z.enum(['subscription', 'payment', 'setup']),
  success_url: text,
  cancel_url: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: text.optional(),
  currency: currency.optional(),
  line_items: z
    .array(
      z.strictObject({
        price: text.optional(),
        quantity: integer.optional(),
        price_data: z
          .strictObject({
            currency,
            unit_amount: cents,
            product_data: z.strictObject({ name: text, description: optionalText }),
          })
          .optional(),
      }),
    )
    .optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_end: integer.optional(),
      trial_period_days: integer.optional(),
      description: optionalText,
    })
    .optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: optionalText,
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      application_fee_amount: cents.optional(),
      transfer_data: z.strictObject({ destination: text }).optional(),
    })
    .optional(),
  setup_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  payment_method_types: z.array(text).optional(),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  ui_mode: z.literal('hosted_page').optional(),
});
export type AskedCheckout = z.infer<typeof CheckoutParams>;
