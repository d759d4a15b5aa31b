import type { Clock } from '../gateways/clock';
import type { Files } from '../gateways/files';
import type { Ids } from '../gateways/ids';
import type { Mail } from '../gateways/mail';
import type { Passwords } from '../gateways/passwords';
import type { Tokens } from '../gateways/tokens';
import type { Accounts } from '../table/accounts';
import type { Attempts } from '../table/attempts';
import type { OnceRecords } from '../table/once';
import type { Organisations } from '../table/organisations';
import type { Owners } from '../table/owners';
import type { Plans } from '../table/plans';
import type { Properties } from '../table/properties';
import type { Sessions } from '../table/sessions';

/** Everything a handler may reach, as one typed object; tests hand in fakes. */
export type Deps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly organisations: Organisations;
  readonly owners: Owners;
  readonly properties: Properties;
  readonly plans: Plans;
  readonly attempts: Attempts;
  readonly onceRecords: OnceRecords;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
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
