import type { ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { messages } from '../../../shared/domain/messages';
import type { Problem } from '../../../shared/domain/problem';
import { Modal } from '../ui/feedback/modal';
import { toast } from '../ui/feedback/toast';
import { Stack } from '../ui/layout/layout';
import { Button } from '../ui/primitives/button';
import type { AppForm, Sending } from './app-form';
import { ShortForm } from './short-form';
import { SubmitButton } from './submit-button';
import { useAppForm } from './use-app-form';

export type FormDialogProps<V extends FieldValues> = {
  title: string;
  lead: string;
  /** What it does; of the values where these decide it. */
  button: string | ((values: V) => string);
  isDanger?: boolean;
  values: V;
  problems?: (values: V) => readonly Problem[];
  send: (values: V, sending: Pick<Sending, 'idempotencyKey'>) => Promise<unknown>;
  /** Said once it is done. */
  done: string | ((values: V) => string);
  /** After it is done: what it changed is read again. */
  onSaved: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

const noProblems = () => [];

function ButtonWords<V extends FieldValues>({
  form,
  words,
}: {
  form: AppForm<V>;
  words: (values: V) => string;
}) {
  useWatch({ control: form.control });
  return words(form.getValues());
}

/** One change in a dialog: a few fields, one call. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const {
    title,
    lead,
    button,
    isDanger,
    values,
    problems = noProblems,
    send,
    done,
    onSaved,
    onClose,
    children,
  } = props;
  const form = useAppForm<V>({
    values,
    problems,
    // The rest of what a form hands over is for uploads.
    submit: (typed, { idempotencyKey }) => send(typed, { idempotencyKey }),
    onSaved: async ({ values: saved }) => {
      toast({ title: typeof done === 'string' ? done : done(saved) });
      await onSaved();
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
            {typeof button === 'string' ? button : <ButtonWords form={form} words={button} />}
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
