import type { Clock } from '../../gateways/clock';
import type { Files } from '../../gateways/files';
import type { Ids } from '../../gateways/ids';
import type { Mail } from '../../gateways/mail';
import type { Passwords } from '../../gateways/passwords';
import type { PaymentQueue } from '../../gateways/payment-queue';
import type { Payments } from '../../gateways/payments';
import type { Tokens } from '../../gateways/tokens';
import type { Stores } from '../../table/stores';
import type { RecentCalls } from './recent-calls';

/** The outside worlds that a function names when it uses them, so that it bundles no others. */
export type Gateways = {
  readonly files: Files;
  readonly mail: Mail;
  readonly payments: Payments;
  readonly paymentQueue: PaymentQueue;
};

export type Settings = {
  /** Where the site stands, without a trailing slash; mail links begin with it. */
  readonly siteUrl: string;
  readonly contactTo: string;
  readonly envelopeKeys: readonly Uint8Array[];
  readonly envelopeIv: Uint8Array;
  /** Whether the caller's address is CloudFront's word or the socket's. */
  readonly addressFrom: 'cloudfront' | 'socket';
  /** The word that CloudFront alone adds to a call, and the one before it. Absent where no CloudFront stands before us. */
  readonly originWords?: (() => Promise<readonly string[]>) | undefined;
};

/** Everything a handler may reach, as one typed object whose parts are made when they are first asked for. */
export type Deps = Stores &
  Gateways & {
    readonly clock: Clock;
    readonly ids: Ids;
    readonly passwords: Passwords;
    readonly tokens: Tokens;
    readonly settings: Settings;
    readonly recentCalls: RecentCalls;
  };
