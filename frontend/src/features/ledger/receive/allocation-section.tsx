import { useFormContext, useWatch } from 'react-hook-form';
import type { OpenCharge } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../../../../shared/domain/money';
import { AmountField } from '../../../forms/amount-field';
import { centsOf } from '../../../forms/typed-cents';
import { useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted, Refusal, Strong } from '../../../ui/primitives/text';
import { laidOn, proposed, type Way } from './allocation';
import type { PaymentValues } from './payment-values';

const byRule = {
  value: 'oldest',
  label: 'Oldest first',
  hint: 'Rent before other charges due the same day',
} as const;
const byLaw = {
  value: 'oldest',
  label: 'Rent first',
  hint: 'State law: rent before fees and damages',
} as const;
const ways = [
  { value: 'chosen', label: 'Let me choose', hint: 'Also for a deposit' },
  { value: 'hold', label: 'Keep as prepayment', hint: 'It is applied to future charges' },
] as const;

type Allocated = Pick<PaymentValues, 'cents' | 'way' | 'typed'>;
type Props = {
  /** Each with the most that can be laid on it. */
  open: readonly OpenCharge[];
  /** What lies on them so far, by charge. */
  now?: Readonly<Record<number, number>>;
  isRentFirst?: boolean | undefined;
};

/** Where the money goes, as it is typed: the rule's proposal, or one's own. */
export const AllocationSection = ({ open, isRentFirst }: Props) => (
  <Section
    title="What it pays"
    lead={open.length === 0 ? 'Nothing is due, so it is kept as a prepayment.' : undefined}
  >
    <AllocationFields open={open} isRentFirst={isRentFirst} />
  </Section>
);

export function AllocationFields({ open, now, isRentFirst }: Props) {
  const { setValue, getValues } = useFormContext<Allocated>();
  const { onChange, ...field } = useValueField<Allocated, 'way'>('way');
  const { error } = useValueField<Allocated, 'typed'>('typed');
  const choose = (way: Way) => {
    if (way === 'chosen')
      setValue('typed', proposed(open, { cents: centsOf(getValues('cents')), isRentFirst }));
    onChange(way);
  };
  return (
    <Stack gap="5">
      {open.length > 0 && (
        <ChoiceCards
          {...field}
          label="What it pays"
          hideLabel
          columns={3}
          choices={[isRentFirst ? byLaw : byRule, ...ways]}
          onValue={choose}
        />
      )}
      <Parts open={open} now={now} isRentFirst={isRentFirst} isTyped={field.value === 'chosen'} />
      {error && <Refusal>{error}</Refusal>}
    </Stack>
  );
}

/** `$450.00 open`; of a payment that is laid anew, also what lies there now. */
const openText = ({ cents }: OpenCharge, laid = 0): string =>
  [`${displayDollars(cents - laid)} open`, laid > 0 && `${displayDollars(laid)} paid now`]
    .filter(Boolean)
    .join(', ');

function Parts({ open, now, isRentFirst, isTyped }: Props & { isTyped: boolean }) {
  const [amount, way, typed] = useWatch<Allocated, ['cents', 'way', 'typed']>({
    name: ['cents', 'way', 'typed'],
  });
  const cents = centsOf(amount);
  const { parts, rest } = laidOn(open, { cents, way, typed, isRentFirst });
  return (
    <PlainList>
      {open.map((one) => (
        <Columns
          as="li"
          key={one.charge}
          widths={isTyped ? '1fr 11rem' : '1fr auto'}
          from={isTyped ? 'sm' : 'base'}
          gap="3"
          alignItems="center"
        >
          <div>
            <Strong display="block">
              <bdi>{chargeName(one)}</bdi>
            </Strong>
            <Muted small>{`Due ${displayDate(one.due)}, ${openText(one, now?.[one.charge])}`}</Muted>
          </div>
          {isTyped ? (
            <AmountField name={`typed.${one.charge}`} label="Part of it" />
          ) : (
            <Amount textAlign="end">{displayDollars(parts[one.charge] ?? 0)}</Amount>
          )}
        </Columns>
      ))}
      <Row as="li" spread borderTopWidth={open.length > 0 ? '1px' : '0'} borderColor="border" pt="2">
        <Strong>Kept as prepayment</Strong>
        <Amount fontWeight="semibold">{displayDollars(Math.max(rest, 0))}</Amount>
      </Row>
    </PlainList>
  );
}
