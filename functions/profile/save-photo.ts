import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { accountEntries } from '../runtime/account-entries';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { ownAccount, type Person } from './own-account';
import { isOfUpload } from './photo-keys';
import { sentPhoto } from './sent-photo';

type Row = Contract['profile']['savePhoto'];
type Request = RequestOf<Row> & ViewerCall;

/**
 * The photo that was sent in place of the one there is, or none. The old one goes once the change stands; a cut in between leaves a file that
 * nobody is shown, never a photo without its file.
 */
export const savePhoto: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ownAccount,
  async ({ viewer, body, first, ...call }, deps) => {
    const person = await first();
    const from = person.account.photo ?? '';
    // A repeat after a lost reply finds its own work.
    const isSo = body.upload === '' ? from === '' : isOfUpload(from, body.upload);
    if (isSo) return { success: 1, data: { image_url: await deps.files.link(from, call.now) } };

    const sent = body.upload === '' ? undefined : await sentPhoto(body.upload, viewer, deps.files);
    if (sent) await deps.files.copy(sent);
    const to = sent?.to ?? '';
    const change = { before: { photo: from !== '' }, after: { photo: to !== '' } };
    const audit = accountEntries(person, { action: 'account.profile', call, ...change }, deps);
    await deps.profiles.setPhoto({ userId: viewer.userId, from, to, audit });
    await deps.files.remove([from, sent?.from ?? ''].filter((key) => key !== ''));
    return { success: 1, data: { image_url: await deps.files.link(to, call.now) } };
  },
);
