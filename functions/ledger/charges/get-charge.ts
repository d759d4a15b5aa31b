import type { Contract } from '../../../shared/contract';
import { may } from '../../../shared/domain/people/roles';
import { findLedger } from '../../common/ledger/find-ledger';
import { answer, type Handler } from '../../runtime/handler';
import { chargeIn, sourcesOf } from './charge-in';

export const getCharge: Handler<Contract['ledger']['getCharge']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { entry_id: entryId } = query;
  const at = await findLedger(
    { viewer, now, leaseId: params.leaseId },
    { sources: sourcesOf(entryId) },
    deps,
  );
  const { seq, charge } = chargeIn(at, entryId);
  const { kind, label, due, cents } = charge;
  const isReversed = at.ledger.book.entries[`${entryId}:reversal`] !== undefined;
  const open = at.ledger.book.head.open.find((one) => one.charge === seq)?.cents ?? 0;
  const mayChange = may(viewer, { area: 'money', level: 'change' });
  return answer({
    lease_id: params.leaseId,
    unit_number: at.unit.unitNumber,
    entry_id: entryId,
    property_title: at.head.property.title,
    kind,
    label,
    due,
    cents,
    open,
    is_reversed: isReversed,
    may: { change: mayChange && !isReversed },
  });
};
