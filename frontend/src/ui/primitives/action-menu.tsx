import { Menu, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { beside, menu, menuItem } from '../theme/overlays';
import { MoreButton } from './more-button';
import { OverlayDirection } from './overlay-direction';

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Above the first action of a group: its name; actions of one group stand together. */
  readonly group?: string;
  /** Why the action is unavailable. The item stays in the menu and shows this reason. */
  readonly not?: string | undefined;
};

/** The ⋯ menu at the end of a title or row. */
export const ActionMenu = ({
  label,
  actions,
  isOpen = false,
  quiet = false,
  trigger,
}: {
  label: string;
  actions: readonly MenuAction[];
  /** Open on mount, because it replaced a button that was just pressed. */
  isOpen?: boolean;
  /** Without a border, for rows. */
  quiet?: boolean;
  /** A button with its own name, instead of ⋯. */
  trigger?: ReactNode;
}) => (
  <OverlayDirection>
    <Menu.Root unstyled defaultOpen={isOpen} lazyMount unmountOnExit positioning={beside}>
      <Menu.Trigger asChild>
        {trigger ?? <MoreButton label={label} {...(quiet && { variant: 'ghost', size: 'sm' })} />}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content css={menu}>
            {groupsOf(actions).map(({ group, some }) =>
              group === undefined ? (
                some.map((action) => <Line key={action.key} action={action} />)
              ) : (
                <Menu.ItemGroup key={group}>
                  <Menu.ItemGroupLabel css={groupLabel}>{group}</Menu.ItemGroupLabel>
                  {some.map((action) => (
                    <Line key={action.key} action={action} />
                  ))}
                </Menu.ItemGroup>
              ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  </OverlayDirection>
);

const groupLabel = { px: '3', pt: '2', pb: '1', fontSize: 'xs', fontWeight: 'medium', color: 'muted' };

/** Actions in their order, those of one group together. */
function groupsOf(actions: readonly MenuAction[]) {
  const groups: { readonly group: string | undefined; readonly some: MenuAction[] }[] = [];
  for (const action of actions) {
    const known = groups.find(({ group }) => group === action.group);
    if (known) known.some.push(action);
    else groups.push({ group: action.group, some: [action] });
  }
  return groups;
}

const danger = { color: 'danger', '& svg': { color: 'danger' } };
const off = { opacity: 0.6, cursor: 'not-allowed' };

function Line({ action: { key, label, icon, onSelect, danger: isDanger, not } }: { action: MenuAction }) {
  return (
    <Menu.Item
      value={key}
      disabled={not !== undefined}
      onClick={not === undefined ? onSelect : undefined}
      css={{ ...menuItem, ...(isDanger && danger), ...(not !== undefined && off) }}
    >
      {icon}
      <span>
        {label}
        {not !== undefined && <span style={{ display: 'block', fontSize: '0.75rem' }}>{not}</span>}
      </span>
    </Menu.Item>
  );
}
