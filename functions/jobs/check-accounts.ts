import { accountShort } from '../../shared/domain/ledger/bank/shortage-notification';
import { shortAccounts } from '../common/ledger/bank-money';
import { notifyHead } from '../common/notifications/notify';
import type { Deps } from '../runtime/deps/deps';
import { logger } from '../runtime/logger';
import type { StoredHead } from '../table/ledger/record';
import { accountCheck, isAccountCheck, type LedgerCheck } from '../table/ledger-checks/record';

type Checking = {
  readonly organizationId: string;
  readonly now: Date;
  readonly heads: readonly StoredHead[];
  /** What the last checks found. */
  readonly before: readonly LedgerCheck[];
};

/**
 * Each bank account has what it holds for others, or the log raises the alarm and the organization's head is
 * told, once for each amount that is missing (D54).
 */
export async function checkAccounts(
  { organizationId, now, heads, before }: Checking,
  deps: Deps,
): Promise<void> {
  const { accounts, isSolo } = await shortAccounts(organizationId, deps, heads);
  const at = now.toISOString();
  for (const { account, cents } of accounts) {
    const { accountId, code, name } = account;
    logger.error('a bank account lacks money that it holds for others', { organizationId, code, cents });
    const leaseId = accountCheck(code);
    const isKnown = before.some((check) => check.leaseId === leaseId && check.version === cents);
    if (isKnown) continue;
    const organization = await deps.organizations.byId(organizationId);
    const text = accountShort({ accountId, name, cents, isSolo });
    const source = `${leaseId}:${cents}:${at.slice(0, 10)}`;
    const told = organization ? await notifyHead({ organization, source, text, now }, deps) : [];
    await deps.ledgers.keepCheck({ organizationId, leaseId, version: cents, at, differs: ['short'] }, told);
  }
  const short = new Set(accounts.map(({ account }) => accountCheck(account.code)));
  for (const { leaseId, version } of before)
    if (isAccountCheck(leaseId) && version !== 0 && !short.has(leaseId))
      await deps.ledgers.keepCheck({ organizationId, leaseId, version: 0, at, differs: [] });
}
