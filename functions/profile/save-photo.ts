import { profile as rows } from '../../shared/contract/profile';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';
import { checkPhoto } from './check-photo';
import { isOfUpload } from './photo-keys';
import { readAccount } from './read-account';

/** Replaces or removes the photo. The old file goes after the write: an interruption leaves an unused
 * file, never a photo without its file. */
export const savePhoto = change(rows.savePhoto, {
  read: readAccount,
  act: async ({ viewer, body, found: person, ...call }, deps) => {
    const from = person.account.photo ?? '';
    // A repeat after a lost reply finds its own work.
    const isSo = body.upload === '' ? from === '' : isOfUpload(from, body.upload);
    if (isSo) return { success: 1, data: { image_url: await deps.files.link(from, call.now) } };

    const sent = body.upload === '' ? undefined : await checkPhoto(body.upload, viewer, deps.files);
    if (sent) await deps.files.copy(sent);
    const to = sent?.to ?? '';
    const photo = { before: { photo: from !== '' }, after: { photo: to !== '' } };
    const audit = accountEntries(person, { action: 'account.profile', call, ...photo }, deps);
    await deps.accounts.setPhoto({ userId: viewer.userId, from, to, audit });
    await deps.files.remove([from, sent?.from ?? ''].filter((key) => key !== ''));
    return { success: 1, data: { image_url: await deps.files.link(to, call.now) } };
  },
});
