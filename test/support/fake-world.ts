import type { OutgoingMail } from '../../functions/gateways/mail';
import type { Account, MailLink, Role } from '../../functions/table/accounts';
import type { AuditEntry } from '../../functions/table/audit';
import type { OwnerAccount } from '../../functions/table/connected-accounts';
import type { UnitDocument } from '../../functions/table/documents';
import type { KeptProperty, MadeProperty, PortfolioImport } from '../../functions/table/imports';
import type { Lease } from '../../functions/table/leases';
import type { LoginTicket } from '../../functions/table/login-tickets';
import type { Organization } from '../../functions/table/organizations';
import type { Owner } from '../../functions/table/owners';
import type { KeptEvent } from '../../functions/table/payment-events';
import type { Person, PersonKey } from '../../functions/table/people';
import type { Property, Share, Unit } from '../../functions/table/properties';
import type { SecondFactor } from '../../functions/table/second-factors';
import type { Session } from '../../functions/table/sessions';
import type { ToldMail } from '../../functions/table/told-mails';
import type { Plan } from '../../shared/domain/subscriptions';
import { FakeBilling } from './fake-billing-stores';
import type { KeptNotification } from './fake-notifications';
import { FakeProvider } from './fake-provider';

/** The plans of decisions.md, with short descriptions. */
export const fakePlans: Plan[] = [
  { id: 1, plan: 'Solo', price: 0, annual_price: 0, no_of_properties: 1, no_of_units: 4 },
  { id: 2, plan: 'Landlord', price: 19, annual_price: 190, no_of_properties: 10, no_of_units: 50 },
  { id: 3, plan: 'Manager', price: 49, annual_price: 490, no_of_properties: 50, no_of_units: 500 },
  { id: 4, plan: 'Org', price: 149, annual_price: 1490, no_of_properties: 500, no_of_units: 10_000 },
].map((plan) => ({ ...plan, description: 'Properties, Units, Owners' }));

/** Everything the fakes remember, open to a test: what was stored, mailed, and which calls were made in which order. */
export class FakeWorld {
  now = new Date('2026-06-15T12:00:00.000Z');
  readonly accounts = new Map<string, Account>();
  readonly roles: Role[] = [];
  readonly links = new Map<string, MailLink>();
  readonly sessions = new Map<string, Session>();
  /** By the person's id; tickets by their hash. */
  readonly secondFactors = new Map<string, SecondFactor>();
  readonly pendingSecrets = new Map<string, { secret: string; expiresAt: string }>();
  readonly loginTickets = new Map<string, LoginTicket & { tries: number }>();
  readonly organizations = new Map<string, Organization>();
  readonly owners: Owner[] = [];
  readonly people: Person[] = [];
  readonly leases: Lease[] = [];
  /** By id, in the order they were added; deleted ones too. */
  readonly documents = new Map<string, UnitDocument>();
  /** By the token's hash. */
  readonly invitations = new Map<string, PersonKey>();
  readonly properties = new Map<string, { property: Property; units: Unit[]; shares: Share[] }>();
  readonly imports = new Map<string, PortfolioImport>();
  readonly imported: MadeProperty[] = [];
  readonly keptOfImports: (KeptProperty & { readonly importId: string })[] = [];
  readonly once = new Map<string, { hash: string; reply: unknown }>();
  readonly attempts = new Map<string, number>();
  readonly files = new Map<string, { bytes: Uint8Array; contentType: string }>();
  readonly mails: OutgoingMail[] = [];
  readonly provider = new FakeProvider();
  readonly billing = new FakeBilling();
  readonly paymentEvents = new Map<string, KeptEvent>();
  /** Ids of notices, in the order they were queued. */
  readonly paymentQueue: string[] = [];
  /** By the owner's id. */
  readonly connectedAccounts = new Map<string, OwnerAccount>();
  readonly audit: AuditEntry[] = [];
  /** By id, in the order they were told. */
  readonly notifications = new Map<string, KeptNotification>();
  /** Mails of what was told that wait to be sent. */
  readonly toldMails: ToldMail[] = [];
  plans: Plan[] = fakePlans;
  /** `accounts.byEmail`, `passwords.hash`, … in the order they were called. */
  readonly calls: string[] = [];

  /** Only what was called, to compare the work of two cases. */
  takeCalls(): string[] {
    return this.calls.splice(0);
  }

  wait(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }
}
