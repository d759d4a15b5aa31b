import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { HomeLease } from '../../../../shared/contract/tenants';
import { Nothing, WaitingTenantPage } from '../../domain-ui/person/waiting-tenant-page';
import { myHomeQuery } from '../../features/tenants/queries';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';

const home = { to: '/propertyDashboard', label: 'Home' } as const;

/** The one with something to pay, else the first with money of the caller's. */
export const paidByMe = (leases: readonly HomeLease[]): HomeLease | undefined =>
  leases.find(({ money }) => money && money.payable > 0) ?? leases.find(({ money }) => money);

type Props = {
  title: string;
  /** Which of the tenant's leases, where the address names none. */
  choose: (leases: readonly HomeLease[]) => HomeLease | undefined;
  children: (id: string) => ReactNode;
};

/** A tenant's page of the lease `id`, else of the one that is chosen: menus name no lease. */
export function MyHome({ title, choose, children }: Props) {
  const { id: named }: { id?: unknown } = useSearch({ strict: false });
  const id = typeof named === 'string' ? named : '';
  const read = useQuery({ ...myHomeQuery, enabled: id === '' });
  if (id !== '') return <Fragment key={id}>{children(id)}</Fragment>;
  if (!read.data) return <WaitingTenantPage title={title} read={read} back={home} />;
  const lease = choose(read.data);
  if (lease) return children(lease.lease_id);
  return (
    <Page title={title} back={home}>
      <Section>
        <Nothing back={home} />
      </Section>
    </Page>
  );
}
