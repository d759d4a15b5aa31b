import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import type { Level } from '../../../shared/domain/people/permissions';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { BankAccount, BankLine, CodedAccount, EntryRef } from '../../table/bank/record';

type Call = Pick<ViewerCall, 'viewer'>;

/** Refuses `not-permitted` to who does not reach the whole organization's money. */
export function permitBank({ viewer }: Call, level: Level): void {
  if (!reachesAllMoney(viewer, level)) throw refuse('not-permitted');
}
export const permitChange = { permit: (call: Call) => permitBank(call, 'change') };

/** Refuses `not-found` for an account of another organization, as for none. */
export async function findBank({ viewer }: Call, accountId: string, { banks }: Deps): Promise<CodedAccount> {
  const account = await banks.account({ organizationId: viewer.organizationId, accountId });
  if (!account) throw refuse('not-found');
  return account;
}

export type BankAt = { readonly account: CodedAccount; readonly lines: readonly BankLine[] };

/** An account, and lines read no earlier than it. Refuses `not-found` when any is missing. */
export async function findLines(
  call: { readonly viewer: Viewer },
  { accountId, lineIds }: { readonly accountId: string; readonly lineIds: readonly string[] },
  deps: Deps,
): Promise<BankAt> {
  const account = await findBank(call, accountId, deps);
  const lines = await deps.banks.linesById({ ...account, lineIds });
  const isThere = new Set(lines.flatMap(({ lineId, state }) => (state === 'removed' ? [] : [lineId])));
  if (!lineIds.every((lineId) => isThere.has(lineId))) throw refuse('not-found');
  return { account, lines };
}

/** Lines whose state can change: of days that are not reconciled. Refuses `line-settled`. */
export function checkStates({ account, lines }: BankAt, states: readonly BankLine['state'][]): void {
  if (lines.some(({ on, state }) => on <= account.through || !states.includes(state)))
    throw refuse('line-settled');
}

/** The account after one change more. */
export const nextVersion = (account: CodedAccount): CodedAccount => ({
  ...account,
  version: account.version + 1,
});

type Turned = {
  readonly state: BankLine['state'];
  readonly entries?: readonly EntryRef[];
  readonly reason?: string;
};

/** The line as it is from now on. */
export const turnedLine = (
  line: BankLine,
  { state, entries = [], reason = '' }: Turned,
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
): BankLine => ({
  ...line,
  state,
  entries: entries.map((one) => ({ ...one })),
  reason,
  at: now.toISOString(),
  by: viewer.userId,
});

/** What the log says a change was about. */
export const bankObject = ({
  accountId: id,
  name,
}: Pick<BankAccount, 'accountId' | 'name'>): Audited['object'] => ({
  kind: 'bank',
  id,
  name,
});
