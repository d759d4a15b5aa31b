import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { ledgerChanged } from '../queries';
import { reportedPropertiesQuery } from '../reports/report-queries';
import { type LineDialogProps, lineText } from './line-dialog';
import { type Remembered, RuleFields, rememberedOf, wordsProblem } from './rule-fields';

const Kind = z.enum(['bank', 'interest', 'unidentified']);
type Kind = z.infer<typeof Kind>;
type Values = Remembered & { kind: Kind | ''; property_id: string; memo: string };

/** Money out can be a charge alone; of money in a rule proposes what it is, or the person chooses. */
const kindOf = ({ line, rule }: Pick<LineDialogProps, 'line' | 'rule'>): Kind | '' => {
  if (line.cents < 0) return 'bank';
  return rule?.kind === 'unidentified' || rule?.kind === 'interest' ? rule.kind : '';
};

const moneyIn = [
  { value: 'interest', label: 'Interest', hint: 'The bank paid it on this account.' },
  {
    value: 'unidentified',
    label: 'Not known yet',
    hint: 'It is held as nobody’s until you find whose it is.',
  },
] as const;

/** A line that the books lack: the bank's own charge or interest, or money that nobody has claimed. */
export default function EnterDialog({ account, line, rule, onClose }: LineDialogProps) {
  const client = useQueryClient();
  const { account_id, bearer } = account;
  const isIn = line.cents > 0;
  const book = bearer === 'owners' ? 'in the property’s book' : 'in the company’s books';
  const isOfProperty = (kind: Values['kind']) => bearer === 'owners' && kind !== 'unidentified';
  return (
    <FormDialog<Values>
      title={isIn ? 'Enter money from the bank' : 'Enter a bank charge'}
      lead={`${lineText(line)}. It is posted ${book} on the day of the line, and matched to it.`}
      button="Enter and match"
      values={{
        kind: kindOf({ line, rule }),
        property_id: rule?.property_id ?? '',
        memo: '',
        ...rememberedOf(line),
      }}
      problems={({ kind, property_id, ...remembered }) =>
        problemsOf({
          kind: kind === '' && 'Choose what it is',
          property_id: isOfProperty(kind) && property_id === '' && 'Choose a property',
          ...wordsProblem(remembered),
        })
      }
      send={({ kind, property_id, memo, remember, words }) => {
        const body = {
          account_id,
          line_id: line.line_id,
          kind: Kind.parse(kind),
          memo: memo.trim(),
          ...(isOfProperty(kind) && { property_id }),
          ...(remember && { remember: words.trim() }),
        };
        return api.ledger.enterBankLine({ body });
      }}
      done="Entered and matched."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      {isIn && <KindChoice />}
      {bearer === 'owners' && <PropertyChoice />}
      <MemoField />
      <RuleFields />
    </FormDialog>
  );
}

function KindChoice() {
  const { onChange, ...kind } = useValueField<Values, 'kind'>('kind');
  return (
    <ChoiceCards {...kind} label="What it is" required columns={2} choices={moneyIn} onValue={onChange} />
  );
}

function PropertyChoice() {
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  const field = useFormField('property_id');
  if (kind === 'unidentified') return null;
  return (
    <SelectField
      label="Property"
      hint="Its owners bear it by their shares on that day"
      required
      placeholder="Choose a property"
      options={properties.map(({ id: value, title: label }) => ({ value, label }))}
      {...field}
    />
  );
}

const MemoField = () => (
  <TextField label="Note (optional)" maxLength={limits.textCharacters} {...useFormField('memo')} />
);
