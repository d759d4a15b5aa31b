import type { Step } from '../../ui/stepper';

export const importSteps = ['file', 'columns', 'check', 'import', 'done'] as const;
export type ImportStep = (typeof importSteps)[number];

export const stepLabels: readonly Step<ImportStep>[] = [
  { key: 'file', label: 'File' },
  { key: 'columns', label: 'Columns' },
  { key: 'check', label: 'Check' },
  { key: 'import', label: 'Import' },
  { key: 'done', label: 'Done' },
];

/** Where the wizard stands, as the address says it; the first step goes without saying. */
export type ImportPlace = { readonly step?: Exclude<ImportStep, 'file'> };

export function parseImportPlace(raw: Readonly<Record<string, unknown>>): ImportPlace {
  const step = importSteps.find((known) => known === raw.step);
  return step === undefined || step === 'file' ? {} : { step };
}

export const placeOf = (step: ImportStep): ImportPlace => (step === 'file' ? {} : { step });

/** How far the person came: what a step needs that lies before it. */
export type Progress = {
  readonly hasFile: boolean;
  /** Checked here and by the server, and there is room. */
  readonly isChecked: boolean;
  /** Under way, stopped or failed: the file and its columns stay as they are until it is over. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
};

/** Whether the wizard can show this step now: an address typed by hand, or a reload, leads back to the last one that it can. */
export function canShow(step: ImportStep, { hasFile, isChecked, isRunning, isOver }: Progress): boolean {
  if (isRunning) return step === 'import';
  if (step === 'file') return true;
  if (step === 'done') return isOver;
  if (step === 'import') return hasFile && isChecked && !isOver;
  return hasFile && !isOver;
}

/** The step that is shown for the one in the address. */
export function shownStep(asked: ImportStep, progress: Progress): ImportStep {
  const upTo = importSteps.slice(0, importSteps.indexOf(asked) + 1);
  if (progress.isRunning) return 'import';
  if (progress.isOver && asked === 'import') return 'done';
  return upTo.findLast((step) => canShow(step, progress)) ?? 'file';
}
