import type { ScreenPath } from '../../ui/primitives/screen-path';
import type { CreateAction } from './create-actions';
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
    go: (to: ScreenPath, search?: CreateAction['search']) => void;
    create: readonly CreateAction[];
    openAssistant: () => void;
    openSettings: () => void;
    toggleDark: () => void;
  },
): readonly Command[] {
  const places = groups.flatMap((group) =>
    group.places.map(({ label, to }) => ({ label, hint: 'Go to', run: () => does.go(to) })),
  );
  const create = does.create.map(({ command: label, to, search }) => ({
    label,
    hint: 'Create',
    run: () => does.go(to, search),
  }));
  return [
    ...places,
    ...create,
    { label: 'Ask the assistant', hint: 'Open', run: does.openAssistant },
    { label: 'Help', hint: 'Go to', run: () => does.go('/help') },
    { label: 'Notifications', hint: 'Go to', run: () => does.go('/notification') },
    { label: 'Profile', hint: 'Go to', run: () => does.go('/user-profile') },
    { label: 'Settings', hint: 'Go to', run: () => does.go('/user-settings') },
    { label: 'Display settings', hint: 'Open', run: does.openSettings },
    { label: 'Light or dark theme', hint: 'Switch', run: does.toggleDark },
  ];
}
