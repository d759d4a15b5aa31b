import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leasesPerCall } from '../../../../../shared/contract/ledger-bulk';
import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { ManyDialog, type ManyItem } from '../../../forms/many-dialog';
import { ledgerChanged } from '../queries';

const isStopped = () => false;

const itemOf = ({ lease_id, tenants, unit_number, property_title, past_due }: BalanceLine): ManyItem => ({
  id: lease_id,
  label: [tenants.join(', '), `unit ${unit_number}`, property_title].filter(Boolean).join(', '),
  note: `${displayDollars(past_due)} past due`,
});

async function remind(some: readonly ManyItem[]) {
  const body = { lease_ids: some.map(({ id }) => id) };
  const { data } = await withRetries(() => api.ledger.remindTenants({ body }), { isStopped });
  const reminded = data.reminded.map(({ lease_id, cents }) => {
    return [lease_id, { text: `Reminded of ${displayDollars(cents)}`, isDone: true }] as const;
  });
  const refused = data.refused.map(({ lease_id, why }) => [lease_id, { text: why, isDone: false }] as const);
  return Object.fromEntries([...reminded, ...refused]);
}

type Props = { leases: readonly BalanceLine[]; onDone?: () => void; onClose: () => void };

/** Mails the tenants of these leases what is past due. */
export default function RemindTenants({ leases, onDone, onClose }: Props) {
  const client = useQueryClient();
  // What became of each stays in sight when the list is read again.
  const [items] = useState(() => leases.map(itemOf));
  return (
    <ManyDialog
      title="Remind tenants"
      lead="Every tenant of the leases you choose gets an email with what is past due, once a day, from 8:00 AM to 9:00 PM at the property. Pending payments and deposits are left out."
      group="Leases past due"
      items={items}
      startsWith="all"
      none="None of these leases is past due."
      button={(count) => (count === 1 ? 'Remind for one lease' : `Remind for ${count} leases`)}
      pendingText="Sending"
      values={{}}
      act={remind}
      most={leasesPerCall}
      onSaved={() => ledgerChanged(client)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
