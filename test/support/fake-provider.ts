import type {
  ConnectedAccount,
  ProviderInvoice,
  ProviderSubscription,
} from '../../functions/gateways/payments';

/** The provider's data. Tests change it as the provider's own pages would. */
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
      freeUntil?: string | undefined;
      subscriptionId?: string;
    }
  >();
  readonly subscriptions = new Map<string, ProviderSubscription>();
  readonly invoices = new Map<string, ProviderInvoice>();
  readonly accounts = new Map<string, ConnectedAccount>();
  /** Attempts and owners already served: a repeat gets the first answer. */
  readonly once = new Map<string, string>();
  /** Makes every call fail as if the provider were down, or declines the next payment. */
  isAway = false;
  declines = false;
  #made = 0;

  id(kind: string): string {
    this.#made += 1;
    return `${kind}_${String(this.#made).padStart(6, '0')}`;
  }

  /** The id for this key, from now or from its first use. */
  onceFor(key: string, make: () => string): string {
    const known = this.once.get(key) ?? make();
    this.once.set(key, known);
    return known;
  }

  /** Sets what the provider says of an account from now on. */
  setAccount(accountId: string, part: Partial<ConnectedAccount>): void {
    const account = this.accounts.get(accountId);
    if (!account) throw new Error('the test named no account');
    this.accounts.set(accountId, { ...account, ...part });
  }
}
