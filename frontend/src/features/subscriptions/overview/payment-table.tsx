import { chakra } from '@chakra-ui/react';
import type { PaymentLine } from '../../../../../shared/contract/subscriptions';
import { PaymentRow } from './payment-row';

const headers = [
  { name: 'Reference' },
  { name: 'Date' },
  { name: 'Period' },
  { name: 'Status' },
  { name: 'Amount', end: true },
  { name: 'Receipt', end: true },
] as const;

const Header = chakra('th', {
  base: {
    h: '10',
    px: '3',
    _first: { ps: '6' },
    _last: { pe: '6' },
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});

/** The payments as a table whose rows open; on a phone each row is a card. */
export const PaymentTable = ({ payments, busy }: { payments: readonly PaymentLine[]; busy: boolean }) => (
  <chakra.table
    w="full"
    borderCollapse="collapse"
    display={{ base: 'block', md: 'table' }}
    aria-busy={busy || undefined}
    opacity={busy ? 0.6 : 1}
    transition="opacity {durations.fade}"
  >
    <chakra.caption srOnly>Payments, newest first</chakra.caption>
    <chakra.thead srOnly={{ base: true, md: false }} borderBottomWidth="1px" borderColor="border">
      <tr>
        {headers.map(({ name, ...rest }) => (
          <Header key={name} scope="col" end={'end' in rest}>
            {name}
          </Header>
        ))}
      </tr>
    </chakra.thead>
    <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} columns={headers.length} />
      ))}
    </chakra.tbody>
  </chakra.table>
);
