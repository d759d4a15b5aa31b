import { type Collected, collect, invoiceOfIntent, markDeclined } from '../billing/collect';
import { authenticationNeeded } from '../money/cards';
import { declinePayment } from '../money/confirm';
import { challengePage } from './challenge-page';
import { at, isPost, type PageAnswer, type PageCall, redirect } from './page';

/** After a try to pay, a person goes to their bank's page if the bank asks for that, and on to this address if not. */
export const goOn = ({ intent }: Collected, address: string): PageAnswer =>
  redirect(intent?.next_action?.redirect_to_url?.url ?? address);

/** `/authenticate/<payment>`: the bank asks whether it is the person who pays an invoice. It leads to the invoice. */
export function authenticatePage(call: PageCall): PageAnswer | undefined {
  const [, id = ''] = call.parts;
  const { work, form } = call;
  const intent = work.book.get('payment_intent', id);
  const method = work.book.get('payment_method', intent?.payment_method ?? '');
  const invoice = invoiceOfIntent(work, id);
  if (intent?.status !== 'requires_action' || !method || !invoice) return undefined;
  if (!isPost(call))
    return challengePage({ action: at(call, 'authenticate', id), amount: intent.amount, method });
  work.store.attempt(() => {
    if (form.result === 'complete')
      return collect(work, invoice, { offSession: false, authenticated: true, method });
    declinePayment(work, intent, method, authenticationNeeded);
    return markDeclined(work, invoice);
  });
  return redirect(at(call, 'i', invoice.id));
}
