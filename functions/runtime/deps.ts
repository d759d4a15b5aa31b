import type { Clock } from '../gateways/clock';
import type { Files } from '../gateways/files';
import type { Ids } from '../gateways/ids';
import type { Mail } from '../gateways/mail';
import type { Passwords } from '../gateways/passwords';
import type { PaymentQueue } from '../gateways/payment-queue';
import type { Payments } from '../gateways/payments';
import type { Tokens } from '../gateways/tokens';
import type { Accounts } from '../table/accounts';
import type { Attempts } from '../table/attempts';
import type { Audit } from '../table/audit';
import type { ConnectedAccounts } from '../table/connected-accounts';
import type { Documents } from '../table/documents';
import type { Dues } from '../table/dues';
import type { Imports } from '../table/imports';
import type { Leases } from '../table/leases';
import type { Notices } from '../table/notices';
import type { Notifications } from '../table/notifications';
import type { OnceRecords } from '../table/once';
import type { Organisations } from '../table/organisations';
import type { OwnSessions } from '../table/own-sessions';
import type { Owners } from '../table/owners';
import type { PaymentEvents } from '../table/payment-events';
import type { People } from '../table/people';
import type { PlanPayments } from '../table/plan-payments';
import type { Plans } from '../table/plans';
import type { Profiles } from '../table/profiles';
import type { Properties } from '../table/properties';
import type { SecondFactors } from '../table/second-factors';
import type { Sessions } from '../table/sessions';
import type { Subscriptions } from '../table/subscriptions';
import type { Units } from '../table/units';

/** Everything a handler may reach, as one typed object; tests hand in fakes. */
export type Deps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly ownSessions: OwnSessions;
  readonly profiles: Profiles;
  readonly organisations: Organisations;
  readonly owners: Owners;
  readonly properties: Properties;
  readonly units: Units;
  readonly leases: Leases;
  readonly documents: Documents;
  readonly plans: Plans;
  readonly subscriptions: Subscriptions;
  readonly planPayments: PlanPayments;
  readonly dues: Dues;
  readonly notices: Notices;
  readonly notifications: Notifications;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly people: People;
  readonly imports: Imports;
  readonly onceRecords: OnceRecords;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly connectedAccounts: ConnectedAccounts;
  readonly paymentEvents: PaymentEvents;
  readonly payments: Payments;
  readonly paymentQueue: PaymentQueue;
  readonly mail: Mail;
  readonly files: Files;
  readonly settings: {
    /** Where the site stands, without a trailing slash; mail links begin with it. */
    readonly siteUrl: string;
    readonly contactTo: string;
    readonly envelopeKeys: readonly Uint8Array[];
    readonly envelopeIv: Uint8Array;
    /** Whether the caller's address is CloudFront's word or the socket's. */
    readonly addressFrom: 'cloudfront' | 'socket';
    /** The word that CloudFront alone adds to a call. Without it CloudFront's word for an address is anybody's. */
    readonly originSecret?: () => Promise<string>;
  };
};
