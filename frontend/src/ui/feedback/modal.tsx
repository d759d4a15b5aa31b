import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../../../../shared/domain/messages';
import { IconButton } from '../primitives/icon-button';
import { OverlayDirection } from '../primitives/overlay-direction';
import { backdrop, modal, positioner } from '../theme/overlays';
import { useFirstFocus } from './first-focus';

/** A dialog with custom content. Load its callers lazily to keep dialogs out of the first load. */
export function Modal({
  open,
  onClose,
  title,
  lead,
  width = 'xl',
  footer,
  finalFocus,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  width?: 'md' | 'lg' | 'xl' | '2xl' | '4xl';
  /** The buttons, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Takes the focus on close when the opener is gone by then, like a menu item. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}) {
  const firstFocus = useFirstFocus();
  return (
    <OverlayDirection>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        unstyled
        lazyMount
        unmountOnExit
        closeOnInteractOutside={false}
        initialFocusEl={firstFocus.chosen}
        finalFocusEl={finalFocus}
      >
        <Portal>
          <Dialog.Backdrop css={backdrop} />
          <Dialog.Positioner css={positioner}>
            <Dialog.Content ref={firstFocus.content} css={modal} maxW={width}>
              <chakra.div px={{ base: '4', md: '6' }} pt="5" pb="4" pe="14">
                <Dialog.Title m="0" fontSize="lg" fontWeight="semibold" lineHeight="heading">
                  <bdi>{title}</bdi>
                </Dialog.Title>
                {lead && (
                  <Dialog.Description mt="1" color="muted">
                    <bdi>{lead}</bdi>
                  </Dialog.Description>
                )}
              </chakra.div>
              <chakra.div px={{ base: '4', md: '6' }} pb="6">
                {children}
              </chakra.div>
              {footer && (
                <chakra.div
                  data-foot=""
                  position="sticky"
                  bottom={{ base: '-3', sm: '-6' }}
                  display="flex"
                  justifyContent="flex-end"
                  flexWrap="wrap"
                  gap="2"
                  px={{ base: '4', md: '6' }}
                  py="4"
                  bg="bg.panel"
                  borderTopWidth="1px"
                  borderColor="border"
                  borderBottomRadius="card"
                  css={{ '& > button': { flex: { base: '1', sm: 'none' } } }}
                >
                  {footer}
                </chakra.div>
              )}
              <IconButton
                label={messages.closeDialog}
                size="sm"
                position="absolute"
                top="4"
                insetEnd="4"
                onClick={onClose}
              >
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayDirection>
  );
}
