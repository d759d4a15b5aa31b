import type { Organization } from '../table/organizations';
import type { BillingDeps } from './billing-deps';

/** The account and roles of who leads an organization; undefined when there is nobody. */
export type Head = Awaited<ReturnType<BillingDeps['accounts']['byId']>>;

/** Reads the organization's head when first asked, and once. */
export function headReader(
  { adminUserId }: Pick<Organization, 'adminUserId'>,
  { accounts }: Pick<BillingDeps, 'accounts'>,
): () => Promise<Head> {
  let read: Promise<Head> | undefined;
  return () => (read ??= accounts.byId(adminUserId));
}
