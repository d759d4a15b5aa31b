import { useState } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { useQuickForm } from '../../../forms/use-quick-form';
import { ContactField } from './contact-field';
import { contactFields, contactProblems } from './contact-rules';
import { FailureDialog } from './failure-dialog';

/** LND-10. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const [failure, setFailure] = useState<unknown>();
  const [isSaying, setSaying] = useState(false);
  const form = useQuickForm({
    names: [...contactFields, 'website'],
    check: contactProblems,
    submit: async (values) => {
      try {
        const { sendMessage } = await import('../calls');
        await sendMessage({ ...values, email: values.email.trim() });
      } catch (cause) {
        report('The contact message could not be sent', cause);
        setFailure(cause);
        setSaying(true);
        throw cause;
      }
      setFailure(undefined);
      form.ref.current?.reset();
      onSent();
    },
  });
  return (
    <>
      <form
        ref={form.ref}
        noValidate
        aria-label={messages.contactUs}
        aria-busy={form.isPending}
        onSubmit={form.onSubmit}
      >
        <div className="pair">
          <ContactField field={form.field('name')} label="Name" autoComplete="name" />
          <ContactField field={form.field('email')} label="Email" type="email" autoComplete="email" />
        </div>
        <ContactField field={form.field('subject')} label="Subject" autoComplete="off" />
        <ContactField field={form.field('message')} label="Message" autoComplete="off" rows={6} />
        <div className="trap" aria-hidden="true">
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button" disabled={form.isPending}>
          Send message
        </button>
        {failure !== undefined && (
          <p className="problem">{refusalWords(failure)} What you wrote is still here.</p>
        )}
      </form>
      <div role="status" className={form.isPending ? 'please-wait' : 'hidden'}>
        {form.isPending && <p>{messages.pleaseWait}</p>}
      </div>
      {isSaying && <FailureDialog onClose={() => setSaying(false)} />}
    </>
  );
}
