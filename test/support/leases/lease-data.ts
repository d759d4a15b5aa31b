import type { Lease } from '../../../shared/domain/leases/lease';
import type { Moment } from '../../../shared/domain/leases/moments';
import type { LeaseAgent, LeaseOwner, Tenant } from '../../../shared/domain/leases/parties';
import type { Actor } from '../../../shared/domain/leases/signing/packet-events';
import type { TermFields } from '../../../shared/domain/leases/term';

/** Stands in for SHA-256 where only its shape counts: 64 hexadecimal digits that differ with the text. */
export function shortHash(text: string): string {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return sum.toString(16).padStart(64, '0');
}

/** Noon of a day, so that every zone has the same day. */
export const noon = (on: string): Moment => ({ at: `${on}T17:00:00.000Z`, on });

export const clerk: Actor = {
  id: 'usr_mia',
  name: 'Mia Manager',
  origin: { ipAddress: '192.0.2.1', userAgent: 'Desk/1' },
};

const person = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  email: `${id}@example.test`,
  mobile: '',
  signsInPerson: false,
});

export const ada: Tenant = person('ada', 'Ada', 'Byron');
export const grace: Tenant = person('grace', 'Grace', 'Hopper');
export const conrad = { ...person('conrad', 'Conrad', 'Co-Signer'), address: '9 Elm St, Ames, IA 50010' };
export const olga: LeaseOwner = {
  ...person('olga', 'Olga', 'Owner'),
  ownerId: 'own_1',
  companyName: '',
  signs: false,
};
export const mia: LeaseAgent = {
  ...person('mia', 'Mia', 'Manager'),
  userId: 'usr_mia',
  companyName: 'Oak Management LLC',
  authority: 'Management agreement of January 5, 2025',
};

/** A complete term: two tenants, a co-signer, the manager as agent; 2026, then month-to-month. */
export const termFields = (over: Partial<TermFields> = {}): TermFields => ({
  kind: 'residential',
  from: '2026-01-16',
  to: '2026-12-31',
  atEnd: 'month-to-month',
  parties: { tenants: [ada, grace], coSigners: [conrad], owners: [olga], agent: mia },
  rentLines: [{ id: 'rent', kind: 'rent', label: 'Rent', cents: 145_000 }],
  dueDay: 1,
  proration: { method: 'actual-days', firstMonthFull: false },
  late: { fee: { kind: 'flat', cents: 5_000 }, graceDays: 5, firstFeeDay: 5, lineKinds: ['rent'] },
  deposit: { cents: 145_000, heldBy: 'Oak Management LLC', returnDays: 30, clock: 'surrender' },
  noticeDays: 30,
  utilities: [{ name: 'Electricity', paidBy: 'tenants' }],
  occupants: [],
  pets: [],
  parking: '',
  noticeAddress: '18 Orchard Lane, Des Moines, IA 50309',
  text: { from: 'template', templateId: 'tpl_residential', version: 1 },
  ...over,
});

export const ids = (leaseId = 'lse_1') => ({ leaseId, unitId: 'unt_1', propertyId: 'prp_1' });

/** A lease without any facts, for rules that read few. */
export const leaseWith = (over: Partial<Lease> = {}): Lease => ({
  ...ids(),
  notices: [],
  surrenders: [],
  ends: [],
  rentChanges: [],
  holdovers: [],
  terms: [{ ...termFields(), number: 1, drafts: [{ version: 1, since: '2026-01-02' }] }],
  packets: [],
  signers: [],
  ...over,
});
