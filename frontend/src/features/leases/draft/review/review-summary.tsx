import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../../../../../shared/domain/counted';
import { joinWords } from '../../../../../../shared/domain/leases/document/words';
import type { LeaseStep } from '../../../../../../shared/domain/leases/draft/lease-problems';
import { nameOf, type Parties } from '../../../../../../shared/domain/leases/parties';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { displayDollars } from '../../../../../../shared/domain/money';
import { termText } from '../../../../domain-ui/lease/lease-status-style';
import { Grow, Row, Stack } from '../../../../ui/layout/layout';
import { RuledList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { Muted, Strong, Tint } from '../../../../ui/primitives/text';
import { stepLabels } from '../lease-step';
import type { StepProblems } from './step-problems';

type Props = { draft: Term; problems: StepProblems; onStep: (step: LeaseStep) => void };

const countedIfAny = (count: number, one: string, many?: string): string =>
  count === 0 ? '' : counted(count, one, many);

const peopleText = ({ tenants, coSigners, owners, agent }: Parties): string => {
  const landlords = owners.filter(({ signs }) => signs).map(nameOf);
  const guarantors = coSigners.map(nameOf).filter(Boolean);
  const signs = agent ? nameOf(agent) : joinWords(landlords);
  return [
    joinWords(tenants.map(nameOf).filter(Boolean)),
    guarantors.length > 0 && `with ${joinWords(guarantors)} as co-signer${guarantors.length > 1 ? 's' : ''}`,
    signs && `${signs} for the landlord`,
  ]
    .filter(Boolean)
    .join('; ');
};

/** A step as one line. */
const words: Record<Exclude<LeaseStep, 'review'>, (draft: Term) => string> = {
  term: (draft) => termText(draft),
  people: ({ parties }) => peopleText(parties),
  rent: ({ rentLines, deposit, moveIn }) =>
    [
      `${displayDollars(rentLines.reduce((sum, { cents }) => sum + cents, 0))} a month`,
      deposit.cents > 0 ? `deposit ${displayDollars(deposit.cents)}` : 'no deposit',
      countedIfAny(moveIn?.items.length ?? 0, 'other move-in charge'),
    ]
      .filter(Boolean)
      .join(', '),
  rules: ({ utilities, occupants, pets, noticeDays }) =>
    [
      countedIfAny(utilities.length, 'utility', 'utilities'),
      countedIfAny(occupants.length, 'occupant'),
      countedIfAny(pets.length, 'pet'),
      `${noticeDays} ${noticeDays === 1 ? 'day’s' : 'days’'} notice`,
    ]
      .filter(Boolean)
      .join(', '),
};

const steps = Object.keys(words) as (keyof typeof words)[];

/** Everything filled in, one line per step, with a link back and what is missing. */
export const ReviewSummary = ({ draft, problems, onStep }: Props) => (
  <Section title="Review" flush>
    <RuledList>
      {steps.map((step) => {
        const label = stepLabels.find(({ key }) => key === step)?.label ?? step;
        const missing = [...new Set(problems[step].map(({ message }) => message))];
        return (
          <Row as="li" key={step} alignItems="flex-start" flexWrap="nowrap">
            <Mark isDone={missing.length === 0} />
            <Grow>
              <Stack gap="0.5">
                <Strong>{label}</Strong>
                <Muted>
                  <bdi>{words[step](draft)}</bdi>
                </Muted>
                {missing.map((message) => (
                  <Muted key={message} color="danger">
                    {message}
                  </Muted>
                ))}
              </Stack>
            </Grow>
            <Button
              variant="plain"
              size="sm"
              aria-label={`Edit ${label.toLowerCase()}`}
              onClick={() => onStep(step)}
            >
              Edit
            </Button>
          </Row>
        );
      })}
    </RuledList>
  </Section>
);

const Mark = ({ isDone }: { isDone: boolean }): ReactNode => (
  <Tint color={isDone ? 'success' : 'danger'}>
    {isDone ? <CircleCheck size={18} aria-hidden="true" /> : <CircleAlert size={18} aria-hidden="true" />}
  </Tint>
);
