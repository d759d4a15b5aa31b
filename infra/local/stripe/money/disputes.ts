import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { listPage, listParams } from '../core/list-page';
import { text } from '../core/params';
import { route } from '../core/route';
import type { Dispute } from '../core/wire';
import { moveBalance } from './balance-transaction';

/** As in Stripe's test mode, the text of the evidence says how the bank decides. */
const Evidence = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
});

function openDisputeOf(context: Context, id: string): Dispute {
  const dispute = context.objects.need('dispute', id);
  if (dispute.status === 'needs_response') return dispute;
  throw invalidRequest('This dispute is already closed');
}

/** The bank's decision. A won dispute's money comes back. */
function closeDispute(context: Context, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = openDisputeOf(context, id);
  const { amount, balance_transactions: moved } = dispute;
  const back =
    status === 'won' ? [moveBalance(context, { type: 'adjustment', amount, fee: 0, source: id })] : [];
  const balance_transactions = [...moved, ...back];
  const closed = context.objects.put('dispute', { ...dispute, status, balance_transactions });
  emit(context, 'charge.dispute.closed', closed);
  return closed;
}

export const disputeRoutes = [
  route('GET /v1/disputes', listParams({ payment_intent: text.optional() }), (context, { params }) =>
    listPage(
      context.objects
        .all('dispute')
        .filter(
          ({ payment_intent: intent }) =>
            params.payment_intent === undefined || intent === params.payment_intent,
        ),
      '/v1/disputes',
      params,
    ),
  ),
  route('POST /v1/disputes/:id', Evidence, (context, { id, params }) =>
    closeDispute(context, id, params.evidence.uncategorized_text === 'winning_evidence' ? 'won' : 'lost'),
  ),
];
