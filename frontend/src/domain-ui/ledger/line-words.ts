import type { LedgerLine, OpenCharge } from '../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../shared/domain/dates';
import { leaseEntryWords } from '../../../../shared/domain/ledger/entry-words';
import { chargeName } from '../../../../shared/domain/ledger/kind-names';
import { methodNames } from '../../../../shared/domain/ledger/method-names';
import { displayDollars } from '../../../../shared/domain/money';

/** Tenants get no names and notes of staff. */
export type ShownLine = Omit<LedgerLine, 'by' | 'why'> & Partial<Pick<LedgerLine, 'by' | 'why'>>;

type Named = Pick<ShownLine, 'type'> & {
  readonly charge?: Pick<OpenCharge, 'kind' | 'label'> | undefined;
  readonly payment?: Pick<NonNullable<ShownLine['payment']>, 'method' | 'reference'> | undefined;
  readonly moved?: Pick<NonNullable<ShownLine['moved']>, 'is_back'> | undefined;
  readonly opening_deposit?: number | undefined;
};

/** What a line of the ledger is. */
export function lineName({ type, charge, payment, moved, opening_deposit: deposit }: Named): string {
  if (moved?.is_back) return 'Deposit moved back';
  if (deposit !== undefined) return `Opening deposit, ${displayDollars(deposit)}`;
  if (type === 'charge') return charge ? chargeName(charge) : leaseEntryWords.charge;
  if (type !== 'payment') return leaseEntryWords[type];
  const { method = 'cash', reference = '' } = payment ?? {};
  return ['Payment:', methodNames[method].toLowerCase(), reference].filter(Boolean).join(' ');
}

const coverText = (cover: OpenCharge): string =>
  `${chargeName(cover)} due ${displayDate(cover.due)} ${displayDollars(Math.abs(cover.cents))}`;

/** `$1,450.00 to unit 4, Maple Court`. */
function movedText({ moved }: Pick<ShownLine, 'moved'>): string {
  if (!moved) return '';
  const { cents, way, other } = moved;
  const where = other ? `unit ${other.unit_number}, ${other.property_title}` : 'another lease';
  return `${displayDollars(cents)} ${way === 'out' ? 'to' : 'from'} ${where}`;
}

/** What stands below its name: due day, what the money went to, why, and who wrote it. */
export function lineNote(line: ShownLine): string {
  const { charge, covers, payment, why, by, type, paid_out: out } = line;
  const due = charge && `Due ${displayDate(charge.due)}`;
  const from = type === 'payment' && payment?.payer ? `From ${payment.payer}` : '';
  const how = out && [methodNames[out.method].toLowerCase(), out.reference].filter(Boolean).join(' ');
  const to = out && `${displayDollars(out.cents)}${out.to && ` to ${out.to}`} (${how})`;
  return [due, from, to, movedText(line), ...covers.map(coverText), why, by].filter(Boolean).join(' · ');
}
