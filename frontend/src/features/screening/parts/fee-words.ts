import type { OwnFee } from '../../../../../shared/contract/my-applications';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';

const hows = { online: 'paid online', otherwise: 'paid', waived: 'waived' } as const;

const backs = { asked: 'on its way back since', done: 'refunded', failed: 'refund failed' } as const;

/** The amount of an application fee and what became of it. */
export const feeWords = ({ cents, settled, back }: OwnFee): string => {
  const amount = displayDollars(cents);
  if (!settled) return `${amount}, unpaid`;
  const paid = `${amount}, ${hows[settled.how]} ${displayDate(settled.at)}`;
  return back ? `${paid}, ${backs[back.state]} ${displayDate(back.at)}` : paid;
};
