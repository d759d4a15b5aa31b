import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { readInvitation } from './read-invitation';

type Row = Contract['people']['getInvitation'];
type Request = RequestOf<Row> & Call;
type Found = Awaited<ReturnType<typeof look>>;

/** Who is invited and where to, and the account of that mail. */
async function look(asked: Pick<Request, 'body' | 'now'>, deps: Deps) {
  const invited = await readInvitation(asked, deps);
  return { ...invited, known: await deps.accounts.byEmail(invited.person.email) };
}

/** What the link invites to. That the mail has an account is told to the holder of the mailbox alone: nobody else has the token. */
export const getInvitation: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async ({ first }) => {
    const { person, organization, known } = await first();
    return {
      success: 1,
      data: {
        organization: organization.name,
        role_label: person.roleLabel,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        expires_at: person.expiresAt,
        has_account: known?.account.active ?? false,
      },
    };
  },
);
