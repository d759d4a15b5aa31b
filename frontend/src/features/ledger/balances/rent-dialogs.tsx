import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { BalanceLine, LateFee } from '../../../../../shared/contract/ledger-shapes';
import { feeItems } from '../late/fee-items';
import { pastDueQuery } from '../queries';
import type { BalancesPlace } from './balance-place';

const RemindTenants = lazy(() => import('./remind-tenants'));
const ChargeLateFees = lazy(() => import('../late/charge-late-fees'));

/** What is open over the list of rent, and about which leases. */
export type RentDialog =
  | {
      readonly kind: 'remind' | 'late-fees';
      readonly leases: readonly BalanceLine[];
      /** After some of it went through. */
      readonly onDone?: () => void;
    }
  /** Everyone who is past due in the list in sight. */
  | { readonly kind: 'remind-all'; readonly place: BalancesPlace };

type Props = {
  dialog: RentDialog | undefined;
  /** Those that can be charged today. */
  fees: readonly LateFee[];
  onClose: () => void;
};

export function RentDialogs({ dialog, fees, onClose }: Props) {
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'remind' && <RemindTenants {...dialog} onClose={onClose} />}
      {dialog?.kind === 'remind-all' && <RemindAll place={dialog.place} onClose={onClose} />}
      {dialog?.kind === 'late-fees' && (
        <ChargeLateFees
          items={feeItems(fees).filter(({ lease }) =>
            dialog.leases.some(({ lease_id }) => lease_id === lease),
          )}
          onDone={dialog.onDone}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

/** Everyone who is past due among those that the filters leave, whatever tab and page the list shows. */
function RemindAll({ place, onClose }: { place: BalancesPlace; onClose: () => void }) {
  const { data } = useQuery(pastDueQuery(place));
  return data ? <RemindTenants leases={data} onClose={onClose} /> : null;
}
