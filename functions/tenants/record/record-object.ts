import { nameOf } from '../../../shared/domain/names';
import type { Person } from '../../table/people/record';

/** A log entry names the tenant and which parts changed: never a number, a contact, a plate or a policy. */
export const tenantObject = (person: Pick<Person, 'userRoleId' | 'firstName' | 'lastName' | 'email'>) =>
  ({ kind: 'person', id: person.userRoleId, name: nameOf(person) }) as const;

const parts = { contact: 'Contact', vehicles: 'Vehicles', insurance: 'Renters insurance' } as const;

/** `Contact, Vehicles`. */
export const changedParts = (body: { readonly [Part in keyof typeof parts]?: unknown }): string =>
  Object.entries(parts)
    .filter(([part]) => body[part as keyof typeof parts] !== undefined)
    .map(([, name]) => name)
    .join(', ');
