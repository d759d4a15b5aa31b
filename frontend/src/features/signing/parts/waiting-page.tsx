import { messages } from '../../../../../shared/domain/messages';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { Card, SigningFrame } from './signing-frame';
import type { Loading } from './use-loading';

/** Whether a link opens nothing, or nothing any more. */
export const isDead = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.status === 404 || error.code === 'invalid');

/** One page for every link that opens nothing: it does not say what the link was for. */
export const DeadLink = () => (
  <SigningFrame title="This link is no longer valid">
    <Card>
      <p>
        It may have been replaced by a newer one, or its time is over. Look for a newer email, or ask the
        person who sent it for a new link.
      </p>
    </Card>
  </SigningFrame>
);

/** What was open a moment ago can no longer be signed. */
export const EndedMeanwhile = ({ organization }: { organization: string }) => (
  <SigningFrame title="This can’t be signed anymore">
    <Card>
      <p role="alert">
        It was withdrawn, declined or replaced while this page was open. What you didn’t send doesn’t count.
        {` ${organization} can tell you more. `}If there is a new version, it comes by email.
      </p>
    </Card>
  </SigningFrame>
);

/** A signer's page without its content: loading, failed, or link not valid. */
export function WaitingPage({ read }: { read: Exclude<Loading<unknown>, { kind: 'ready' }> }) {
  if (read.kind === 'loading')
    return (
      <div className="boot">
        <img src="/loading.svg" alt={messages.loading} width={135} height={135} />
      </div>
    );
  if (isDead(read.error)) return <DeadLink />;
  const isEarly = read.error instanceof ApiRefusal && read.error.code === 'not-your-turn';
  return (
    <SigningFrame title={isEarly ? 'It is not your turn yet' : 'This could not be loaded'}>
      <Card>
        <p role="alert">{refusalWords(read.error)}</p>
        <button type="button" className="button" onClick={read.retry}>
          {isEarly ? 'Check again' : 'Retry'}
        </button>
      </Card>
    </SigningFrame>
  );
}
