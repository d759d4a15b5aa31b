import type { ComparedApplicant } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { ScreeningBadge } from '../parts/applicant-words';
import { IncomeFacts } from '../parts/earners';

const none = '–';

/** One applicant: the same facts in the same order as everyone else’s. */
export function ComparedCard({ applicant }: { applicant: ComparedApplicant }) {
  const { application_id: id, name, email, earners, times, screening_status: status } = applicant;
  const link = (
    <TextLink to="/applicant-details" search={{ id }}>
      {name || email}
    </TextLink>
  );
  return (
    <Section title={link} lead={applicant.is_repeated && 'Applied more than once'}>
      <Stack gap="4">
        <Facts>
          <Fact label="Applied">{displayDate(applicant.submitted_at)}</Fact>
          <IncomeFacts earners={earners} times={times} />
          <Fact label="Move-in">{displayDate(applicant.move_in) || none}</Fact>
          <Fact label="Pets">{applicant.pets || none}</Fact>
          <Fact label="Others moving in">{applicant.occupants || none}</Fact>
          <Fact label="Employer">{applicant.employer || none}</Fact>
          <Fact label="Current home">{applicant.current_address || none}</Fact>
          <Fact label="Since">{applicant.lives_there_since || none}</Fact>
          <Fact label="Landlord">{applicant.landlord || none}</Fact>
        </Facts>
        <Row minH="6">
          {status === undefined ? <Muted small>No screening yet</Muted> : <ScreeningBadge status={status} />}
        </Row>
      </Stack>
    </Section>
  );
}
