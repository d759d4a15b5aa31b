import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { nameOf } from '../../shared/domain/names';
import { personDetails, personProblems } from '../../shared/domain/person-details';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { Account } from '../table/accounts';

type Row = Contract['profile']['updateProfile'];
type Request = RequestOf<Row> & ViewerCall;
type Standing = Awaited<ReturnType<Deps['profiles']['asStands']>>;

const shown = (account: Pick<Account, 'firstName' | 'lastName' | 'mobile'>) => ({
  name: nameOf(account),
  mobile: account.mobile,
});

/** The caller's name and mobile number, by the rules of sign-up; every organization of the caller sees the new name and has it in its log. */
export const updateProfile: Handler<Row> = readingFirst<Request, Standing, ReplyOf<Row>>(
  ({ viewer }, { profiles }) => profiles.asStands(viewer),
  async ({ viewer: { userId }, body, first, ...call }, deps) => {
    const to = personDetails(body);
    const problems = personProblems(to);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    await deps.profiles.change({
      ...{ userId, to },
      standing: await first(),
      audit: (person) => {
        const change = { before: shown(person.account), after: shown(to) };
        return accountEntries(person, { action: 'account.profile', call, ...change }, deps);
      },
    });
    return { success: 1 };
  },
);
