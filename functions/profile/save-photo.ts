import type { Contract } from '../../shared/contract';
import { accountEntries } from '../runtime/account-entries';
import type { Handler } from '../runtime/handler';
import { ownAccount } from './own-account';
import { isOfUpload } from './photo-keys';
import { sentPhoto } from './sent-photo';

/**
 * The photo that was sent in place of the one there is, or none. The old one goes once the change stands; a cut in between leaves a file that
 * nobody is shown, never a photo without its file.
 */
export const savePhoto: Handler<Contract['profile']['savePhoto']> = async (request, deps) => {
  const { viewer, body, now } = request;
  const person = await ownAccount(request, deps);
  const from = person.account.photo ?? '';
  // A repeat after a lost reply finds its own work.
  const isSo = body.upload === '' ? from === '' : isOfUpload(from, body.upload);
  if (isSo) return { success: 1, data: { image_url: await deps.files.link(from, now) } };

  const sent = body.upload === '' ? undefined : await sentPhoto(body.upload, viewer, deps.files);
  if (sent) await deps.files.copy(sent);
  const to = sent?.to ?? '';
  const change = { before: { photo: from !== '' }, after: { photo: to !== '' } };
  const audit = accountEntries(person, { action: 'account.profile', call: request, ...change }, deps);
  await deps.profiles.setPhoto({ userId: viewer.userId, from, to, audit });
  await deps.files.remove([from, sent?.from ?? ''].filter((key) => key !== ''));
  return { success: 1, data: { image_url: await deps.files.link(to, now) } };
};
