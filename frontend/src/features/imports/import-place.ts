import type { Step } from '../../ui/layout/stepper';
import { type BringStep, bringSteps } from './bring/bring-place';

export const importSteps = ['file', 'columns', 'check', 'import', 'done'] as const;
export type ImportStep = (typeof importSteps)[number];

export const stepLabels: readonly Step<ImportStep>[] = [
  { key: 'file', label: 'Files' },
  { key: 'columns', label: 'Columns' },
  { key: 'check', label: 'Check' },
  { key: 'import', label: 'Bring in' },
  { key: 'done', label: 'Done' },
];

/** The wizard's step in the address; the first step is implicit. */
export type ImportPlace = { readonly step?: Exclude<ImportStep | BringStep, 'file' | 'files'> };

export function parseImportPlace(raw: Readonly<Record<string, unknown>>): ImportPlace {
  const step = [...importSteps, ...bringSteps].find((known) => known === raw.step);
  return step === undefined || step === 'file' || step === 'files' ? {} : { step };
}

/** The step of a list of properties; those of reports are not its own. */
export const importStepIn = ({ step }: ImportPlace): ImportStep =>
  importSteps.find((known) => known === step) ?? 'file';

export const placeOf = (step: ImportStep): ImportPlace => (step === 'file' ? {} : { step });

/** What the person has completed; later steps depend on it. */
export type Progress = {
  readonly hasFile: boolean;
  /** The browser and the server accepted the lines, and the plan has room. */
  readonly isChecked: boolean;
  /** Running, stopped or failed: the file and its columns stay locked until the import is over. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
};

/** After a reload or with a typed address, the wizard may not be able to show the requested step. */
export function canShow(step: ImportStep, { hasFile, isChecked, isRunning, isOver }: Progress): boolean {
  if (isRunning) return step === 'import';
  if (step === 'file') return true;
  if (step === 'done') return isOver;
  if (step === 'import') return hasFile && isChecked && !isOver;
  return hasFile && !isOver;
}

/** The step to show: the requested one, or the last one before it that can be shown. */
export function shownStep(asked: ImportStep, progress: Progress): ImportStep {
  const upTo = importSteps.slice(0, importSteps.indexOf(asked) + 1);
  if (progress.isRunning) return 'import';
  if (progress.isOver && asked === 'import') return 'done';
  return upTo.findLast((step) => canShow(step, progress)) ?? 'file';
}
