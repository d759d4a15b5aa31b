import { ArrowLeft, ArrowRight, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { BringChoices } from '../../../../../shared/domain/imports/bring/bring-choices';
import type { RepairCard, RepairItem } from '../../../../../shared/domain/imports/bring/repair-cards';
import { Notice } from '../../../ui/feedback/notice';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Grow, Row, Stack } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted, Strong } from '../../../ui/primitives/text';
import { StepBar } from '../step-bar';
import type { BringPlan } from './use-bring-plan';

type Props = {
  plan: BringPlan;
  onChoices: (choices: BringChoices) => void;
  onBack: () => void;
  onNext: () => void;
};

/** More rows are shown on demand. */
const rowsShown = 10;

/** Step 3: a card for each kind of problem. Only kinds that stop the import have to be settled. */
export function RepairPage({ plan: { cards, choices }, onChoices, onBack, onNext }: Props) {
  const blocking = cards.filter(({ isBlocking }) => isBlocking);
  return (
    <>
      {cards.length === 0 && (
        <Notice kind="success" announced title="Nothing to repair">
          Every row can be brought in as it is.
        </Notice>
      )}
      {cards.map((card) => (
        <Card key={card.kind} card={card} choices={choices} onChoices={onChoices} />
      ))}
      <Leftovers choices={choices} onChoices={onChoices} />
      <StepBar>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Columns
        </Button>
        <Button disabled={blocking.length > 0} onClick={onNext}>
          Compare totals
          <ArrowRight aria-hidden="true" />
        </Button>
      </StepBar>
    </>
  );
}

/** Leases that were left out here, to take them back. */
function Leftovers({ choices, onChoices }: Pick<Props, 'onChoices'> & { choices: BringChoices }) {
  const { length } = choices.leftOut;
  if (length === 0) return null;
  return (
    <Notice
      action={
        <Button size="sm" variant="outline" onClick={() => onChoices({ ...choices, leftOut: [] })}>
          Take them back
        </Button>
      }
    >
      {`${length} ${length === 1 ? 'lease is' : 'leases are'} left out.`}
    </Notice>
  );
}

type CardProps = { card: RepairCard; choices: BringChoices; onChoices: (choices: BringChoices) => void };

function Card({ card, choices, onChoices }: CardProps) {
  const [all, setAll] = useState(false);
  const items = all ? card.items : card.items.slice(0, rowsShown);
  return (
    <Section
      title={card.title}
      lead={card.lead}
      action={card.isBlocking && <StatusBadge tone="warning" icon={Wrench} word="Needed" />}
    >
      <Stack gap="4">
        <ForAll card={card} choices={choices} onChoices={onChoices} />
        <RuledList>
          {items.map((item) => (
            <Item key={item.key} item={item} choices={choices} onChoices={onChoices} />
          ))}
        </RuledList>
        {card.items.length > items.length && (
          <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setAll(true)}>
            {`Show all ${card.items.length}`}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

/** One answer for every row of the card. */
function ForAll({ card, choices, onChoices }: CardProps) {
  if (card.kind === 'first-day')
    return (
      <DateField
        label="First day of all of them"
        value={choices.firstDay}
        onChange={({ target }) => onChoices({ ...choices, firstDay: target.value })}
      />
    );
  if (card.kind === 'ended')
    return (
      <SelectField
        label="All of them are now"
        value={choices.atEnd}
        options={[
          { value: 'month-to-month', label: 'Month-to-month' },
          { value: 'end', label: 'Expired, I’ll decide' },
        ]}
        onChange={({ target }) =>
          onChoices({ ...choices, atEnd: target.value === 'end' ? 'end' : 'month-to-month' })
        }
      />
    );
  const [first] = card.items;
  const isOfCells = card.kind.startsWith('cell-') && card.items.length > 1;
  const [field] = first?.fields ?? [];
  return isOfCells && field ? (
    <CellsForAll card={card} label={field.label} {...{ choices, onChoices }} />
  ) : null;
}

function CellsForAll({ card, label, choices, onChoices }: CardProps & { label: string }) {
  const [value, setValue] = useState('');
  const fill = () => {
    const filled = card.items.flatMap(({ fields }) => fields.map(({ key }) => [key, value] as const));
    onChoices({ ...choices, edits: { ...choices.edits, ...Object.fromEntries(filled) } });
  };
  return (
    <Row gap="3" alignItems="flex-end">
      <TextField
        label={`${label} of all of them`}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button variant="outline" disabled={value.trim() === ''} onClick={fill}>
        Fill all
      </Button>
    </Row>
  );
}

type ItemProps = Omit<CardProps, 'card'> & { item: RepairItem };

function Item({ item, choices, onChoices }: ItemProps) {
  const { leaves } = item;
  return (
    <Row as="li" gap="4" alignItems="flex-end">
      <Grow flex="1 1 12rem">
        <Strong dir="auto">{item.label}</Strong>
        {item.note && (
          <Muted small as="p">
            <bdi>{item.note}</bdi>
          </Muted>
        )}
      </Grow>
      {item.fields.map((field) => (
        <Grow key={field.key} flex="1 1 12rem" maxW="20rem">
          <InPlace
            field={field}
            onValue={(value) => onChoices({ ...choices, edits: { ...choices.edits, [field.key]: value } })}
          />
        </Grow>
      ))}
      {leaves !== undefined && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Leave out ${item.label}`}
          onClick={() => onChoices({ ...choices, leftOut: [...choices.leftOut, leaves] })}
        >
          Leave out
        </Button>
      )}
    </Row>
  );
}

/** Typed in place: Enter or leaving the field takes it, Escape puts the old value back. */
function InPlace({
  field,
  onValue,
}: {
  field: RepairItem['fields'][number];
  onValue: (value: string) => void;
}) {
  const [typed, setTyped] = useState(field.value);
  const take = () => {
    if (typed !== field.value) onValue(typed.trim());
  };
  return (
    <TextField
      label={field.label}
      type={field.type}
      value={typed}
      error={field.error}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
        if (key === 'Escape') setTyped(field.value);
      }}
    />
  );
}
