import type { FeePayments } from '../../functions/gateways/payments/fees';
import type {
  ConnectedAccount,
  ProviderInvoice,
  ProviderSubscription,
} from '../../functions/gateways/payments/payments';
import type { ListedMethod, RentPayment, RentPayments } from '../../functions/gateways/payments/rent';

import type { SeenTransfer, TransferAddress } from '../../functions/gateways/payments/transfers';
import type { TransferFailure } from '../../shared/domain/ledger/owners/transfers';

type FeePage = Parameters<FeePayments['startFeeCheckout']>[0];
type RentPage = Parameters<RentPayments['startRentCheckout']>[0];

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
  /** Pages to pay rent on by their ids, and what was paid on them by our payment ids. */
  readonly rentPages = new Map<
    string,
    RentPage & { readonly checkoutId: string; readonly status: 'open' | 'complete' | 'expired' }
  >();
  /** Pages to pay a screening fee on, by their ids. */
  readonly feePages = new Map<
    string,
    FeePage & { readonly status: 'open' | 'complete' | 'expired'; readonly paidBy?: string }
  >();
  readonly feesBack = new Set<string>();
  feeBackState: 'asked' | 'done' | 'failed' = 'done';
  /** Pages to save a method on, with what was saved on them. */
  readonly methodPages = new Map<
    string,
    { organizationId: string; leaseId: string; customerId: string; saved?: ListedMethod }
  >();
  /** Saved methods by their ids, the oldest first. */
  readonly methods = new Map<string, ListedMethod & { readonly customerId: string }>();
  /** What becomes of the next debit of a saved method, and what happens instead of its reply. */
  debit: Partial<RentPayment> = {};
  onDebit: (() => void) | undefined;
  readonly transfers = new Map<string, TransferAddress & SeenTransfer & { readonly accountId: string }>();
  /** Why the next transfers are refused, and what happens instead of the reply of one that is made. */
  refusesTransfer: TransferFailure | undefined;
  onTransfer: (() => void) | undefined;
  readonly rents = new Map<string, RentPayment & { readonly customerId: string }>();
  /** Attempts and owners already served: a repeat gets the first answer. */
  readonly once = new Map<string, string>();
  /** Makes every call fail as if the provider were down, or declines the next payment. */
  isAway = false;
  declines = false;
  /** Makes the call fail that comes as this one from now; 0 for none. */
  failsIn = 0;
  #made = 0;

  id(kind: string): string {
    this.#made += 1;
    return `${kind}_${String(this.#made).padStart(6, '0')}`;
  }

  failsNow(): boolean {
    this.failsIn -= 1;
    return this.failsIn === 0;
  }

  /** The id for this key, from now or from its first use. */
  onceFor(key: string, make: () => string): string {
    const known = this.once.get(key) ?? make();
    this.once.set(key, known);
    return known;
  }

  /** Takes cents of a transfer back; answers the id that this has at the provider. */
  takeBack(providerId: string, cents: number, at: Date): string {
    const transfer = this.transfers.get(providerId);
    if (!transfer) throw new Error('the test named no transfer');
    const backId = this.id('trr');
    const back = [...transfer.back, { backId, at: at.toISOString(), cents }];
    this.transfers.set(providerId, { ...transfer, back });
    return backId;
  }

  /** What becomes of a page to pay rent on: paid by card, a bank debit on its way, or what is given. */
  payRent(paymentId: string, part: Partial<RentPayment>): void {
    const page = [...this.rentPages.values()].find((one) => one.paymentId === paymentId);
    if (!page) throw new Error('the test named no page');
    this.rentPages.set(page.checkoutId, { ...page, status: 'complete' });
    this.beginRent(page, part);
  }

  /** A payment at the provider, paid by card unless it is said otherwise; or what becomes of a known one. */
  beginRent(
    {
      organizationId,
      leaseId,
      paymentId,
      customerId,
    }: Pick<RentPage, 'organizationId' | 'leaseId' | 'paymentId' | 'customerId'>,
    part: Partial<RentPayment>,
  ): void {
    const known = this.rents.get(paymentId);
    const begun: RentPayment & { customerId: string } = {
      organizationId,
      leaseId,
      paymentId,
      customerId,
      intentId: `pi_${paymentId}`,
      status: 'succeeded',
      method: 'card',
      failure: '',
      refunds: [],
      disputes: [],
    };
    this.rents.set(paymentId, { ...begun, ...known, ...part });
  }

  /** The payer pays on a page, or lets it run out. */
  endFeePage(checkoutId: string, status: 'complete' | 'expired'): void {
    const page = this.feePages.get(checkoutId);
    if (!page) throw new Error('the test named no page');
    const paid = status === 'complete' ? { paidBy: `pi_${checkoutId}` } : {};
    this.feePages.set(checkoutId, { ...page, status, ...paid });
  }

  /** The tenant saves a method on the page that was opened last. */
  saveMethod(methodId = 'pm_1', name = 'Visa •••• 4242', until = '2034-12'): void {
    const [checkoutId, page] = [...this.methodPages].at(-1) ?? [];
    if (!checkoutId || !page) throw new Error('no page is open');
    const saved = { methodId, name, kind: 'card', until } as const;
    this.methodPages.set(checkoutId, { ...page, saved });
    this.methods.set(methodId, { ...saved, customerId: page.customerId });
  }

  /** Sets what the provider says of an account from now on. */
  setAccount(accountId: string, part: Partial<ConnectedAccount>): void {
    const account = this.accounts.get(accountId);
    if (!account) throw new Error('the test named no account');
    this.accounts.set(accountId, { ...account, ...part });
  }
}
