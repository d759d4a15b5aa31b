import { type Feature, rows } from '../../../shared/contract';
import { assistantLambda } from './assistant-lambda';
import { billingLambdas } from './billing-lambdas';
import { documentsLambda, removalSweepLambda } from './document-lambdas';
import type { LambdaSpec } from './lambda-spec';
import {
  applicationsLambda,
  leaseStepsLambda,
  leasesLambda,
  printsLambda,
  remindInsuranceLambda,
  screeningLambda,
  sealLambda,
  signingLambda,
  tenantsLambda,
} from './lease-lambdas';
import {
  autopayLambda,
  chargeLateFeesLambda,
  checkLedgersLambda,
  ledgerLambda,
  postRentLambda,
} from './ledger-lambdas';
import { bouncesLambda, lookOutsideLambda, outboxLambda } from './outbox-lambda';
import { profileLambda } from './profile-lambda';
import { requestsLambda, tendRequestsLambda, vendorsLambda } from './request-lambdas';

/** Every bearer call reads its session. */
const reads = ['GetItem', 'BatchGetItem', 'Query'] as const;
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'] as const;
/** Features with rate limits count tries. */
const counts = (feature: Feature): readonly 'UpdateItem'[] =>
  rows.some((each) => each.feature === feature && each.row.rate.length > 0) ? ['UpdateItem'] : [];
const secrets = ['tokenKeys', 'originSecret'] as const;
const api = { memoryMegabytes: 1024, timeoutSeconds: 20 };

/** One Lambda per feature of the contract: a feature without a row here does not compile. */
export const featureLambdas: Readonly<Record<Feature, LambdaSpec>> = {
  users: {
    ...api,
    entry: 'users/index',
    // scrypt takes 128 MB and a full processor for each of two parallel hashes; 1,769 MB is one processor.
    memoryMegabytes: 1769,
    grant: { table: [...reads, ...writes], sendMail: true, secondFactors: true, secrets },
    setAside: 'loginsAtOnce',
    canary: true,
    impact: 'Nobody can sign up, log in, log out or reset a password.',
  },
  owners: {
    ...api,
    entry: 'owners/index',
    grant: { table: [...reads, ...writes], secrets: [...secrets, 'stripeKeys'] },
    impact: 'Landlords and managers cannot pick a rental owner, nor can an owner enter bank details.',
  },
  people: {
    ...api,
    entry: 'people/index',
    // Accepting an invitation checks a password, and scrypt needs a full processor.
    memoryMegabytes: 1769,
    grant: { table: [...reads, ...writes], sendMail: true, secrets },
    impact: 'Admins cannot invite people or change what they may do; invited people cannot accept.',
  },
  profile: profileLambda,
  notifications: {
    ...api,
    entry: 'notifications/index',
    grant: { table: [...reads, 'UpdateItem'], secrets },
    impact: 'People do not see what they were told, and the bell stays empty.',
  },
  audit: {
    ...api,
    entry: 'audit/index',
    // An export of the log is logged.
    grant: { table: [...reads, 'PutItem', ...counts('audit')], secrets },
    impact: 'Nobody can look up who changed what; entries are still written.',
  },
  properties: {
    ...api,
    entry: 'properties/index',
    grant: {
      table: [...reads, ...writes],
      files: {
        uploads: ['GetObject', 'PutObject', 'DeleteObject'],
        images: ['GetObject', 'PutObject', 'DeleteObject'],
      },
      secrets: [...secrets, 'fileKeys'],
    },
    impact: 'Landlords and managers cannot see their properties and units or add new ones.',
  },
  units: {
    ...api,
    entry: 'units/index',
    grant: {
      table: [...reads, ...writes],
      files: {
        uploads: ['GetObject', 'PutObject', 'DeleteObject'],
        images: ['GetObject', 'PutObject', 'DeleteObject'],
      },
      secrets: [...secrets, 'fileKeys'],
    },
    impact: 'Landlords and managers cannot look into a unit, add, change or delete one.',
  },
  imports: {
    ...api,
    entry: 'imports/index',
    // No files: a property with photos was edited by hand, and undoing its import keeps it.
    grant: { table: [...reads, ...writes], secrets },
    impact: 'Landlords and managers cannot bring their portfolio in from a file, nor take it out as one.',
  },
  assistant: assistantLambda,
  documents: documentsLambda,
  leases: leasesLambda,
  ledger: ledgerLambda,
  signing: signingLambda,
  tenants: tenantsLambda,
  screening: screeningLambda,
  prints: printsLambda,
  requests: requestsLambda,
  vendors: vendorsLambda,
  subscriptions: {
    ...api,
    entry: 'subscriptions/index',
    canary: true,
    grant: { table: [...reads, ...writes], secrets: [...secrets, 'stripeKeys'] },
    impact: 'Visitors see no plans and cannot sign up; landlords can neither pay for a plan nor add units.',
  },
  payments: {
    ...api,
    entry: 'payments/index',
    canary: true,
    grant: {
      table: [...reads, 'PutItem', ...counts('payments')],
      queuePayments: true,
      secrets: [...secrets, 'stripeKeys'],
    },
    impact: 'What people paid is noticed late: the payment provider sends its events again for three days.',
  },
};

/** Work without a caller: it is retried, and lasting failures go to a dead-letter queue. */
export const workerLambdas = {
  'deliver-mail': {
    entry: 'mail/deliver',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    // The logo of whom a mail is from goes along.
    grant: { deliverMail: true, files: { images: ['GetObject'] } },
    impact: 'New customers do not get their activation mail, and nobody gets a reset link.',
  },
  'sweep-unfinished-adds': {
    entry: 'jobs/sweep-unfinished-adds',
    memoryMegabytes: 512,
    timeoutSeconds: 120,
    grant: { table: [...reads, ...writes] },
    impact: 'Landlords whose large property broke off while being added stay short of the units it took.',
  },
  'sweep-removals': removalSweepLambda,
  'handle-payment-events': {
    entry: 'payments/worker',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    grant: { table: [...reads, ...writes], secrets: ['stripeKeys'] },
    impact: 'People who paid stay locked, and owners who entered their bank details look as if they had not.',
  },
  'sweep-payment-events': {
    entry: 'jobs/sweep-payment-events',
    memoryMegabytes: 256,
    timeoutSeconds: 60,
    grant: { table: [...reads, 'UpdateItem'], queuePayments: true },
    impact: 'An event of the payment provider that was kept but not queued waits until somebody looks.',
  },
  ...billingLambdas,
  'send-outbox': outboxLambda,
  'seal-leases': sealLambda,
  'tell-lease-steps': leaseStepsLambda,
  'remind-insurance': remindInsuranceLambda,
  'tend-applications': applicationsLambda,
  'tend-requests': tendRequestsLambda,
  'post-rent': postRentLambda,
  'charge-late-fees': chargeLateFeesLambda,
  'run-autopay': autopayLambda,
  'check-ledgers': checkLedgersLambda,
  'look-outside': lookOutsideLambda,
  'mark-bounces': bouncesLambda,
  'rotate-token-keys': {
    entry: 'keys/rotate',
    memoryMegabytes: 256,
    timeoutSeconds: 30,
    grant: { rotate: 'tokenKeys' },
    impact: 'Session keys grow old. If it fails on the first deployment, nobody can log in.',
  },
} as const satisfies Record<string, LambdaSpec>;

export const allLambdas: Readonly<Record<string, LambdaSpec>> = { ...featureLambdas, ...workerLambdas };
