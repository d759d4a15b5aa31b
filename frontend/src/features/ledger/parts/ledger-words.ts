import type { Ledger, LedgerLine, OpenCharge } from '../../../../../shared/contract/ledger-shapes';
import { addDays, displayDate, later } from '../../../../../shared/domain/dates';
import type { EntryType, PaymentMethod } from '../../../../../shared/domain/ledger/entry';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';

export const methodWords: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  transfer: 'Bank transfer',
  opening: 'Opening balance',
  deposit: 'From the deposit',
  card: 'Card',
  bank: 'Bank debit',
};

/** `Utilities: Water`; a label that says the same as the kind is left out. */
export const chargeName = ({ kind, label }: Pick<OpenCharge, 'kind' | 'label'>): string =>
  label === '' || label === kindNames[kind] ? kindNames[kind] : `${kindNames[kind]}: ${label}`;

const typeWords: Record<Exclude<EntryType, 'charge' | 'payment'>, string> = {
  credit: 'Waiver',
  apply: 'Prepayment used',
  free: 'Payment freed',
  reallocation: 'Payment moved',
  return: 'Payment returned',
  refund: 'Refund',
  reversal: 'Charge reversed',
  opening: 'Opening balance',
  fee: 'Processing fee',
  'refund-failed': 'Refund failed',
  dispute: 'Payment disputed',
  'dispute-closed': 'Dispute closed',
  expense: 'Expense',
  management: 'Management fee',
  contribution: 'Owner’s contribution',
  distribution: 'Distribution',
  bill: 'Bill',
  payout: 'Payout of the payment provider',
  'deposit-refund': 'Deposit refunded',
  'deposit-move': 'Deposit moved',
};

/** Tenants get no names and notes of staff. */
export type ShownLine = Omit<LedgerLine, 'by' | 'why'> & Partial<Pick<LedgerLine, 'by' | 'why'>>;

type Named = Pick<ShownLine, 'type'> & {
  readonly charge?: Pick<OpenCharge, 'kind' | 'label'> | undefined;
  readonly payment?: Pick<NonNullable<ShownLine['payment']>, 'method' | 'reference'> | undefined;
  readonly moved?: Pick<NonNullable<ShownLine['moved']>, 'is_back'> | undefined;
};

/** What a line of the ledger is. */
export function lineName({ type, charge, payment, moved }: Named): string {
  if (moved?.is_back) return 'Deposit moved back';
  if (type === 'charge') return charge ? chargeName(charge) : 'Charge';
  if (type !== 'payment') return typeWords[type];
  const { method = 'cash', reference = '' } = payment ?? {};
  return ['Payment:', methodWords[method].toLowerCase(), reference].filter(Boolean).join(' ');
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
  const how = out && [methodWords[out.method].toLowerCase(), out.reference].filter(Boolean).join(' ');
  const to = out && `${displayDollars(out.cents)}${out.to && ` to ${out.to}`} (${how})`;
  return [due, from, to, movedText(line), ...covers.map(coverText), why, by].filter(Boolean).join(' · ');
}

/** The first day that a form takes: after the closed ones (D7). */
export const openFrom = ({ closed_through: closed }: Pick<Ledger, 'closed_through'>, first = ''): string =>
  closed === undefined ? first : later(first, addDays(closed, 1));

/** `$50.00 credit` for money that is held, never a minus sign. */
export const owedText = (cents: number): string =>
  cents < 0 ? `(${displayDollars(-cents)}) credit` : displayDollars(cents);

/** What an entry changes of what is owed. */
export const changeText = (cents: number): string => (cents === 0 ? '–' : signedDollars(cents));
