import type { UseQueryResult } from '@tanstack/react-query';
import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { messages } from '../../../../../shared/domain/messages';
import { DataTable } from '../../../ui/data/data-table';
import { OpeningRow } from '../../../ui/data/opening-row';
import { Section } from '../../../ui/layout/section';
import { List } from '../../../ui/list/list';
import { drawings } from '../../../ui/primitives/drawings';
import { type HistoryPlace, historyPlaces } from './history-place';
import { paymentColumns } from './payment-columns';
import { PaymentExplained } from './payment-explained';

type Props = {
  read: UseQueryResult<MySubscription>;
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
};

/** Every payment with its explanation, newest first (SUB-01, SUB-03). */
export const PaymentHistory = ({ read, place, onPlace }: Props) => (
  <Section title="Payment history" flush>
    <List
      list={historyPlaces}
      place={place}
      onPlace={onPlace}
      read={read}
      page={({ paymentHistory: rows, next }) => ({ rows, next })}
      none={{
        title: messages.noPayments,
        text: 'The first payment of a plan appears here with its receipt.',
        drawing: drawings.paper,
      }}
    >
      {(payments, busy) => (
        <DataTable
          caption="Payments, newest first"
          columns={paymentColumns}
          rows={payments}
          rowKey={(payment) => payment.id}
          drawRow={(props) => (
            <OpeningRow
              {...props}
              label={`${props.row.payment_referenceid}, what it is made of`}
              content={<PaymentExplained payment={props.row} />}
            />
          )}
          picture={false}
          busy={busy}
        />
      )}
    </List>
  </Section>
);
