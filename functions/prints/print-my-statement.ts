import type { Contract } from '../../shared/contract';
import { nameOf } from '../../shared/domain/leases/parties';
import { shownTerm } from '../../shared/domain/leases/status/tenancy';
import { accountPaper } from '../../shared/domain/ledger/account-paper';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { concernsTenants, owedIn } from '../../shared/domain/ledger/ledger-lines';
import { isTooLong, tooLongToPrint } from '../../shared/domain/print-limits';
import { refuse } from '../../shared/wire/refusals';
import { ledgerKeyOf } from '../common/ledger/ledger-place';
import { findMyLedger } from '../common/tenants/my-balance';
import { paidForTenant } from '../common/tenants/paid-for-tenant';
import { answer, type Handler } from '../runtime/handler';
import { printPaper } from './print-paper';

/** A statement of the caller's own lease. All that is not there for them is the same `not-found`. */
export const printMyStatement: Handler<Contract['prints']['printMyStatement']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const { viewer, now, params, query } = request;
  const { from, to } = query;
  const at = await findMyLedger({ viewer, now, leaseId: params.leaseId }, deps);
  if (to < from) throw refuse('invalid', { fields: { to: 'Choose a day after the first one' } });
  const key = ledgerKeyOf(at);
  const [within, after] = await Promise.all([
    deps.ledgers.entriesBetween({ ...key, from, to }),
    deps.ledgers.entriesAfter({ ...key, day: to }),
  ]);
  const named = within.flatMap(({ payment }) => payment ?? []);
  const payments = await deps.ledgers.paymentsOf({ ...key, payments: named });
  const readPaid = paidForTenant(at);
  const entries = within.filter(concernsTenants).map((entry) => {
    const payment = payments.find(({ paymentId }) => paymentId === entry.payment);
    if (!payment) return entry;
    const [payer, reference] = readPaid(payment.payer, payment.reference);
    return { ...entry, paid: { method: payment.method, payer, reference } };
  });
  const { tenants = [] } = shownTerm(at.read.lease, at.terms, at.on)?.term.parties ?? {};
  const paper = accountPaper({
    unit_number: at.unit.unitNumber,
    property_title: at.head.property.title,
    tenants: tenants.map(nameOf),
    from,
    to,
    balance: owedIn(at.ledger.book.head.balances) - sumOf(after.map(({ lines }) => owedIn(lines))),
    entries,
  });
  if (isTooLong(paper.tables)) throw refuse('invalid', { fields: { tables: tooLongToPrint } });
  const organization = await request.organization();
  return answer({ pdf: await printPaper(paper, { organization, now }, deps) });
};
