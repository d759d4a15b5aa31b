import { profile as rows } from '../../shared/contract/profile';
import type { AuditFacts } from '../../shared/domain/audit/audit-words';
import { type Problem, toFields } from '../../shared/domain/problem';
import { type Business, businessProblems, tidyBusiness } from '../../shared/domain/settings/business';
import { mayChangeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import type { OrganizationSettings } from '../table/settings/record';

type Sections = Pick<OrganizationSettings, 'business'>;

const businessFacts = ({ phone, address, ...named }: Business): AuditFacts => ({
  ...named,
  businessPhone: phone,
  businessAddress: address,
});

/** As the log shows them; what nobody set has no line. */
function factsOf({ business }: Sections): AuditFacts {
  const facts = { ...(business && businessFacts(business)) };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

/** A section’s problems, by the names that the call has for its fields. */
const within = (section: keyof Sections, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path: [section, ...path], message }));

/** The sections that are asked for, tidied. Refuses `invalid` with the fields. */
function askedOf({ business }: Sections): Sections {
  const tidy = business && tidyBusiness(business);
  const problems = tidy ? within('business', businessProblems(tidy)) : [];
  const fields = toFields(problems);
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields });
  return { ...(tidy && { business: tidy }) };
}

/** Sets sections of the organization's settings. Nothing that was sent or signed before changes. */
export const changeOrganizationSettings = change(rows.changeOrganizationSettings, {
  permit: ({ viewer }) => {
    if (!mayChangeSettings(viewer)) throw refuse('not-permitted');
  },
  read: ({ viewer: { organizationId } }, deps) => deps.organizationSettings.ofOrganization(organizationId),
  act: async (request, deps) => {
    const { viewer, body, found: before, trace } = request;
    const { organizationId } = viewer;
    const { version: read, ...sections } = body;
    const asked = askedOf(sections);
    if ((before?.version ?? 0) !== read) throw refuse('changed-meanwhile');
    const after = { fees: {}, ...before, ...asked, organizationId, version: read + 1 };
    const { name } = await request.organization();
    const left = trace({
      action: 'settings.organization',
      object: { kind: 'organization', id: organizationId, name },
      before: factsOf(before ?? {}),
      after: factsOf(after),
    });
    await deps.organizationSettings.save({ organization: after, isFirst: false, trace: left });
    return { success: 1, data: { version: after.version } };
  },
});
