import { isDeepStrictEqual } from 'node:util';
import { bankStateOf } from '../../shared/domain/bank';
import { refuse } from '../../shared/wire/refusals';
import type { ConnectedAccount } from '../gateways/payments';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { OwnerAccount } from '../table/connected-accounts';
import { toldBankReady } from './told-bank-ready';

export type AccountDeps = Pick<
  Deps,
  'payments' | 'connectedAccounts' | 'owners' | 'ids' | 'organisations' | 'accounts'
>;
type Asked = { readonly organisationId: string; readonly ownerId: string; readonly now: Date };
/** Our record, where the caller has just read it. */
type Known = { readonly account?: OwnerAccount | undefined };

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

async function ownerOf({ organisationId, ownerId }: Asked, { owners }: AccountDeps) {
  const [owner] = await owners.byIds({ organisationId, ownerIds: [ownerId] });
  if (!owner) throw refuse('not-found');
  const name = owner.isCompany ? owner.companyName : `${owner.firstName} ${owner.lastName}`;
  return { name, userId: owner.userId, userRoleId: owner.userRoleId };
}

/** Whether our record says what the provider says; if not, what the provider said is written, unless the record moved on meanwhile. */
async function isInStep(before: OwnerAccount, asked: Asked, deps: AccountDeps): Promise<boolean> {
  const account = await deps.payments.connectedAccount(before.accountId);
  if (!account) return true;
  if (isDeepStrictEqual(factsOf(before), factsOf(account))) return true;
  const { organisationId, ownerId, accountId, startedAt } = before;
  const after: OwnerAccount = {
    ...{ organisationId, ownerId, accountId, startedAt },
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
      organisationId,
      process: paymentProvider,
      now: asked.now,
    },
    deps,
  );
  const becomesReady = bankStateOf(before) !== 'ready' && bankStateOf(after) === 'ready';
  const told = becomesReady ? await toldBankReady({ ...asked, owner, source: entry.auditId }, deps) : [];
  await deps.connectedAccounts.save(after, entry, told);
  return false;
}

/**
 * Brings an owner's account to what it is at the provider now, and the marks on the owner's shares after it. Who wrote looks again: somebody
 * with a later reading may have found nothing to change just before. So order, repeats and two at once do not matter [D31]. Refuses `conflict`
 * when it would not come to rest, `payments-away` when the provider does not answer.
 */
export async function applyAccount({ account, ...asked }: Asked & Known, deps: AccountDeps): Promise<void> {
  const { connectedAccounts } = deps;
  let before = account ?? (await connectedAccounts.byOwner(asked));
  for (let attempt = 1; before && !(await isInStep(before, asked, deps)); attempt += 1) {
    if (attempt === attempts) throw refuse('conflict');
    before = await connectedAccounts.byOwner(asked);
  }
  if (before) await connectedAccounts.markShares(before);
}
