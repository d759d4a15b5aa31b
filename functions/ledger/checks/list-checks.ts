import type { Contract } from '../../../shared/contract';
import type { Check } from '../../../shared/contract/checks';
import { checkState } from '../../../shared/domain/ledger/checks/checks';
import { limits } from '../../../shared/domain/limits';
import { nameOf } from '../../../shared/domain/names';
import { findCheckAccount } from '../../common/ledger/check-account';
import type { Deps } from '../../runtime/deps/deps';
import { answer, type Handler } from '../../runtime/handler';
import type { BankCheck, CodedAccount } from '../../table/bank/record';
import { refKey } from '../../table/bank/record';

/** Which entries of checks the bank paid: those that are matched to a line. */
export async function matchedEntries(
  checks: readonly BankCheck[],
  { organizationId, code }: Pick<CodedAccount, 'organizationId' | 'code'>,
  { banks }: Deps,
): Promise<ReadonlySet<string>> {
  const entries = checks.flatMap((check) => check.entries).map((one) => ({ ...one, organizationId }));
  const matches = await banks.matches(entries, code);
  return new Set(matches.filter(({ lineId }) => lineId !== '').map(refKey));
}

export const standingOf = ({ voided, entries }: BankCheck, matched: ReadonlySet<string>) =>
  checkState({
    isVoid: voided !== undefined,
    entries: entries.length,
    matched: entries.filter((entry) => matched.has(refKey(entry))).length,
  });

/** The register of checks that were written from an account, a page from the highest number down. */
export const listChecks: Handler<Contract['ledger']['listChecks']> = async (request, deps) => {
  const { viewer, params, query } = request;
  const account = await findCheckAccount({ viewer }, params.accountId, deps);
  const { organizationId, accountId } = account;
  const limit = limits.listPageMax;
  const found = await deps.banks.checks({
    organizationId,
    accountId,
    before: query.before,
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const [matched, people] = await Promise.all([
    matchedEntries(shown, account, deps),
    deps.accounts.namesOf([...new Set(shown.map(({ by }) => by))]),
  ]);
  const names = new Map(people.map((person) => [person.userId, nameOf(person)]));
  const checks = shown.map(
    (check): Check => ({
      number: check.number,
      payee: check.payee,
      cents: check.cents,
      on: check.on,
      state: standingOf(check, matched),
      by: names.get(check.by) ?? '',
      stub: [...check.stub],
      ...(check.voided && { voided: { on: check.voided.on, reason: check.voided.reason } }),
    }),
  );
  const next = found.length > limit ? shown.at(-1)?.number : undefined;
  return answer({ checks, next });
};
