import { type Collected, collectInvoice, invoiceOfIntent, markDeclined } from '../billing/collect-invoice';
import { authenticationRequired } from '../money/card-errors';
import { confirmPayment, declinePayment } from '../money/confirm-payment';
import { challengePage } from './challenge-page';
import { isPost, type PageAnswer, type PageCall, pathOf, redirect } from './page';

/** Redirects after a payment attempt: to the bank's page if the bank asks, otherwise to this address. */
export const continueAfterPayment = ({ intent }: Collected, address: string): PageAnswer =>
  redirect(intent?.next_action?.redirect_to_url?.url ?? address);

/** `/authenticate/<payment>`: the bank's page for a payment. It returns to its invoice, or where asked. */
export function authenticatePage(call: PageCall): PageAnswer | undefined {
  const [, id = ''] = call.parts;
  const { context, form } = call;
  const intent = context.objects.get('payment_intent', id);
  const method = context.objects.get('payment_method', intent?.payment_method ?? '');
  const invoice = invoiceOfIntent(context, id);
  const back = invoice ? pathOf(call, 'i', invoice.id) : intent?.next_action?.redirect_to_url?.return_url;
  if (intent?.status !== 'requires_action' || !method || !back) return undefined;
  if (!isPost(call))
    return challengePage({
      action: pathOf(call, 'authenticate', id),
      amount: intent.amount,
      method,
      formTargets: [back],
    });
  context.store.transaction(() => {
    if (form.result === 'complete' && !invoice)
      return confirmPayment(context, intent, { offSession: false, authenticated: true, method });
    if (form.result === 'complete' && invoice)
      return collectInvoice(context, invoice, { offSession: false, authenticated: true, method });
    declinePayment(context, intent, { method, decline: authenticationRequired });
    return invoice && markDeclined(context, invoice);
  });
  return redirect(back);
}
