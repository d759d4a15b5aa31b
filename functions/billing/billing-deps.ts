import type { Deps } from '../runtime/deps';

/** What keeping a subscription in step with the payment provider needs: handlers, the webhook's worker and the jobs all have it. */
export type BillingDeps = Pick<
  Deps,
  | 'clock'
  | 'ids'
  | 'accounts'
  | 'people'
  | 'organizations'
  | 'plans'
  | 'subscriptions'
  | 'planPayments'
  | 'dues'
  | 'notices'
  | 'payments'
  | 'mail'
> & { readonly settings: Pick<Deps['settings'], 'siteUrl'> };
