import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../../../shared/contract/endpoint';
import type { screening } from '../../../../../shared/contract/screening';
import { displayDollars } from '../../../../../shared/domain/money';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Tiles } from '../../../ui/layout/columns';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { Muted } from '../../../ui/primitives/text';
import { toApplicants, WaitingApplicant } from '../parts/waiting-applicant';
import { comparedQuery } from '../queries';
import { ComparedCard } from './compared-card';

type Compared = ReplyOf<typeof screening.compareApplicants>['data'];

/** /compareApplicants?id=…: a unit's applicants side by side, by what is asked of everyone. No score. */
export function ComparePage({ unitId }: { unitId: string }) {
  const read = useQuery(comparedQuery(unitId));
  if (!read.data) return <WaitingApplicant read={read} what="unit" />;
  const { unit_number, property_title, applicants, more } = read.data;
  return (
    <Page
      title="Compare applicants"
      lead={`Unit ${unit_number}, ${property_title}. The first to apply comes first.`}
      back={toApplicants}
    >
      <Stack gap={{ base: '5', md: '6' }}>
        <Asked compared={read.data} />
        {applicants.length === 0 ? (
          <Section flush>
            <EmptyState
              title="No applications to compare"
              text="Submitted applications for this unit appear here."
              drawing={drawings.people}
            />
          </Section>
        ) : (
          <Tiles>
            {applicants.map((applicant) => (
              <ComparedCard key={applicant.application_id} applicant={applicant} />
            ))}
          </Tiles>
        )}
        {more && <Muted>Only the newest are shown.</Muted>}
      </Stack>
    </Page>
  );
}

/** What the home’s page asks of everybody. */
function Asked({ compared: { rent, terms } }: { compared: Compared }) {
  return (
    <Section title="Required of everyone">
      <Facts>
        <Fact label="Rent">{rent === undefined ? '–' : displayDollars(rent)}</Fact>
        <Fact label="Income">
          {terms?.incomeTimes === undefined ? 'No requirements' : `${terms.incomeTimes} times the rent`}
        </Fact>
        <Fact label="Pets">{terms?.pets || 'No requirements'}</Fact>
        <Fact label="Other criteria">{terms?.criteria || 'No requirements'}</Fact>
      </Facts>
    </Section>
  );
}
