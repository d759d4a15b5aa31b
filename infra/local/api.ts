import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { handlers as assistant } from '../../functions/assistant';
import { handlers as audit } from '../../functions/audit';
import { handlers as documents } from '../../functions/documents';
import { signingKey } from '../../functions/gateways/files/file-keys';
import { s3ClientSettings, s3Files } from '../../functions/gateways/files/files';
import { randomIds } from '../../functions/gateways/ids';
import type { Invoke } from '../../functions/gateways/invoke/invoke';
import type { Payments } from '../../functions/gateways/payments/payments';
import type { StripeOptions } from '../../functions/gateways/payments/stripe-client';
import { noPlanner, type Planner } from '../../functions/gateways/planner/planner';
import { leasePrinter } from '../../functions/gateways/print/lease-printer';
import { pdfThread } from '../../functions/gateways/print/pdf-thread';
import type { Bureau } from '../../functions/gateways/screening/bureau';
import { reportKeyFrom } from '../../functions/gateways/screening/report-key-local';
import { scryptPasswords } from '../../functions/gateways/tokens/passwords';
import { jwtTokens } from '../../functions/gateways/tokens/tokens';
import { handlers as imports } from '../../functions/imports';
import { chargeLateFeesWith } from '../../functions/jobs/charge-late-fees';
import { checkLedgersWith } from '../../functions/jobs/check-ledgers';
import { expireSubscriptionsWith } from '../../functions/jobs/expire-subscriptions';
import { postRentWith } from '../../functions/jobs/post-rent';
import { remindInsuranceWith } from '../../functions/jobs/remind-insurance';
import { remindRenewalsWith } from '../../functions/jobs/remind-renewals';
import { remindTrialsWith } from '../../functions/jobs/remind-trials';
import { runAutopayWith } from '../../functions/jobs/run-autopay';
import { sendOutbox } from '../../functions/jobs/send-outbox';
import { sweepPayments } from '../../functions/jobs/sweep-payment-events';
import { sweepRemovals } from '../../functions/jobs/sweep-removals';
import { sweepUnfinishedAdds } from '../../functions/jobs/sweep-unfinished-adds';
import { tellLeaseStepsWith } from '../../functions/jobs/tell-lease-steps';
import { tendRequestsWith } from '../../functions/jobs/tend-requests';
import { handlers as leases } from '../../functions/leases';
import { handlers as ledger } from '../../functions/ledger';
import { handlers as notifications } from '../../functions/notifications';
import { handlers as owners } from '../../functions/owners';
import { handlers as payments } from '../../functions/payments';
import { workWith } from '../../functions/payments/worker';
import { handlers as people } from '../../functions/people';
import { handlers as prints } from '../../functions/prints';
import { handlers as profile } from '../../functions/profile';
import { handlers as properties } from '../../functions/properties';
import { handlers as requests } from '../../functions/requests';
import type { Deps } from '../../functions/runtime/deps/deps';
import { recentCalls } from '../../functions/runtime/deps/recent-calls';
import { feature } from '../../functions/runtime/pipeline/feature';
import { handlers as screening } from '../../functions/screening';
import { tendApplications } from '../../functions/screening/tend-applications';
import { sealLeases } from '../../functions/sealing/seal-leases';
import { handlers as signing } from '../../functions/signing';
import { handlers as subscriptions } from '../../functions/subscriptions';
import type { DatabaseMiddleware } from '../../functions/table/db/client';
import { type Db, openDb } from '../../functions/table/db/db';
import { stores } from '../../functions/table/stores';
import { handlers as tenants } from '../../functions/tenants';
import { handlers as units } from '../../functions/units';
import { handlers as users } from '../../functions/users';
import { handlers as vendors } from '../../functions/vendors';
import { contract } from '../../shared/contract';
import { printKit } from '../print-kit';
import { noBureau } from './bureau/no-bureau';
import type { LocalClock } from './clock';
import { localClient } from './dynamodb/client';
import { dispatchIn } from './gateway/dispatch-in';
import type { Lambdas } from './gateway/gateway';
import type { Jobs } from './local-routes';
import { withLogoInside } from './mail/logo-inside';
import type { Outbox } from './mail/outbox';
import { type LocalPaymentQueue, localPaymentQueue } from './payment-queue';
import { paymentsOf } from './payments';
import { localFileKeyId } from './s3/file-front';
import { withoutOrigin } from './s3/relative-links';
import { localSealKey } from './seal-key';
import type { Secrets } from './secrets';

