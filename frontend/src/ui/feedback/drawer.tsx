import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../../../../shared/domain/messages';
import { IconButton } from '../primitives/icon-button';
import { OverlayDirection } from '../primitives/overlay-direction';
import { useOpener } from '../primitives/use-opener';
import { aboveFoot, backdrop } from '../theme/overlays';
import { useFirstFocus } from './first-focus';

/** A side panel (offcanvas, 300 ms). `side` follows the text direction. Load its callers lazily. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'end',
  hideTitle = false,
  wide = false,
  flush = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: 'start' | 'end';
  hideTitle?: boolean;
  /** As wide as a form; full width on a phone. */
  wide?: boolean;
  /** The content runs to the edges, as in a flush section. */
  flush?: boolean;
  children: ReactNode;
}) {
  const opener = useOpener(open);
  const firstFocus = useFirstFocus();
  const edge = side === 'start' ? { insetInlineStart: '0' } : { insetInlineEnd: '0' };
  return (
    <OverlayDirection>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        initialFocusEl={firstFocus.chosen}
        finalFocusEl={opener}
        // The row link that opened it regains focus briefly, which must not close the drawer.
        onFocusOutside={(event) => event.preventDefault()}
        unstyled
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop css={backdrop} />
          <Dialog.Positioner css={{ position: 'fixed', inset: '0', zIndex: 'modal', pointerEvents: 'none' }}>
            <Dialog.Content
              ref={firstFocus.content}
              css={{
                ...edge,
                ...aboveFoot,
                position: 'absolute',
                insetBlock: '0',
                display: 'flex',
                flexDirection: 'column',
                w: wide ? 'min(34rem, 100vw)' : 'min(22rem, 88vw)',
                bg: 'bg.panel',
                color: 'ink',
                boxShadow: 'float',
                outline: 'none',
                pointerEvents: 'auto',
                overflowY: 'auto',
                // The sticky bar of a form must not cover the focused field (WCAG 2.4.11).
                scrollPaddingBottom: '5.5rem',
                '--toward': side === 'start' ? '1' : '-1',
                _rtl: { '--toward': side === 'start' ? '-1' : '1' },
                _open: { animation: 'drawer-in {durations.offcanvas} cubic-bezier(0.2, 0.8, 0.2, 1)' },
                _closed: { animation: 'drawer-out {durations.fade} ease-in' },
              }}
            >
              <chakra.div
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                ps="5"
                pe="3"
                py="3"
              >
                <Dialog.Title m="0" fontSize="md" fontWeight="semibold" srOnly={hideTitle}>
                  {title}
                </Dialog.Title>
                <IconButton label={messages.closeDialog} ms="auto" onClick={onClose}>
                  <X aria-hidden="true" />
                </IconButton>
              </chakra.div>
              <chakra.div px={flush ? '0' : '5'} pb="6" flex="1">
                {children}
              </chakra.div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayDirection>
  );
}

/** The buttons of a drawer's form. They stay visible while the form scrolls. */
export const DrawerBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    py: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
