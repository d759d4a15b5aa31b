import type { OwnFee } from '../../../../../shared/contract/my-applications';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';

const hows = { online: 'paid online', otherwise: 'paid', waived: 'waived' } as const;

/** The amount of an application fee and what became of it. */
export const feeWords = ({ cents, settled }: OwnFee): string => {
  const amount = displayDollars(cents);
  return settled ? `${amount}, ${hows[settled.how]} ${displayDate(settled.at)}` : `${amount}, unpaid`;
};
