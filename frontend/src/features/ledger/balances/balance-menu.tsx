import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, Download, Percent } from 'lucide-react';
import { ActionMenu } from '../../../ui/action-menu';
import { ExportRunning } from '../../../ui/csv-export-button';
import { type CsvSource, useCsvExport } from '../../../ui/use-csv-export';

/** The ⋯ menu of the balances. A running export takes its place. */
export function BalanceMenu({ source }: { source: CsvSource }) {
  const navigate = useNavigate();
  const { count, start, cancel } = useCsvExport();
  if (count !== undefined) return <ExportRunning count={count} onCancel={cancel} />;
  return (
    <ActionMenu
      label="More for this list"
      actions={[
        {
          key: 'late',
          label: 'Late fees',
          icon: <CalendarClock size={16} aria-hidden="true" />,
          onSelect: () => void navigate({ to: '/late-fees' }),
        },
        {
          key: 'management',
          label: 'Management fees',
          icon: <Percent size={16} aria-hidden="true" />,
          onSelect: () => void navigate({ to: '/management-fees' }),
        },
        {
          key: 'export',
          label: 'Export CSV',
          icon: <Download size={16} aria-hidden="true" />,
          onSelect: () => void start(source),
        },
      ]}
    />
  );
}
