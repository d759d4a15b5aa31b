import { chakra, Menu, Portal, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OverlayDirection } from '../../ui/overlay-direction';
import { beside, menu, menuItem } from '../../ui/theme/overlays';

/** Opened from the start: what leads to it is `OnDemandMenu`'s button. */
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
 * A click, by mouse, touch or Enter, and not the menu's own select event: that one is listened to only after the first paint's effects, and a
 * click on a menu that has just come would be lost.
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
