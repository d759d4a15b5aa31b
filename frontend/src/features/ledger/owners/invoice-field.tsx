import { FileField } from '../../../forms/file-field';

/** The invoice of a bill or an expense. */
export const InvoiceField = () => (
  <FileField label="Invoice (optional)" hint="It stays with this entry and cannot be replaced" />
);
