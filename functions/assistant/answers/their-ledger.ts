import { contract } from '../../../shared/contract';
import { line, link } from '../../../shared/domain/assistant/answer';
import { type Asking, entityOf, to, told } from '../asking';

const { ledger } = contract;

/** The lease of the tenant or unit; a unit may have none. */
export const leaseIdOf = (asking: Asking): string | undefined => entityOf(asking).leaseId;
export const noLease = (asking: Asking) => told(line`${entityOf(asking).name} has no lease.`);

export async function theirLedger(asking: Asking, leaseId: string) {
  const reply = await asking.read(ledger.getLedger, { params: { leaseId }, query: {} });
  return { reply, screen: to('/ledgesData', { id: leaseId }), name: reply.text('tenants/0/name') };
}

export const openLedger = (leaseId: string) => link('Open the ledger', to('/ledgesData', { id: leaseId }));
