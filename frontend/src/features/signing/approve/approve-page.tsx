import { useState } from 'react';
import type { Approval } from '../../../../../shared/contract/request-money';
import { displayDollars } from '../../../../../shared/domain/money';
import { categories, hazards } from '../../../../../shared/domain/requests/categories';
import { api } from '../../../api/client';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { useLoading } from '../parts/use-loading';
import { DeadLink, WaitingPage } from '../parts/waiting-page';
import { JobFiles } from '../work/job-files';
import { WordsEntry } from '../work/job-form';
import { useJobCall } from '../work/use-job-call';
import '../work/work.css';

const open = async (token: string): Promise<Approval> =>
  (await api.requests.openApproval({ body: { token } })).data;

/** /auth/approve?token=…: an owner says whether so much may be spent, without an account. */
const ApprovePage = ({ link }: SignerPageProps) => (link === '' ? <DeadLink /> : <Opened token={link} />);
export default ApprovePage;

function Opened({ token }: { token: string }) {
  const read = useLoading(() => open(token));
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  return <Asked token={token} asked={read.data} onDone={read.reload} />;
}

function titleOf({ state, answer, decided, cents }: Approval): string {
  if (state === 'open') return `May ${displayDollars(cents)} be spent?`;
  if (state === 'withdrawn') return 'You are asked no more';
  if (state === 'decided') return decided ? 'The owners said yes' : 'The owners said no';
  return answer?.yes ? 'You said yes' : 'You said no';
}

type Props = { token: string; asked: Approval; onDone: () => void };

function Asked({ token, asked, onDone }: Props) {
  const { state, organization, owner_name, percentage, place, name, category, hazard, words, why } = asked;
  return (
    <SigningFrame title={titleOf(asked)} lead={`${owner_name}, ${organization} asks you about ${place}.`}>
      <Card title="What it is for">
        <p className="job-amount" dir="ltr">
          {displayDollars(asked.cents)}
        </p>
        {hazard && <p className="job-danger">{`Emergency: ${hazards[hazard].name}`}</p>}
        <p className="job-words" dir="auto">
          {words}
        </p>
        {why && (
          <p className="job-words" dir="auto">
            {why}
          </p>
        )}
        <dl className="job-facts">
          <dt>Request</dt>
          <dd>{name}</dd>
          <dt>Kind</dt>
          <dd>{categories[category].name}</dd>
          <dt>Your share</dt>
          <dd>{`${percentage}%`}</dd>
        </dl>
      </Card>
      <JobFiles files={asked.files} />
      {state === 'open' && <Answer token={token} asked={asked} onDone={onDone} />}
      {asked.answer && (
        <Card title="Your answer">
          <p>{asked.answer.yes ? 'Yes' : 'No'}</p>
          {asked.answer.words && <p className="job-words">{asked.answer.words}</p>}
        </Card>
      )}
    </SigningFrame>
  );
}

function Answer({ token, onDone }: Props) {
  const call = useJobCall(onDone);
  const [words, setWords] = useState('');
  const answer = (yes: boolean) =>
    void call.send(() => api.requests.answerApproval({ body: { token, yes, words: words.trim() } }));
  return (
    <Card title="Your answer">
      <p>More than half of the shares must approve. You answer once.</p>
      <WordsEntry id="approve-words" label="Anything to add? (optional)" value={words} onValue={setWords} />
      <p role="alert" className="problem">
        {call.problem}
      </p>
      <div className="buttons">
        <button type="button" className="button" aria-disabled={call.isSending} onClick={() => answer(true)}>
          Yes, go ahead
        </button>
        <button
          type="button"
          className="button outline"
          aria-disabled={call.isSending}
          onClick={() => answer(false)}
        >
          No
        </button>
      </div>
    </Card>
  );
}
