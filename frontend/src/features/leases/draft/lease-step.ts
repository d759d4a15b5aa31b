import type { LeaseStep } from '../../../../../shared/domain/leases/draft/lease-problems';
import type { Step } from '../../../ui/layout/stepper';
import { anId, oneOf } from '../../../ui/list/address-parts';

/** The steps in order, each with its rule in shared/domain (`leaseSteps`). */
export const stepLabels: readonly Step<LeaseStep>[] = [
  { key: 'term', label: 'Dates' },
  { key: 'people', label: 'People' },
  { key: 'rent', label: 'Money' },
  { key: 'rules', label: 'Details' },
  { key: 'review', label: 'Review' },
];

const keys = stepLabels.map(({ key }) => key);

export type DraftPlace = { readonly id?: string | undefined; readonly step?: LeaseStep | undefined };

/** The wizard's place in the address: a reload or another device shows the same step. */
export const parseDraftPlace = (raw: Readonly<Record<string, unknown>>): DraftPlace => ({
  id: anId(raw.id),
  step: oneOf(keys)(raw.step),
});

/** The step before or after; undefined at either end. */
export const stepBeside = (step: LeaseStep, by: 1 | -1): LeaseStep | undefined =>
  keys[keys.indexOf(step) + by];
