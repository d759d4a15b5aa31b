/**
 * What the audit log can hold, and the words a person reads for it. Every change of an organisation's data writes one entry in the same
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
  'person.promote': 'Made the head the organisation’s admin',
  'person.remove': 'Removed the person',
  'person.view-as': 'Looked at the product as the person',
  'owner.bank-started': 'Began the owner’s bank details',
  'owner.bank-state': 'The owner’s bank details changed at the payment provider',
} as const;

export type AuditAction = keyof typeof auditActions;

/** The kinds of thing an entry can be about. */
export const auditedKinds = [
  'account',
  'organisation',
  'property',
  'unit',
  'owner',
  'subscription',
  'person',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];
