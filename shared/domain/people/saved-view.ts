import * as z from 'zod';
import { tidyLine } from '../text';
import { viewLimits, viewNameProblem } from './saved-views';

/** A filter's name, as an address has it: none is empty, and none is an object's own. */
const filterName = /^[a-z]\w*$/i;

/** A list's filters under a name. What the list does not know of them is left out. */
export const SavedView = z.object({
  name: z.string().max(viewLimits.nameCharacters).transform(tidyLine),
  filters: z
    .record(z.string().max(40).regex(filterName), z.union([z.string().max(200), z.literal(true)]))
    .refine((filters) => Object.keys(filters).length <= viewLimits.filters, 'Too many filters'),
});
export type SavedView = z.infer<typeof SavedView>;

/** What is wrong with a list's views; undefined if nothing is. */
export function viewsProblem(views: readonly SavedView[]): string | undefined {
  if (views.length > viewLimits.perList) return `At most ${viewLimits.perList} views`;
  return views
    .map(({ name }, index) =>
      viewNameProblem(
        name,
        views.slice(0, index).map((one) => one.name),
      ),
    )
    .find((problem) => problem !== undefined);
}
