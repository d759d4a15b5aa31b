import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { nameOf } from '../../../../../shared/domain/names';
import { phoneMask } from '../../../../../shared/domain/phone';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Row } from '../../../ui/layout';
import { termText } from '../../../ui/lease-look';
import { MailAddress } from '../../../ui/mail-address';
import { Named } from '../../../ui/named';
import { Page } from '../../../ui/page';
import { RuledList } from '../../../ui/plain-list';
import { PropertyFallback } from '../../../ui/property-fallback';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { Muted } from '../../../ui/text';
import { Anchor } from '../../../ui/text-link';
import { LeaseAction } from '../lease/lease-actions';
import { unitQuery } from '../queries';

type Tenant = UnitDetails['tenants'][number];

/** /tenantsUnit-details and /tenantsUnit-dataByUnitId: the people of a unit. */
export function UnitPeople({ id, mayLease }: { id: string; mayLease: boolean }) {
  const read = useQuery(unitQuery(id));
  const unit = read.data;
  if (!unit) return <PropertyFallback read={read} what="unit" />;
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
            title="No one is listed yet"
            text="People are added with the unit’s lease."
            drawing={drawings.people}
            action={
              mayLease &&
              unit.unit_lease_status === 0 && (
                <LeaseAction unit={unit} propertyId={unit.property_id} mayLease />
              )
            }
          />
        ) : (
          <RuledList>
            {tenants.map((tenant) => (
              <Person key={tenant.email} tenant={tenant} />
            ))}
          </RuledList>
        )}
      </Section>
    </Page>
  );
}

const Person = ({ tenant }: { tenant: Tenant }) => (
  <Row as="li">
    <Named
      sign={
        <Sign round>
          <UserRound aria-hidden="true" />
        </Sign>
      }
      name={nameOf(tenant)}
      note={
        <Row as="span" columnGap="3" rowGap="0">
          <Anchor href={`mailto:${tenant.email}`}>
            <MailAddress address={tenant.email} />
          </Anchor>
          {tenant.mobile_number && (
            <Anchor href={`tel:+1${tenant.mobile_number}`} dir="ltr">
              {phoneMask(tenant.mobile_number)}
            </Anchor>
          )}
        </Row>
      }
    />
    <Muted as="bdi" small>
      {termText({ from: tenant.lease_start, to: tenant.lease_end || undefined })}
    </Muted>
  </Row>
);
