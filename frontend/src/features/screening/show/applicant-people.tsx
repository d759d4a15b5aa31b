import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { personWords } from '../../../../../shared/domain/screening/people';
import { Row, Stack } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { ScreeningBadge, StageBadge } from '../parts/applicant-words';

type Props = { people: ApplicantDetails['people'] };

/** Co-applicants and guarantors of one application, each with a page of their own answers and screening. */
export const ApplicantPeople = ({ people }: Props) => (
  <Section title="Applying with" flush>
    <RuledList>
      {people.map(({ applicant_id: id, kind, stage, income, screening_status, ...person }) => {
        const name = `${person.first_name} ${person.last_name}`.trim();
        const earns = income > 0 ? `, ${displayDollars(income)} a month` : '';
        return (
          <Row as="li" key={id} gap="3" flexWrap="wrap" justifyContent="space-between">
            <Stack gap="0.5" minW="0">
              <span>
                <bdi>{name}</bdi>
              </span>
              <Muted small>
                <bdi>{`${person.email}, ${personWords[kind]}${earns}`}</bdi>
              </Muted>
            </Stack>
            <Row gap="2" flexWrap="wrap">
              {stage === 'draft' && <StageBadge stage={stage} />}
              {screening_status !== undefined && <ScreeningBadge status={screening_status} />}
              <LinkButton
                to="/applicant-details"
                search={{ id }}
                variant="outline"
                size="sm"
                aria-label={`Open ${name}`}
              >
                Open
              </LinkButton>
            </Row>
          </Row>
        );
      })}
    </RuledList>
  </Section>
);
