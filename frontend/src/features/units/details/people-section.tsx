import type { UnitDetails } from '../../../../../shared/contract/units';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { TenantName } from './tenant-name';

/** The tenants, one line each. */
export const PeopleSection = ({ unit: { tenants, unit_id: id } }: { unit: UnitDetails }) => (
  <Section
    title="People"
    action={
      tenants.length > 0 && (
        <TextLink to="/tenantsUnit-details" search={{ id }}>
          All details
        </TextLink>
      )
    }
  >
    {tenants.length === 0 ? (
      <Muted>No one is listed yet. People are added with the unit’s lease.</Muted>
    ) : (
      <PlainList>
        {tenants.map((tenant) => (
          <li key={tenant.email}>
            <TenantName tenant={tenant} />
          </li>
        ))}
      </PlainList>
    )}
  </Section>
);
