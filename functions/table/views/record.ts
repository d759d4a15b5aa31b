import * as z from 'zod';
import { SavedView } from '../../../shared/domain/people/saved-view';
import { type ViewList, viewLists } from '../../../shared/domain/people/saved-views';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** The named filters of one list, of one person in one role. */
export const SavedViews = record({
  name: 'saved-views',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    list: z.enum(viewLists),
    views: z.array(SavedView),
    version: z.number(),
  }),
  key: (key: { organizationId: string; userRoleId: string; list: ViewList }) => ({
    pk: `${organizationPartition(key.organizationId)}#VIEWS#${key.userRoleId}`,
    sk: key.list,
  }),
});
export type SavedViews = RecordOf<typeof SavedViews>;
