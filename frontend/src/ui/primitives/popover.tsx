import { Popover as Base, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { menu } from '../theme/overlays';
import { OverlayDirection } from './overlay-direction';

type Props = {
  /** What it is called. */
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Open on mount, because it replaced a button that was just pressed. */
  isOpen?: boolean;
  onClose?: () => void;
  placement?: 'bottom-start' | 'bottom-end';
  children: ReactNode;
};

/** A small panel beside its button, for choices. Escape and a click outside close it. */
export const Popover = ({
  label,
  trigger,
  isOpen = false,
  onClose,
  placement = 'bottom-start',
  children,
}: Props) => (
  <OverlayDirection>
    <Base.Root
      unstyled
      lazyMount
      unmountOnExit
      defaultOpen={isOpen}
      positioning={{ placement, gutter: 6, strategy: 'fixed' }}
      onOpenChange={({ open }) => !open && onClose?.()}
    >
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Portal>
        <Base.Positioner>
          <Base.Content aria-label={label} css={{ ...menu, p: '3' }}>
            {children}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  </OverlayDirection>
);
