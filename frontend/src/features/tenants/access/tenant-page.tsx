import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { displayDay } from '../../../ui/instant';
import { Row, Stack } from '../../../ui/layout';
import { LeaseBadge } from '../../../ui/lease-badge';
import { termText } from '../../../ui/lease-look';
import { Named } from '../../../ui/named';
import { Page } from '../../../ui/page';
import { RuledList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { Muted } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';
import { WaitingTenantPage } from '../../../ui/waiting-tenant-page';
import { Reach } from '../home/reach';
import { tenantQuery } from '../queries';
import { AccessBadge } from './access-badge';
import { AccessButtons } from './access-buttons';

const back = { to: '/tenantsList', label: 'Tenants' } as const;

/** /tenants-LoginData: one tenant, their account here, and their leases. */
export function TenantPage({ id }: { id: string }) {
  const read = useQuery(tenantQuery(id));
  if (!read.data) return <WaitingTenantPage title="Tenant" read={read} back={back} />;
  const tenant = read.data;
  return (
    <Page title={tenant.name} lead="Account and leases." back={back}>
      <Section title="Account" action={<AccessBadge access={tenant.access} />}>
        <Stack gap="4">
          <Muted>
            <bdi>{accessWords(tenant)}</bdi>
          </Muted>
          <Reach {...tenant} />
          {tenant.may_change && <AccessButtons tenant={tenant} />}
        </Stack>
      </Section>
      <Leases leases={tenant.leases} />
    </Page>
  );
}

function accessWords({ access, invited_at, expires_at }: TenantDetails): string {
  if (access === 'active') return 'Sees the lease, the home and the documents shared with tenants.';
  if (access === 'suspended') return 'Cannot log in here. The lease stays as it is.';
  return `Invited ${displayDay(invited_at)}. The link works until ${displayDay(expires_at)}.`;
}

const Leases = ({ leases }: Pick<TenantDetails, 'leases'>) => (
  <Section title="Leases" flush>
    <RuledList>
      {leases.map((lease) => (
        <Row as="li" key={lease.lease_id} rowGap="2">
          <Named
            sign={
              <Sign bg="surface.sunk" color="muted">
                <FileText aria-hidden="true" />
              </Sign>
            }
            name={
              <TextLink to="/showLease" search={{ id: lease.lease_id }}>
                {`Unit ${lease.unit_number}, ${lease.property_title}`}
              </TextLink>
            }
            note={termText(lease)}
          />
          <LeaseBadge status={lease.status} />
        </Row>
      ))}
    </RuledList>
  </Section>
);
