import type { MoveInLine } from '../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../shared/domain/dates';
import { displayDollars } from '../../../../shared/domain/money';
import { Row, Stack } from '../../ui/layout/layout';
import { PlainList } from '../../ui/layout/plain-list';
import { Amount, Muted, Strong } from '../../ui/primitives/text';

/** How far a charge is paid. */
function stateOf({ cents, open, due_on, is_charged }: MoveInLine): string {
  if (!is_charged) return `To be charged today, due ${displayDate(due_on)}`;
  if (open === 0) return 'Paid';
  const due = `due ${displayDate(due_on)}`;
  return open < cents ? `${displayDollars(cents - open)} paid, rest ${due}` : `Not paid, ${due}`;
}

/** What a lease charges once, line by line, with what is left to pay of it. */
export function MoveInList({ lines }: { lines: readonly MoveInLine[] }) {
  const left = lines.reduce((sum, { open }) => sum + open, 0);
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <PlainList>
      {lines.map((line, index) => (
        <Row as="li" spread alignItems="flex-start" key={`${line.label} ${String(index)}`}>
          <Stack gap="0">
            <bdi>{line.label}</bdi>
            <Muted small>{stateOf(line)}</Muted>
          </Stack>
          <Amount>{displayDollars(line.cents)}</Amount>
        </Row>
      ))}
      <Row as="li" spread borderTopWidth="1px" borderColor="border" pt="2">
        <Strong>{left === 0 ? 'All paid' : 'Left to pay'}</Strong>
        <Strong>
          <Amount>{displayDollars(left === 0 ? total : left)}</Amount>
        </Strong>
      </Row>
    </PlainList>
  );
}
