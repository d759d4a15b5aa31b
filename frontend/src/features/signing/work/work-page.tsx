import type { VendorJob } from '../../../../../shared/contract/vendor-jobs';
import { phoneMask } from '../../../../../shared/domain/phone';
import { api } from '../../../api/client';
import { requestStatusWords } from '../../../domain-ui/request/request-words';
import { windowText } from '../../../ui/data/zone-time';
import { downloadText } from '../../../ui/media/download';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { useLoading } from '../parts/use-loading';
import { DeadLink, WaitingPage } from '../parts/waiting-page';
import { EntryCodes } from './entry-codes';
import { JobFacts } from './job-facts';
import { JobFiles } from './job-files';
import { SendBill, SendEstimate } from './job-money';
import { AcceptJob, AgreeTime, DeclineJob, FinishJob, ProposeTime, StartWork, WaitJob } from './job-moves';
import type { MoveProps } from './move-props';
import { OrderButton } from './order-button';
import { useJobCall } from './use-job-call';
import './work.css';

const open = async (token: string): Promise<VendorJob> =>
  (await api.vendors.openJob({ body: { token } })).data;

/** /auth/work?token=…: a vendor's job, without an account. */
const WorkPage = ({ link }: SignerPageProps) => (link === '' ? <DeadLink /> : <Opened token={link} />);
export default WorkPage;

function Opened({ token }: { token: string }) {
  const read = useLoading(() => open(token));
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  return <Job token={token} job={read.data} onDone={read.reload} />;
}

function leadOf({ state, vendor_name, organization, until, zone }: VendorJob): string {
  if (state === 'asked') return `${vendor_name}, ${organization} asks you to do this job.`;
  if (state === 'billable')
    return `The job has ended. Your bill is taken${until ? ` until ${new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium' }).format(new Date(until))}` : ''}.`;
  return `Your job for ${organization}.`;
}

function Job(props: MoveProps) {
  const { job } = props;
  const { may, state, organization_phone } = job;
  return (
    <SigningFrame title={`Job ${job.name}`} lead={leadOf(job)}>
      {state !== 'billable' && (
        <>
          <JobFacts job={job} />
          <JobFiles files={job.files} />
        </>
      )}
      {may.codes && <EntryCodes token={props.token} />}
      <Visits {...props} />
      {may.agree !== undefined && <AgreeTime {...props} />}
      {may.accept && <AcceptJob {...props} />}
      {may.start && <StartWork {...props} />}
      {may.finish && <FinishJob {...props} />}
      {may.propose && !may.accept && <ProposeTime {...props} />}
      {may.estimate && <SendEstimate {...props} />}
      <WaitJob {...props} />
      {may.bill && <SendBill {...props} />}
      {may.decline && <DeclineJob {...props} />}
      <Card title="Questions?">
        <p>{`It stands at: ${requestStatusWords[job.status]}.`}</p>
        {organization_phone && (
          <p>
            {`Call ${job.organization}: `}
            <a href={`tel:+1${organization_phone}`} dir="ltr">
              {phoneMask(organization_phone)}
            </a>
          </p>
        )}
        {state !== 'billable' && <OrderButton token={props.token} name={job.name} />}
      </Card>
    </SigningFrame>
  );
}

const stateWords = {
  proposed: 'Proposed',
  agreed: 'Agreed',
  'called-off': 'Called off',
  missed: 'Missed',
  passed: 'Past',
} as const;

function Visits({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  if (job.visits.length === 0) return null;
  const save = async () => {
    const { data } = await api.vendors.getJobCalendar({ body: { token } });
    downloadText(data.calendar, { name: data.file_name, type: 'text/calendar' });
  };
  const passed = job.visits.findLast(({ state }) => state === 'passed');
  return (
    <Card title="Visits">
      <dl className="job-facts">
        {job.visits.flatMap((visit) => [
          <dt key={`state ${visit.visit}`}>{stateWords[visit.state]}</dt>,
          <dd key={`time ${visit.visit}`}>{windowText(visit, job.zone)}</dd>,
        ])}
      </dl>
      <p role="alert" className="problem">
        {call.problem}
      </p>
      <div className="buttons">
        {job.visits.some(({ state }) => state === 'agreed') && (
          <button
            type="button"
            className="button outline"
            onClick={() => void save().catch(() => call.setProblem('The calendar could not be read.'))}
          >
            Add to my calendar
          </button>
        )}
        {passed && job.state !== 'billable' && (
          <button
            type="button"
            className="button outline"
            aria-disabled={call.isSending}
            onClick={() =>
              void call.send(() =>
                api.vendors.missVendorVisit({ body: { token, visit: passed.visit, side: 'home' } }),
              )
            }
          >
            Nobody was home
          </button>
        )}
      </div>
    </Card>
  );
}
