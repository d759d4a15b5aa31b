import type { ScreenPath } from '../../ui/screen-path';
import type { NavGroup } from './places';

export type Command = {
  /** For commands with the same label. */
  readonly key?: string;
  readonly label: string;
  readonly hint: string;
  readonly run: () => void;
};

/** The palette's commands: the role's pages, its create actions, and a few menu items. */
export function commandsFor(
  groups: readonly NavGroup[],
  does: {
    go: (to: ScreenPath) => void;
    mayCreate: boolean;
    mayLease: boolean;
    openSettings: () => void;
    toggleDark: () => void;
  },
): readonly Command[] {
  const places = groups.flatMap((group) =>
    group.places.map(({ label, to }) => ({ label, hint: 'Go to', run: () => does.go(to) })),
  );
  const create = does.mayCreate
    ? [
        { label: 'Add property', hint: 'Create', run: () => does.go('/addPropertyUnit') },
        { label: 'Add unit', hint: 'Create', run: () => does.go('/addUnit') },
        { label: 'Import properties', hint: 'Create', run: () => does.go('/import') },
      ]
    : [];
  const lease = does.mayLease
    ? [{ label: 'New lease', hint: 'Create', run: () => does.go('/addLease') }]
    : [];
  return [
    ...places,
    ...create,
    ...lease,
    { label: 'Notifications', hint: 'Go to', run: () => does.go('/notification') },
    { label: 'Profile', hint: 'Go to', run: () => does.go('/user-profile') },
    { label: 'Settings', hint: 'Go to', run: () => does.go('/user-settings') },
    { label: 'Display settings', hint: 'Open', run: does.openSettings },
    { label: 'Light or dark theme', hint: 'Switch', run: does.toggleDark },
  ];
}
