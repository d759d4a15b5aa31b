import type { MoveIn, MoveInItem } from '../../../../shared/domain/leases/rent/rent-terms';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { centsOf, typedOf } from '../typed-cents';

type ItemValues = Omit<MoveInItem, 'cents'> & { cents: string };

/** Named as in the term. Amounts in dollars, as typed. */
export type MoveInValues = Omit<MoveIn, 'items'> & { items: ItemValues[] };

export const newMoveInItem = (): ItemValues => ({
  id: newIdempotencyKey(),
  kind: 'fee',
  label: '',
  cents: '',
  due: 'start',
});

/** What a term charges once, for its form; a term from before move-in charges has none. */
export const moveInValues = (
  { depositDue, items }: MoveIn = { depositDue: 'start', items: [] },
): MoveInValues => ({
  depositDue,
  items: items.map((item) => ({ ...item, cents: typedOf(item.cents) })),
});

/** As a term has it. */
export const moveInOf = ({ items, ...rest }: MoveInValues): MoveIn => ({
  ...rest,
  items: items.map((item) => ({ ...item, cents: centsOf(item.cents) })),
});
