import type { Doubt, GuessedReading } from '../../../../../shared/domain/ledger/bank/guess-reading';
import type { BankTable, Reading } from '../../../../../shared/domain/ledger/bank/read-table';
import { type SignRule, signChoices, signRules } from '../../../../../shared/domain/ledger/bank/signs';
import { dayOrders } from '../../../../../shared/domain/tabular/days';
import { headingRows } from '../../../../../shared/domain/tabular/headings';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns as SideBySide } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { amountSignWords, columnSignWords, doubtWords, orderWords } from './import-words';

const shownCells = 4;

/** `Line 3: Date · Description · Amount`. */
const headingsText = ({ line, cells }: BankTable['rows'][number]): string =>
  `Line ${line}: ${cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, shownCells)
    .join(' · ')}`;

export const SignChoice = ({
  value,
  rules,
  words = amountSignWords,
  onValue,
}: {
  value: SignRule;
  rules: readonly SignRule[];
  words?: Readonly<Record<SignRule, string>>;
  onValue: (rule: SignRule) => void;
}) => (
  <SelectField
    label="Money out is"
    options={rules.map((rule) => ({ value: rule, label: words[rule] }))}
    value={value}
    onChange={({ target }) => {
      const rule = signRules.find((one) => one === target.value);
      if (rule) onValue(rule);
    }}
  />
);

/** What the file leaves open, each said until a person has chosen. */
export const Doubts = ({ doubts }: { doubts: readonly Doubt[] }) => (
  <>
    {doubts.map((doubt) => (
      <Notice key={doubt} kind="warning">
        {doubtWords[doubt]}
      </Notice>
    ))}
  </>
);

type Props = {
  table: BankTable;
  reading: Reading;
  mayTurnDays: GuessedReading['mayTurnDays'];
  onHeadings: (at: number) => void;
  onReading: (reading: Reading, settled: Doubt) => void;
};

/** The row of the headings, what is money out and how days are written: guessed, and a person's to choose. */
export function ReadingChoice({ table, reading, mayTurnDays, onHeadings, onReading }: Props) {
  const { columns } = reading;
  const rows = table.rows.slice(0, headingRows);
  const headings = [
    { value: '-1', label: 'No headings' },
    ...rows.map((row, at) => ({ value: String(at), label: headingsText(row) })),
  ];
  return (
    <Stack gap="3">
      <SideBySide widths="1fr 1fr 1fr" from="sm" gap="4">
        <SelectField
          label="Headings"
          options={headings}
          value={String(reading.headingsAt)}
          onChange={({ target }) => onHeadings(Number(target.value))}
        />
        <SignChoice
          value={reading.signs}
          rules={signChoices(columns)}
          words={columns.amount < 0 ? columnSignWords : amountSignWords}
          onValue={(signs) => onReading({ ...reading, signs }, 'signs')}
        />
        {mayTurnDays && (
          <SelectField
            label="Dates are written"
            options={dayOrders.map((order) => ({ value: order, label: orderWords[order] }))}
            value={reading.order}
            onChange={({ target }) => {
              const order = dayOrders.find((one) => one === target.value);
              if (order) onReading({ ...reading, order }, 'order');
            }}
          />
        )}
      </SideBySide>
    </Stack>
  );
}