/** The local services around the handlers. They survive a reload of the handlers (`npm run dev`). */
export type World = {
  readonly databaseEndpoint: string;
  readonly tableName: string;
  readonly bucket: string;
  /** The S3 double's address for our own process; browsers get paths without this origin. */
  readonly filesEndpoint: string;
  /** The address of CloudFront's double, which our file addresses are signed for. */
  readonly filesUrl: string;
  readonly siteUrl: string;
  readonly secrets: Secrets;
  readonly clock: LocalClock;
  readonly outbox: Outbox;
  /** scrypt's N as a power of two. */
  readonly passwordCost: number;
  /** The payment provider's address and keys. Without it, only payment calls fail. */
  readonly payments?: StripeOptions;
  /** The file of the key that seals leases, made with the first seal. Without it nothing is sealed. */
  readonly sealKeyFile?: string;
  /** Replaces the provider in tests that play it themselves. */
  readonly paymentsStandIn?: Payments;
  /** The screening bureau. Without it, only its calls fail. */
  readonly bureau?: Bureau;
  /** The model that the assistant may ask. Without it, none is asked. */
  readonly planner?: Planner;
  /** Fault tests inject their failures here. */
  readonly databaseMiddleware?: DatabaseMiddleware;
};

export type Api = {
  readonly lambdas: Lambdas;
  readonly deps: Deps;
  /** For seeds and plans, which bypass the handlers. */
  readonly db: Db;
  readonly jobs: Jobs;
  /** Queued payment events; stopped before the database. */
  readonly paymentQueue: LocalPaymentQueue;
};

// The server's sources and its bundle are at the same depth.
const root = join(import.meta.dirname, '..', '..');

const bytes = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

function filesOf({ filesEndpoint, filesUrl, bucket, secrets }: World): Deps['files'] {
  const client = new S3Client({
    ...s3ClientSettings,
    endpoint: filesEndpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: secrets.filesAccessKeyId, secretAccessKey: secrets.filesSecretKey },
  });
  const key = signingKey(secrets.fileKey);
  const front = () => ({ url: filesUrl, keyId: localFileKeyId, key: async () => key });
  return withoutOrigin(s3Files({ client, bucket, front }));
}

function tableOf(world: World) {
  const { databaseMiddleware: middleware } = world;
  const client = localClient(world.databaseEndpoint, middleware ? { middleware } : {});
  return { client, tableName: world.tableName };
}

function depsOf(
  world: World,
  {
    place,
    paymentQueue,
    invoke,
  }: { place: ReturnType<typeof tableOf>; paymentQueue: Deps['paymentQueue']; invoke: Invoke },
): Deps {
  const { clock, secrets } = world;
  const files = filesOf(world);
  const keys = Object.entries(secrets.tokenKeys.keys).map(([id, key]) => [id, bytes(key)] as const);
  return {
    ...stores(place),
    clock,
    ids: randomIds(),
    passwords: scryptPasswords({ cost: world.passwordCost }),
    tokens: jwtTokens({ active: secrets.tokenKeys.active, keys: Object.fromEntries(keys) }),
    payments: world.paymentsStandIn ?? paymentsOf(world.payments),
    paymentQueue,
    mail: withLogoInside(world.outbox, files),
    files,
    printer: leasePrinter(() => printKit(root)),
    pdfs: pdfThread(() => printKit(root)),
    sealKey: localSealKey(world.sealKeyFile),
    bureau: world.bureau ?? noBureau,
    reportKey: reportKeyFrom(bytes(secrets.reportKey)),
    secretKey: reportKeyFrom(bytes(secrets.secretKey)),
    recentCalls: recentCalls(),
    invoke,
    planner: world.planner ?? noPlanner,
    settings: {
      siteUrl: world.siteUrl,
      contactTo: 'hello@keystead.test',
      envelopeKeys: [bytes(secrets.envelopeKey)],
      envelopeIv: bytes(secrets.envelopeIv),
      addressFrom: 'socket',
    },
  };
}

