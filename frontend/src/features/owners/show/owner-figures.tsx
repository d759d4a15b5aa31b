import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Amount } from '../../../ui/primitives/text';

/** What the owner has, what can be paid out of it today, and what is kept back; for who sees money. */
export function OwnerFigures({ owner }: { owner: OwnerDetails }) {
  const { balance, available, reserve, shares } = owner;
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
      <Stat label="Properties" value={shares.length.toLocaleString('en-US')} />
    </StatRow>
  );
}
