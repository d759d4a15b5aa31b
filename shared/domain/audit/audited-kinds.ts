import * as z from 'zod';

/** The kinds of thing an entry can be about, with their names for people. */
export const auditedKindNames = {
  account: 'Account',
  organization: 'Organization',
  property: 'Property',
  unit: 'Unit',
  owner: 'Rental owner',
  subscription: 'Subscription',
  person: 'Person',
  document: 'Document',
  note: 'Note',
  import: 'Import',
  lease: 'Lease',
  ledger: 'Ledger',
  bank: 'Bank account',
  template: 'Lease template',
  application: 'Application',
  request: 'Service request',
  vendor: 'Vendor',
} as const;
export type AuditedKind = keyof typeof auditedKindNames;
export const auditedKinds = Object.keys(auditedKindNames) as [AuditedKind, ...AuditedKind[]];
export const AuditedKind = z.enum(auditedKinds);
