import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import type { LeaseStep } from '../../../../../shared/domain/leases/draft/lease-problems';
import type { LeaseAgent } from '../../../../../shared/domain/leases/parties';
import type { Term } from '../../../../../shared/domain/leases/term';
import { Notice } from '../../../ui/feedback/notice';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Stepper } from '../../../ui/layout/stepper';
import { LinkButton } from '../../../ui/primitives/link-button';
import { withAddress } from '../../../ui/primitives/with-address';
import { paperTermOf } from '../parts/terms-of';
import { leaseQuery } from '../queries';
import { toLeases, WaitingLease } from '../show/waiting-lease';
import { stepBeside, stepLabels } from './lease-step';
import { MoneyStep } from './money/money-step';
import { PeopleStep } from './people/people-step';
import { ReviewStep } from './review/review-step';
import { RulesStep } from './rules/rules-step';
import { TermStep } from './term-step';
import { useDraftSaving } from './use-draft-saving';

type Props = {
  id: string;
  step: LeaseStep;
  onStep: (step: LeaseStep) => void;
  /** The person writing, as the agent of a draft that has none. */
  me: LeaseAgent;
  onSent: () => void;
};

/** /updateLease: a draft in five steps, saved on the server as it grows. */
export function LeaseWizard({ id, ...rest }: Props) {
  const read = useQuery({ ...leaseQuery(id), refetchOnWindowFocus: false });
  const draft = paperTermOf(read.data);
  if (!read.data || !draft) return <WaitingLease read={read} width="form" />;
  if (!read.data.may.change) return <Frozen lease={read.data} />;
  return <Steps lease={read.data} draft={draft} {...rest} />;
}

const titleOf = ({ unit_number, current_term }: LeaseDetails): string =>
  `${current_term > 1 ? 'Lease renewal' : 'Lease'} for Unit ${unit_number}`;

const Frozen = ({ lease }: { lease: LeaseDetails }) => (
  <Page title={titleOf(lease)} lead={withAddress(lease.property_title, lease.address)} width="form">
    <Notice
      kind="info"
      title="This lease is no longer a draft"
      action={
        <LinkButton to="/showLease" search={{ id: lease.lease_id }} size="sm" variant="outline">
          Open the lease
        </LinkButton>
      }
    >
      It was sent or discarded, or your role can only view it.
    </Notice>
  </Page>
);

/** Each step starts at its top, for the eye and for a screen reader. */
function useStepFocus(step: LeaseStep) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return box;
}

type StepsProps = Omit<Props, 'id'> & { lease: LeaseDetails; draft: Term };

function Steps({ lease, draft, step, onStep, me, onSent }: StepsProps) {
  const saving = useDraftSaving({ lease, draft });
  const box = useStepFocus(step);
  const { lease_id: id, property_title } = lease;
  const label = `Unit ${lease.unit_number}`;
  useCrumbs([toLeases, { label, to: '/showLease', search: { id } }]);
  const [back, next] = [stepBeside(step, -1), stepBeside(step, 1)];
  const props = {
    draft: saving.term(),
    saving,
    onBack: back && (() => onStep(back)),
    onNext: () => next && onStep(next),
  };
  return (
    <Page
      title={titleOf(lease)}
      lead={withAddress(property_title, lease.address)}
      back={{ to: '/showLease', search: { id }, label: 'Lease' }}
      width="form"
    >
      <Stepper
        label="Steps of the lease"
        steps={stepLabels}
        current={step}
        reachable={() => true}
        onStep={onStep}
      />
      <Stack
        as="section"
        key={`${step} ${saving.merges}`}
        ref={box}
        tabIndex={-1}
        aria-label={stepLabels.find(({ key }) => key === step)?.label}
        outline="none"
        gap="5"
      >
        {saving.merges > 0 && (
          <Notice kind="info">
            This draft was also changed on another device. Both sets of changes are here now.
          </Notice>
        )}
        {step === 'term' && <TermStep {...props} lease={lease} />}
        {step === 'people' && <PeopleStep {...props} lease={lease} me={me} />}
        {step === 'rent' && <MoneyStep {...props} today={lease.today} />}
        {step === 'rules' && <RulesStep {...props} />}
        {step === 'review' && <ReviewStep {...props} lease={lease} onStep={onStep} onSent={onSent} />}
      </Stack>
    </Page>
  );
}
