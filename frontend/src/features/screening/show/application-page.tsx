import { useQuery } from '@tanstack/react-query';
import { displayDate } from '../../../../../shared/domain/dates';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Answers } from '../parts/answers';
import { WaitingApplicant } from '../parts/waiting-applicant';
import { applicantQuery } from '../queries';

/** /application-details: all that an applicant said. */
export function ApplicationPage({ id }: { id: string }) {
  const read = useQuery(applicantQuery(id));
  if (!read.data) return <WaitingApplicant read={read} />;
  const { application, unit_number, property_title } = read.data;
  const { submittedAt, startedAt, fields } = application;
  const when = submittedAt
    ? `sent ${displayDate(submittedAt)}`
    : `started ${displayDate(startedAt)}, not submitted yet`;
  return (
    <Page
      title={`Application of ${`${fields.firstName} ${fields.lastName}`.trim() || fields.email}`}
      lead={`Unit ${unit_number}, ${property_title}: ${when}`}
      back={{ to: '/applicant-details', search: { id }, label: 'Applicant' }}
      width="form"
    >
      <Section title="Answers">
        <Answers fields={fields} />
      </Section>
    </Page>
  );
}
