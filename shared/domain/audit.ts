import * as z from 'zod';

/**
 * What the audit log can hold, and the words a person reads for it. Every change of an organization's data writes one entry in the same
 * transaction; nobody changes or deletes an entry.
 */
export const auditActions = {
  'account.register': 'Signed up',
  'account.activate': 'Activated the account',
  'account.password': 'Set a new password',
  'property.add': 'Added the property',
  'property.update': 'Changed the property',
  'property.shares': 'Changed the owners’ shares',
  'unit.add': 'Added the unit',
  'unit.update': 'Changed the unit',
  'unit.delete': 'Deleted the unit',
  'subscription.start': 'Began to pay for a plan',
  'subscription.plan': 'Changed the plan',
  'subscription.autopay': 'Changed autopay',
  'subscription.state': 'The plan’s state changed',
  'subscription.payment': 'Recorded a payment of the plan',
  'subscription.end': 'The plan ended',
  'person.invite': 'Invited the person',
  'person.resend': 'Sent the invitation again',
  'person.revoke': 'Took the invitation back',
  'person.accept': 'Accepted the invitation',
  'person.permissions': 'Changed the person’s permissions',
  'person.suspend': 'Suspended the person',
  'person.reactivate': 'Let the person in again',
  'person.promote': 'Made the head the organization’s admin',
  'person.remove': 'Removed the person',
  'person.view-as': 'Looked at the product as the person',
  'owner.bank-started': 'Began the owner’s bank details',
  'owner.bank-link': 'Opened a link to the owner’s bank details',
  'owner.bank-state': 'The owner’s bank details changed at the payment provider',
  'account.login': 'Logged in',
  'account.profile': 'Changed their own details',
  'account.second-factor-on': 'Turned two-step login on',
  'account.second-factor-off': 'Turned two-step login off',
  'account.recovery-codes': 'Made new recovery codes',
  'account.sessions-end': 'Signed out other devices',
  'organization.rename': 'Renamed the organization',
  'document.add': 'Added the document',
  'document.update': 'Changed the document',
  'document.delete': 'Deleted the document',
  'document.restore': 'Brought the document back',
  'document.remove': 'Removed the deleted document for good',
  'import.start': 'Began an import',
  'import.finish': 'Finished an import',
  'import.undo': 'Took an import back',
  'property.remove': 'Removed the property',
  'lease.draft': 'Drafted the lease',
  'lease.update': 'Changed the lease draft',
  'lease.discard': 'Discarded the lease draft',
  'lease.draft-again': 'Made a new version of the lease',
  'lease.send': 'Sent the lease to be signed',
  'lease.void': 'Voided the lease',
  'lease.resend': 'Sent a signing link again',
  'lease.sign': 'Signed the lease',
  'lease.decline': 'Declined to sign the lease',
} as const;

export const AuditAction = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]);
export type AuditAction = keyof typeof auditActions;

/** The kinds of thing an entry can be about. */
export const auditedKinds = [
  'account',
  'organization',
  'property',
  'unit',
  'owner',
  'subscription',
  'person',
  'document',
  'import',
  'lease',
] as const;
export const AuditedKind = z.enum(auditedKinds);
export type AuditedKind = z.infer<typeof AuditedKind>;

/** How the kinds of thing are called. */
export const auditedKindNames: Readonly<Record<AuditedKind, string>> = {
  account: 'Account',
  organization: 'Organization',
  property: 'Property',
  unit: 'Unit',
  owner: 'Rental owner',
  subscription: 'Subscription',
  person: 'Person',
  import: 'Import',
  document: 'Document',
  lease: 'Lease',
};
