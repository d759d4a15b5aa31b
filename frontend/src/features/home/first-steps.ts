import type { Dashboard } from './attention';

export type Step = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
};

/** What a new account does first. Lists only features that exist. */
export const firstSteps = ({ properties, units, unitsWithoutRent = 0 }: Dashboard): Step[] => [
  {
    key: 'property',
    title: 'Add your first property',
    text: 'Its address, and who owns it.',
    done: properties > 0,
  },
  { key: 'units', title: 'Describe its units', text: 'Size, rooms, appliances and photos.', done: units > 0 },
  {
    key: 'rent',
    title: 'Set a monthly rent',
    text: 'This can wait until you create a lease.',
    done: units > unitsWithoutRent,
  },
];

/** The checklist disappears once all steps are done, or once a second property shows it is not needed. */
export const showsFirstSteps = (dashboard: Dashboard): boolean =>
  dashboard.properties <= 1 && firstSteps(dashboard).some((step) => !step.done);
