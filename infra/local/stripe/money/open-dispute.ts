import { type Context, day } from '../core/context';
import { emit } from '../core/emit-event';
import { newId } from '../core/ids';
import type { Charge, Dispute } from '../core/wire';
import { moveBalance } from './balance-transaction';

const evidenceTime = 9 * day;

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Dispute['evidence'];

/** Stripe's fee for a dispute, in cents. */
const disputeFee = 1_500;

type Reason = { readonly reason: string; readonly status: Dispute['status'] };
const fraud: Reason = { reason: 'fraudulent', status: 'needs_response' };
/** A bank debit that comes back is lost at once. */
export const debitReturned: Reason = { reason: 'debit_not_authorized', status: 'lost' };

/** The payer's bank takes a payment back, to investigate it or for good. */
export function openDispute(
  context: Context,
  { id }: Pick<Charge, 'id'>,
  { reason, status }: Reason = fraud,
): void {
  const charge = context.objects.put('charge', { ...context.objects.need('charge', id), disputed: true });
  const disputeId = newId('dispute');
  const amount = -charge.amount;
  const moved = moveBalance(context, { type: 'adjustment', amount, fee: disputeFee, source: disputeId });
  const dispute = context.objects.put('dispute', {
    id: disputeId,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [moved],
    charge: charge.id,
    created: context.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: context.now + evidenceTime,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    } as Dispute['evidence_details'],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status,
  });
  emit(context, 'charge.dispute.created', dispute);
  if (status === 'lost') emit(context, 'charge.dispute.closed', dispute);
}
