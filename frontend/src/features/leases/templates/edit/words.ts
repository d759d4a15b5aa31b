import type { Condition } from '../../../../../../shared/domain/leases/document/conditions';
import type { LeaseNode } from '../../../../../../shared/domain/leases/document/lease-node';
import { mergeFields } from '../../../../../../shared/domain/leases/document/merge-fields';

/** What the chip of each condition says. */
export const conditionWords: Record<Condition, string> = {
  pets: 'Only with pets',
  'no-pets': 'Only without pets',
  occupants: 'Only with other occupants',
  parking: 'Only with parking',
  'co-signer': 'Only with a co-signer',
  'several-tenants': 'Only with several tenants',
  agent: 'Only if a manager signs as agent',
  deposit: 'Only with a deposit',
  'no-deposit': 'Only without a deposit',
  'late-fee': 'Only with a late fee',
  'fixed-term': 'Only with a last day',
  'month-to-month': 'Only if month-to-month from the start',
  'goes-on': 'Only if it continues month-to-month',
  ends: 'Only if it ends on the last day',
  'extra-rent': 'Only with more than the rent',
  'first-month-full': 'Only if the first month is paid in full',
};

type Role = NonNullable<NonNullable<LeaseNode['attrs']>['role']>;

export const signatureWords: Record<Role, string> = {
  tenants: 'Signatures of the tenants',
  'co-signers': 'Signatures of the co-signers',
  owner: 'Signature of the landlord',
};

const fields = Object.entries(mergeFields);

/** The field's label; the name itself for one that no lease fills. */
export const fieldLabel = (name: string): string =>
  fields.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1].label ?? name;

export const fieldGroups = ['Lease', 'People', 'Place', 'Money', 'Rules'].map((group) => ({
  group,
  fields: fields.filter(([, field]) => field.group === group).map(([name, { label }]) => ({ name, label })),
}));
