import type { Organisation } from '../table/organisations';
import type { BillingDeps } from './billing-deps';

/** The account and roles of who leads an organisation; undefined when there is nobody. */
export type Head = Awaited<ReturnType<BillingDeps['accounts']['byId']>>;

/** Reads the organisation's head when first asked, and once. */
export function headReader(
  { adminUserId }: Pick<Organisation, 'adminUserId'>,
  { accounts }: Pick<BillingDeps, 'accounts'>,
): () => Promise<Head> {
  let read: Promise<Head> | undefined;
  return () => (read ??= accounts.byId(adminUserId));
}
