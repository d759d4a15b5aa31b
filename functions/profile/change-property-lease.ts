import { profile as rows } from '../../shared/contract/profile';
import { toFields } from '../../shared/domain/problem';
import { leaseDefaultProblems, tidyLeaseDefaults } from '../../shared/domain/settings/lease-defaults';
import { mayChangeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import { usableTemplate } from '../common/leases/lease-defaults';
import { change } from '../runtime/change';
import { settingsFacts } from './settings-facts';

/**
 * Sets what new leases of one property begin with, or has them go by the organization again. Drafts and
 * leases that are there stay as they are.
 */
export const changePropertyLease = change(rows.changePropertyLease, {
  permit: ({ viewer }) => {
    if (!mayChangeSettings(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer: { organizationId }, body: { property_id: propertyId, lease } }, deps) => {
    const [{ property: before }, head] = await Promise.all([
      deps.organizationSettings.ofProperty({ organizationId, propertyId }),
      deps.properties.head({ organizationId, propertyId }),
    ]);
    if (!head) throw refuse('not-found');
    const named = (templateId: string | undefined) =>
      templateId === undefined ? undefined : usableTemplate({ organizationId, templateId }, deps);
    const asked = lease === 'inherit' ? undefined : lease.templateId;
    const [was, chosen] = await Promise.all([named(before?.lease?.templateId), named(asked)]);
    return { before, head, was, chosen };
  },
  act: async ({ viewer: { organizationId }, body, found, trace }, deps) => {
    const { before, head, was, chosen } = found;
    const { property_id: propertyId, version: read } = body;
    const lease = body.lease === 'inherit' ? undefined : tidyLeaseDefaults(body.lease);
    const problems = lease ? leaseDefaultProblems(lease) : [];
    const fields = toFields(problems.map(({ path, message }) => ({ path: ['lease', ...path], message })));
    if (problems.length > 0) throw refuse('invalid', { fields });
    if (lease && !chosen)
      throw refuse('invalid', { fields: { 'lease.templateId': 'Choose a published template' } });
    if ((before?.version ?? 0) !== read) throw refuse('changed-meanwhile');
    const version = read + 1;
    const left = trace({
      action: 'settings.leases',
      object: { kind: 'property', id: propertyId, name: head.property.title },
      before: settingsFacts({ lease: before?.lease }, was?.name),
      after: settingsFacts({ lease }, chosen?.name),
    });
    const property = { organizationId, propertyId, fees: before?.fees ?? {}, lease, version };
    await deps.organizationSettings.save({ property, isFirst: false, trace: left });
    return { success: 1, data: { version } };
  },
});
