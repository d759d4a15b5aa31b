import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Stack } from '../../ui/layout';
import { LoadingSpot } from '../../ui/loading';
import { Page } from '../../ui/page';
import { Stepper } from '../../ui/stepper';
import type { Checker } from './check/check-step';
import { ColumnsStep } from './columns/columns-step';
import { FileStep } from './file/file-step';
import { type ImportDraft, type ImportFile, useImportDraft } from './import-draft';
import { canShow, type ImportPlace, type ImportStep, placeOf, shownStep, stepLabels } from './import-place';
import { PastImports } from './past/past-imports';
import { DoneStep } from './run/done-step';
import { ImportStep as RunStep } from './run/import-step';
import { type ImportPlan, useImportRun } from './run/use-import-run';
import { useRunGuard } from './run/use-run-guard';

// Loaded lazily: the domain rules and their parser are only needed for the check.
const CheckStep = lazy(() => import('./check/check-step'));

type Props = {
  place: ImportPlace;
  onPlace: (place: ImportPlace) => void;
  /** The person in the active role, who owns the draft. */
  draftOf: string;
  who: Checker;
};

/** Moves the focus and the scroll position to the start of each new step. */
function useStepFocus(step: ImportStep) {
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

/** /import: a portfolio file, from choosing it to the import and its undo. */
export function ImportWizard({ place, onPlace, draftOf, who }: Props) {
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
  const step = shownStep(place.step ?? 'file', progress);
  const box = useStepFocus(step);
  const begin = async (file: ImportFile) => {
    const [{ mapColumns }, { splitColumns }] = await Promise.all([
      import('../../../../shared/domain/portfolio-mapping'),
      import('../../../../shared/domain/portfolio-split'),
    ]);
    const parted = splitColumns(file);
    forget();
    const mapping = mapColumns(parted.headers);
    // The property form begins with this country, too.
    const everyLine = mapping.country === undefined ? { country: 'United States' } : {};
    setDraft({ file: parted, mapping, everyLine, edits: {}, leftOut: [] });
    go('columns');
  };
  return (
    <Page
      title="Import"
      lead="Import properties, units and owners from a spreadsheet. Nothing is added until you have reviewed it."
      back={{ to: '/propertiesList', label: 'Properties' }}
    >
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
            <FileStep draft={draft} onFile={begin} onGoOn={() => go('columns')} />
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
    </Page>
  );
}
