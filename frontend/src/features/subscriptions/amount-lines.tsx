import type { ReactNode } from 'react';
import type { PaymentLine } from '../../../../shared/contract/subscriptions';
import { Row, Stack } from '../../ui/layout/layout';
import { Amount, Muted } from '../../ui/primitives/text';
import { moneyText } from './money-text';

/** A total has a line above it if there is more than one amount. */
const sumRule = {
  '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'control', pt: '2' },
};

/** A line of a bill: text at the start, cents at the end. */
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
  <Row
    spread
    flexWrap="nowrap"
    alignItems="baseline"
    gap="4"
    fontWeight={total ? 'semibold' : undefined}
    css={total ? sumRule : {}}
  >
    <dt>
      <bdi>{words}</bdi>
      {note && (
        <Muted small fontWeight="normal">
          <bdi>{note}</bdi>
        </Muted>
      )}
    </dt>
    <Amount as="dd">{moneyText(amount)}</Amount>
  </Row>
);

/** Explains the provider's prorations. */
const noteOf = ({ proration, amount }: PaymentLine['lines'][number]): string | undefined => {
  if (!proration) return undefined;
  return amount < 0 ? 'Credit for unused time' : 'Only the days left in the period';
};

export const AmountLines = ({ lines, children }: { lines: PaymentLine['lines']; children?: ReactNode }) => (
  <Stack as="dl" gap="2">
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
  </Stack>
);
