import type { OnlinePayment } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';

const bankDays = 'A bank payment takes up to 4 business days.';

function wordsOf({ state, cents, begun, failure, payer }: OnlinePayment) {
  const amount = displayDollars(cents);
  const from = [payer && `by ${payer}`, `on ${displayDate(begun)}`].filter(Boolean).join(' ');
  if (state === 'pending')
    return {
      title: `${amount} is on its way`,
      text: `Begun ${from}. ${bankDays} Until then, it does not count as paid.`,
    };
  if (state === 'failed')
    return { title: `A payment of ${amount} did not go through`, text: `Begun ${from}. ${failure}`.trim() };
  return { title: `A payment of ${amount} is not finished`, text: `The payment page was opened ${from}.` };
}

/** Online payments that are not paid: on their way, not finished, or failed. */
export const OnlineLines = ({ online }: { online: readonly OnlinePayment[] }) =>
  online.length > 0 && (
    <Stack gap="2">
      {online.map((one) => {
        const { title, text } = wordsOf(one);
        return (
          <Notice key={one.payment_id} kind={one.state === 'failed' ? 'danger' : 'info'} title={title}>
            {text}
          </Notice>
        );
      })}
    </Stack>
  );
