import { useQueryClient } from '@tanstack/react-query';
import { Row, Stack } from '../../../ui/layout/layout';
import { Stepper } from '../../../ui/layout/stepper';
import { Button } from '../../../ui/primitives/button';
import type { Checker } from '../check/check-step';
import { useRunGuard } from '../run/use-run-guard';
import { useStepFocus } from '../use-step-focus';
import type { BringDraft } from './bring-draft';
import { BringPage } from './bring-page';
import { type BringStep, bringLabels, shownBringStep } from './bring-place';
import { BroughtPage } from './brought-page';
import { ColumnsPage } from './columns-page';
import { RepairPage } from './repair-page';
import { useKeptDraft } from './server-draft';
import { isSettled, TotalsPage } from './totals-page';
import { useBringPlan } from './use-bring-plan';
import { useBringRun } from './use-bring-run';

type Props = {
  draft: BringDraft;
  onDraft: (draft: BringDraft | undefined) => void;
  asked: string;
  onStep: (step: BringStep) => void;
  /** The draft is kept; the person goes elsewhere. */
  onLater: () => void;
  who: Checker;
};

/** From the columns of the files to the portfolio that is here. */
export default function BringSteps({ draft, onDraft, asked, onStep, onLater, who }: Props) {
  const client = useQueryClient();
  const plan = useBringPlan(draft, who.email);
  const kept = useKeptDraft(draft);
  const { run, go, stop, forget } = useBringRun({
    onOver: () => {
      onStep('done');
      void kept.discard();
      void client.invalidateQueries();
    },
  });
  const isRunning = run.phase === 'running' || run.phase === 'stopping';
  useRunGuard(isRunning);
  const step = shownBringStep(asked, {
    isRepaired: plan.cards.every(({ isBlocking }) => !isBlocking),
    isSettled: isSettled(plan),
    isRunning,
    isOver: run.phase === 'over',
  });
  const box = useStepFocus(step);
  const onChoices = (choices: BringDraft['choices']) => onDraft({ ...draft, choices });
  const leave = () => {
    forget();
    onDraft(undefined);
    onStep('files');
  };
  return (
    <>
      {step !== 'done' && !isRunning && (
        <Row justifyContent="flex-end">
          <Button variant="outline" size="sm" onClick={() => void kept.saveNow().then(onLater)}>
            Save and finish later
          </Button>
        </Row>
      )}
      <Stepper
        label="Steps of the import"
        steps={bringLabels}
        current={step}
        reachable={(to) => !isRunning && run.phase !== 'over' && bringOrder(to) < bringOrder(step)}
        onStep={onStep}
      />
      <Stack
        as="section"
        ref={box}
        tabIndex={-1}
        aria-label={bringLabels.find(({ key }) => key === step)?.label ?? 'Done'}
        outline="none"
        gap={{ base: '5', md: '6' }}
      >
        {step === 'columns' && (
          <ColumnsPage
            draft={draft}
            plan={plan}
            who={who}
            onDraft={onDraft}
            onBack={() => onStep('files')}
            onNext={() => onStep(plan.cards.length === 0 ? 'totals' : 'repair')}
          />
        )}
        {step === 'repair' && (
          <RepairPage
            plan={plan}
            onChoices={onChoices}
            onBack={() => onStep('columns')}
            onNext={() => onStep('totals')}
          />
        )}
        {step === 'totals' && (
          <TotalsPage
            plan={plan}
            onChoices={onChoices}
            onBack={() => onStep('repair')}
            onNext={() => onStep('bring')}
          />
        )}
        {step === 'bring' && (
          <BringPage
            draft={draft}
            plan={plan}
            run={run}
            mayUpgrade={who.mayUpgrade}
            onGo={() => void go(draft, plan)}
            onStop={stop}
            onBack={() => onStep('totals')}
          />
        )}
        {step === 'done' && <BroughtPage run={run} onAnother={leave} />}
      </Stack>
    </>
  );
}

const bringOrder = (step: BringStep): number => bringLabels.findIndex(({ key }) => key === step);
