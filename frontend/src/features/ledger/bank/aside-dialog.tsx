import { useQueryClient } from '@tanstack/react-query';
import type { BankAccount, BankLine } from '../../../../../shared/contract/bank';
import { limits } from '../../../../../shared/domain/limits';
import { signedDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useValueField } from '../../../forms/use-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { ledgerChanged } from '../queries';
import { lineTitle } from './bank-words';

export type LineDialogProps = { account: BankAccount; line: BankLine; onClose: () => void };

/** What a dialog of a line is about: `RENT MAPLE, $1,450.00`. */
export const lineText = (line: BankLine): string => `${lineTitle(line)}, ${signedDollars(line.cents)}`;

/** A line that has no entry here: money of another business, or the bank's own. */
export default function AsideDialog({ account: { account_id }, line, onClose }: LineDialogProps) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      title="Set this line aside?"
      lead={`${lineText(line)}. It counts as explained, and nothing is posted for it.`}
      button="Set aside"
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }) => {
        const body = { account_id, line_id: line.line_id, reason: reason.trim() };
        return api.ledger.setBankLineAside({ body });
      }}
      done="Line set aside."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <ReasonText hint="For example: transfer to savings, a purchase for no property" />
    </FormDialog>
  );
}

export const ReasonText = ({ hint }: { hint: string }) => (
  <TextAreaField
    label="Reason"
    hint={hint}
    required
    rows={2}
    maxLength={limits.descriptionCharacters}
    {...useValueField<{ reason: string }, 'reason'>('reason')}
  />
);
