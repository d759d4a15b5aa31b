import { useState } from 'react';
import { api } from '../../../api/client';
import { waitWords } from '../../../domain-ui/request/request-words';
import { windowText } from '../../../ui/data/zone-time';
import { FileEntry } from './file-entry';
import { JobForm, WordsEntry } from './job-form';
import type { MoveProps } from './move-props';
import { noTime, TimeFields, timeOf } from './time-fields';
import { useJobCall } from './use-job-call';
import { useJobFiles } from './use-job-files';

const wrongTime = 'Choose a day, a beginning and a later end.';

/** Takes the job, with a proposal for a visit if one likes. */
export function AcceptJob({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const [time, setTime] = useState(noTime);
  const accept = () => {
    const visit = timeOf(time, job.zone);
    if (time.day !== '' && !visit) return call.setProblem(wrongTime);
    void call.send(() => api.vendors.acceptVendorJob({ body: { token, ...(visit && { visit }) } }));
  };
  return (
    <JobForm
      title="Accept the job"
      note="Propose a time at once, or later. The tenant is asked."
      button="Accept the job"
      {...call}
      onSend={accept}
    >
      <TimeFields id="accept" value={time} onValue={setTime} />
    </JobForm>
  );
}

/** Does not take it, or gives it back. */
export function DeclineJob({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const [why, setWhy] = useState('');
  return (
    <JobForm
      title={job.state === 'asked' ? 'Or decline it' : 'Give the job back'}
      button={job.state === 'asked' ? 'Decline the job' : 'Give it back'}
      isQuiet
      {...call}
      onSend={() => void call.send(() => api.vendors.declineVendorJob({ body: { token, why: why.trim() } }))}
    >
      <WordsEntry id="decline-why" label="Why (optional)" value={why} onValue={setWhy} />
    </JobForm>
  );
}

/** Agrees to the time that the tenant proposed. */
export function AgreeTime({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const visit = job.visits.find((one) => one.visit === job.may.agree);
  if (!visit) return null;
  return (
    <JobForm
      title="The tenant proposes a time"
      note={windowText(visit, job.zone)}
      button="Agree to this time"
      {...call}
      onSend={() =>
        void call.send(() => api.vendors.agreeVendorVisit({ body: { token, visit: visit.visit } }))
      }
    />
  );
}

/** Proposes a time. */
export function ProposeTime({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const [time, setTime] = useState(noTime);
  const propose = () => {
    const visit = timeOf(time, job.zone);
    if (!visit) return call.setProblem(wrongTime);
    void call.send(() => api.vendors.proposeVendorVisit({ body: { token, visit } }));
  };
  return (
    <JobForm
      title="Propose a time"
      note="It takes the place of the time that was proposed or agreed before."
      button="Propose this time"
      isQuiet
      {...call}
      onSend={propose}
    >
      <TimeFields id="propose" value={time} onValue={setTime} />
    </JobForm>
  );
}

/** Begins to work, or says that nobody was there. */
export function StartWork({ token, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  return (
    <JobForm
      title="At the home?"
      button="Start work"
      {...call}
      onSend={() => void call.send(() => api.vendors.startVendorWork({ body: { token } }))}
    />
  );
}

/** What the job waits for, or that it goes on. */
export function WaitJob({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const [reason, setReason] = useState<keyof typeof waitWords>('parts');
  const [why, setWhy] = useState('');
  if (job.wait && job.may.resume)
    return (
      <JobForm
        title={`It waits for ${waitWords[job.wait.for].toLowerCase()}`}
        note={job.wait.why}
        button="Go on"
        {...call}
        onSend={() => void call.send(() => api.vendors.resumeVendorJob({ body: { token } }))}
      />
    );
  if (!job.may.wait) return null;
  return (
    <JobForm
      title="Something is missing?"
      button="Say what it waits for"
      isQuiet
      {...call}
      onSend={() =>
        void call.send(() => api.vendors.waitVendorJob({ body: { token, for: reason, why: why.trim() } }))
      }
    >
      <div className="entry">
        <label htmlFor="wait">It waits for</label>
        <select
          id="wait"
          value={reason}
          onChange={({ target }) => setReason(target.value as keyof typeof waitWords)}
        >
          {Object.entries(waitWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <WordsEntry id="wait-why" label="What exactly (optional)" value={why} onValue={setWhy} />
    </JobForm>
  );
}

/** The work is done, with photos. */
export function FinishJob({ token, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const sent = useJobFiles(token, 10);
  const [note, setNote] = useState('');
  return (
    <JobForm
      title="Work done?"
      button="The work is done"
      {...call}
      isSending={call.isSending || sent.isSending}
      onSend={() =>
        void call.send(() =>
          api.vendors.finishVendorJob({ body: { token, note: note.trim(), files: [...sent.files] } }),
        )
      }
    >
      <WordsEntry id="done-note" label="What was done (optional)" value={note} onValue={setNote} />
      <FileEntry id="done-files" label="Photos of the work" sent={sent} />
    </JobForm>
  );
}
