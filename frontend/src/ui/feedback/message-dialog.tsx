import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { messages } from '../../../../shared/domain/messages';
import { Button } from '../primitives/button';
import { IconButton } from '../primitives/icon-button';
import { OverlayDirection } from '../primitives/overlay-direction';
import { backdrop, modal, positioner } from '../theme/overlays';
import type { DialogKind, DialogRequest } from './dialog-request';

const icons = {
  success: { Icon: CircleCheck, word: 'Success', color: 'success' },
  warning: { Icon: TriangleAlert, word: 'Warning', color: 'warning' },
  error: { Icon: CircleX, word: 'Error', color: 'danger' },
} as const satisfies Record<DialogKind, unknown>;

/** An alertdialog with the spec's text. The least destructive button gets the focus first (GEN-11). */
export default function MessageDialog({
  request,
  onDone,
}: {
  request: DialogRequest;
  onDone: (answer: string | undefined) => void;
}) {
  const [open, setOpen] = useState(true);
  const answer = useRef<string | undefined>(undefined);
  const safest = useRef<HTMLButtonElement>(null);
  const kind = request.icon && icons[request.icon];
  const last = request.choices.length - 1;
  const choose = (value: string) => {
    answer.current = value;
    setOpen(false);
  };
  return (
    <OverlayDirection>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => setOpen(details.open)}
        onExitComplete={() => onDone(answer.current)}
        role="alertdialog"
        unstyled
        lazyMount
        unmountOnExit
        closeOnInteractOutside={false}
        closeOnEscape={!request.blocking}
        initialFocusEl={() => safest.current}
        finalFocusEl={() => request.opener}
      >
        <Portal>
          <Dialog.Backdrop css={backdrop} />
          <Dialog.Positioner css={positioner}>
            <Dialog.Content css={modal} p="6" gap="5">
              <chakra.div display="flex" gap="3" alignItems="flex-start" pe={request.blocking ? '0' : '8'}>
                {kind && (
                  <chakra.span color={kind.color} flexShrink="0" mt="0.5">
                    <kind.Icon size={22} aria-hidden="true" />
                    <chakra.span srOnly>{kind.word}</chakra.span>
                  </chakra.span>
                )}
                <chakra.div minW="0">
                  <Dialog.Title m="0" fontSize="md" fontWeight="semibold" lineHeight="1.45">
                    <bdi>{request.title}</bdi>
                  </Dialog.Title>
                  {request.text !== undefined && (
                    <Dialog.Description mt="1.5" color="muted">
                      <bdi>{request.text}</bdi>
                    </Dialog.Description>
                  )}
                </chakra.div>
              </chakra.div>
              <chakra.div display="flex" justifyContent="flex-end" gap="2" flexWrap="wrap">
                {request.choices.map((choice, index) => (
                  <Button
                    key={choice.value}
                    ref={index === 0 ? safest : undefined}
                    minW="20"
                    variant={index === last ? 'solid' : 'outline'}
                    colorPalette={request.danger && index === last ? 'danger' : undefined}
                    onClick={() => choose(choice.value)}
                  >
                    {choice.label}
                  </Button>
                ))}
              </chakra.div>
              {!request.blocking && (
                <IconButton
                  label={messages.closeDialog}
                  size="sm"
                  position="absolute"
                  top="3"
                  insetEnd="3"
                  onClick={() => setOpen(false)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayDirection>
  );
}
