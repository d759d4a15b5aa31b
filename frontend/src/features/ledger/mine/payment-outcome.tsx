import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, Clock, Undo2 } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import type { OnlinePayment } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { receiptNumber } from '../../../../../shared/domain/ledger/receipt-number';
import { hasReceipt } from '../../../../../shared/domain/ledger/receipt-paper';
import { displayDollars } from '../../../../../shared/domain/money';
import { ResultPage } from '../../../ui/feedback/result-page';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Page } from '../../../ui/layout/page';
import { LinkButton } from '../../../ui/primitives/link-button';
import { ledgerChanged, myPaymentQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { ReceiptButton } from './receipt-button';

const home = { to: '/propertyDashboard', label: 'Home' } as const;
const everyMs = 2_000;
/** A card settles in seconds; after that it is the provider who tells us. */
const most = 15;

type State = OnlinePayment['state'];
const looks: Record<State, Pick<ComponentProps<typeof ResultPage>, 'icon' | 'tone'>> = {
  initiated: { icon: Clock, tone: 'info' },
  pending: { icon: Clock, tone: 'info' },
  settled: { icon: CircleCheck, tone: 'success' },
  disputed: { icon: CircleSlash, tone: 'warning' },
  returned: { icon: CircleSlash, tone: 'warning' },
  failed: { icon: CircleSlash, tone: 'warning' },
  expired: { icon: CircleSlash, tone: 'warning' },
};

type Seen = OnlinePayment & { readonly refunded: number };

const wentBack = { icon: Undo2, tone: 'info' } as const;
const isAllBack = ({ state, cents, refunded }: Seen): boolean => state === 'settled' && refunded >= cents;

/** Says `paid` of nothing that is not. */
function wordsOf(seen: Seen): readonly [title: string, text: string] {
  const { state, cents, begun, failure, refunded } = seen;
  if (isAllBack(seen))
    return [`${displayDollars(cents)} was refunded`, 'All of this payment went back to you.'];
  const amount = displayDollars(cents);
  const words: Record<State, readonly [string, string]> = {
    initiated: [
      'The payment is not finished',
      'It appears here once the payment provider confirms it. If you left the payment page, nothing was charged.',
    ],
    pending: [
      `${amount} is pending`,
      `Your bank is processing it, which takes up to 4 business days. It counts as paid once it clears; for late fees, ${displayDate(begun)} counts. We will email you.`,
    ],
    settled: [
      `${amount} is paid`,
      refunded > 0
        ? `Of this payment, ${displayDollars(refunded)} went back to you.`
        : 'The receipt is here; we email you a link to it, too.',
    ],
    disputed: [`${amount} is disputed`, 'Your bank has questioned this payment and has not decided yet.'],
    returned: [`${amount} was returned by the bank`, 'What it paid is due again.'],
    failed: [`${amount} was not paid`, `${failure} Nothing was charged.`.trim()],
    expired: ['The payment page expired', 'Nothing was charged.'],
  };
  return words[state];
}

/** /paymentconfirmation: the provider's page returns here. */
export function PaymentOutcome({ id, payment }: { id: string; payment: string }) {
  const client = useQueryClient();
  const read = useQuery({
    ...myPaymentQuery(id, payment),
    refetchInterval: ({ state }) =>
      state.data?.state === 'initiated' && state.dataUpdateCount <= most ? everyMs : false,
  });
  const isSettled = read.data?.state === 'settled';
  useEffect(() => {
    if (isSettled) void ledgerChanged(client);
  }, [isSettled, client]);
  if (!read.data)
    return <WaitingLedger read={read} title="Payment" what="Payment" width="form" back={home} />;
  const { state, unit_number, property_title, begun } = read.data;
  const [title, text] = wordsOf(read.data);
  const isOver = state === 'failed' || state === 'expired' || state === 'initiated';
  const facts = (
    <Facts>
      <Fact label="Receipt number">{receiptNumber(payment)}</Fact>
    </Facts>
  );
  const isPaper = hasReceipt(read.data);
  return (
    <Page title="Payment" lead={`Unit ${unit_number}, ${property_title}`} back={home} width="form">
      <ResultPage
        {...(isAllBack(read.data) ? wentBack : looks[state])}
        title={title}
        text={text}
        facts={isPaper && facts}
      >
        {isPaper && <ReceiptButton leaseId={id} paymentId={payment} on={begun} />}
        {isOver && (
          <LinkButton to="/payrent" search={{ id }}>
            Pay rent
          </LinkButton>
        )}
        <LinkButton to="/ledgesData" search={{ id }} variant="outline">
          Charges and payments
        </LinkButton>
      </ResultPage>
    </Page>
  );
}
