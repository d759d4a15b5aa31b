import type { Contract } from '../../shared/contract';
import { imports as rows } from '../../shared/contract/imports';
import { addDays } from '../../shared/domain/dates';
import { defined } from '../../shared/domain/defined';
import { tidyLine } from '../../shared/domain/text';
import { refuseWhoMayNotImport } from '../common/imports/find-import';
import { change } from '../runtime/change';
import { answer, type Handler } from '../runtime/handler';

const keptDays = 30;

/** The caller's own unfinished import. */
export const getImportDraft: Handler<Contract['imports']['getImportDraft']> = async (
  { viewer },
  { imports },
) => {
  refuseWhoMayNotImport({ ...viewer, viewAs: undefined });
  const found = await imports.draft(viewer);
  const draft = found && {
    name: found.name,
    state: found.state,
    saved_at: found.savedAt,
    version: found.version,
  };
  return answer(defined({ draft }));
};

/** Keeps it for 30 days more. The browser names the version that it read, 0 for the first. */
export const saveImportDraft = change(rows.saveImportDraft, {
  permit: ({ viewer }) => refuseWhoMayNotImport(viewer),
  act: async ({ viewer, now, body }, { imports }) => {
    const { organizationId, userRoleId } = viewer;
    const version = body.version + 1;
    await imports.saveDraft({
      organizationId,
      userRoleId,
      name: tidyLine(body.draft.name),
      state: body.draft.state,
      savedAt: now.toISOString(),
      expiresAt: `${addDays(now.toISOString().slice(0, 10), keptDays)}T00:00:00.000Z`,
      version,
    });
    return { success: 1, data: { version } };
  },
});

export const discardImportDraft = change(rows.discardImportDraft, {
  permit: ({ viewer }) => refuseWhoMayNotImport(viewer),
  act: async ({ viewer }, { imports }) => {
    await imports.discardDraft(viewer);
    return { success: 1 };
  },
});
