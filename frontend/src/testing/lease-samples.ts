import type { LeaseDetails, LeaseLine, LeasePacket, LeaseSigner } from '../../../shared/contract/leases';
import type { Term } from '../../../shared/domain/leases/term';

const person = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Barnes',
  email: `${firstName.toLowerCase()}@vale.test`,
  mobile: '',
  signsInPerson: false,
});

export const term = (more: Partial<Term> = {}): Term => ({
  number: 1,
  drafts: [{ version: 1, since: '2026-11-20' }],
  kind: 'residential',
  from: '2026-12-01',
  to: '2027-11-30',
  atEnd: 'month-to-month',
  parties: {
    tenants: [person('ten_1', 'Theo')],
    coSigners: [],
    owners: [{ ...person('own_1', 'Ada'), ownerId: 'own_1', companyName: '', signs: true }],
  },
  rentLines: [{ id: 'rent', kind: 'rent', label: 'Rent', cents: 145_000 }],
  dueDay: 1,
  proration: { method: 'actual-days', firstMonthFull: false },
  late: { fee: { kind: 'none' }, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent'] },
  deposit: { cents: 0, heldBy: '', returnDays: 30, clock: 'surrender' },
  noticeDays: 30,
  utilities: [],
  occupants: [],
  pets: [],
  parking: '',
  noticeAddress: '12 Elm St',
  text: { from: 'template', templateId: 'residential', version: 1 },
  ...more,
});

/** Each field of a term filled. */
export const fullTerm = (more: Partial<Term> = {}): Term =>
  term({
    parties: {
      tenants: [{ ...person('ten_1', 'Theo'), mobile: '5125550101' }, person('ten_2', 'Priya')],
      coSigners: [{ ...person('cos_1', 'Margaret'), address: '3 Lake Rd, Ames' }],
      owners: [
        { ...person('own_1', 'Ada'), ownerId: 'own_1', companyName: 'Barnes Homes LLC', signs: false },
        { ...person('own_2', ''), lastName: '', email: '', ownerId: 'own_2', companyName: '', signs: true },
      ],
      agent: {
        ...person('agt_1', 'Lena'),
        userId: 'usr_1',
        companyName: '',
        authority: 'Management agreement of January 5, 2025',
      },
      needsCoSigner: true,
      signingOrder: ['ten_1', 'ten_2', 'cos_1', 'agt_1'],
    },
    rentLines: [
      { id: 'rent', kind: 'rent', label: '', cents: 145_000 },
      { id: 'pet', kind: 'pet', label: '', cents: 2_500 },
      { id: 'parking', kind: 'parking', label: 'Garage', cents: 5_050 },
      { id: 'other', kind: 'other', label: '', cents: 100 },
    ],
    dueDay: 3,
    proration: { method: 'thirty-day-month', firstMonthFull: true },
    late: {
      graceDays: 3,
      firstFeeDay: 4,
      maximumCents: 10_000,
      lineKinds: ['rent', 'pet'],
      fee: { kind: 'percent', hundredths: 550, of: 'original' },
      repeats: { every: 'day', cents: 500 },
    },
    deposit: { cents: 145_000, heldBy: 'First Ohio Bank', returnDays: 21, clock: 'later' },
    noticeDays: 60,
    utilities: [
      { name: 'Water', paidBy: 'owner' },
      { name: 'Gas', paidBy: 'shared' },
    ],
    occupants: [{ name: 'Mila Barnes' }],
    pets: [{ kind: 'cat', name: 'Momo', description: 'Gray, 9 lb' }],
    parking: 'Space 12',
    ...more,
  });

export const nothing = {
  change: false,
  send: false,
  discard: false,
  void: false,
  resend: false,
  draft_again: false,
  renew: false,
  give_notice: false,
  take_notice_back: false,
  return_keys: false,
  end: false,
  reopen: false,
  roll_over: false,
  charge_rent: false,
  change_rent: false,
  name_file: false,
  remove_adopted: false,
  see_ledger: false,
};

/** As a term alone has it; a test with a notice or an end says its own. */
const untilOf = ({ to, atEnd }: Term): LeaseDetails['until'] =>
  to === undefined ? { kind: 'open' } : { kind: atEnd === 'end' ? 'ends' : 'term', on: to };

export const draftLease = (more: Partial<LeaseDetails> = {}): LeaseDetails => ({
  lease_id: 'lse_1',
  version: 3,
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_1',
  property_title: 'Elm House',
  address: '12 Elm St, Austin, Texas 78701',
  status: 'draft',
  until: untilOf((more.terms ?? [term()])[0] ?? term()),
  is_adopted: false,
  not_invited: [],
  tenant_pages: {},
  today: '2026-11-22',
  time_zone: 'America/Chicago',
  time_zones: ['America/Chicago', 'America/Denver'],
  next_step: { step: 'send', on: '2026-12-01' },
  terms: [term()],
  current_term: 1,
  agreed_term: 1,
  rent_changes: [],
  packets: [],
  owners: [{ owner_id: 'own_1', name: 'Ada Barnes', email: 'ada@vale.test' }],
  may: { ...nothing, change: true, send: true, discard: true },
  ...more,
});

export const signer = (more: Partial<LeaseSigner> = {}): LeaseSigner => ({
  signer_id: 'ten_1',
  role: 'tenant',
  name: 'Theo Barnes',
  email: 'theo@vale.test',
  order: 1,
  is_turn: true,
  ...more,
});

export const packet = (more: Partial<LeasePacket> = {}): LeasePacket => ({
  term: 1,
  version: 1,
  state: 'open',
  text_hash: 'a'.repeat(64),
  sent_at: '2026-11-20T10:00:00.000Z',
  expires_on: '2026-12-20',
  sealed: {},
  signers: [signer()],
  events: [],
  ...more,
});

export const sentLease = (more: Partial<LeaseDetails> = {}): LeaseDetails =>
  draftLease({
    status: 'sent',
    next_step: { step: 'collect-signatures', on: '2026-12-20' },
    packets: [packet()],
    may: { ...nothing, void: true, resend: true },
    ...more,
  });

const noCounts = { all: 0, drafts: 0, out: 0, active: 0, expiring: 0, ended: 0 };
export const leaseCounts = (more: Partial<typeof noCounts> = {}) => ({
  ...noCounts,
  ...more,
  rents: noCounts,
});

export const leaseLine = (more: Partial<LeaseLine> = {}): LeaseLine => ({
  lease_id: 'lse_1',
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_1',
  property_title: 'Elm House',
  tenants: ['Theo Barnes'],
  from: '2026-12-01',
  to: '2027-11-30',
  rent: 145_000,
  status: 'active',
  is_adopted: false,
  next_step: { step: 'offer-renewal', on: '2027-09-01' },
  ...more,
});
