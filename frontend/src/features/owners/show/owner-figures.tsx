import { useQuery } from '@tanstack/react-query';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Amount } from '../../../ui/primitives/text';
import { ownerLedgerQuery } from '../queries';
import { thisYear } from './owner-ledger';

/** What the owner has, what can be paid out of it today, and what is kept back; for who sees money. */
export function OwnerFigures({ owner, seesReports }: { owner: OwnerDetails; seesReports: boolean }) {
  const { owner_id: ownerId, balance, available, reserve } = owner;
  const { data } = useQuery({ ...ownerLedgerQuery(ownerId, thisYear()), enabled: seesReports });
  if (balance === undefined || available === undefined || reserve === undefined) return null;
  return (
    <StatRow>
      <Stat label="Balance" value={<Amount>{signedDollars(balance)}</Amount>} />
      <Stat
        label="Available"
        value={<Amount>{displayDollars(available)}</Amount>}
        hint="to distribute today"
      />
      <Stat label="Reserve" value={<Amount>{displayDollars(reserve)}</Amount>} />
      {data && <Stat label="Paid this year" value={<Amount>{signedDollars(data.paid)}</Amount>} />}
    </StatRow>
  );
}
