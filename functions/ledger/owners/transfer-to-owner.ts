import { ledger as rows } from '../../../shared/contract/ledger';
import { bankStateOf } from '../../../shared/domain/ledger/owners/bank';
import { distribute } from '../../../shared/domain/ledger/owners/property-book';
import { transferSource } from '../../../shared/domain/ledger/owners/transfers';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { heldFrom, sendTransfer } from '../../common/ledger/apply-transfer';
import { holdingsOf } from '../../common/ledger/holdings';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { OwnerTransfer } from '../../table/transfers/record';
import { postingId } from '../books/posting-id';
import { ownerIn } from './owner-in';
import { writeOwnerMoney } from './post-owner-money';

/** What became of it; while the provider is away it stays reserved, and is sent later. */
async function sent(transfer: OwnerTransfer, now: Date, deps: Deps): Promise<OwnerTransfer> {
  try {
    return await sendTransfer(transfer, { now }, deps);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payments-away') return transfer;
    throw error;
  }
}

/**
 * A distribution that the provider sends to the owner's account, of cleared money that lies there (D30, D44).
 * Its entry is written before the provider is called, so that two devices, a kill or a lost reply make one
 * transfer (R5).
 */
export const transferToOwner = change(rows.transferToOwner, {
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const [at, account] = await Promise.all([
      findPropertyBook({ viewer, now, propertyId: body.property_id }, {}, deps),
      deps.connectedAccounts.byOwner({ organizationId, ownerId: body.owner_id }),
    ]);
    return { ...at, account, ...(await holdingsOf({ head: at.head, now }, deps)) };
  },
  act: async (request, deps) => {
    const { body, found, now, viewer } = request;
    const { owner_id: ownerId, property_id: leaseId, cents, memo } = body;
    const { account, owners, atProvider } = found;
    const payee = ownerIn(found, ownerId);
    const transferId = postingId('pst', request, deps);
    const source = transferSource({ transferId, ownerId });
    const key = { organizationId: viewer.organizationId, leaseId, transferId };
    const known = await deps.transfers.byId(key);
    if (known && (known.ownerId !== ownerId || known.cents !== cents)) throw refuse('key-reused');
    if (known?.state === 'failed') throw refuse('transfer-refused');
    const reply = { success: 1 as const, data: { entry_id: source } };
    if (known) return reply;
    if (!account || bankStateOf(account) !== 'ready') throw refuse('owner-not-payable');
    const most = Math.min(owners.find(({ owner }) => owner === ownerId)?.cents ?? 0, atProvider);
    if (most !== body.seen_cents) throw refuse('changed-meanwhile');
    const transfer: OwnerTransfer = {
      ...key,
      ownerId,
      accountId: account.accountId,
      cents,
      back: 0,
      state: 'sending',
      startedAt: now.toISOString(),
      heldUntil: heldFrom(now),
    };
    const { on } = momentAt(found, now);
    const by = { source, on, ...(memo && { why: memo }) };
    await writeOwnerMoney(
      {
        request,
        source,
        transfer,
        action: 'ledger.distribution',
        facts: { amount: cents, day: on, payee, method: 'provider' },
        command: () => distribute(by, { owner: ownerId, cents, most, method: 'provider' }),
      },
      deps,
    );
    const { state } = await sent(transfer, now, deps);
    if (state === 'failed') throw refuse('transfer-refused');
    return reply;
  },
});
