import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messages } from '../../../../../../shared/domain/messages';
import type { Problem } from '../../../../../../shared/domain/problem';
import type { Sending } from '../../../../forms/house-form';
import { ShortForm } from '../../../../forms/short-form';
import { SubmitButton } from '../../../../forms/submit-button';
import { useHouseForm } from '../../../../forms/use-house-form';
import { Button } from '../../../../ui/button';
import { Stack } from '../../../../ui/layout';
import { Modal } from '../../../../ui/modal';
import { toast } from '../../../../ui/toast';
import { leaseChanged } from '../../queries';

type Props<V extends FieldValues> = {
  title: string;
  lead: string;
  button: string;
  isDanger?: boolean;
  values: V;
  problems?: (values: V) => readonly Problem[];
  send: (values: V, sending: Pick<Sending, 'idempotencyKey'>) => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  onClose: () => void;
  children: ReactNode;
};

const noProblems = () => [];

/** One change of a lease in a dialog: a few fields, one call. */
export function MoveDialog<V extends FieldValues>(props: Props<V>) {
  const {
    title,
    lead,
    button,
    isDanger,
    values,
    problems = noProblems,
    send,
    done,
    onClose,
    children,
  } = props;
  const client = useQueryClient();
  const form = useHouseForm<V>({
    values,
    problems,
    // The rest of what a form hands over is for uploads.
    submit: (typed, { idempotencyKey }) => send(typed, { idempotencyKey }),
    onSaved: async () => {
      toast({ title: done });
      await leaseChanged(client);
    },
    onDone: onClose,
    nameOf: (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    asksBeforeLeaving: false,
  });
  return (
    <Modal
      open
      onClose={onClose}
      width="xl"
      title={title}
      lead={lead}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton form={form} colorPalette={isDanger ? 'danger' : undefined} pendingText="Saving">
            {button}
          </SubmitButton>
        </>
      }
    >
      <ShortForm form={form}>
        <Stack gap="5">{children}</Stack>
      </ShortForm>
    </Modal>
  );
}
