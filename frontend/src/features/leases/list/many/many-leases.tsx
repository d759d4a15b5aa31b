import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { LeaseLine, LeaseTab } from '../../../../../../shared/contract/leases';
import { ManyDialog, type ManyLook } from '../../../../forms/many-dialog';
import { termText } from '../../../../ui/lease-look';
import { tenantsText } from '../../parts/lease-words';
import { leaseChanged, wholeTabQuery } from '../../queries';

type Props<V extends FieldValues> = ManyLook<V> & {
  tab: LeaseTab;
  isOffered?: (lease: LeaseLine) => boolean;
  /** Does it to one lease, and says in words what was done. */
  act: (lease: LeaseLine, values: V) => Promise<string>;
};

const itemOf = (lease: LeaseLine) => ({
  id: lease.lease_id,
  label: `${tenantsText(lease.tenants)}, unit ${lease.unit_number}, ${lease.property_title}`,
  note: termText(lease),
  lease,
});
type Item = ReturnType<typeof itemOf>;

/** One change of many leases of a tab: a call for each. */
export function ManyLeases<V extends FieldValues>({ tab, act, isOffered = () => true, ...look }: Props<V>) {
  const client = useQueryClient();
  const select = (all: LeaseLine[]) => all.filter(isOffered).map(itemOf);
  const { data: items } = useQuery({ ...wholeTabQuery(tab), select });
  const actOn = async (some: readonly Item[], values: V) => {
    const done = await Promise.all(
      some.map(async ({ id, lease }) => [id, { text: await act(lease, values), isDone: true }] as const),
    );
    return Object.fromEntries(done);
  };
  return (
    <ManyDialog
      {...look}
      {...{ group: 'Leases', items, act: actOn, most: 1 }}
      onSaved={() => leaseChanged(client)}
    />
  );
}
