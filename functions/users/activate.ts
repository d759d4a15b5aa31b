import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { hashOfToken, supposedUser } from './mail-links';

type Row = Contract['users']['activate'];
type Request = RequestOf<Row> & Call;
type Person = Awaited<ReturnType<Deps['accounts']['byLink']>>;

/** Activates an account with the token of its mail; once. */
export const activate: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ({ body, now }, { accounts }) =>
    accounts.byLink({
      ...{ tokenHash: hashOfToken(body.token), purpose: 'activate', now },
      supposed: supposedUser(body.token),
    }),
  async ({ body, now, requestId, first }, deps) => {
    const person = await first();
    if (!person) throw refuse('link-not-valid');
    const { userId } = person.account;
    const audit = accountEntries(person, { action: 'account.activate', call: { now, requestId } }, deps);
    await deps.accounts.activate({ tokenHash: hashOfToken(body.token), userId, now, audit });
    return { success: 1 };
  },
);
