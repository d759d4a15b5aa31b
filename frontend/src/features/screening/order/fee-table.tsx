import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { displayDollars } from '../../../../../shared/domain/money';
import { Amount } from '../../../ui/primitives/text';
import { feeTotal, type OrderValues } from './order-values';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th, & td': { py: '2', pe: '3', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'border' },
    '& th:last-child, & td:last-child': { textAlign: 'end', pe: '0' },
    '& thead th': { fontSize: 'xs', color: 'muted', fontWeight: 'medium' },
    '& tfoot th, & tfoot td': { fontWeight: 'semibold', borderBottomWidth: '0' },
  },
});

type Props = {
  fees: OrderValues['fees'];
  /** The cell of an amount: a field, or what was typed. */
  amount: (index: number) => ReactNode;
};

/** A row per person and the total (SCR-04). */
export const FeeTable = ({ fees, amount }: Props) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">First name</th>
        <th scope="col">Last name</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {fees.map(({ firstName, lastName, email }, index) => (
        <tr key={email}>
          <td>
            <bdi>{firstName}</bdi>
          </td>
          <td>
            <bdi>{lastName}</bdi>
          </td>
          <td>{amount(index)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Total
        </th>
        <td>
          <Amount>{displayDollars(feeTotal(fees))}</Amount>
        </td>
      </tr>
    </tfoot>
  </Table>
);
