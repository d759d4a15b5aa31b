import type { Pending } from '../../../shared/domain/ledger/entry';
import type { OnlinePayment } from '../../table/ledger/record';
import type { Coming } from '../ledger/roommates';

type Asked = { readonly pending: readonly Pending[]; readonly userRoleId: string };

/** Something on its way, with who sent it. */
export type OnItsWay = Pending & Pick<Coming, 'payer' | 'isMe'>;

/** What is on its way online, without the caller's own unfinished pages: paying again closes those. */
export function onItsWay(
  online: readonly OnlinePayment[],
  { pending, userRoleId }: Asked,
): readonly OnItsWay[] {
  const isMine = ({ payer }: OnlinePayment) => payer.userRoleId === userRoleId;
  const own = online.filter((one) => one.state === 'initiated' && isMine(one) && !one.isAuto);
  return pending
    .filter(({ payment }) => !own.some(({ paymentId }) => paymentId === payment))
    .map((one) => {
      const found = online.find(({ paymentId }) => paymentId === one.payment);
      return { ...one, payer: found?.payer.name ?? '', isMe: found !== undefined && isMine(found) };
    });
}
