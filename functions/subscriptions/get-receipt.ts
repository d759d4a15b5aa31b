import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';

/** The provider's receipt of a payment of this organization. Its address expires, so it is not stored. */
export const getReceipt: Handler<Contract['subscriptions']['getReceipt']> = async (request, deps) => {
  const { organizationId } = request.viewer;
  const payment = await deps.planPayments.byId({ organizationId, invoiceId: request.params.id });
  const invoice = payment && (await deps.payments.invoice(payment.invoiceId));
  const url = invoice?.pdfUrl ?? invoice?.hostedUrl;
  if (url === undefined) throw refuse('not-found');
  return { success: 1, data: { url } };
};
