import { isDeepStrictEqual } from 'node:util';
import { ledger as rows } from '../../../shared/contract/ledger';
import { addToMonth, monthOf } from '../../../shared/domain/dates';
import type { ManagementFee } from '../../../shared/domain/ledger/owners/owner-money';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { feeTermsIn } from '../../common/ledger/property-book';
import { findHead } from '../../common/portfolio/find-property';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { PropertyHead } from '../../table/properties/record';

/** What the log says of a fee. */
const auditedFee = (fee: ManagementFee) => {
  if (fee.kind === 'none') return { kind: 'none' };
  return fee.kind === 'flat'
    ? { kind: 'flat', fee: fee.cents }
    : { kind: `${fee.hundredths / 100} % of what was collected` };
};

/** Whether an owner of the property has a statement of a month: its fee stands (D57). */
async function isStated({ property, everOwners }: PropertyHead, month: string, { statements }: Deps) {
  const { organizationId } = property;
  const latest = await mapAll(everOwners, ({ ownerId }) =>
    statements.ofOwner({ organizationId, ownerId, limit: 1 }),
  );
  return latest.flat().some((statement) => statement.month >= month);
}

/** Sets a property's fee from last month or a later one on (D18), and what is kept back of its money. */
export const setManagementFee = change(rows.setManagementFee, {
  read: async ({ viewer, now, body: { property_id: propertyId } }, deps) => {
    const { organizationId } = viewer;
    const [head, terms] = await Promise.all([
      findHead({ viewer, now, propertyId, area: 'money' }, deps),
      deps.statements.terms({ organizationId, propertyId }),
    ]);
    return { head, terms };
  },
  act: async ({ now, body, found: { head, terms }, trace }, deps) => {
    const { version, fee, from_month: from, reserve_cents: reserve } = body;
    const { organizationId, propertyId, title } = head.property;
    const { on } = momentAt({ head }, now);
    if (version !== (terms?.version ?? 0)) throw refuse('changed-meanwhile');
    if (from < addToMonth(monthOf(on), -1))
      throw refuse('invalid', { fields: { from_month: 'Choose the last month or a later one' } });
    const isSame = isDeepStrictEqual(feeTermsIn(terms, `${from}-01`), fee);
    if (!isSame && from < monthOf(on) && (await isStated(head, from, deps)))
      throw refuse('invalid', { fields: { from_month: 'An owner has a statement of this month already' } });
    const fees = [...(terms?.fees ?? []).filter((one) => one.from < from), { from, fee }];
    await deps.statements.setTerms({
      terms: { ...terms, organizationId, propertyId, fees, reserve, version: version + 1 },
      trace: trace({
        action: 'ledger.terms',
        object: { kind: 'ledger', id: propertyId, name: title },
        before: { ...auditedFee(feeTermsIn(terms, on)), reserve: terms?.reserve ?? 0 },
        after: { ...auditedFee(fee), month: from, reserve },
      }),
    });
    return { success: 1 };
  },
});
