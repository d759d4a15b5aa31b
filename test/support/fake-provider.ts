import type {
  ConnectedAccount,
  ProviderInvoice,
  ProviderSubscription,
} from '../../functions/gateways/payments';

/** What the payment provider holds, open to a test: it changes these as the provider's own pages would. */
export class FakeProvider {
  readonly customers = new Map<string, { organizationId: string; email: string; name: string }>();
  readonly checkouts = new Map<
    string,
    {
      organizationId: string;
      customerId: string;
      planId: number;
      annual: boolean;
      status: 'open' | 'complete' | 'expired';
      paid: boolean;
      subscriptionId?: string;
    }
  >();
  readonly subscriptions = new Map<string, ProviderSubscription>();
  readonly invoices = new Map<string, ProviderInvoice>();
  readonly accounts = new Map<string, ConnectedAccount>();
  /** Attempts and owners that were served already: a repeat gets the first answer. */
  readonly once = new Map<string, string>();
  /** Set to make every call end as it would with the provider away, or the next payment declined. */
  isAway = false;
  declines = false;
  #made = 0;

  id(kind: string): string {
    this.#made += 1;
    return `${kind}_${String(this.#made).padStart(6, '0')}`;
  }

  /** The id made for this key, now or at its first time. */
  onceFor(key: string, make: () => string): string {
    const known = this.once.get(key) ?? make();
    this.once.set(key, known);
    return known;
  }

  /** What the provider says of an account from now on. */
  setAccount(accountId: string, part: Partial<ConnectedAccount>): void {
    const account = this.accounts.get(accountId);
    if (!account) throw new Error('the test named no account');
    this.accounts.set(accountId, { ...account, ...part });
  }
}
