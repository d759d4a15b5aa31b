import { isDeepStrictEqual } from 'node:util';
import { bankStateOf } from '../../../shared/domain/ledger/owners/bank';
import { nameOf } from '../../../shared/domain/names';
import { refuse } from '../../../shared/wire/refusals';
import type { ConnectedAccount } from '../../gateways/payments/payments';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { MarkedShare } from '../../table/billing/mark-shares';
import type { OwnerAccount } from '../../table/billing/record';
import type { Owner } from '../../table/owners/record';
import { notifyBank } from './notify-bank';

type Asked = { readonly organizationId: string; readonly ownerId: string; readonly now: Date };
/** What the caller has read: the owner, our record if there is one, and the owner's shares. */
export type FoundAccount = {
  readonly owner: Owner;
  readonly account: OwnerAccount | undefined;
  readonly shares: readonly MarkedShare[];
};

const tries = 8;

/** The facts we keep of the provider's account. */
const factsOf = ({
  detailsSubmitted,
  payoutsEnabled,
  missing,
  disabledReason,
  bank,
}: ConnectedAccount | OwnerAccount) => ({ detailsSubmitted, payoutsEnabled, missing, disabledReason, bank });

/** What the audit log shows of the account. */
const shown = (account: OwnerAccount) => ({
  state: bankStateOf(account),
  missing: account.missing.join(', '),
  bank: account.bank ? `${account.bank.name} ${account.bank.last4}` : '',
});

type Looking = Asked & { readonly owner?: Owner | undefined };

async function ownerOf({ organizationId, ownerId, owner: known }: Looking, { owners }: Deps) {
  const [owner] = known ? [known] : await owners.byIds({ organizationId, ownerIds: [ownerId] });
  if (!owner) throw refuse('not-found');
  return { name: nameOf(owner), userId: owner.userId, userRoleId: owner.userRoleId };
}

type Change = { readonly before: OwnerAccount; readonly after: OwnerAccount };

/** Writes what the provider said, unless the record changed meanwhile. Returns the stored record. */
async function write({ before, after }: Change, asked: Looking, deps: Deps) {
  const owner = await ownerOf(asked, deps);
  const audit = auditedProcess(
    {
      action: 'owner.bank-state',
      object: { kind: 'owner', id: after.ownerId, name: owner.name },
      before: shown(before),
      after: shown(after),
      organizationId: after.organizationId,
      process: 'payment provider',
      now: asked.now,
    },
    deps,
  );
  const told = await notifyBank({ ...asked, owner, before, after, source: audit.auditId }, deps);
  const isSaved = await deps.connectedAccounts.save({ account: after, audit, told });
  return isSaved ? after : deps.connectedAccounts.byOwner(asked);
}

/** Brings an owner's account, and the marks on the owner's shares, in line with the provider. Looks again
 * after each write, so order, repeats and concurrent calls do not matter [D31]. Refuses `conflict` when
 * others keep changing it, and `payments-away`. */
export async function applyAccount(
  { found, ...asked }: Asked & { readonly found?: FoundAccount },
  deps: Deps,
): Promise<void> {
  const { connectedAccounts, payments } = deps;
  let shares = found?.shares;
  let before = found ? found.account : await connectedAccounts.byOwner(asked);
  for (let attempt = 1; before && attempt <= tries; attempt += 1) {
    const seen = await payments.connectedAccount(before.accountId);
    if (!seen || isDeepStrictEqual(factsOf(before), factsOf(seen)))
      return connectedAccounts.markShares(before, shares);
    const updatedAt = asked.now.toISOString();
    const after: OwnerAccount = { ...before, ...factsOf(seen), version: before.version + 1, updatedAt };
    before = await write({ before, after }, { ...asked, owner: found?.owner }, deps);
    // Someone may have added a share before this write, so `markShares` reads them again.
    shares = undefined;
  }
  if (before) throw refuse('conflict');
}
