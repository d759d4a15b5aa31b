import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog';
import { requestChanged } from '../queries';

/** One change of a request in a dialog. */
export function RequestDialog<V extends FieldValues>(props: Omit<FormDialogProps<V>, 'onSaved'>) {
  const client = useQueryClient();
  return <FormDialog {...props} onSaved={() => requestChanged(client)} />;
}
