import { useState } from 'react';
import { addToMonth, displayDate, monthOf } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { PdfButton } from '../../../ui/data/pdf-button';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';

type Period = { readonly from: string; readonly to: string };

/** This year and the two before it, the last twelve months, or days of one’s own. */
function periodsOf(today: string): readonly (Period & { value: string; label: string })[] {
  const year = Number(today.slice(0, 4));
  const years = [year, year - 1, year - 2].map((one) => ({
    value: String(one),
    label: `Year ${one}`,
    from: `${one}-01-01`,
    to: `${one}-12-31`,
  }));
  const from = `${addToMonth(monthOf(today), -11)}-01`;
  return [
    { value: 'months', label: 'Last 12 months', from, to: today },
    ...years,
    { value: 'own', label: 'Other days', from, to: today },
  ];
}

/** A statement of any days, or of a year, as a PDF. */
export function Statements({ leaseId, today }: { leaseId: string; today: string }) {
  const periods = periodsOf(today);
  const [chosen, setChosen] = useState('months');
  const [own, setOwn] = useState<Period>({ from: periods[0]?.from ?? today, to: today });
  const found = periods.find(({ value }) => value === chosen);
  const { from, to } = chosen === 'own' || !found ? own : found;
  const isPossible = from !== '' && to !== '' && from <= to;
  return (
    <Section title="Statements">
      <Stack gap="4">
        <SelectField
          label="Period"
          options={periods}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {chosen === 'own' && (
          <Columns widths="1fr 1fr" from="sm" gap="4">
            <DateField
              label="From"
              value={own.from}
              onChange={({ target }) => setOwn({ ...own, from: target.value })}
            />
            <DateField
              label="Through"
              value={own.to}
              min={own.from}
              onChange={({ target }) => setOwn({ ...own, to: target.value })}
            />
          </Columns>
        )}
        <Row>
          {isPossible ? (
            <PdfButton
              label="Download statement"
              name={`statement-${from}-${to}`}
              pdf={async () =>
                (await api.prints.printMyStatement({ params: { leaseId }, query: { from, to } })).data.pdf
              }
            />
          ) : (
            <Muted>Choose a first and a last day.</Muted>
          )}
        </Row>
        <Muted small>
          <bdi>{`What was charged and paid from ${displayDate(from)} to ${displayDate(to)}, with the rent paid in all.`}</bdi>
        </Muted>
      </Stack>
    </Section>
  );
}
