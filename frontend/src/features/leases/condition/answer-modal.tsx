import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { refusalWords } from '../../../api/refusal-words';
import { Modal } from '../../../ui/feedback/modal';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { Refusal } from '../../../ui/primitives/text';

type Props = {
  title: string;
  lead: string;
  button: string;
  pendingText: string;
  isReady: boolean;
  call: Pick<UseMutationResult<unknown, unknown, void>, 'mutate' | 'isPending' | 'isError' | 'error'>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog in which somebody signs a report, or says why not. */
export const AnswerModal = ({ button, pendingText, isReady, call, onClose, children, ...words }: Props) => (
  <Modal
    open
    onClose={onClose}
    {...words}
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          disabled={!isReady}
          pending={call.isPending}
          pendingText={pendingText}
          onClick={() => call.mutate()}
        >
          {button}
        </Button>
      </>
    }
  >
    <Stack gap="5">
      {children}
      {call.isError && <Refusal>{refusalWords(call.error)}</Refusal>}
    </Stack>
  </Modal>
);
