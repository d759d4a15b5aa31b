import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Scale } from 'lucide-react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { readCents } from '../../../../../shared/domain/screening/amounts';
import { conditionWords } from '../../../../../shared/domain/screening/conditions';
import { incomeTimes, sharedIncome } from '../../../../../shared/domain/screening/income';
import { personWords } from '../../../../../shared/domain/screening/people';
import { Notice } from '../../../ui/feedback/notice';
import { Columns } from '../../../ui/layout/columns';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { StageBadge } from '../parts/applicant-words';
import { IncomeFacts } from '../parts/earners';
import { toApplicants, WaitingApplicant } from '../parts/waiting-applicant';
import { applicantQuery } from '../queries';
import { ApplicantFiles } from './applicant-files';
import { ApplicantMessages } from './applicant-messages';
import { ApplicantNotes } from './applicant-notes';
import { ApplicantPeople } from './applicant-people';
import { ApplicantShowing } from './applicant-showing';
import { DecideButtons } from './decide-buttons';
import { FeeSection } from './fee-section';
import { FurtherApplications } from './further-applications';
import { ScreeningSection } from './screening-section';
import { TellOthers } from './tell-others';
import { OnWaitingList } from './waiting-list';

/** /applicant-details and /view-Applicant: one applicant, where they stand, and what can be done now. */
export function ApplicantPage({ id, mayChange }: { id: string; mayChange: boolean }) {
  const read = useQuery(applicantQuery(id));
  if (!read.data) return <WaitingApplicant read={read} />;
  return <Whole applicant={read.data} mayChange={mayChange} />;
}

function Whole({ applicant, mayChange }: { applicant: ApplicantDetails; mayChange: boolean }) {
  const { first_name, last_name, unit_number, property_title, address, city, application } = applicant;
  const main = application.partOf?.applicationId;
  return (
    <Page
      title={`${first_name} ${last_name}`.trim() || applicant.email}
      lead={`Unit ${unit_number}, ${property_title}, ${address}, ${city}`}
      back={main ? { to: '/applicant-details', search: { id: main }, label: 'Application' } : toApplicants}
      action={mayChange && applicant.may.decide && <DecideButtons applicant={applicant} />}
    >
      <Row gap="3">
        <StageBadge
          stage={application.stage}
          isConditional={application.decision?.conditions !== undefined}
        />
        {application.partOf && <Muted>{`Applies as ${personWords[application.partOf.kind]}`}</Muted>}
      </Row>
      <Columns widths="2fr 1fr" from="lg">
        <Stack gap={{ base: '5', md: '6' }}>
          <Decided applicant={applicant} />
          {application.stage === 'waiting' && <OnWaitingList applicant={applicant} mayChange={mayChange} />}
          {mayChange && applicant.others > 0 && <TellOthers applicant={applicant} />}
          <Figures applicant={applicant} />
          {applicant.people.length > 0 && <ApplicantPeople people={applicant.people} />}
          {applicant.further.length > 0 && <FurtherApplications further={applicant.further} />}
          <ApplicantFiles applicant={applicant} />
          <FeeSection applicant={applicant} mayChange={mayChange} />
          <ScreeningSection applicant={applicant} mayChange={mayChange} />
        </Stack>
        <Stack gap={{ base: '5', md: '6' }}>
          <ApplicantMessages id={applicant.applicant_id} mayWrite={mayChange} />
          <ApplicantShowing applicant={applicant} mayChange={mayChange} />
          <ApplicantNotes applicant={applicant} mayWrite={mayChange} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Decided({ applicant: { application } }: { applicant: ApplicantDetails }) {
  const { decision, stage } = application;
  if (!decision) return null;
  const { conditions, note } = decision;
  const isApproved = stage === 'approved';
  const word = conditions ? 'Approved with conditions' : isApproved ? 'Approved' : 'Declined';
  const asked = conditions ? `Conditions: ${conditionWords(conditions)}.` : '';
  const notice = decision.notice
    ? 'The adverse-action notice was sent.'
    : decision.noNotice
      ? `No notice was sent: ${decision.noNotice}`
      : '';
  return (
    <Notice
      kind={isApproved ? 'success' : 'info'}
      title={`${word} by ${decision.by.name}, ${displayDate(decision.at)}`}
      action={
        decision.leaseId && (
          <LinkButton to="/showLease" search={{ id: decision.leaseId }} variant="outline" size="sm">
            Open the lease
          </LinkButton>
        )
      }
    >
      {[asked, note, notice].filter(Boolean).map((line) => (
        <chakra.span key={line} display="block">
          {line}
        </chakra.span>
      ))}
    </Notice>
  );
}

/** The facts that are the same for everyone who applies. */
function Figures({ applicant }: { applicant: ApplicantDetails }) {
  const { fields, submittedAt, startedAt } = applicant.application;
  const earners = [
    { name: `${fields.firstName} ${fields.lastName}`.trim(), income: fields.monthlyIncome },
    ...applicant.people.map(({ first_name, last_name, kind, income }) => ({
      name: `${first_name} ${last_name}`.trim(),
      kind,
      income,
    })),
  ];
  const times = incomeTimes(sharedIncome(earners).income, readCents(applicant.rent_amount));
  return (
    <Section
      title="Application"
      action={
        <Row gap="2">
          {applicant.application.stage === 'submitted' && (
            <LinkButton
              to="/compareApplicants"
              search={{ id: applicant.unit_id }}
              variant="outline"
              size="sm"
            >
              <Scale aria-hidden="true" />
              Compare
            </LinkButton>
          )}
          <LinkButton
            to="/application-details"
            search={{ id: applicant.applicant_id }}
            variant="outline"
            size="sm"
          >
            <ClipboardList aria-hidden="true" />
            All answers
          </LinkButton>
        </Row>
      }
    >
      <Facts>
        <Fact label="Email" wide>
          {applicant.email}
        </Fact>
        <Fact label={submittedAt ? 'Sent' : 'Started'}>{displayDate(submittedAt ?? startedAt)}</Fact>
        <Fact label="Desired move-in date">{displayDate(fields.moveIn) || '–'}</Fact>
        <IncomeFacts earners={earners} times={times} />
        <Fact label="Pets">{fields.pets || '–'}</Fact>
      </Facts>
    </Section>
  );
}
