import { Download, X } from 'lucide-react';
import { Button, type ButtonLook } from '../primitives/button';
import { type CsvSource, useCsvExport } from './use-csv-export';

/** Replaces the export button while an export runs: shows the progress and cancels on click. */
export const ExportRunning = ({
  count,
  onCancel,
  size = 'md',
}: {
  count: number;
  onCancel: () => void;
  size?: NonNullable<ButtonLook['size']>;
}) => (
  <Button variant="outline" size={size} onClick={onCancel} fontVariantNumeric="tabular-nums">
    <X aria-hidden="true" />
    <span aria-live="polite">{`Cancel export (${count.toLocaleString('en-US')})`}</span>
  </Button>
);

/** Exports the list with its current filters. */
export function CsvExportButton({
  source,
  size = 'md',
  label = 'Export CSV',
}: {
  source: CsvSource;
  label?: string;
  size?: NonNullable<ButtonLook['size']>;
}) {
  const { count, start, cancel } = useCsvExport();
  if (count !== undefined) return <ExportRunning count={count} onCancel={cancel} size={size} />;
  return (
    <Button variant="outline" size={size} onClick={() => void start(source)}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
