import { chakra } from '@chakra-ui/react';
import { Drawer } from '../../ui/feedback/drawer';
import { Nav } from './nav';
import type { NavGroup } from './places';

/** The sidebar on a phone. */
export default function MobileDrawer({
  open,
  onClose,
  groups,
}: {
  open: boolean;
  onClose: () => void;
  groups: readonly NavGroup[];
}) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="start">
      <chakra.div mx="-2" css={{ '--bar-hover': '{colors.surface.hover}' }}>
        <Nav groups={groups} look="wide" onGo={onClose} />
      </chakra.div>
    </Drawer>
  );
}
