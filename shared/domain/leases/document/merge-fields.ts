import { displayDate } from '../../dates';
import { displayDollars } from '../../money';
import { nameOf } from '../parties';
import type { RentLineKind } from '../rent/rent-terms';
import type { TermFields } from '../term';
import type { MergeValues } from './fill-template';
import { joinWords, lateFeeWords, moveInWords, ordinal, prorationWords } from './words';

/** The lease's place, from the property and its unit. */
export type LeasePlace = {
  readonly propertyTitle: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly unitNumber: string;
};

/** The source of a lease's values: the agreed terms, the place, and the day it is sent. */
export type MergeSource = { readonly term: TermFields; readonly place: LeasePlace; readonly sentOn: string };

type MergeField = {
  readonly group: 'Lease' | 'People' | 'Place' | 'Money' | 'Rules';
  readonly label: string;
  readonly value: (source: MergeSource) => string;
};

const dollarsOf = ({ term }: MergeSource, isCounted: (kind: RentLineKind) => boolean): string => {
  const lines = term.rentLines.filter(({ kind }) => isCounted(kind));
  return lines.length === 0 ? '' : displayDollars(lines.reduce((sum, { cents }) => sum + cents, 0));
};

const utilitiesPaidBy = ({ term }: MergeSource, payer: TermFields['utilities'][number]['paidBy']): string =>
  joinWords(term.utilities.filter(({ paidBy }) => paidBy === payer).map(({ name }) => name));

const petWords = ({ kind, name, description }: TermFields['pets'][number]): string =>
  [name || (kind === 'other' ? 'animal' : `a ${kind}`), description].filter(Boolean).join(', ');

const parkingWords = ({ parking, rentLines }: TermFields): string =>
  parking.trim() || joinWords(rentLines.filter(({ kind }) => kind === 'parking').map(({ label }) => label));

