import type { OnlinePayment } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { TextLink } from '../../../ui/primitives/text-link';

type Kind = 'pending' | 'failed' | 'open';

const kindOf = ({ state }: OnlinePayment): Kind =>
  state === 'pending' || state === 'failed' ? state : 'open';

const words: Record<Kind, { one: string; many: string; begun: string; note: string }> = {
  pending: {
    one: 'is pending',
    many: 'are pending',
    begun: 'Started',
    note: 'A bank payment takes up to 4 business days. Until then, it does not count as paid.',
  },
  failed: { one: 'failed', many: 'failed', begun: 'Started', note: '' },
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

type ReceiptProps = { leaseId: string | undefined; payment: OnlinePayment };

/** For a tenant of the lease: the page that has the receipt of what is on its way. */
const ReceiptLink = ({ leaseId, payment: { state, payment_id, cents } }: ReceiptProps) =>
  leaseId !== undefined &&
  state === 'pending' && (
    <>
      {' '}
      <TextLink to="/paymentconfirmation" search={{ id: leaseId, payment: payment_id }}>
        {`Receipt of ${displayDollars(cents)}`}
      </TextLink>
    </>
  );

type GroupProps = { kind: Kind; payments: readonly OnlinePayment[]; leaseId: string | undefined };

function Group({ kind, payments, leaseId }: GroupProps) {
  const { one, many, begun, note } = words[kind];
  const [first, ...others] = payments;
  if (!first) return null;
  const total = displayDollars(payments.reduce((sum, { cents }) => sum + cents, 0));
  const look = kind === 'failed' ? 'danger' : 'info';
  if (others.length === 0)
    return (
      <Notice kind={look} title={kind === 'pending' ? `${total} ${one}` : `A payment of ${total} ${one}`}>
        {`${lineOf(first, begun)} ${note}`.trim()}
        <ReceiptLink leaseId={leaseId} payment={first} />
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
            <ReceiptLink leaseId={leaseId} payment={payment} />
          </li>
        ))}
      </PlainList>
      {note}
    </Notice>
  );
}

type Props = {
  online: readonly OnlinePayment[];
  /** The caller's own lease, for its receipts. */
  leaseId?: string;
};

/** Online payments that are not paid: on their way, not finished, or failed. Of a kind in one list. */
export const OnlineLines = ({ online, leaseId }: Props) =>
  online.length > 0 && (
    <Stack gap="2">
      {(['failed', 'pending', 'open'] as const).map((kind) => (
        <Group
          key={kind}
          kind={kind}
          payments={online.filter((one) => kindOf(one) === kind)}
          leaseId={leaseId}
        />
      ))}
    </Stack>
  );