/** The handlers that Lambda runs, with this machine's services. */
export function createApi(world: World): Api {
  const place = tableOf(world);
  const paymentQueue = localPaymentQueue((batch) => workWith(given)(batch));
  const invoke: Invoke = (feature, event) => dispatchIn(lambdas)(feature, event);
  const deps = depsOf(world, { place, paymentQueue, invoke });
  const given = (): Deps => deps;
  const lambdas: Lambdas = {
    users: feature('users', { rows: contract.users, handlers: users }, given),
    owners: feature('owners', { rows: contract.owners, handlers: owners }, given),
    people: feature('people', { rows: contract.people, handlers: people }, given),
    profile: feature('profile', { rows: contract.profile, handlers: profile }, given),
    notifications: feature('notifications', { rows: contract.notifications, handlers: notifications }, given),
    audit: feature('audit', { rows: contract.audit, handlers: audit }, given),
    properties: feature('properties', { rows: contract.properties, handlers: properties }, given),
    units: feature('units', { rows: contract.units, handlers: units }, given),
    documents: feature('documents', { rows: contract.documents, handlers: documents }, given),
    imports: feature('imports', { rows: contract.imports, handlers: imports }, given),
    leases: feature('leases', { rows: contract.leases, handlers: leases }, given),
    ledger: feature('ledger', { rows: contract.ledger, handlers: ledger }, given),
    screening: feature('screening', { rows: contract.screening, handlers: screening }, given),
    prints: feature('prints', { rows: contract.prints, handlers: prints }, given),
    signing: feature('signing', { rows: contract.signing, handlers: signing }, given),
    tenants: feature('tenants', { rows: contract.tenants, handlers: tenants }, given),
    payments: feature('payments', { rows: contract.payments, handlers: payments }, given),
    assistant: feature('assistant', { rows: contract.assistant, handlers: assistant }, given),
    requests: feature('requests', { rows: contract.requests, handlers: requests }, given),
    vendors: feature('vendors', { rows: contract.vendors, handlers: vendors }, given),
    subscriptions: feature('subscriptions', { rows: contract.subscriptions, handlers: subscriptions }, given),
  };
  return {
    deps,
    db: openDb(place),
    lambdas,
    paymentQueue,
    jobs: {
      'sweep-payment-events': sweepPayments({ isStart: true })(given),
      'send-outbox': sendOutbox(given),
      'seal-leases': sealLeases(given),
      'remind-trials': remindTrialsWith(given),
      'remind-renewals': remindRenewalsWith(given),
      'expire-subscriptions': expireSubscriptionsWith(given),
      'sweep-removals': sweepRemovals(given),
      'sweep-unfinished-adds': sweepUnfinishedAdds(given),
      'tell-lease-steps': tellLeaseStepsWith(given),
      'remind-insurance': remindInsuranceWith(given),
      'post-rent': postRentWith(given),
      'charge-late-fees': chargeLateFeesWith(given),
      'run-autopay': runAutopayWith(given),
      'check-ledgers': checkLedgersWith(given),
      'tend-applications': tendApplications(given),
      'tend-requests': tendRequestsWith(given),
    },
  };
}
