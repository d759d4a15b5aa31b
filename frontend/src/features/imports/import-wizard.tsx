import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { LoadingSpot } from '../../ui/feedback/loading';
import { Stack } from '../../ui/layout/layout';
import { Page } from '../../ui/layout/page';
import { Stepper } from '../../ui/layout/stepper';
import { type BringDraft, useBringDraft } from './bring/bring-draft';
import type { Checker } from './check/check-step';
import { ColumnsStep } from './columns/columns-step';
import { FileStep } from './file/file-step';
import { type ImportDraft, type ImportFile, useImportDraft } from './import-draft';
import {
  canShow,
  type ImportPlace,
  type ImportStep,
  importStepIn,
  placeOf,
  shownStep,
  stepLabels,
} from './import-place';
import { PastImports } from './past/past-imports';
import { DoneStep } from './run/done-step';
import { ImportStep as RunStep } from './run/import-step';
import { type ImportPlan, useImportRun } from './run/use-import-run';
import { useRunGuard } from './run/use-run-guard';
import { useStepFocus } from './use-step-focus';

// Loaded lazily: the domain rules and their parser are only needed for the check.
const CheckStep = lazy(() => import('./check/check-step'));
const BringSteps = lazy(() => import('./bring/bring-steps'));

type Props = {
  place: ImportPlace;
  onPlace: (place: ImportPlace) => void;
  /** The person in the active role, who owns the draft. */
  draftOf: string;
  who: Checker;
  /** Away from the wizard; its draft is kept. */
  onLater: () => void;
};

/** /import: rent rolls and directories, or a list of properties, from the files to the undo. */
export function ImportWizard({ place, onPlace, draftOf, who, onLater }: Props) {
  const { draft, setDraft } = useBringDraft(draftOf);
  const asked = place.step ?? 'files';
  const takeReports = (next: BringDraft | undefined) => {
    setDraft(next);
    if (next) onPlace({ step: 'columns' });
  };
  return (
    <Page
      title="Bring in your portfolio"
      lead="Nothing is added until you confirm, and nobody is emailed."
      back={{ to: '/propertiesList', label: 'Properties' }}
    >
      {draft && asked !== 'files' ? (
        <Suspense fallback={<LoadingSpot />}>
          <BringSteps
            draft={draft}
            onDraft={setDraft}
            asked={asked}
            onStep={(step) => onPlace(step === 'files' ? {} : { step })}
            onLater={onLater}
            who={who}
          />
        </Suspense>
      ) : (
        <PropertySteps
          {...{ place, onPlace, draftOf, who }}
          reports={draft}
          onReports={takeReports}
          onGoOn={() => onPlace({ step: 'columns' })}
        />
      )}
    </Page>
  );
}

type StepsProps = Omit<Props, 'onLater'> & {
  reports: BringDraft | undefined;
  /** Undefined once a list of properties takes their place. */
  onReports: (reports: BringDraft | undefined) => void;
  onGoOn: () => void;
};

/** A list of properties without leases, from choosing it to the import and its undo. */
function PropertySteps({ place, onPlace, draftOf, who, reports, onReports, onGoOn }: StepsProps) {
  const client = useQueryClient();
  const { draft, setDraft } = useImportDraft(draftOf);
  const [checked, setChecked] = useState<{ draft: ImportDraft; plan: ImportPlan }>();
  const go = (step: ImportStep) => onPlace(placeOf(step));
  const {
    run,
    go: start,
    stop,
    forget,
  } = useImportRun({
    onOver: () => {
      setDraft(undefined);
      go('done');
      void client.invalidateQueries();
    },
  });
  const isRunning = run.phase === 'running' || run.phase === 'stopping';
  useRunGuard(isRunning);
  const progress = {
    hasFile: draft !== undefined,
    isChecked: checked !== undefined && checked.draft === draft,
    isRunning,
    isOver: run.phase === 'over',
  };
  const step = shownStep(importStepIn(place), progress);
  const box = useStepFocus(step);
  const begin = async (file: ImportFile) => {
    const [{ mapColumns }, { splitColumns }] = await Promise.all([
      import('../../../../shared/domain/imports/portfolio-mapping'),
      import('../../../../shared/domain/imports/portfolio-split'),
    ]);
    const parted = splitColumns(file);
    forget();
    onReports(undefined);
    const mapping = mapColumns(parted.headers);
    // The property form begins with this country, too.
    const everyLine = mapping.country === undefined ? { country: 'United States' } : {};
    setDraft({ file: parted, mapping, everyLine, edits: {}, leftOut: [] });
    go('columns');
  };
  return (
    <>
      <Stepper
        label="Steps of the import"
        steps={stepLabels}
        current={step}
        reachable={(to) => canShow(to, progress)}
        onStep={go}
      />
      <Stack
        as="section"
        ref={box}
        tabIndex={-1}
        aria-label={stepLabels.find(({ key }) => key === step)?.label}
        outline="none"
        gap={{ base: '5', md: '6' }}
      >
        {step === 'file' && (
          <>
            <FileStep
              draft={draft}
              reports={reports}
              who={who}
              onFile={begin}
              onReports={onReports}
              onGoOn={() => (reports ? onGoOn() : go('columns'))}
            />
            <PastImports />
          </>
        )}
        {step === 'columns' && draft && (
          <ColumnsStep
            draft={draft}
            onDraft={setDraft}
            onBack={() => go('file')}
            onNext={() => go('check')}
          />
        )}
        {step === 'check' && draft && (
          <Suspense fallback={<LoadingSpot />}>
            <CheckStep
              draft={draft}
              onDraft={setDraft}
              who={who}
              onBack={() => go('columns')}
              onChecked={(plan) => {
                setChecked({ draft, plan });
                go('import');
              }}
            />
          </Suspense>
        )}
        {step === 'import' && checked && (
          <RunStep
            plan={checked.plan}
            run={run}
            mayUpgrade={who.mayUpgrade}
            onGo={() => void start(checked.plan)}
            onStop={stop}
            onBack={() => go('check')}
          />
        )}
        {step === 'done' && run.line && (
          <DoneStep
            line={run.line}
            refused={run.refused}
            onAnother={() => {
              forget();
              go('file');
            }}
          />
        )}
      </Stack>
    </>
  );
}
