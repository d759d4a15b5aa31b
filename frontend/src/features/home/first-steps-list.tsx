import { Check } from 'lucide-react';
import { Row } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Named } from '../../ui/named';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { Sign } from '../../ui/sign';
import { SrOnly } from '../../ui/text';
import type { Step } from './first-steps';

/** The checklist of a new account. Only the first unfinished step has an action. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const next = steps.find((step) => !step.done)?.key;
  return (
    <Section title="First steps" lead="A few minutes and you are set up.">
      <PlainList as="ol" gap="5">
        {steps.map((step, index) => (
          <Row as="li" key={step.key}>
            <Named
              sign={<Mark step={step} number={index + 1} current={step.key === next} />}
              name={
                <>
                  {step.title}
                  {step.done && <SrOnly> (done)</SrOnly>}
                </>
              }
              note={step.text}
            />
            {step.key === next && (
              <LinkButton to={step.key === 'property' ? '/addPropertyUnit' : '/propertiesList'}>
                {step.key === 'property' ? 'Add property' : 'Open properties'}
              </LinkButton>
            )}
          </Row>
        ))}
      </PlainList>
    </Section>
  );
}

const looks = {
  done: { bg: 'primary', color: 'primary.contrast', borderColor: 'primary' },
  current: { bg: 'transparent', color: 'primary', borderColor: 'primary' },
  later: { bg: 'transparent', color: 'muted', borderColor: 'control' },
} as const;

function Mark({ step, number, current }: { step: Step; number: number; current: boolean }) {
  const look = step.done ? 'done' : current ? 'current' : 'later';
  return (
    <Sign round borderWidth="1px" aria-hidden="true" {...looks[look]}>
      {step.done ? <Check /> : number}
    </Sign>
  );
}
