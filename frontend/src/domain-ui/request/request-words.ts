import type { RequestLine } from '../../../../shared/contract/request-shapes';
import { categories, hazards, priorities } from '../../../../shared/domain/requests/categories';
import { displayInstant } from '../../ui/data/instant';

export const attentionWords: Record<NonNullable<RequestLine['attention']>, string> = {
  'nobody-assigned': 'Nobody has it',
  'visit-passed': 'The visit has passed',
  'owner-refused': 'The owners said no',
  'no-visit-yet': 'No visit yet',
  'vendor-silent': 'The vendor has not answered',
  'owner-silent': 'The owners have not answered',
  'bill-missing': 'The bill is missing',
};

export const waitWords = {
  tenant: 'The tenant',
  vendor: 'The vendor',
  owner: 'The owner',
  parts: 'Parts',
  weather: 'The weather',
} as const;

export const mayEnterWords = {
  yes: 'Yes, with a master key',
  call: 'Call first',
  no: 'No, somebody has to be home',
} as const;

export const optionsOf = <Key extends string>(known: Readonly<Record<Key, { readonly name: string }>>) =>
  (Object.keys(known) as Key[]).map((value) => ({ value, label: known[value].name }));

export const categoryOptions = optionsOf(categories);
export const priorityOptions = optionsOf(priorities);
export const hazardOptions = optionsOf(hazards);

/** `Unit 101, Elm House`, or the common area. */
export function placeText({
  property_title,
  unit_number,
  area,
}: Pick<RequestLine, 'property_title' | 'unit_number' | 'area'>): string {
  const part = unit_number ? `Unit ${unit_number}` : area || 'Common area';
  return `${part}, ${property_title}`;
}

/** By when, and how late it is. */
export function dueText({ due_at, overdue_hours }: Pick<RequestLine, 'due_at' | 'overdue_hours'>): string {
  if (due_at === undefined) return '';
  if (overdue_hours <= 0) return displayInstant(due_at);
  const days = Math.floor(overdue_hours / 24);
  return days > 0 ? `${days} d overdue` : `${overdue_hours} h overdue`;
}

export const insuranceWords = {
  missing: 'No insurance on file',
  valid: 'Insured',
  expiring: 'Insurance ends soon',
  expired: 'Insurance has ended',
} as const;

export const requestStatusWords = {
  new: 'New',
  reopened: 'Reopened',
  triaged: 'Triaged',
  'waiting-vendor': 'Waiting for vendor',
  'waiting-tenant': 'Waiting for tenant',
  'waiting-owner': 'Waiting for owner',
  'waiting-parts': 'Waiting for parts',
  'waiting-weather': 'Waiting for weather',
  scheduled: 'Scheduled',
  'in-progress': 'In progress',
  done: 'Done',
  confirmed: 'Confirmed',
  canceled: 'Canceled',
} as const;