/** Every field a text can name, with label and value. No mail, phone or link: every signer reads the text. */
export const mergeFields = {
  Lease_Date: { group: 'Lease', label: 'Date the lease is sent', value: ({ sentOn }) => displayDate(sentOn) },
  Lease_Start: { group: 'Lease', label: 'First day', value: ({ term }) => displayDate(term.from) },
  Lease_End: { group: 'Lease', label: 'Last day', value: ({ term }) => displayDate(term.to) },
  Tenant_Names: {
    group: 'People',
    label: 'Tenants',
    value: ({ term }) => joinWords(term.parties.tenants.map(nameOf)),
  },
  Co_Signer_Names: {
    group: 'People',
    label: 'Co-signers',
    value: ({ term }) => joinWords(term.parties.coSigners.map(nameOf)),
  },
  Co_Signer_Addresses: {
    group: 'People',
    label: 'Addresses of the co-signers',
    value: ({ term }) => joinWords(term.parties.coSigners.map(({ address }) => address).filter(Boolean)),
  },
  Owner_Names: {
    group: 'People',
    label: 'Owners',
    value: ({ term }) => joinWords(term.parties.owners.map(nameOf)),
  },
  Agent_Name: {
    group: 'People',
    label: 'Manager who signs as agent',
    value: ({ term }) => (term.parties.agent ? nameOf(term.parties.agent) : ''),
  },
  Agent_Authority: {
    group: 'People',
    label: 'What authorizes the agent',
    value: ({ term }) => term.parties.agent?.authority ?? '',
  },
  Occupant_Names: {
    group: 'People',
    label: 'Other occupants',
    value: ({ term }) => joinWords(term.occupants.map(({ name }) => name)),
  },
  Pet_List: { group: 'People', label: 'Pets', value: ({ term }) => term.pets.map(petWords).join('; ') },
  Property_Name: { group: 'Place', label: 'Name of the property', value: ({ place }) => place.propertyTitle },
  Street: { group: 'Place', label: 'Street', value: ({ place }) => place.street },
  City: { group: 'Place', label: 'City', value: ({ place }) => place.city },
  State: { group: 'Place', label: 'State', value: ({ place }) => place.state },
  Zip_Code: { group: 'Place', label: 'ZIP code', value: ({ place }) => place.zipcode },
  Unit_Number: { group: 'Place', label: 'Unit number', value: ({ place }) => place.unitNumber },
  Full_Address: {
    group: 'Place',
    label: 'Full address with unit',
    value: ({ place: { street, unitNumber, city, state, zipcode } }) =>
      `${street}${unitNumber === '' ? '' : `, Unit ${unitNumber}`}, ${city}, ${state} ${zipcode}`,
  },
  Monthly_Rent: {
    group: 'Money',
    label: 'Monthly rent',
    value: (source) => dollarsOf(source, (kind) => kind === 'rent'),
  },
  Total_Monthly_Payment: {
    group: 'Money',
    label: 'Total a month',
    value: (source) => dollarsOf(source, () => true),
  },
  Pet_Rent: {
    group: 'Money',
    label: 'Monthly pet rent',
    value: (source) => dollarsOf(source, (kind) => kind === 'pet'),
  },
  Parking_Rent: {
    group: 'Money',
    label: 'Monthly parking rent',
    value: (source) => dollarsOf(source, (kind) => kind === 'parking'),
  },
  Monthly_Charges: {
    group: 'Money',
    label: 'Monthly charges, line by line',
    value: ({ term }) =>
      term.rentLines.map(({ kind, label, cents }) => `${label || kind} ${displayDollars(cents)}`).join('; '),
  },
  Due_Day: { group: 'Money', label: 'Due day', value: ({ term }) => ordinal(term.dueDay) },
  Proration: {
    group: 'Money',
    label: 'How partial months are charged',
    value: ({ term }) => prorationWords[term.proration.method],
  },
  Late_Fee: { group: 'Money', label: 'Late fee', value: ({ term }) => lateFeeWords(term.late) },
  Grace_Days: {
    group: 'Money',
    label: 'Grace period (days)',
    value: ({ term }) => String(term.late.graceDays),
  },
  First_Fee_Day: {
    group: 'Money',
    label: 'Days from the due date to the first late fee',
    value: ({ term }) => String(term.late.firstFeeDay),
  },
  Deposit: { group: 'Money', label: 'Deposit', value: ({ term }) => displayDollars(term.deposit.cents) },
  Deposit_Holder: {
    group: 'Money',
    label: 'Who holds the deposit',
    value: ({ term }) => term.deposit.heldBy,
  },
  Deposit_Return_Days: {
    group: 'Money',
    label: 'Days for returning the deposit',
    value: ({ term }) => String(term.deposit.returnDays),
  },
  Move_In_Charges: {
    group: 'Money',
    label: 'Paid once before moving in, beside the deposit',
    value: ({ term }) => moveInWords(term.moveIn?.items ?? []),
  },
  Notice_Days: { group: 'Rules', label: 'Notice days', value: ({ term }) => String(term.noticeDays) },
  Notice_Address: {
    group: 'Rules',
    label: 'Address for notices to the landlord',
    value: ({ term }) => term.noticeAddress,
  },
  Tenant_Utilities: {
    group: 'Rules',
    label: 'Utilities the tenants pay',
    value: (source) => utilitiesPaidBy(source, 'tenants') || 'none',
  },
  Owner_Utilities: {
    group: 'Rules',
    label: 'Utilities the landlord pays',
    value: (source) => utilitiesPaidBy(source, 'owner') || 'none',
  },
  Shared_Utilities: {
    group: 'Rules',
    label: 'Shared utilities',
    value: (source) => utilitiesPaidBy(source, 'shared') || 'none',
  },
  Parking: { group: 'Rules', label: 'Parking space', value: ({ term }) => parkingWords(term) },
} as const satisfies Record<string, MergeField>;

export type MergeFieldName = keyof typeof mergeFields;

/** The values of all fields of a lease; empty for what does not apply. */
export const mergeValues = (source: MergeSource): MergeValues =>
  Object.fromEntries(Object.entries(mergeFields).map(([name, { value }]) => [name, value(source)]));
