import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LeaseLine } from '../../../../../../shared/contract/leases';
import { termText } from '../../../../domain-ui/lease/lease-status-style';
import { ManyDialog, type ManyLook } from '../../../../forms/many-dialog';
import { tenantsText } from '../../parts/lease-words';
import { leaseChanged, wholeListQuery } from '../../queries';
import type { LeasesPlace } from '../lease-place';

/** What a dialog of many leases is about. */
export type LeasesFrom = LeasesPlace | readonly LeaseLine[];

/** Of each dialog of many leases. */
export type ManyProps = {
  /** Those that a person chose; or every one that the list has in sight, on any page. */
  from: LeasesFrom;
  /** After some of it went through. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
};

type Props<V extends FieldValues> = ManyLook<V> &
  ManyProps & {
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

const isChosen = (from: LeasesFrom): from is readonly LeaseLine[] => Array.isArray(from);

/** One change of many leases: a call for each. */
export function ManyLeases<V extends FieldValues>({ from, act, isOffered = () => true, ...look }: Props<V>) {
  const client = useQueryClient();
  const select = (all: LeaseLine[]) => all.filter(isOffered).map(itemOf);
  const place = isChosen(from) ? undefined : from;
  const { data: ofList } = useQuery({ ...wholeListQuery(place ?? {}), select, enabled: place !== undefined });
  // What became of each stays in sight when the list is read again.
  const [chosen] = useState(() => (isChosen(from) ? select([...from]) : undefined));
  const items = chosen ?? ofList;
  const actOn = async (some: readonly Item[], values: V) => {
    const done = await Promise.all(
      some.map(async ({ id, lease }) => [id, { text: await act(lease, values), isDone: true }] as const),
    );
    return Object.fromEntries(done);
  };
  return (
    <ManyDialog
      {...look}
      group="Leases"
      items={items}
      act={actOn}
      most={1}
      onSaved={() => leaseChanged(client)}
    />
  );
}
