import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Account, Role } from '../table/accounts';
import type { SecondFactor } from '../table/second-factors';

export type Person = { readonly account: Account; readonly roles: Role[] };
export type WithFactor = { readonly person: Person | undefined; readonly factor: SecondFactor | undefined };

type Asking = Pick<ViewerCall, 'viewer'>;

/** The caller's account and roles; undefined when the account is gone. */
export const callerAsRead = (
  { viewer }: Asking,
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<Person | undefined> => accounts.byId(viewer.userId);

/** The caller's account and roles. Refuses `not-authenticated` when the account is gone: the session means nothing any more. */
export async function ownAccount(asking: Asking, deps: Pick<Deps, 'accounts'>): Promise<Person> {
  const person = await callerAsRead(asking, deps);
  if (!person) throw refuse('not-authenticated');
  return person;
}

/** The caller's account beside what checks a code of theirs. */
export async function callerWithFactor(
  asking: Asking,
  deps: Pick<Deps, 'accounts' | 'secondFactors'>,
): Promise<WithFactor> {
  const [person, factor] = await Promise.all([
    callerAsRead(asking, deps),
    deps.secondFactors.of(asking.viewer.userId),
  ]);
  return { person, factor };
}
