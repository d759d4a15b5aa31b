import type { Step } from '../../../ui/layout/stepper';

export const bringSteps = ['files', 'columns', 'repair', 'totals', 'bring', 'done'] as const;
export type BringStep = (typeof bringSteps)[number];

export const bringLabels: readonly Step<BringStep>[] = [
  { key: 'files', label: 'Files' },
  { key: 'columns', label: 'Columns' },
  { key: 'repair', label: 'Repair' },
  { key: 'totals', label: 'Check totals' },
  { key: 'bring', label: 'Bring in' },
];

type Progress = {
  readonly isRepaired: boolean;
  readonly isSettled: boolean;
  readonly isRunning: boolean;
  readonly isOver: boolean;
};

/** The step to show: the requested one, or the last before it that the work allows. */
export function shownBringStep(
  asked: string,
  { isRepaired, isSettled, isRunning, isOver }: Progress,
): BringStep {
  if (isOver) return 'done';
  if (isRunning) return 'bring';
  const step = bringSteps.find((one) => one === asked) ?? 'columns';
  if (step === 'done' || step === 'bring') {
    if (!isRepaired) return 'repair';
    return isSettled ? 'bring' : 'totals';
  }
  return step === 'totals' && !isRepaired ? 'repair' : step;
}
