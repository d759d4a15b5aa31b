import { addDays, later } from '../../../shared/domain/dates';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { post } from '../../../shared/domain/ledger/fold';
import {
  sourceOfTransferFact,
  type TransferFact,
  transferAfter,
  transferDrafts,
  transferSource,
} from '../../../shared/domain/ledger/owners/transfers';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { propertyBook } from '../../table/ledger/record';
import type { OwnerTransfer } from '../../table/transfers/record';
import { notifyTransfer } from './notify-transfer';
import { aboutBook, shownOfProperty } from './property-book';

type Keeping = {
  readonly transfer: OwnerTransfer;
  readonly fact: TransferFact;
  readonly providerId?: string | undefined;
  readonly now: Date;
};

const firstOpen = (locked: string): string => (locked === '' ? '' : addDays(locked, 1));

/**
 * Writes a fact of a transfer with its entry, log entry and whom it tells, in one transaction, unless it is
 * posted already. Dated by the provider, never in a locked period (D7). Answers the transfer after it.
 * Refuses `conflict` when the book or the transfer changed meanwhile.
 */
export async function saveTransfer(keeping: Keeping, deps: Deps): Promise<OwnerTransfer> {
  const { transfer, fact, providerId, now } = keeping;
  const { organizationId, leaseId: propertyId } = transfer;
  const source = sourceOfTransferFact(transfer, fact);
  const sources = [...new Set([transferSource(transfer), source])];
  const [head, ledger] = await Promise.all([
    deps.properties.head({ organizationId, propertyId }),
    deps.ledgers.book({ ...propertyBook({ organizationId, propertyId }), sources }),
  ]);
  if (!head) throw new Error(`The property of ${transfer.transferId} is gone`);
  const day = dayAt(head.property, fact.kind === 'back' ? new Date(fact.at) : now);
  const on = later(day, firstOpen(ledger.book.head.locked));
  const posted = post(ledger.book, transferDrafts(ledger.book, { transfer, fact, on }));
  // The provider's fact is never refused: whatever stands in its way is an error for a person to look at.
  if (isRefused(posted)) throw new Error(`${source} was refused: ${posted.refused}`);
  if (posted.entries.length === 0 && fact.kind !== 'sent') return transfer;
  const after = { ...transferAfter(transfer, fact), ...(providerId && { providerId }) };
  const audit = auditedProcess(
    {
      action: 'ledger.transfer',
      organizationId,
      process: 'payment provider',
      now,
      ...aboutBook(head),
      after: { state: after.state, amount: fact.kind === 'back' ? fact.cents : transfer.cents },
    },
    deps,
  );
  const told = await notifyTransfer({ transfer: after, fact, head, source: audit.auditId, now }, deps);
  await deps.ledgers.post({
    before: ledger,
    posted,
    shown: shownOfProperty(head, now),
    transfer: { before: transfer, after },
    trace: { audit, told, now },
    actor: { by: '', at: now.toISOString(), requestId: '' },
  });
  return after;
}
