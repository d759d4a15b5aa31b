import { useEffect, useState } from 'react';
import type { MailedReport } from '../../../../../shared/contract/signing';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { AgreeForm } from '../parts/agree-form';
import { PrintButton } from '../parts/print-button';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { useLoading } from '../parts/use-loading';
import { DeadLink, WaitingPage } from '../parts/waiting-page';
import { AnswerReport } from './answer-report';
import { RemarkLines, ReportFacts, ReportRooms } from './report-parts';
import './report.css';

const open = async (token: string): Promise<MailedReport> =>
  (await api.signing.openMailedReport({ body: { token } })).data;

const moves = { in: 'move-in', out: 'move-out' } as const;

/** /auth/report?token=…: a tenant checks a condition report and signs it, without an account. */
const ReportPage = ({ link }: SignerPageProps) => (link === '' ? <DeadLink /> : <Opened token={link} />);
export default ReportPage;

function Opened({ token }: { token: string }) {
  const read = useLoading(() => open(token));
  const [hasAgreed, setAgreed] = useState(false);
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  const { data, reload } = read;
  if (!data.asked) return <Closed read={data} />;
  if (hasAgreed) return <AnswerReport token={token} read={data} onChanged={reload} />;
  const { name, organization, kind, place, asked, consent } = data;
  return (
    <SigningFrame
      title={`Hello, ${name}`}
      lead={`${organization} asks you to review the ${moves[kind]} report for ${place}. Please answer by ${displayDate(asked.until)}.`}
    >
      <Card title="First: signing electronically">
        <AgreeForm
          paragraphs={consent.paragraphs}
          label="I agree to read and sign this report electronically."
          button="Go to the report"
          onAgree={() => setAgreed(true)}
        />
      </Card>
    </SigningFrame>
  );
}

function wordsOf({ signed, kind, place }: MailedReport) {
  const report = `The ${moves[kind]} report of ${place}`;
  if (signed?.tenant)
    return { title: 'The report is signed', lead: `${report} is signed by both sides. It stays as it is.` };
  if (signed?.unsigned?.why === 'refused')
    return { title: 'The report was refused', lead: `${report} is closed. Your landlord reads why.` };
  return { title: 'The report is closed', lead: `${report} was closed, since nobody answered in time.` };
}

/** As it was answered. */
function Closed({ read }: { read: MailedReport }) {
  // Who just signed stands at the end of the page, and reads at its top that it is done.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  const { signed, remarks, report, pictures } = read;
  const ofHome = remarks.filter(({ item }) => item === '');
  return (
    <SigningFrame wide {...wordsOf(read)}>
      {signed && (
        <Card title="Signatures">
          <div className="card-tools">
            <PrintButton />
          </div>
          <dl className="report-facts">
            <dt>For the landlord</dt>
            <dd dir="auto">{signed.landlord.name}</dd>
            <dt>For the tenants</dt>
            <dd dir="auto">
              {signed.tenant?.name ??
                (signed.unsigned?.why === 'refused'
                  ? `${signed.unsigned.name}: ${signed.unsigned.reason}`
                  : 'No answer')}
            </dd>
            <dt>Closed on</dt>
            <dd>{displayDate(signed.on)}</dd>
          </dl>
          <p className="fine" dir="ltr">{`Fingerprint of the report (SHA-256): ${signed.hash}`}</p>
        </Card>
      )}
      <ReportFacts kind={read.kind} report={report} />
      {ofHome.length > 0 && (
        <Card title="About the home">
          <RemarkLines remarks={ofHome} urls={pictures} />
        </Card>
      )}
      <ReportRooms
        read={read}
        below={({ id }) => (
          <RemarkLines remarks={remarks.filter(({ item }) => item === id)} urls={pictures} />
        )}
      />
    </SigningFrame>
  );
}
