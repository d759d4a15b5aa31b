import { useNavigate } from '@tanstack/react-router';
import { Download, FileInput } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { ExportRunning } from '../../../ui/csv-export-button';
import { useCsvExport } from '../../../ui/use-csv-export';
import { listMenuLabel } from './list-menu-label';
import { type PortfolioFilters, portfolioSource } from './portfolio-source';

type Props = {
  filters: PortfolioFilters;
  /** Whether the role can add properties. `mayNow` is false while the account is read-only. */
  mayImport: boolean;
  mayNow: boolean;
};

/** The property list's ⋯ menu, open on mount. A running export takes its place. */
export default function ListMenu({ filters, mayImport, mayNow }: Props) {
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
        void start(portfolioSource('properties', filters));
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
