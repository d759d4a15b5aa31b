import type { BankAccount, BankLine, BankRule } from '../../../../../shared/contract/bank';
import { limits } from '../../../../../shared/domain/limits';
import { signedDollars } from '../../../../../shared/domain/money';
import { useValueField } from '../../../forms/use-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { lineTitle } from './bank-words';

export type LineDialogProps = {
  account: BankAccount;
  line: BankLine;
  /** What proposes it. */
  rule?: BankRule | undefined;
  onClose: () => void;
};

/** What a dialog of a line is about: `RENT MAPLE, $1,450.00`. */
export const lineText = (line: BankLine): string => `${lineTitle(line)}, ${signedDollars(line.cents)}`;

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
