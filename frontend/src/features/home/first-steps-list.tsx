import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { LinkButton } from '../../ui/link-button';
import { Section } from '../../ui/section';
import type { Step } from './first-steps';

/** The checklist of a new account; its one action belongs to the first step that is not done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const next = steps.find((step) => !step.done)?.key;
  return (
    <Section title="First steps" lead="A few minutes, and your house file is open.">
      <chakra.ol m="0" p="0" listStyleType="none" display="grid" gap="5">
        {steps.map((step, index) => (
          <chakra.li key={step.key} display="flex" gap="3" alignItems="flex-start">
            <Mark step={step} number={index + 1} current={step.key === next} />
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" fontWeight="medium" color={step.done ? 'muted' : undefined}>
                {step.title}
                {step.done && <chakra.span srOnly> (done)</chakra.span>}
              </chakra.span>
              <chakra.span display="block" color="muted">
                {step.text}
              </chakra.span>
            </chakra.span>
            {step.key === next && (
              <LinkButton to={step.key === 'property' ? '/addPropertyUnit' : '/propertiesList'}>
                {step.key === 'property' ? 'Add property' : 'Open properties'}
              </LinkButton>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}

const Mark = ({ step, number, current }: { step: Step; number: number; current: boolean }) => (
  <chakra.span
    aria-hidden="true"
    display="grid"
    placeItems="center"
    boxSize="7"
    flexShrink="0"
    borderRadius="full"
    borderWidth="1px"
    borderColor={step.done || current ? 'primary' : 'control'}
    bg={step.done ? 'primary' : 'transparent'}
    color={step.done ? 'primary.contrast' : current ? 'primary' : 'muted'}
    fontSize="xs"
    fontWeight="semibold"
  >
    {step.done ? <Check size={16} /> : number}
  </chakra.span>
);
