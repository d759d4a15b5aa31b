import type { Clock } from '../../gateways/clock';
import type { Files } from '../../gateways/files/files';
import type { Ids } from '../../gateways/ids';
import type { Invoke } from '../../gateways/invoke/invoke';
import type { Mail } from '../../gateways/mail/mail';
import type { PaymentQueue } from '../../gateways/payments/payment-queue';
import type { Payments } from '../../gateways/payments/payments';
import type { Planner } from '../../gateways/planner/planner';
import type { Printer } from '../../gateways/print/lease-printer';
import type { PdfFiles } from '../../gateways/print/pdf-files';
import type { Bureau } from '../../gateways/screening/bureau';
import type { ReportKey } from '../../gateways/screening/report-key';
import type { SealKey } from '../../gateways/seal/seal-key';
import type { Passwords } from '../../gateways/tokens/passwords';
import type { Tokens } from '../../gateways/tokens/tokens';
import type { Stores } from '../../table/stores';
import type { RecentCalls } from './recent-calls';

/** External services. A function names the ones it uses, so that it bundles no others. */
export type Gateways = {
  readonly files: Files;
  readonly mail: Mail;
  readonly payments: Payments;
  readonly paymentQueue: PaymentQueue;
  readonly printer: Printer;
  readonly pdfs: PdfFiles;
  readonly sealKey: SealKey;
  readonly bureau: Bureau;
  readonly reportKey: ReportKey;
  /** Seals the secrets of authenticator apps. */
  readonly secretKey: ReportKey;
  /** Calls another feature's function with an event of API Gateway. */
  readonly invoke: Invoke;
  /** Maps a question that the grammar does not understand to one of its intents. */
  readonly planner: Planner;
};

export type Settings = {
  /** The site's address without a trailing slash; mail links begin with it. */
  readonly siteUrl: string;
  readonly contactTo: string;
  readonly envelopeKeys: readonly Uint8Array[];
  readonly envelopeIv: Uint8Array;
  /** Where the caller's address comes from. */
  readonly addressFrom: 'cloudfront' | 'socket';
  /** Years for which a sealed lease cannot be deleted. Absent where the bucket locks nothing. */
  readonly sealYears?: number | undefined;
  /** The current and previous secret word that only CloudFront adds to a call. Absent without CloudFront. */
  readonly originWords?: (() => Promise<readonly string[]>) | undefined;
};

/** Everything a handler may reach; each part is made on first use. */
export type Deps = Stores &
  Gateways & {
    readonly clock: Clock;
    readonly ids: Ids;
    readonly passwords: Passwords;
    readonly tokens: Tokens;
    readonly settings: Settings;
    readonly recentCalls: RecentCalls;
  };
