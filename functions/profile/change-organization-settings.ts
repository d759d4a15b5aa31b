import { profile as rows } from '../../shared/contract/profile';
import type { InsuranceRequirement } from '../../shared/domain/people/renters-insurance';
import { type Problem, toFields } from '../../shared/domain/problem';
import { type Business, businessProblems, tidyBusiness } from '../../shared/domain/settings/business';
import {
  type LeaseDefaults,
  leaseDefaultProblems,
  tidyLeaseDefaults,
} from '../../shared/domain/settings/lease-defaults';
import { mayChangeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import { usableTemplate } from '../common/leases/lease-defaults';
import { change } from '../runtime/change';
import { type Sections, settingsFacts } from './settings-facts';

type Asked = {
  readonly business?: Business | undefined;
  readonly lease?: LeaseDefaults | undefined;
  readonly insurance?: InsuranceRequirement | undefined;
};

/** A section’s problems, by the names that the call has for its fields. */
const within = (section: keyof Sections, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path: [section, ...path], message }));

/** The sections that are asked for, tidied. Refuses `invalid` with the fields. */
function askedOf({ business, lease, insurance }: Asked): Sections {
  const tidy = {
    ...(business && { business: tidyBusiness(business) }),
    ...(lease && { lease: tidyLeaseDefaults(lease) }),
    ...(insurance && { insurance }),
  };
  const problems = [
    ...(tidy.business ? within('business', businessProblems(tidy.business)) : []),
    ...(tidy.lease ? within('lease', leaseDefaultProblems(tidy.lease)) : []),
  ];
  const fields = toFields(problems);
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields });
  return tidy;
}

/** Sets sections of the organization's settings. Nothing that was sent or signed before changes. */
export const changeOrganizationSettings = change(rows.changeOrganizationSettings, {
  permit: ({ viewer }) => {
    if (!mayChangeSettings(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer: { organizationId }, body: { lease } }, deps) => {
    const before = await deps.organizationSettings.ofOrganization(organizationId);
    const named = (templateId: string | undefined) =>
      templateId === undefined ? undefined : usableTemplate({ organizationId, templateId }, deps);
    const [was, chosen] = await Promise.all([named(before?.lease?.templateId), named(lease?.templateId)]);
    return { before, was, chosen };
  },
  act: async (request, deps) => {
    const { viewer, body, found, trace } = request;
    const { before, was, chosen } = found;
    const { organizationId } = viewer;
    const { version: read, ...sections } = body;
    const asked = askedOf(sections);
    if (asked.lease && !chosen)
      throw refuse('invalid', { fields: { 'lease.templateId': 'Choose a published template' } });
    if ((before?.version ?? 0) !== read) throw refuse('changed-meanwhile');
    const after = { fees: {}, ...before, ...asked, organizationId, version: read + 1 };
    const { name } = await request.organization();
    const left = trace({
      action: 'settings.organization',
      object: { kind: 'organization', id: organizationId, name },
      before: settingsFacts(before ?? {}, was?.name),
      after: settingsFacts(after, (chosen ?? was)?.name),
    });
    await deps.organizationSettings.save({
      organization: after,
      isFirst: false,
      isInsuranceAsked: asked.insurance?.isRequired === true,
      trace: left,
    });
    return { success: 1, data: { version: after.version } };
  },
});
