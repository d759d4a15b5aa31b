import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MyApplication } from '../../../../../shared/contract/my-applications';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { personWords } from '../../../../../shared/domain/screening/people';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { DecisionLetter } from '../parts/decision-letter';
import { myApplicationsQuery } from '../queries';
import { nextStep } from './next-step';
import { OpenMine } from './open-mine';

type Props = {
  title: string;
  lead: string | undefined;
  /** What stands here while nobody has an application of theirs. */
  nothing: ReactNode;
};

/** An applicant's own applications: where each stands, and what to do next. */
export function MyApplications({ title, lead, nothing }: Props) {
  const read = useQuery(myApplicationsQuery);
  const mine = read.data;
  if (mine?.length === 0) return nothing;
  return (
    <Page title={title} lead={lead} width="form">
      {read.isPending && <SkeletonCards cards={2} height="48" />}
      {read.isError && !mine && (
        <Section>
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        </Section>
      )}
      {mine?.map((one) => (
        <Card key={one.application_id} mine={one} />
      ))}
    </Page>
  );
}

function Card({ mine }: { mine: MyApplication }) {
  const {
    application_id: id,
    home,
    stage,
    kind,
    named_by,
    decision,
    submitted_at,
    started_at,
    documents,
  } = mine;
  const part = kind && named_by !== undefined ? { kind, named_by } : undefined;
  const step = nextStep(mine, new Date());
  return (
    <Section title={`${home.title}, unit ${home.unit}`} lead={home.location}>
      <Stack gap="5">
        <Notice
          kind={step.kind}
          title={step.title}
          action={step.action && <OpenMine id={id} main {...step.action} />}
        >
          {step.text}
        </Notice>
        {mine.has_message && (
          <Notice
            title="You have a message"
            action={<OpenMine id={id} page="application" label="Read and answer" />}
          >
            {`${home.organization} wrote to you.`}
          </Notice>
        )}
        {decision && (stage === 'approved' || stage === 'declined') && (
          <DecisionLetter decision={decision} stage={stage} home={home} part={part} />
        )}
        <Facts>
          <Fact label="Landlord">{home.organization}</Fact>
          <Fact label="Monthly rent">{home.rent === undefined ? '–' : displayDollars(home.rent)}</Fact>
          <Fact label={submitted_at ? 'Sent' : 'Started'}>{displayDate(submitted_at ?? started_at)}</Fact>
          {kind && <Fact label="You apply as">{personWords[kind]}</Fact>}
          <Fact label="Your documents">{documents.map(({ name }) => name).join(', ') || 'None'}</Fact>
        </Facts>
        {step.action?.page !== 'application' && (
          <Row>
            <OpenMine id={id} page="application" label="Open my application" />
          </Row>
        )}
      </Stack>
    </Section>
  );
}
