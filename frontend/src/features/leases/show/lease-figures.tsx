import type { LeaseDetails } from '../../../../../shared/contract/leases';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { counted } from '../../../../../shared/domain/counted';
import { daysBetween, displayDate } from '../../../../../shared/domain/dates';
import { ordinal } from '../../../../../shared/domain/leases/document/words';
import { rentOn } from '../../../../../shared/domain/leases/rent/rent-rates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Tint } from '../../../ui/primitives/text';
import { agreedTermOf } from '../parts/terms-of';

const balanceText = (cents: number): string =>
  cents < 0 ? `(${displayDollars(-cents)}) credit` : displayDollars(cents);

/** Online payments that are neither paid nor failed. */
const pendingOf = ({ online }: Ledger): number =>
  online
    .filter(({ state }) => state === 'initiated' || state === 'pending')
    .reduce((sum, { cents }) => sum + cents, 0);

/** How long the oldest open charge is due. */
function lateText({ open, today, past_due }: Ledger): string {
  if (past_due <= 0) return '';
  const days = open.map(({ due }) => daysBetween(due, today)).filter((late) => late > 0);
  return days.length > 0 ? counted(Math.max(...days), 'day') : '';
}

function depositText(held: number, agreed: number): string {
  if (agreed > held) return `${displayDollars(agreed - held)} to collect`;
  return held > 0 ? 'all of it' : '';
}

function autopayText({ autopay, choice }: Ledger): string {
  if (autopay) return `next ${displayDate(autopay)}`;
  return choice.mode === 'off' ? 'online payments off' : '';
}

/** On a phone the first takes a row, the others two share one. */
const widths = {
  '& > :first-of-type': { gridColumn: { base: 'span 2', lg: 'auto' } },
  '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
};

/** The lease's money in five figures. */
export function LeaseFigures({ lease, ledger }: { lease: LeaseDetails; ledger: Ledger }) {
  const { balance, past_due: pastDue, deposit_held: held, autopay } = ledger;
  const term = agreedTermOf(lease);
  const pending = pendingOf(ledger);
  const rent = term ? rentOn({ rentChanges: lease.rent_changes }, term, lease.today) : 0;
  return (
    <StatRow css={widths}>
      <Stat
        label="Balance"
        value={balanceText(balance)}
        hint={pending > 0 && `${displayDollars(pending)} pending`}
      />
      <Stat
        label="Past due"
        value={pastDue > 0 ? <Tint color="danger">{displayDollars(pastDue)}</Tint> : displayDollars(pastDue)}
        hint={lateText(ledger)}
      />
      <Stat label="Rent" value={displayDollars(rent)} hint={term && `due on the ${ordinal(term.dueDay)}`} />
      <Stat
        label="Deposit held"
        value={displayDollars(held)}
        hint={depositText(held, term?.deposit.cents ?? 0)}
      />
      <Stat label="Autopay" value={autopay ? 'On' : 'Off'} hint={autopayText(ledger)} />
    </StatRow>
  );
}
