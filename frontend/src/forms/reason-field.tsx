import { limits } from '../../../shared/domain/limits';
import { TextAreaField } from '../ui/fields/text-area-field';
import { useValueField } from './use-field';

type Props = { hint: string; required?: boolean };

/** Why something is done; `hint` says who reads it. */
export const ReasonField = ({ hint, required = false }: Props) => (
  <TextAreaField
    label={required ? 'Reason' : 'Reason (optional)'}
    hint={hint}
    required={required}
    rows={2}
    maxLength={limits.descriptionCharacters}
    {...useValueField<{ reason: string }, 'reason'>('reason')}
  />
);
