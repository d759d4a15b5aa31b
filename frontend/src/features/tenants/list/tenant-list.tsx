import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { TenantLine } from '../../../../../shared/contract/tenants';
import { CsvExportButton } from '../../../ui/csv-export-button';
import { DataTable } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { drawings } from '../../../ui/drawings';
import { LeaseBadge } from '../../../ui/lease-badge';
import { termText } from '../../../ui/lease-look';
import { List } from '../../../ui/list/list';
import { MailAddress } from '../../../ui/mail-address';
import { Named } from '../../../ui/named';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { AccessBadge } from '../access/access-badge';
import { tenantsQuery } from '../queries';
import { type TenantsPlace, tenantPlaces } from './tenant-place';
import { tenantSource } from './tenant-source';

const sign = (
  <Sign round>
    <UserRound aria-hidden="true" />
  </Sign>
);

const columns: readonly Column<TenantLine>[] = [
  {
    key: 'tenant',
    header: 'Tenant',
    rem: 15,
    cell: ({ name, email }) => <Named sign={sign} name={name} note={<MailAddress address={email} />} />,
  },
  {
    key: 'home',
    header: 'Home',
    rem: 12,
    cell: ({ unit_number, property_title }) => <bdi>{`Unit ${unit_number}, ${property_title}`}</bdi>,
  },
  { key: 'status', header: 'Lease', rem: 10, cell: ({ status }) => <LeaseBadge status={status} /> },
  {
    key: 'term',
    header: 'Term',
    rem: 13.5,
    rowOnly: true,
    cell: (tenant) => <bdi>{termText(tenant)}</bdi>,
  },
  { key: 'access', header: 'Account', rem: 8.5, cell: ({ access }) => <AccessBadge access={access} /> },
];

const none = {
  title: 'No tenants yet',
  text: 'Tenants appear here once they sign a lease. They are invited to an account then.',
  drawing: drawings.people,
};

type Props = { place: TenantsPlace; onPlace: (place: TenantsPlace) => void };

/** /tenantsList: the tenants of the leases that the person may see. */
export const TenantList = ({ place, onPlace }: Props) => (
  <Page
    title="Tenants"
    lead="Who lives in your units, and who has an account."
    action={<CsvExportButton source={tenantSource(place)} />}
  >
    <Section flush>
      <List
        list={tenantPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(tenantsQuery(place))}
        page={({ tenants: rows, next }) => ({ rows, next, isUncounted: true })}
        tools={{ search: { label: 'Search name, email, unit or property' } }}
        what="a tenant"
        none={none}
      >
        {(rows, busy) => (
          <DataTable
            caption="Tenants"
            columns={columns}
            rows={rows}
            rowKey={(tenant) => `${tenant.user_role_id} ${tenant.lease_id}`}
            rowTo={({ user_role_id: id }) => ({ to: '/tenants-LoginData', search: { id } })}
            busy={busy}
          />
        )}
      </List>
    </Section>
  </Page>
);
