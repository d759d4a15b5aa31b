import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog';
import { ReasonField as AnyReasonField } from '../../../forms/reason-field';
import { ledgerChanged } from '../queries';

export type LineDialogProps = {
  ledger: Ledger;
  line: LedgerLine;
  /** Cents of the charge that are still to be paid. */
  open: number;
  onClose: () => void;
};

/** One change of a ledger in a dialog. */
export function LineDialog<V extends FieldValues>(props: Omit<FormDialogProps<V>, 'onSaved'>) {
  const client = useQueryClient();
  return <FormDialog {...props} onSaved={() => ledgerChanged(client)} />;
}

export const ReasonField = (props: { required?: boolean }) => (
  <AnyReasonField hint="The ledger shows it." {...props} />
);
