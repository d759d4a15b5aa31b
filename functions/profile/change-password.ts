import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { Refusal, refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';
import { passwordChangedMail } from '../runtime/password-changed-mail';
import { newPasswordProblem } from '../runtime/password-rule';
import { countTries, endingTries } from '../runtime/tries';
import { type Trying, trying } from '../runtime/trying';
import type { Account } from '../table/accounts';
import type { Session } from '../table/sessions';
import { callerAsRead, type Person } from './own-account';

type Row = Contract['profile']['changePassword'];
type Request = RequestOf<Row> & ViewerCall & Trying;
type Read = { readonly person: Person | undefined; readonly among: readonly Session[] };
type Shown = Person & { readonly isDone: boolean };

/** The caller, and the sessions that will end. */
async function personAndSessions(asking: Pick<Request, 'viewer'>, deps: Deps): Promise<Read> {
  const { userId } = asking.viewer;
  const [person, among] = await Promise.all([callerAsRead(asking, deps), deps.ownSessions.all(userId)]);
  return { person, among };
}

/**
 * Who shows the present password. After a lost reply the same call comes again and gives the old one: the new one, which stands by now, shows
 * as much, and then the work is done.
 */
async function whoShows(request: Request, person: Person | undefined, deps: Deps): Promise<Shown> {
  const { body, viewer, now, tries } = request;
  try {
    return { ...(await passwordAgain({ password: body.password, person, tries }, deps)), isDone: false };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'wrong-credentials') throw error;
    const more = countTries({ kinds: ['password-again'], userId: viewer.userId, now }, deps);
    const asked = { password: body.new_password, person, tries: more };
    const again = await endingTries(more, () => passwordAgain(asked, deps)).catch(() => undefined);
    if (!again) throw error;
    return { ...again, isDone: true };
  }
}

async function newProblem(
  { password, new_password }: Request['body'],
  { email }: Account,
): Promise<string | undefined> {
  if (password === new_password) return 'Choose another password than your present one';
  return newPasswordProblem(new_password, email);
}

/** The new password, and the end of every session but the one that asks. */
async function setPassword(
  { among, ...request }: Request & Pick<Read, 'among'>,
  { isDone, ...person }: Shown,
  deps: Deps,
): Promise<void> {
  const { userId, passwordHash: from } = person.account;
  const keep = (await request.session()).sessionId;
  const call = { call: request };
  if (isDone) {
    const audit = accountEntries(person, { action: 'account.sessions-end', ...call }, deps);
    return deps.ownSessions.endOthers({ userId, keep, among, audit });
  }
  const to = await deps.passwords.hash(request.body.new_password);
  const audit = accountEntries(person, { action: 'account.password', ...call }, deps);
  return deps.profiles.changePassword({ userId, from, to, keep, among, now: request.now, audit });
}

/** A new password, the present one given. The session that asks goes on; the others end, and a mail tells of it. */
export const changePassword: Handler<Row> = trying(
  ['password-again'],
  readingFirst<Request, Read, ReplyOf<Row>>(personAndSessions, async ({ first, ...request }, deps) => {
    const { person, among } = await first();
    const shown = await whoShows(request, person, deps);
    const problem = await newProblem(request.body, shown.account);
    if (problem) throw refuse('invalid', { fields: { new_password: problem } });
    await request.lastWrite(() => setPassword({ ...request, among }, shown, deps));
    const { email, firstName } = shown.account;
    const mail = passwordChangedMail({ firstName, siteUrl: deps.settings.siteUrl, sessions: 'others' });
    await deps.mail.send({ to: email, ...mail });
    return { success: 1 };
  }),
);
