import type { ApplicationStep } from '../../../../../shared/domain/screening/application-rules';

export const applySteps = [
  { key: 'about', label: 'About you' },
  { key: 'home', label: 'Your home' },
  { key: 'work', label: 'Work and income' },
  { key: 'household', label: 'Household' },
  { key: 'review', label: 'Review and submit' },
] as const satisfies readonly { key: ApplicationStep; label: string }[];

/** A unit's link, or the one of an application that was begun; the step is in the address too. */
export type ApplyPlace = {
  readonly unit?: string | undefined;
  readonly application?: string | undefined;
  readonly step?: ApplicationStep | undefined;
};

const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;

export const parseApplyPlace = (raw: Record<string, unknown>): ApplyPlace => ({
  unit: textOf(raw.unit),
  application: textOf(raw.application),
  step: applySteps.find(({ key }) => key === raw.step)?.key,
});

/** The step of each answer that can be refused. */
export const stepOfField: Readonly<Record<string, ApplicationStep>> = {
  firstName: 'about',
  lastName: 'about',
  email: 'about',
  mobile: 'about',
  moveIn: 'about',
  currentAddress: 'home',
  livesThereSince: 'home',
  landlordMobile: 'home',
  otherIncome: 'work',
  isTrue: 'review',
};

/** A co-applicant or guarantor is not asked about the household again. */
export const stepsOf = ({ part }: { part?: object | undefined } = {}) =>
  applySteps.filter(({ key }) => !part || key !== 'household');

export const stepAfter = (step: ApplicationStep, steps = stepsOf()): ApplicationStep => {
  const here = steps.findIndex(({ key }) => key === step);
  return steps[here + 1]?.key ?? 'review';
};

export const stepBefore = (step: ApplicationStep, steps = stepsOf()): ApplicationStep | undefined =>
  steps[steps.findIndex(({ key }) => key === step) - 1]?.key;
