import { useQuery } from '@tanstack/react-query';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { leaseMoneyQuery, leaseSettlementQuery } from '../queries';

/** A lease's ledger and settlement, for who sees its money; the settlement only once it is over. */
export function useLeaseMoney({ lease_id: id, status, may }: LeaseDetails) {
  const isOver = status === 'ended' || status === 'settled';
  const { data: ledger } = useQuery({ ...leaseMoneyQuery(id), enabled: may.see_ledger });
  const { data: settlement } = useQuery({ ...leaseSettlementQuery(id), enabled: may.see_ledger && isOver });
  return { ledger, settlement };
}

export type LeaseMoney = ReturnType<typeof useLeaseMoney>;
