import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PaymentLine } from '../../../../shared/contract/subscriptions';
import { moneyText } from './money-text';

/** A sum has a rule above it, where there is something to add up. */
const sumRule = {
  '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'control', pt: '2' },
};

/** A line of a bill: words at the start, cents at the end. */
export const AmountLine = ({
  words,
  amount,
  total = false,
  note,
}: {
  words: string;
  amount: number;
  total?: boolean;
  note?: string | undefined;
}) => (
  <chakra.div
    display="flex"
    justifyContent="space-between"
    alignItems="baseline"
    gap="4"
    fontWeight={total ? 'semibold' : undefined}
    css={total ? sumRule : {}}
  >
    <chakra.dt minW="0">
      <bdi>{words}</bdi>
      {note && (
        <chakra.span display="block" fontSize="xs" color="muted">
          <bdi>{note}</bdi>
        </chakra.span>
      )}
    </chakra.dt>
    <chakra.dd m="0" dir="ltr" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {moneyText(amount)}
    </chakra.dd>
  </chakra.div>
);

/** What the provider calls a proration, in a person's words. */
const noteOf = ({ proration, amount }: PaymentLine['lines'][number]): string | undefined => {
  if (!proration) return undefined;
  return amount < 0 ? 'What you paid already and do not use' : 'Only the days that are left of the period';
};

export const AmountLines = ({ lines, children }: { lines: PaymentLine['lines']; children?: ReactNode }) => (
  <chakra.dl m="0" display="flex" flexDirection="column" gap="2">
    {lines.map((line, index) => (
      <AmountLine
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill may be equal, and never move
        key={index}
        words={line.description}
        amount={line.amount}
        note={noteOf(line)}
      />
    ))}
    {children}
  </chakra.dl>
);
