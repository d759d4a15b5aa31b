import { useWatch } from 'react-hook-form';
import { beforeMoveIn } from '../../../../../../shared/domain/leases/rent/before-move-in';
import { moveInLabels } from '../../../../../../shared/domain/leases/rent/move-in-labels';
import { maxMoveInItems } from '../../../../../../shared/domain/leases/rent/rent-terms';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { limits } from '../../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../../shared/domain/money';
import { AmountField } from '../../../../forms/amount-field';
import { RowsField } from '../../../../forms/rows-field';
import { useFormField } from '../../../../forms/use-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Columns } from '../../../../ui/layout/columns';
import { Row, Stack } from '../../../../ui/layout/layout';
import { PlainList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { Amount, Strong, SubTitle } from '../../../../ui/primitives/text';
import { type MoneyValues, newMoveInItem, takeMoney } from './money-values';

const kinds = [
  { value: 'fee', label: 'One-time fee' },
  { value: 'pet-deposit', label: moveInLabels['pet-deposit'] },
  { value: 'last-month', label: moveInLabels['last-month'] },
];

export const dues = [
  { value: 'start', label: 'The first day' },
  { value: 'signing', label: 'The day everyone has signed' },
];

const firstLead =
  'Charged once, when everyone has signed. The lease names them; if you bring your own PDF, it must name them, too.';
const renewalLead =
  'Of deposits, only what is more than before is charged, when everyone has signed. The renewal names fees; if you bring your own PDF, it must name them, too.';

/** What is charged once beside the deposit, and all that is due before moving in. */
export const MoveInSection = ({ draft, today }: { draft: Term; today: string }) => (
  <Section title="Move-in charges" lead={draft.number === 1 ? firstLead : renewalLead}>
    <Stack gap="5">
      <RowsField
        name="moveIn.items"
        what="move-in charge"
        add="Add charge"
        blank={newMoveInItem}
        most={maxMoveInItems}
        empty="No pet deposit, last month’s rent or one-time fee."
      >
        {({ name }) => <Item name={name} />}
      </RowsField>
      {draft.number === 1 && <BeforeMovingIn draft={draft} today={today} />}
    </Stack>
  </Section>
);

function Item({ name }: { name: string }) {
  const kind: string = useWatch({ name: `${name}.kind` });
  return (
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField label="Charge" options={kinds} {...useFormField(`${name}.kind`)} />
      {kind === 'fee' && <FeeName name={name} />}
      <AmountField label="Amount" required name={`${name}.cents`} />
      <SelectField label="Due on" options={dues} {...useFormField(`${name}.due`)} />
    </Columns>
  );
}

const FeeName = ({ name }: { name: string }) => (
  <TextField
    label="What it is for"
    required
    maxLength={limits.textCharacters}
    {...useFormField(`${name}.label`)}
  />
);

/** By the rules that will charge it. */
function BeforeMovingIn({ draft, today }: { draft: Term; today: string }) {
  const values = useWatch<MoneyValues>();
  const rows = beforeMoveIn(takeMoney(values as MoneyValues, draft), today);
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <SubTitle>Due before moving in</SubTitle>
      <PlainList>
        {rows.map(({ label, cents }, index) => (
          <Row as="li" spread key={`${label} ${String(index)}`}>
            <bdi>{label}</bdi>
            <Amount>{displayDollars(cents)}</Amount>
          </Row>
        ))}
        <Row as="li" spread borderTopWidth="1px" borderColor="border" pt="2">
          <Strong>Total</Strong>
          <Strong>
            <Amount>{displayDollars(total)}</Amount>
          </Strong>
        </Row>
      </PlainList>
    </Stack>
  );
}
