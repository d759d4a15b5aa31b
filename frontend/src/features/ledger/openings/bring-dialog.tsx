import { useQueryClient } from '@tanstack/react-query';
import type { Explanation } from '../../../../../shared/domain/ledger/openings/sheet';
import { explanations } from '../../../../../shared/domain/ledger/openings/sheet';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { ledgerChanged } from '../queries';
import { untilNothingLeft } from './opening-queries';

const words: Record<Explanation, string> = {
  'left-out': 'Left out on purpose',
  'old-wrong': 'Old report is wrong',
  other: 'Other',
};

type Values = { why: Explanation | ''; text: string };
type Props = { version: number; difference: number; isSolo: boolean; onClose: () => void };

const isExplanation = (why: Values['why']): why is Explanation => why !== '';

/** Posts the sheet: it ties, or the difference is explained and becomes the manager's. */
export default function BringDialog({ version, difference, isSolo, onClose }: Props) {
  const client = useQueryClient();
  const isOff = difference !== 0;
  return (
    <FormDialog<Values>
      title="Bring the opening balances in?"
      lead={
        isOff
          ? `The bank accounts differ by ${displayDollars(difference)} from whose money it is.`
          : 'Everything ties: all money at the banks is somebody’s.'
      }
      button="Bring in"
      values={{ why: '', text: '' }}
      problems={({ why, text }) =>
        problemsOf({
          why: isOff && why === '' && 'Choose a reason',
          text: isOff && text.trim() === '' && 'Explain the difference',
        })
      }
      send={({ why, text }) => {
        const explanation = isOff && isExplanation(why) ? { explanation: { why, text: text.trim() } } : {};
        return untilNothingLeft(() => api.ledger.bringOpeningIn({ body: { version, ...explanation } }));
      }}
      done="Opening balances brought in."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      {isOff && (
        <Notice
          kind="warning"
          title={isSolo ? 'It has to tie first' : 'The difference becomes your company’s'}
        >
          {isSolo
            ? 'The money in your accounts is yours or your tenants’. Correct a balance until the difference is 0.00.'
            : difference < 0
              ? 'What is missing is a shortage of the account from the first day: nobody is paid out of it until you cover it.'
              : 'What is left over is entered as your company’s money.'}
        </Notice>
      )}
      {isOff && !isSolo && <Explaining />}
    </FormDialog>
  );
}

const Explaining = () => (
  <>
    <SelectField
      label="Why it differs"
      required
      placeholder="Choose a reason"
      options={explanations.map((value) => ({ value, label: words[value] }))}
      {...useFormField('why')}
    />
    <TextField label="In a sentence" required maxLength={limits.textCharacters} {...useFormField('text')} />
  </>
);
