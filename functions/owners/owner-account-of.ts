import { nameOf } from '../../shared/domain/names';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { Trace } from '../table/audit/writes';
import type { OwnerWithAccount } from './find-owner';

type By = { readonly trace: (change: Audited) => Pick<Trace, 'audit'>; readonly now: Date };

/** The owner's account at the payment provider; a new one is stored with the person who began it. */
export async function ownerAccountOf(
  { owner, account: before }: OwnerWithAccount,
  { trace, now }: By,
  deps: Deps,
): Promise<string> {
  if (before) return before.accountId;
  const { organizationId, ownerId, email } = owner;
  const accountId = await deps.payments.connectedAccountFor({ organizationId, ownerId, email });
  const at = now.toISOString();
  const { audit } = trace({
    action: 'owner.bank-started',
    object: { kind: 'owner', id: ownerId, name: nameOf(owner) },
    after: { state: 'started' },
  });
  const account = {
    organizationId,
    ownerId,
    accountId,
    version: 1,
    detailsSubmitted: false,
    payoutsEnabled: false,
    missing: [],
    startedAt: at,
    updatedAt: at,
  };
  return (await deps.connectedAccounts.start(account, audit)).accountId;
}
