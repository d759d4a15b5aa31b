import { useNavigate } from '@tanstack/react-router';
import { Download, FilePen } from 'lucide-react';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { ExportRunning } from '../../../ui/csv-export-button';
import { type CsvSource, useCsvExport } from '../../../ui/use-csv-export';

/** The lease list's ⋯ menu. A running export takes its place. */
export function LeaseListMenu({ source, mayChange }: { source: CsvSource; mayChange: boolean }) {
  const navigate = useNavigate();
  const { count, start, cancel } = useCsvExport();
  if (count !== undefined) return <ExportRunning count={count} onCancel={cancel} />;
  const actions: MenuAction[] = [
    {
      key: 'export',
      label: 'Export CSV',
      icon: <Download size={16} aria-hidden="true" />,
      onSelect: () => void start(source),
    },
  ];
  if (mayChange)
    actions.unshift({
      key: 'templates',
      label: 'Lease templates',
      icon: <FilePen size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/leaseTemplates' }),
    });
  return <ActionMenu label="More for this list" actions={actions} />;
}
