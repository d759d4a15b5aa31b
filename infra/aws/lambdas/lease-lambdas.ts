import type { LambdaSpec } from './lambda-spec';

const table = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
] as const;
/** Frozen texts and signatures: no function deletes one. */
const files = { leases: ['GetObject', 'PutObject'], sealed: ['GetObject'] } as const;
/** Photos that arrive as uploads, and go when nothing names them any more. */
const photos = {
  uploads: ['GetObject', 'PutObject', 'DeleteObject'],
  images: ['GetObject', 'PutObject', 'DeleteObject'],
} as const;
const size = { memoryMegabytes: 1024, timeoutSeconds: 20 } as const;

/** Drafting and sending leases. What is sent is laid out first, which keeps a processor busy. */
export const leasesLambda = {
  memoryMegabytes: 2048,
  timeoutSeconds: 25,
  entry: 'leases/index',
  prints: 'whole',
  grant: {
    table,
    // Photos of a home's condition stay with those of its unit.
    files: { ...files, ...photos },
    secrets: ['tokenKeys', 'originSecret', 'fileKeys'],
  },
  impact:
    'Landlords and managers cannot draft, send or look up a lease, nor see the status of a unit’s lease.',
} as const satisfies LambdaSpec;

/** What tenants see of their own leases, and who of them has access. */
export const tenantsLambda = {
  ...size,
  entry: 'tenants/index',
  grant: {
    table,
    // A tenant signs a condition report, adds photos to it, and sends a certificate of insurance.
    files: { leases: files.leases, documents: ['GetObject', 'PutObject', 'DeleteObject'], ...photos },
    sendMail: true,
    secrets: ['tokenKeys', 'originSecret', 'fileKeys'],
  },
  impact:
    'Tenants do not see their home, lease and documents; landlords cannot invite them or end their access.',
} as const satisfies LambdaSpec;

/** The daily steps of leases: reads all that is due, and writes as the calls do. */
export const leaseStepsLambda = {
  memoryMegabytes: 512,
  timeoutSeconds: 300,
  entry: 'jobs/tell-lease-steps',
  grant: { table },
  impact:
    'Nobody is told that a lease begins, ends or waits for a decision, and signers are not reminded; what a lease says stays right.',
} as const satisfies LambdaSpec;

/** Reminders of renters insurance, for organizations that ask for it. */
export const remindInsuranceLambda = {
  memoryMegabytes: 512,
  timeoutSeconds: 300,
  entry: 'jobs/remind-insurance',
  grant: { table },
  impact: 'Tenants are not reminded of renters insurance; who is insured is still shown to their landlord.',
} as const satisfies LambdaSpec;

/** Signing by a mailed link, without a login. */
export const signingLambda = {
  ...size,
  entry: 'signing/index',
  prints: 'letters',
  canary: true,
  // A condition report shows its photos.
  grant: { table, files: { ...files, images: ['GetObject'] }, secrets: ['originSecret', 'fileKeys'] },
  impact: 'Tenants, owners and co-signers cannot read or sign the lease that their link leads to.',
} as const satisfies LambdaSpec;

/** Applicants and their screening; an approval drafts a lease, which writes no file. */
export const screeningLambda = {
  ...size,
  entry: 'screening/index',
  // A unit's public page shows its photos.
  grant: {
    table,
    files: {
      images: ['GetObject'],
      uploads: ['GetObject', 'PutObject', 'DeleteObject'],
      applications: ['GetObject', 'PutObject', 'DeleteObject'],
    },
    secrets: ['tokenKeys', 'originSecret', 'fileKeys', 'bureauKeys', 'stripeKeys'],
    reports: true,
  },
  impact: 'Nobody can apply for a unit, and landlords can neither screen applicants nor decide about them.',
} as const satisfies LambdaSpec;

/** Asks the bureau again, and purges what is past its date (D50). */
export const applicationsLambda = {
  memoryMegabytes: 512,
  timeoutSeconds: 300,
  entry: 'screening/tend-applications',
  grant: {
    table,
    files: { applications: ['DeleteObject'], users: ['DeleteObject'] },
    secrets: ['bureauKeys'],
    reports: true,
  },
  impact:
    'Screening reports are late, and what is past its date is kept longer than we said; nobody can read it.',
} as const satisfies LambdaSpec;

/** The only function with the seal's key. Layout keeps a processor busy and takes some 400 MB. */
export const sealLambda = {
  entry: 'sealing/index',
  memoryMegabytes: 2048,
  timeoutSeconds: 120,
  prints: 'whole',
  grant: {
    table,
    // Papers have the organization's logo at their head.
    files: { leases: ['GetObject'], images: ['GetObject'], sealed: ['PutObject', 'PutObjectRetention'] },
    seal: true,
  },
  impact: 'Who signed a lease gets no sealed copy of it; the lease counts all the same.',
} as const satisfies LambdaSpec;

/** PDFs while the caller waits: tables that the caller sends, a tenant's receipt, and work orders. */
export const printsLambda = {
  entry: 'prints/index',
  memoryMegabytes: 2048,
  timeoutSeconds: 25,
  prints: 'whole',
  grant: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    // The logo, and the photos of a request.
    files: { images: ['GetObject'], documents: ['GetObject'] },
    secrets: ['tokenKeys', 'originSecret'],
  },
  impact:
    'Nobody can download a ledger, a statement, a report, a receipt or a work order as a PDF; all of them still show.',
} as const satisfies LambdaSpec;
