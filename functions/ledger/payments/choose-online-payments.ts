import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { findLedger } from '../../common/ledger/find-ledger';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';

/** What tenants may pay online: of a lease, or of all of its property without a choice of their own. */
export const chooseOnlinePayments = change(rows.chooseOnlinePayments, {
  read: ({ viewer, now, body }, deps) => findLedger({ viewer, now, leaseId: body.lease_id }, {}, deps),
  act: async ({ found, body, trace }, deps) => {
    const { scope, mode } = body;
    const key = ledgerKeyOf(found);
    const { unit, head } = found;
    const object =
      scope === 'lease'
        ? ({ kind: 'ledger', id: key.leaseId, name: unit.unitNumber } as const)
        : ({ kind: 'property', id: key.propertyId, name: head.property.title } as const);
    const left = trace({
      action: 'ledger.online-setting',
      object,
      about: key.propertyId,
      after: { kind: mode },
    });
    const leaseId = scope === 'lease' ? key.leaseId : '';
    const failure = await deps.ledgers.chooseOnline({ ...key, leaseId, mode, trace: left });
    if (failure) throw refuse('conflict');
    return { success: 1 };
  },
});
