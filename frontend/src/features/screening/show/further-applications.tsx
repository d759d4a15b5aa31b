import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { personWords } from '../../../../../shared/domain/screening/people';
import { Row } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { TextLink } from '../../../ui/primitives/text-link';
import { StageBadge } from '../parts/applicant-words';

type Props = { further: ApplicantDetails['further'] };

/** What the same person, by mail address, has applied for besides. */
export const FurtherApplications = ({ further }: Props) => (
  <Section title="Other applications from this person" flush>
    <RuledList>
      {further.map(({ application_id: id, unit_number, property_title, stage, kind }) => (
        <Row as="li" key={id} gap="3" flexWrap="wrap" justifyContent="space-between">
          <TextLink to="/applicant-details" search={{ id }}>
            <bdi>{`Unit ${unit_number}, ${property_title}${kind ? `, as ${personWords[kind]}` : ''}`}</bdi>
          </TextLink>
          <StageBadge stage={stage} />
        </Row>
      ))}
    </RuledList>
  </Section>
);
