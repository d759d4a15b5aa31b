import type { Opened } from '../runtime/deps-with-stores';
import { abandonUnfinished } from '../table/property-add-abandon';

/** What the sweep asks of the properties, and nothing else of them. */
export const stores = ({ table, wait }: Opened) => ({
  properties: { abandonUnfinished: (before: { now: Date }) => abandonUnfinished(table, before, { wait }) },
});
