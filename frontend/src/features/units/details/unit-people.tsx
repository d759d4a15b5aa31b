import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { phoneMask } from '../../../../../shared/domain/phone';
import { termText } from '../../../domain-ui/lease/lease-status-style';
import { PropertyFallback } from '../../../domain-ui/property/property-fallback';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Page } from '../../../ui/layout/page';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { Muted } from '../../../ui/primitives/text';
import { Anchor } from '../../../ui/primitives/text-link';
import { LeaseAction } from '../lease/lease-actions';
import { unitQuery } from '../queries';
import { TenantName } from './tenant-name';

type Tenant = UnitDetails['tenants'][number];

/** /tenantsUnit-details and /tenantsUnit-dataByUnitId: the people of a unit. */
export function UnitPeople({ id, mayLease }: { id: string; mayLease: boolean }) {
  const read = useQuery(unitQuery(id));
  const unit = read.data;
  if (!unit) return <PropertyFallback read={read} what="unit" />;
  const { tenants, unit_number, property_title } = unit;
  return (
    <Page
      title={`People in Unit ${unit_number}`}
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
    <ListLabel
      sign={
        <IconTile round>
          <UserRound aria-hidden="true" />
        </IconTile>
      }
      name={<TenantName tenant={tenant} />}
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
