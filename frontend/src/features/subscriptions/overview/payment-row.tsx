import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { PaymentLine } from '../../../../../shared/contract/subscriptions';
import { displayDate } from '../../../../../shared/domain/dates';
import { StatusBadge } from '../../../ui/status-badge';
import { moneyText } from '../money-text';
import { paymentLooks } from '../status-looks';
import { PaymentExplained } from './payment-explained';
import { ReceiptButton } from './receipt-button';

const Cell = chakra('td', {
  base: {
    h: { md: '12' },
    px: { base: '0', md: '3' },
    py: { base: '0', md: '2' },
    verticalAlign: 'middle',
    _first: { ps: { md: '6' } },
    _last: { pe: { md: '6' } },
  },
  variants: {
    end: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
    /** Said in the opened row on a phone. */
    wideOnly: { true: { display: { base: 'none', md: 'table-cell' } } },
  },
});

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    ms: '-1',
    px: '1',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '@media (pointer: coarse)': { minH: '11' },
    '& svg': { color: 'muted', transition: 'transform {durations.quick}' },
    _rtl: { '& svg': { transform: 'scaleX(-1)' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  },
});

/** On a phone two columns: what it is at the start, the money at the end. */
const card = {
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
} as const;

/** One payment; its reference opens the lines that explain every cent. */
export function PaymentRow({ payment, columns }: { payment: PaymentLine; columns: number }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const period = periodText(payment);
  return (
    <>
      <chakra.tr
        {...card}
        px={{ base: '4', md: '0' }}
        py={{ base: '2', md: '0' }}
        borderTopWidth="1px"
        borderColor="border"
        _first={{ borderTopWidth: '0' }}
      >
        <Cell>
          <Opener
            type="button"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            aria-label={`${payment.payment_referenceid}, what it is made of`}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={16} aria-hidden="true" />
            <span dir="ltr">{payment.payment_referenceid}</span>
          </Opener>
          <chakra.time
            dateTime={payment.createddate}
            display={{ base: 'block', md: 'none' }}
            ps="5"
            fontSize="xs"
            color="muted"
          >
            {displayDate(payment.createddate)}
          </chakra.time>
        </Cell>
        <Cell wideOnly whiteSpace="nowrap">
          <time dateTime={payment.createddate}>{displayDate(payment.createddate)}</time>
        </Cell>
        <Cell wideOnly color="muted">
          <bdi>{period}</bdi>
        </Cell>
        <Cell>
          <StatusBadge {...paymentLooks[payment.status]} />
        </Cell>
        <Cell
          end
          gridRow={{ base: '1' }}
          gridColumn={{ base: '2' }}
          fontWeight={{ base: 'semibold', md: 'normal' }}
        >
          <span dir="ltr">{moneyText(payment.amount)}</span>
        </Cell>
        <Cell end>
          <ReceiptButton payment={payment} />
        </Cell>
      </chakra.tr>
      {open && (
        <chakra.tr id={details} display={{ base: 'block', md: 'table-row' }} bg="surface.sunk">
          <chakra.td colSpan={columns} display={{ base: 'block', md: 'table-cell' }} p="0">
            <PaymentExplained payment={payment} period={period} />
          </chakra.td>
        </chakra.tr>
      )}
    </>
  );
}

/** `Jan 05, 2026 – Feb 05, 2026`. */
const periodText = (payment: PaymentLine): string =>
  [payment.businessplanstartdate, payment.businessplanenddate]
    .map(displayDate)
    .filter((date) => date !== '')
    .join(' – ');
