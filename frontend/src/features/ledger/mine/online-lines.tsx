import type { OnlinePayment } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { PlainList } from '../../../ui/plain-list';

type Kind = 'pending' | 'failed' | 'open';

const kindOf = ({ state }: OnlinePayment): Kind =>
  state === 'pending' || state === 'failed' ? state : 'open';

const words: Record<Kind, { one: string; many: string; begun: string; note: string }> = {
  pending: {
    ...{ one: 'is on its way', many: 'are on their way', begun: 'Begun' },
    note: 'A bank payment takes up to 4 business days. Until then, it does not count as paid.',
  },
  failed: { one: 'did not go through', many: 'did not go through', begun: 'Begun', note: '' },
  open: { one: 'is not finished', many: 'are not finished', begun: 'The payment page was opened', note: '' },
};

function lineOf({ begun, failure, payer }: OnlinePayment, how: string): string {
  const from = [how, payer && `by ${payer}`, `on ${displayDate(begun)}`].filter(Boolean).join(' ');
  return `${from}. ${failure}`.trim();
}

/** `$120.00 by Theo Barnes · Dec 01, 2026` */
function rowOf({ cents, begun, failure, payer }: OnlinePayment): string {
  const whose = payer ? `${displayDollars(cents)} by ${payer}` : displayDollars(cents);
  return [whose, displayDate(begun), failure].filter(Boolean).join(' · ');
}

function Group({ kind, payments }: { kind: Kind; payments: readonly OnlinePayment[] }) {
  const { one, many, begun, note } = words[kind];
  const [first, ...others] = payments;
  if (!first) return null;
  const total = displayDollars(payments.reduce((sum, { cents }) => sum + cents, 0));
  const look = kind === 'failed' ? 'danger' : 'info';
  if (others.length === 0)
    return (
      <Notice kind={look} title={kind === 'pending' ? `${total} ${one}` : `A payment of ${total} ${one}`}>
        {`${lineOf(first, begun)} ${note}`.trim()}
      </Notice>
    );
  const title = `${payments.length} payments ${many}`;
  // What failed or was left may be one rent tried twice: a sum would say that more is owed.
  return (
    <Notice kind={look} title={kind === 'pending' ? `${title}, ${total} in all` : title}>
      <PlainList gap="0.5">
        {payments.map((payment) => (
          <li key={payment.payment_id}>
            <bdi>{rowOf(payment)}</bdi>
          </li>
        ))}
      </PlainList>
      {note}
    </Notice>
  );
}

/** Online payments that are not paid: on their way, not finished, or failed. Of a kind in one list. */
export const OnlineLines = ({ online }: { online: readonly OnlinePayment[] }) =>
  online.length > 0 && (
    <Stack gap="2">
      {(['failed', 'pending', 'open'] as const).map((kind) => (
        <Group key={kind} kind={kind} payments={online.filter((one) => kindOf(one) === kind)} />
      ))}
    </Stack>
  );
