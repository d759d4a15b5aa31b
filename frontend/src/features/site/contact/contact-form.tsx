import { messages } from '../../../../../shared/domain/messages';
import { ContactField } from './contact-field';
import { FailureDialog } from './failure-dialog';
import { useContactForm } from './use-contact-form';

/** LND-10. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { form, isSending, problems, failure, submit, recheck, closeFailure } = useContactForm({ onSent });
  const shared = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    problem: problems[name],
    onType: recheck,
  });
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={messages.contactUs}
        aria-busy={isSending}
        onSubmit={(event) => void submit(event)}
      >
        <div className="pair">
          <ContactField {...shared('name')} label="Name" autoComplete="name" />
          <ContactField {...shared('email')} label="Email" type="email" autoComplete="email" />
        </div>
        <ContactField {...shared('subject')} label="Subject" autoComplete="off" />
        <ContactField {...shared('message')} label="Message" autoComplete="off" rows={6} />
        <div className="trap" aria-hidden="true">
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button" disabled={isSending}>
          Send message
        </button>
      </form>
      <div role="status" className={isSending ? 'please-wait' : 'hidden'}>
        {isSending && <p>{messages.pleaseWait}</p>}
      </div>
      {failure !== undefined && <FailureDialog failure={failure} onClose={closeFailure} />}
    </>
  );
}
