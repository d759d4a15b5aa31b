import { useState } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { AlertDialog } from '../parts/alert-dialog';
import type { SigningStep } from './signing-step';
import { WordsDialog } from './words-dialog';

type Props = Pick<SigningStep, 'token' | 'onChanged'> & { organization: string };

/** Asks the sender a question before signing; the lease stays open. */
export function Ask({ token, organization, onChanged }: Props) {
  const [shown, setShown] = useState<'question' | 'sent'>();
  const close = () => setShown(undefined);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setShown('question')}>
        Ask a question
      </button>
      {shown === 'question' && (
        <WordsDialog
          title="Ask a question"
          note={`${organization} gets it by email and answers to your email address. You can sign at any time.`}
          label="Your question"
          missing="Write your question."
          button={{ label: 'Send' }}
          send={(question) => api.signing.askQuestion({ body: { token, question } })}
          onSent={() => setShown('sent')}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {shown === 'sent' && (
        <AlertDialog kind="success" title="Your question was sent" onClose={close}>
          <p>The answer comes by email.</p>
          <div className="buttons">
            <button type="button" className="button" onClick={close}>
              {messages.ok}
            </button>
          </div>
        </AlertDialog>
      )}
    </>
  );
}
