import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import { notesMost } from '../../../shared/domain/screening/application-rules';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { findApplication } from './find-application';

export const addApplicantNote = change(rows.addApplicantNote, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [before, account] = await Promise.all([findApplication(asked, deps), viewerAccount(viewer, deps)]);
    return { before, account };
  },
  act: async ({ viewer, now, body, found: { before, account }, trace }, deps) => {
    if (before.notes.length >= notesMost) throw refuse('note-limit');
    const note = {
      userId: viewer.userId,
      name: nameOf(account),
      at: now.toISOString(),
      text: body.note.trim(),
    };
    const reply = { success: 1, data: { version: before.version + 1 } } as const;
    const left = trace({ action: 'application.note', ...aboutApplication(before) });
    const after = { ...before, notes: [...before.notes, note] };
    await deps.applications.write({ before, after, trace: { ...left, reply } });
    return reply;
  },
});
