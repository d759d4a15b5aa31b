import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leasesPerCall } from '../../../../../shared/contract/ledger-bulk';
import { displayDollars } from '../../../../../shared/domain/money';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ManyDialog } from '../../../forms/many-dialog';
import { Button } from '../../../ui/primitives/button';
import { ledgerChanged } from '../queries';
import { type FeeItem, feesOf } from './fee-items';
import { UndoRun } from './undo-run';

const isStopped = () => false;

async function charge(items: readonly FeeItem[], run: string) {
  const leases = [...new Set(items.map(({ lease }) => lease))].map((lease_id) => ({
    lease_id,
    entry_ids: items.flatMap(({ lease, entryIds }) => (lease === lease_id ? entryIds : [])),
  }));
  const { data } = await withRetries(() => api.ledger.assessLateFees({ body: { run, leases } }), {
    isStopped,
  });
  const refused = new Map(data.refused.map(({ lease_id, why }) => [lease_id, why]));
  return Object.fromEntries(
    items.map(({ id, lease, cents }) => {
      const why = refused.get(lease);
      return [
        id,
        why === undefined
          ? { text: `Charged ${displayDollars(cents)}`, isDone: true }
          : { text: why, isDone: false },
      ];
    }),
  );
}

type Props = {
  /** Those that were chosen. */
  items: readonly FeeItem[];
  onDone?: () => void;
  onClose: () => void;
};

/** Names each late fee again before it is charged; what was charged can be undone as a whole. */
export default function ChargeLateFees({ items: chosen, onDone, onClose }: Props) {
  const client = useQueryClient();
  // What became of each stays in sight when the list is read again.
  const [items] = useState(chosen);
  const [run] = useState(newIdempotencyKey);
  const [isUndoing, setUndoing] = useState(false);
  if (isUndoing) return <UndoRun run={run} onClose={onClose} />;
  return (
    <ManyDialog
      title="Charge late fees"
      lead="By the terms of each lease, dated today. You can undo this for 24 hours."
      group="Late fees"
      items={items}
      startsWith="all"
      none="None of these leases has a late fee to charge today."
      button={(_, some) => `Charge ${feesOf(some)}`}
      pendingText="Charging"
      values={{}}
      act={(some) => charge(some, run)}
      most={leasesPerCall}
      onSaved={() => ledgerChanged(client)}
      onDone={onDone}
      after={
        <Button variant="outline" colorPalette="danger" onClick={() => setUndoing(true)}>
          Undo all
        </Button>
      }
      onClose={onClose}
    />
  );
}
