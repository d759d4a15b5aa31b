import { Menu, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MoreButton } from './more-button';
import { OverlayDirection } from './overlay-direction';
import { beside, menu, menuItem } from './theme/overlays';

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Why the action is unavailable. The item stays in the menu and shows this reason. */
  readonly not?: string | undefined;
};

/** The ⋯ menu at the end of a title or row. */
export const ActionMenu = ({
  label,
  actions,
  isOpen = false,
  quiet = false,
}: {
  label: string;
  actions: readonly MenuAction[];
  /** Open on mount, because it replaced a button that was just pressed. */
  isOpen?: boolean;
  /** Without a border, for rows. */
  quiet?: boolean;
}) => (
  <OverlayDirection>
    <Menu.Root unstyled defaultOpen={isOpen} lazyMount unmountOnExit positioning={beside}>
      <Menu.Trigger asChild>
        {quiet ? <MoreButton label={label} variant="ghost" size="sm" /> : <MoreButton label={label} />}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content css={menu}>
            {actions.map((action) => (
              <Line key={action.key} action={action} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  </OverlayDirection>
);

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
