import { useNavigate } from '@tanstack/react-router';
import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { Button } from '../../../ui/primitives/button';
import type { RentDialog } from './rent-dialogs';

type Props = {
  leases: readonly BalanceLine[];
  feesReady: ReadonlySet<string>;
  /** After an act that went through. */
  onDone: () => void;
  onDialog: (dialog: RentDialog) => void;
};

/** What can be done with the chosen leases; a button that none of them needs is off. */
export function BalanceBulk({ leases, feesReady, onDone, onDialog }: Props) {
  const navigate = useNavigate();
  const late = leases.filter(({ past_due }) => past_due > 0);
  const fees = leases.filter(({ lease_id }) => feesReady.has(lease_id));
  const go = (to: '/bulk-charges' | '/bulk-receipts') =>
    void navigate({ to, state: { leases: leases.map(({ lease_id }) => lease_id) } });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={late.length === 0}
        onClick={() => onDialog({ kind: 'remind', leases: late, onDone })}
      >
        Send reminder
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={fees.length === 0}
        onClick={() => onDialog({ kind: 'late-fees', leases: fees, onDone })}
      >
        Charge late fee
      </Button>
      <Button variant="outline" size="sm" onClick={() => go('/bulk-charges')}>
        Add charge
      </Button>
      <Button variant="outline" size="sm" onClick={() => go('/bulk-receipts')}>
        Record payments
      </Button>
    </>
  );
}
