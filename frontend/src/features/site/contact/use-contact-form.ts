import { type FormEvent, useRef, useState } from 'react';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { type ContactField, type ContactProblems, contactFields, contactProblems } from './contact-rules';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

const valuesOf = (form: FormData) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  subject: textOf(form, 'subject'),
  message: textOf(form, 'message'),
});

/** Field sentences of the server's no, if it gave any. */
const refusedFields = (cause: unknown): ContactProblems =>
  cause instanceof ApiRefusal
    ? Object.fromEntries(
        Object.entries(cause.fields).filter(([name]) => contactFields.some((f) => f === name)),
      )
    : {};

/**
 * The contact form (LND-10): checked as a whole when it is sent, then field by field while it is put right. The inputs keep their own text, so
 * that nothing typed before the script arrived is lost.
 */
export function useContactForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [failure, setFailure] = useState<unknown>();

  const focusFirst = (found: ContactProblems) => {
    const first = contactFields.find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const entries = new FormData(event.currentTarget);
    const values = valuesOf(entries);
    const found = contactProblems(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    sending.current = true;
    setSending(true);
    try {
      const { sendMessage } = await import('../calls');
      await sendMessage({ ...values, email: values.email.trim(), website: textOf(entries, 'website') });
      form.current?.reset();
      onSent();
    } catch (cause) {
      report('The contact message could not be sent', cause);
      setProblems(refusedFields(cause));
      setFailure(cause);
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  /** Once something was found, a field is checked again while it is typed in. */
  const recheck = (field: ContactField) => {
    if (problems[field] === undefined || !form.current) return;
    const found = contactProblems(valuesOf(new FormData(form.current)))[field];
    setProblems(({ [field]: _, ...others }) => (found ? { ...others, [field]: found } : others));
  };

  const closeFailure = () => {
    setFailure(undefined);
    focusFirst(problems);
  };

  return { form, isSending, problems, failure, submit, recheck, closeFailure };
}
