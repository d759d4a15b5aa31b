import { useNavigate } from '@tanstack/react-router';
import { FileInput, FilePen, type LucideIcon, Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import type { ScreenPath } from '../../../ui/primitives/screen-path';
import type { ManyProps } from './many/many-leases';

/** A change of many leases, by its dialog. */
export type Many = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Dialog: ComponentType<ManyProps>;
};

type Props = {
  /** What can be done with many leases of the tab at once. */
  many: readonly Many[];
  onMany: (one: Many) => void;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** The lease list's ⋯ menu, for who changes leases. */
export function LeaseListMenu({ many, onMany }: Props) {
  const navigate = useNavigate();
  const go = (to: ScreenPath) => () => void navigate({ to });
  const actions: MenuAction[] = [
    {
      key: 'adopt',
      label: 'Add an existing lease',
      icon: <FileInput {...icon} />,
      onSelect: go('/addExistingLease'),
    },
    {
      key: 'templates',
      label: 'Lease templates',
      icon: <FilePen {...icon} />,
      onSelect: go('/leaseTemplates'),
    },
    ...many.map((one) => ({
      key: one.label,
      label: one.label,
      icon: <one.icon {...icon} />,
      onSelect: () => onMany(one),
    })),
    { key: 'import', label: 'Import', icon: <Plus {...icon} />, onSelect: go('/import') },
  ];
  return <ActionMenu label="More for this list" actions={actions} />;
}
