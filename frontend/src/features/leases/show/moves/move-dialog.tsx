import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../../../../forms/form-dialog';
import { leaseChanged } from '../../queries';

/** One change of a lease in a dialog. */
export function MoveDialog<V extends FieldValues>(props: Omit<FormDialogProps<V>, 'onSaved'>) {
  const client = useQueryClient();
  return <FormDialog {...props} onSaved={() => leaseChanged(client)} />;
}
