import type { UnitDetails } from '../../../../../shared/contract/units';
import { nameOf } from '../../../../../shared/domain/names';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';

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
            <bdi>{nameOf(tenant)}</bdi>
          </li>
        ))}
      </PlainList>
    )}
  </Section>
);
