import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { displayDate } from '../../../../../shared/domain/dates';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { RoundSign } from '../../../ui/round-sign';
import { Section } from '../../../ui/section';
import { Anchor } from '../../../ui/text-link';
import { WaitingProperty } from '../../../ui/waiting-property';
import { LeaseAction } from '../lease/lease-actions';
import { unitQuery } from '../queries';

type Tenant = UnitDetails['tenants'][number];

/** /tenantsUnit-details and /tenantsUnit-dataByUnitId: the people of a unit. */
export function UnitPeople({ id, mayLease }: { id: string; mayLease: boolean }) {
  const read = useQuery(unitQuery(id));
  const unit = read.data;
  if (!unit) return <WaitingProperty read={read} what="unit" />;
  const { tenants, unit_number, property_title } = unit;
  return (
    <Page
      title={`People of unit ${unit_number}`}
      lead={property_title}
      back={{ to: '/getunit-data', search: { id: unit.unit_id }, label: `Unit ${unit_number}` }}
    >
      <Section flush>
        {tenants.length === 0 ? (
          <EmptyState
            title="Nobody is listed yet"
            text="People of a unit come with its lease."
            drawing={drawings.people}
            action={
              mayLease &&
              unit.unit_lease_status === 0 && (
                <LeaseAction unit={unit} propertyId={unit.property_id} mayLease />
              )
            }
          />
        ) : (
          <chakra.ul m="0" p="0" listStyleType="none">
            {tenants.map((tenant) => (
              <Person key={tenant.email} tenant={tenant} />
            ))}
          </chakra.ul>
        )}
      </Section>
    </Page>
  );
}

const Person = ({ tenant }: { tenant: Tenant }) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    px={{ base: '4', md: '6' }}
    py="4"
    borderTopWidth="1px"
    borderColor="border"
    _first={{ borderTopWidth: '0' }}
  >
    <RoundSign icon={UserRound} />
    <chakra.span flex="1 1 12rem" minW="0">
      <chakra.span display="block" fontWeight="medium">
        <bdi>{`${tenant.first_name} ${tenant.last_name}`}</bdi>
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" columnGap="3" fontSize="xs">
        <Anchor href={`mailto:${tenant.email}`}>
          <bdi>{tenant.email}</bdi>
        </Anchor>
        {tenant.mobile_number && (
          <Anchor href={`tel:+1${tenant.mobile_number}`} dir="ltr">
            {`+1 ${tenant.mobile_number}`}
          </Anchor>
        )}
      </chakra.span>
    </chakra.span>
    <chakra.span fontSize="xs" color="muted">
      <bdi>{`${displayDate(tenant.lease_start)} – ${displayDate(tenant.lease_end)}`}</bdi>
    </chakra.span>
  </chakra.li>
);
