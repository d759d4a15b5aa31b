import { useQueryClient } from '@tanstack/react-query';
import type { VendorLine } from '../../../../../shared/contract/vendors';
import { api } from '../../../api/client';
import { ManyDialog } from '../../../forms/many-dialog';
import { vendorChanged } from '../queries';
import { tradesText } from '../vendor-words';

const itemOf = ({ vendor_id: id, name, trades, open_jobs }: VendorLine) => ({
  id,
  label: name,
  note:
    open_jobs > 0 ? `Has ${open_jobs === 1 ? 'an open job' : `${open_jobs} open jobs`}` : tradesText(trades),
});

type Props = {
  chosen: readonly VendorLine[];
  /** They are archived now, and come back. */
  isArchived: boolean;
  onClose: () => void;
};

/** Archives many vendors, or restores them: a call for each. Who has a job stays. */
export default function ArchiveMany({ chosen, isArchived, onClose }: Props) {
  const client = useQueryClient();
  const verb = isArchived ? 'Restore' : 'Archive';
  const change = async (some: readonly { readonly id: string }[]) => {
    const done = await Promise.all(
      some.map(async ({ id: vendor_id }) => {
        const call = isArchived ? api.vendors.restoreVendor : api.vendors.archiveVendor;
        await call({ body: { vendor_id } });
        return [vendor_id, { text: isArchived ? 'Restored' : 'Archived', isDone: true }] as const;
      }),
    );
    return Object.fromEntries(done);
  };
  return (
    <ManyDialog
      title={`${verb} vendors`}
      lead={
        isArchived ? 'They can get jobs again.' : 'Archived vendors get no new jobs. Their past jobs stay.'
      }
      startsWith="all"
      none="No vendor is selected."
      button={(count) => (count === 1 ? `${verb} one vendor` : `${verb} ${count} vendors`)}
      pendingText={isArchived ? 'Restoring' : 'Archiving'}
      values={{}}
      group="Vendors"
      items={chosen.map(itemOf)}
      act={change}
      most={1}
      onSaved={() => vendorChanged(client)}
      onClose={onClose}
    />
  );
}
