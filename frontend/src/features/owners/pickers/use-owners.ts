import { get, useFormState } from 'react-hook-form';
import { messages } from '../../../../../shared/domain/messages';
import { useValueField } from '../../../forms/use-field';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { type OwnerValues, ownerName } from './owner-values';
import { withShare } from './shares';

/** The form values that the owner fields need. */
export type FormWithOwners = { rentalOwners: OwnerValues[] };

/** The surrounding form's owners, with errors and changes. */
export function useOwners() {
  const field = useValueField<FormWithOwners, 'rentalOwners'>('rentalOwners');
  const { value: owners, onChange: put } = field;
  const { errors } = useFormState<FormWithOwners>({ name: 'rentalOwners' });
  return {
    owners,
    put: (next: readonly OwnerValues[]) => put(next),
    error: field.error,
    /** The first error of an entry. */
    errorAt: (index: number): string | undefined =>
      ['.email', '.userId', '.percentage', '']
        .map((part): unknown => get(errors, `rentalOwners.${index}${part}.message`))
        .find((said): said is string => typeof said === 'string' && said !== ''),
    change: (index: number, share: string) => {
      const next = withShare(owners, index, share);
      if (next) put(next);
      else void dialogs.alert(messages.percentageExceeded);
    },
    remove: (index: number) => {
      put(owners.filter((_, at) => at !== index));
      const gone = owners[index];
      if (gone) toast({ title: `${ownerName(gone)} removed`, kind: 'info', undo: () => put(owners) });
    },
  };
}
