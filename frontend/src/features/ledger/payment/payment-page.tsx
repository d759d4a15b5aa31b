import { useQuery } from '@tanstack/react-query';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { methodNames } from '../../../../../shared/domain/ledger/method-names';
import { displayDollars } from '../../../../../shared/domain/money';
import { lineName, lineNote } from '../../../domain-ui/ledger/line-words';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Grow, Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { PlainList, RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { ChargeLines } from '../parts/charge-lines';
import { changeText } from '../parts/ledger-words';
import { paymentQuery } from '../queries';
import { useLineDialog } from '../show/use-line-dialog';
import { toBalances, WaitingLedger } from '../show/waiting-ledger';
import { type PaymentChange, paymentChanges } from './payment-changes';
import { PaymentBadge, PaymentNotice } from './payment-state';

type Payment = NonNullable<LedgerLine['payment']>;

/** /editPayment-status: where a payment stands, what it pays, and what may be done with it (D28, D29). */
export function PaymentPage({ leaseId, paymentId }: { leaseId: string; paymentId: string }) {
  const read = useQuery(paymentQuery(leaseId, paymentId));
  const paid = read.data?.lines.at(-1);
  return read.data && paid?.payment ? (
    <Whole ledger={read.data.ledger} lines={read.data.lines} paid={paid} payment={paid.payment} />
  ) : (
    <WaitingLedger read={read} title="Payment status" what="Payment" width="form" />
  );
}

type WholeProps = { ledger: Ledger; lines: readonly LedgerLine[]; paid: LedgerLine; payment: Payment };

function Whole({ ledger, lines, paid, payment }: WholeProps) {
  const { lease_id: id, unit_number, property_title } = ledger;
  const here = { to: '/editPayment-status', search: { id, payment: payment.payment_id } } as const;
  const toLedger = { to: '/ledgesData', search: { id } } as const;
  useCrumbs([
    toBalances,
    { ...toLedger, label: `Unit ${unit_number}` },
    { ...here, label: 'Payment status' },
  ]);
  const { show, dialog } = useLineDialog(ledger);
  const changes = ledger.may.change ? paymentChanges(payment) : [];
  return (
    <Page
      title="Payment status"
      lead={`Unit ${unit_number}, ${property_title}`}
      back={{ ...toLedger, label: 'Ledger' }}
      width="form"
    >
      <PaymentNotice payment={payment} />
      <Section
        title={`Payment of ${displayDollars(payment.cents)}`}
        action={<PaymentBadge payment={payment} />}
      >
        <PaymentFacts paid={paid} payment={payment} />
      </Section>
      <Section title="What it pays">
        <Covers payment={payment} />
      </Section>
      {changes.length > 0 && (
        <Section title="Change this payment" flush>
          <RuledList>
            {changes.map((change) => (
              <ChangeRow key={change.what} change={change} onStart={() => show(change.what, paid)} />
            ))}
          </RuledList>
        </Section>
      )}
      <Section title="History">
        <History lines={lines} />
      </Section>
      {dialog}
    </Page>
  );
}

const PaymentFacts = ({ paid, payment }: { paid: LedgerLine; payment: Payment }) => (
  <Facts>
    <Fact label="Received on">{displayDate(paid.on)}</Fact>
    <Fact label="Method">{methodNames[payment.method]}</Fact>
    {payment.reference !== '' && <Fact label="Reference">{payment.reference}</Fact>}
    {payment.payer !== '' && <Fact label="From">{payment.payer}</Fact>}
    {payment.refunded > 0 && <Fact label="Refunded">{displayDollars(payment.refunded)}</Fact>}
  </Facts>
);

/** The charges it is applied to, and what is held for the next ones. */
const Covers = ({ payment: { covers, prepaid, state } }: { payment: Payment }) => (
  <Stack>
    {covers.length > 0 && <ChargeLines charges={covers} />}
    {prepaid > 0 && (
      <Muted>
        <Amount>{displayDollars(prepaid)}</Amount> is held and pays the next charges.
      </Muted>
    )}
    {covers.length === 0 && prepaid === 0 && (
      <Muted>
        {state === 'returned' ? 'Nothing, because it was returned by the bank.' : 'Nothing at the moment.'}
      </Muted>
    )}
  </Stack>
);

const ChangeRow = ({ change, onStart }: { change: PaymentChange; onStart: () => void }) => (
  <Row as="li" spread>
    <Grow flexBasis="16rem">
      <Strong>{change.label}</Strong>
      <Muted small>{change.not ?? change.hint}</Muted>
    </Grow>
    {change.not === undefined && (
      <Button variant="outline" size="sm" onClick={onStart}>
        {change.button}
      </Button>
    )}
  </Row>
);

const History = ({ lines }: { lines: readonly LedgerLine[] }) => (
  <PlainList>
    {lines.map((line) => (
      <Row as="li" spread key={line.entry_id} alignItems="flex-start">
        <Grow>
          <bdi>{lineName(line)}</bdi>
          <Muted small>
            <bdi>{[displayDate(line.on), lineNote(line)].filter(Boolean).join(' · ')}</bdi>
          </Muted>
        </Grow>
        <Amount>{changeText(line.amount)}</Amount>
      </Row>
    ))}
  </PlainList>
);
