import { profile as rows } from '../../shared/contract/profile';
import type { AuditFacts } from '../../shared/domain/audit/audit-words';
import {
  organizationFeesAfter,
  type PropertyFees,
  propertyFeesAfter,
} from '../../shared/domain/settings/fee-settings';
import { mayChangeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import type { Audited } from '../runtime/audit';
import { change } from '../runtime/change';

/** As the log shows it; what nobody set has no line. */
function factsOf({ lateFees, returnedFee }: PropertyFees): AuditFacts {
  const fee =
    returnedFee && ('mode' in returnedFee ? { returnedFee: returnedFee.mode } : amountOf(returnedFee));
  return { ...(lateFees && { lateFees: lateFees.mode }), ...fee };
}
const amountOf = ({ cents, isAutomatic }: { cents: number; isAutomatic: boolean }): AuditFacts => ({
  returnedFee: cents,
  returnedFeeAutomatic: isAutomatic,
});

/** Who charges late fees and returned-payment fees from now on; nothing of before is charged (D18, D62). */
export const changeFeeSettings = change(rows.changeFeeSettings, {
  permit: ({ viewer }) => {
    if (!mayChangeSettings(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer: { organizationId }, body: { property_id: propertyId } }, deps) => {
    const key = propertyId === undefined ? undefined : { organizationId, propertyId };
    const [organization, own, watch, head] = await Promise.all([
      deps.organizationSettings.ofOrganization(organizationId),
      key && deps.organizationSettings.ofProperty(key),
      deps.feeRuns.watch(organizationId),
      key && deps.properties.head(key),
    ]);
    return { organization, property: own?.property, head, isFirst: watch === undefined };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, trace } = request;
    const { organizationId } = viewer;
    const { property_id: propertyId, version: read } = body;
    const asked = { lateFees: body.late_fees, returnedFee: body.returned_fee };
    const before = propertyId === undefined ? found.organization : found.property;
    if (propertyId !== undefined && !found.head) throw refuse('not-found');
    if (propertyId === undefined && (asked.lateFees === 'inherit' || asked.returnedFee === 'inherit'))
      throw refuse('invalid', { fields: { late_fees: 'Choose how late fees are charged' } });
    if ((before?.version ?? 0) !== read) throw refuse('changed-meanwhile');
    const version = read + 1;
    const { isFirst } = found;
    const logged = (object: Audited['object'], fees: PropertyFees) =>
      trace({
        action: 'settings.fees',
        object,
        before: factsOf(before?.fees ?? {}),
        after: factsOf(fees),
      });
    if (propertyId === undefined) {
      const fees = organizationFeesAfter(found.organization?.fees ?? {}, asked, now.toISOString());
      const { name } = await request.organization();
      const left = logged({ kind: 'organization', id: organizationId, name }, fees);
      const organization = { ...found.organization, organizationId, fees, version };
      await deps.organizationSettings.save({ organization, isFirst, trace: left });
    } else {
      const fees = propertyFeesAfter(found.property?.fees ?? {}, asked, now.toISOString());
      const left = logged({ kind: 'property', id: propertyId, name: found.head?.property.title ?? '' }, fees);
      const property = { ...found.property, organizationId, propertyId, fees, version };
      await deps.organizationSettings.save({ property, isFirst, trace: left });
    }
    return { success: 1, data: { version } };
  },
});
