import { useNavigate } from '@tanstack/react-router';
import { Download, FileInput } from 'lucide-react';
import { useState } from 'react';
import { ExportRunning } from '../../../ui/data/csv-export-button';
import { type CsvSource, useCsvExport } from '../../../ui/data/use-csv-export';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { listMenuLabel } from './list-menu-label';

type Props = {
  /** What the list has in sight. */
  source: () => CsvSource;
  /** Whether the role can add properties. `mayNow` is false while the account is read-only. */
  mayImport: boolean;
  mayNow: boolean;
};

/** The property list's ⋯ menu, open on mount. A running export takes its place. */
export default function ListMenu({ source, mayImport, mayNow }: Props) {
  const navigate = useNavigate();
  const [wasUsed, setUsed] = useState(false);
  const { count, start, cancel } = useCsvExport();
  if (count !== undefined) return <ExportRunning count={count} onCancel={cancel} />;
  const actions: MenuAction[] = [
    {
      key: 'export',
      label: 'Export CSV',
      icon: <Download size={16} aria-hidden="true" />,
      onSelect: () => {
        setUsed(true);
        void start(source());
      },
    },
  ];
  if (mayImport)
    actions.unshift({
      key: 'import',
      label: 'Import from a file',
      icon: <FileInput size={16} aria-hidden="true" />,
      not: mayNow ? undefined : 'Your trial or plan has ended',
      onSelect: () => void navigate({ to: '/import' }),
    });
  return <ActionMenu label={listMenuLabel} actions={actions} isOpen={!wasUsed} />;
}
