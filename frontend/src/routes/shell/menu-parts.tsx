import { chakra, Menu, Portal, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OverlayDirection } from '../../ui/primitives/overlay-direction';
import { beside, menu, menuItem } from '../../ui/theme/overlays';

/** Open on mount, because `OnDemandMenu`'s button mounts it. */
export const MenuFrame = ({ children, trigger }: { trigger: ReactNode; children: ReactNode }) => (
  <OverlayDirection>
    <Menu.Root unstyled defaultOpen lazyMount unmountOnExit positioning={beside}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content css={menu}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  </OverlayDirection>
);

/**
 * Listens to click and not to the menu's select event: that listener starts only after the first
 * paint's effects, so it would miss a click on a menu that has just opened.
 */
export const MenuLine = ({
  value,
  icon,
  onSelect,
  css,
  children,
}: {
  value: string;
  icon?: ReactNode;
  onSelect: () => void;
  css?: SystemStyleObject;
  children: ReactNode;
}) => (
  <Menu.Item value={value} onClick={onSelect} css={css ? { ...menuItem, ...css } : menuItem}>
    {icon}
    {children}
  </Menu.Item>
);

export const MenuRule = () => (
  <chakra.hr my="1" mx="-1" border="0" borderTopWidth="1px" borderColor="border" />
);
