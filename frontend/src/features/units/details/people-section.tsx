import { chakra } from '@chakra-ui/react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { Section } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';

/** Who lives here, in a line each. */
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
      <chakra.p m="0" color="muted">
        Nobody is listed yet. People of a unit come with its lease.
      </chakra.p>
    ) : (
      <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="2">
        {tenants.map(({ email, first_name, last_name }) => (
          <li key={email}>
            <bdi>{`${first_name} ${last_name}`}</bdi>
          </li>
        ))}
      </chakra.ul>
    )}
  </Section>
);
