import { isDeepStrictEqual } from 'node:util';
import { bankStateOf } from '../../shared/domain/bank';
import { nameOf } from '../../shared/domain/names';
import { refuse } from '../../shared/wire/refusals';
import type { ConnectedAccount } from '../gateways/payments';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { MarkedShare } from '../table/connected-account-shares';
import type { OwnerAccount } from '../table/connected-accounts';
import type { Owner } from '../table/owners';
import { toldBank } from './told-bank';

export type AccountDeps = Pick<
  Deps,
  'payments' | 'connectedAccounts' | 'owners' | 'ids' | 'organizations' | 'accounts'
>;
type Asked = { readonly organizationId: string; readonly ownerId: string; readonly now: Date };
/** What the caller has just read: the owner, our record if there is one, and the owner's shares. */
export type FoundAccount = {
  readonly owner: Owner;
  readonly account: OwnerAccount | undefined;
  readonly shares: readonly MarkedShare[];
};

/** Who acted, in the audit log, when the provider told us. */
const paymentProvider = 'payment provider';
const attempts = 8;

/** What is kept of what the provider says. */
const factsOf = ({
  detailsSubmitted,
  payoutsEnabled,
  missing,
  disabledReason,
  bank,
}: ConnectedAccount | OwnerAccount) => ({
  detailsSubmitted,
  payoutsEnabled,
  missing,
  ...(disabledReason !== undefined && { disabledReason }),
  ...(bank !== undefined && { bank }),
});

/** What the audit log shows of it. */
const shown = (account: OwnerAccount) => ({
  state: bankStateOf(account),
  missing: account.missing.join(', '),
  bank: account.bank ? `${account.bank.name} ${account.bank.last4}` : '',
});

type Looking = Asked & { readonly owner?: Owner | undefined };

async function ownerOf({ organizationId, ownerId, owner: known }: Looking, { owners }: AccountDeps) {
  const [owner] = known ? [known] : await owners.byIds({ organizationId, ownerIds: [ownerId] });
  if (!owner) throw refuse('not-found');
  return { name: nameOf(owner), userId: owner.userId, userRoleId: owner.userRoleId };
}

type Step = { readonly isInStep: boolean; readonly stands: OwnerAccount | undefined };

/** Whether our record says what the provider says; if not, what the provider said is written, unless the record moved on meanwhile. */
async function step(before: OwnerAccount, asked: Looking, deps: AccountDeps): Promise<Step> {
  const account = await deps.payments.connectedAccount(before.accountId);
  if (!account || isDeepStrictEqual(factsOf(before), factsOf(account)))
    return { isInStep: true, stands: before };
  const { organizationId, ownerId, accountId, startedAt } = before;
  const after: OwnerAccount = {
    ...{ organizationId, ownerId, accountId, startedAt },
    ...factsOf(account),
    version: before.version + 1,
    updatedAt: asked.now.toISOString(),
  };
  const owner = await ownerOf(asked, deps);
  const entry = auditedProcess(
    {
      action: 'owner.bank-state',
      object: { kind: 'owner', id: ownerId, name: owner.name },
      before: shown(before),
      after: shown(after),
      organizationId,
      process: paymentProvider,
      now: asked.now,
    },
    deps,
  );
  const told = await toldBank({ ...asked, owner, before, after, source: entry.auditId }, deps);
  const isSaved = await deps.connectedAccounts.save(after, entry, told);
  return { isInStep: false, stands: isSaved ? after : await deps.connectedAccounts.byOwner(asked) };
}

/**
 * Brings an owner's account to what it is at the provider now, and the marks on the owner's shares after it. Who wrote looks again: somebody
 * with a later reading may have found nothing to change just before. So order, repeats and two at once do not matter [D31]. Refuses `conflict`
 * when it would not come to rest, `payments-away` when the provider does not answer.
 */
export async function applyAccount(
  { found, ...asked }: Asked & { readonly found?: FoundAccount },
  deps: AccountDeps,
): Promise<void> {
  const { connectedAccounts } = deps;
  let stands = found ? found.account : await connectedAccounts.byOwner(asked);
  for (let attempt = 1; stands; attempt += 1) {
    const now = await step(stands, { ...asked, owner: found?.owner }, deps);
    // After a write the shares are read after it: who added one before knew nothing of it.
    if (now.isInStep) return connectedAccounts.markShares(stands, attempt === 1 ? found?.shares : undefined);
    if (attempt === attempts) throw refuse('conflict');
    stands = now.stands;
  }
}
