import type { Category, Hazard } from '../../../../../shared/domain/requests/categories';

/** What is raised by one tap: the category that a hazard belongs to. */
export const hazardCategory: Record<Hazard, Category> = {
  fire: 'other',
  gas: 'heating',
  'carbon-monoxide': 'alarms',
  water: 'plumbing',
  sewage: 'plumbing',
  'no-heat': 'heating',
  'no-power': 'electrical',
  'open-door': 'locks',
};
