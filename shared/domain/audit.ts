import * as z from 'zod';

/** Each action in words. Every change writes one entry in its transaction; nobody edits or deletes one. */
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
  'account.login-failed': 'Failed to log in',
  'account.logout': 'Logged out',
  'account.reset-asked': 'Asked for a link to a new password',
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
  'note.add': 'Added the note',
  'note.update': 'Changed the note',
  'note.delete': 'Deleted the note',
  'note.remove': 'Removed the note with its unit',
  'import.start': 'Began an import',
  'import.finish': 'Finished an import',
  'import.undo': 'Took an import back',
  'property.remove': 'Removed the property',
  'document.open': 'Opened the document',
  'property.export': 'Exported the property',
  'organization.export': 'Exported the portfolio',
  'organization.export-log': 'Exported the log',
  'lease.draft': 'Drafted the lease',
  'lease.update': 'Changed the lease draft',
  'lease.discard': 'Discarded the lease draft',
  'lease.draft-again': 'Made a new version of the lease',
  'lease.send': 'Sent the lease to be signed',
  'lease.void': 'Voided the lease',
  'lease.resend': 'Sent a signing link again',
  'lease.open-link': 'Opened a signing link from the own account',
  'lease.sign': 'Signed the lease',
  'lease.decline': 'Declined to sign the lease',
} as const;

export const AuditAction = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]);
export type AuditAction = keyof typeof auditActions;

/** What changes nothing and is logged all the same: it hands out what can be kept. */
export const accessActions = [
  'document.open',
  'property.export',
  'organization.export',
  'organization.export-log',
] as const satisfies readonly AuditAction[];
export type AccessAction = (typeof accessActions)[number];

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
} as const;
export type AuditedKind = keyof typeof auditedKindNames;
export const auditedKinds = Object.keys(auditedKindNames) as [AuditedKind, ...AuditedKind[]];
export const AuditedKind = z.enum(auditedKinds);
