import { chakra } from '@chakra-ui/react';
import { Circle, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Setup } from '../../../../../shared/contract/setup';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted, SrOnly, Tint } from '../../../ui/primitives/text';
import { nextStep, type SetupStep, setupSteps } from './setup-steps';
import { useSaveSetup } from './use-save-setup';

const Steps = chakra('ol', { base: { listStyle: 'none', m: '0', p: '0' } });

const Step = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '3',
    minH: '16',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  variants: { next: { true: { bg: 'surface.hover' } } },
});

const marks = {
  done: { Icon: CircleCheck, color: 'success', word: 'Done' },
  waiting: { Icon: Clock, color: 'info', word: 'Waiting' },
  open: { Icon: Circle, color: 'muted', word: 'To do' },
} as const;

function Mark({ state }: { state: SetupStep['state'] }) {
  const { Icon, color, word } = marks[state];
  return (
    <Tint color={color}>
      <Icon size={20} aria-hidden="true" />
      <SrOnly>{word}</SrOnly>
    </Tint>
  );
}

/** `Get to your first online rent payment`: what is done, and what can be done next, in any order. */
export function SetupList({ setup }: { setup: Setup }) {
  const hide = useSaveSetup('Hidden. Your profile shows it again.');
  const steps = setupSteps(setup);
  const next = nextStep(steps);
  const done = steps.filter(({ state }) => state === 'done').length;
  const close = (label: string) => (
    <Button
      variant="ghost"
      size="sm"
      pending={hide.isPending}
      pendingText="Hiding"
      onClick={() => hide.mutate({ is_hidden: true })}
    >
      {label}
    </Button>
  );
  if (setup.payment) return <RentComes payment={setup.payment} action={close('Close')} />;
  return (
    <Section
      flush
      title={
        <Row as="span" display="inline-flex" gap="2">
          Get to your first online rent payment
          <Muted as="span" small>
            {done} of {steps.length}
          </Muted>
        </Row>
      }
      action={close('Hide')}
    >
      <Steps>
        {steps.map((step) => (
          <Step key={step.key} next={step.key === next} aria-current={step.key === next ? 'step' : undefined}>
            <ListLabel sign={<Mark state={step.state} />} name={step.title} note={step.text} />
            {step.key === 'owners' && step.state === 'open' && <OwnsIt />}
            {step.action && <StepButton action={step.action} isNext={step.key === next} />}
          </Step>
        ))}
      </Steps>
    </Section>
  );
}

function StepButton({ action, isNext }: { action: NonNullable<SetupStep['action']>; isNext: boolean }) {
  const { label, ...link } = action;
  return (
    <LinkButton {...link} size="sm" variant={isNext ? 'solid' : 'outline'}>
      {label}
    </LinkButton>
  );
}

/** A manager of their own property has nobody to add. */
function OwnsIt() {
  const save = useSaveSetup('Saved');
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={save.isPending}
      pendingText="Saving"
      onClick={() => save.mutate({ owns_it: true })}
    >
      I own it
    </Button>
  );
}

type ComesProps = { payment: NonNullable<Setup['payment']>; action: ReactNode };

function RentComes({ payment, action }: ComesProps) {
  const { name, cents, unit_number, property_title, on, has_settled } = payment;
  const place = `Unit ${unit_number}, ${property_title}`;
  return (
    <Section title="Rent is coming in." action={action}>
      <ListLabel
        sign={<Mark state={has_settled ? 'done' : 'waiting'} />}
        name={`${name} ${has_settled ? 'paid' : 'started a payment of'} ${displayDollars(cents)} online.`}
        note={`${place}, ${displayDate(on)}`}
      />
    </Section>
  );
}
