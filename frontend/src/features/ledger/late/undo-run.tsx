import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunFee } from '../../../../../shared/contract/fee-runs';
import { leasesPerCall } from '../../../../../shared/contract/ledger-bulk';
import { counted } from '../../../../../shared/domain/counted';
import { displayDollars } from '../../../../../shared/domain/money';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { ManyDialog, type ManyItem } from '../../../forms/many-dialog';
import { feeRunQuery, ledgerChanged } from '../queries';
import { sumOf } from './fee-items';

const isStopped = () => false;

type Item = ManyItem & { readonly cents: number; readonly count: number };

/** The fees of a run that nobody undid yet, lease by lease. */
function itemsOf(fees: readonly RunFee[]): Item[] {
  const standing = fees.filter(({ why, undone }) => why === undefined && undone === undefined);
  return [...new Set(standing.map(({ lease_id }) => lease_id))].flatMap((id) => {
    const own = standing.filter(({ lease_id }) => lease_id === id);
    const [one] = own;
    if (!one) return [];
    const cents = own.reduce((sum, fee) => sum + fee.cents, 0);
    const label = [one.tenants.join(', '), `unit ${one.unit_number}`, one.property_title].join(', ');
    return [{ id, label, note: displayDollars(cents), cents, count: own.length }];
  });
}

async function undo(run: string, items: readonly Item[]) {
  const body = { run, lease_ids: items.map(({ id }) => id) };
  const { data } = await withRetries(() => api.ledger.undoFeeRun({ body }), { isStopped });
  return Object.fromEntries(
    items.map(({ id }) => {
      const skipped = data.skipped.filter(({ lease_id }) => lease_id === id);
      const reversed = data.undone.filter(({ lease_id }) => lease_id === id).length;
      const why = [...new Set(skipped.map((one) => one.why))].join('. ');
      return [
        id,
        skipped.length === 0
          ? { text: 'Reversed', isDone: true }
          : { text: reversed > 0 ? `Reversed in part. ${why}` : why, isDone: false },
      ];
    }),
  );
}

/** Reverses a run as a whole; what was paid, credited or changed since stays, and says why. */
export function UndoRun({ run, onClose }: { run: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery({ ...feeRunQuery(run), staleTime: 0, refetchOnMount: 'always' });
  // What became of each stays in sight when the run is read again.
  const [items, setItems] = useState<readonly Item[]>();
  if (data && !items) setItems(itemsOf(data.fees));
  return (
    <ManyDialog
      title="Undo all"
      lead="Each fee is reversed, dated today. A fee that was paid, credited, or changed since stays."
      group="Fees"
      items={items}
      startsWith="all"
      none="All of these fees were undone."
      button={(_, some) =>
        `Reverse ${counted(
          some.reduce((count, one) => count + one.count, 0),
          'fee',
        )}, ${sumOf(some)}`
      }
      pendingText="Reversing"
      isDanger
      values={{}}
      act={(some) => undo(run, some)}
      most={leasesPerCall}
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    />
  );
}
