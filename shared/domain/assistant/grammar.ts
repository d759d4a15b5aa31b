import type { RoleLabel } from '../people/permissions';
import type { Meaning } from './words';

export const entityKinds = ['property', 'unit', 'tenant', 'owner', 'applicant', 'vendor'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** What a question can ask for. */
export type Intent = {
  readonly roles: readonly RoleLabel[];
  /**
   * Meanings that a question must all have, one way a string; `unit` and the like count only beside no name.
   */
  readonly asks: readonly string[];
  /** What it is about; `needs` cannot be answered without. */
  readonly about?: { readonly kinds: readonly EntityKind[]; readonly needs: boolean };
  /** Reads a period. */
  readonly hasPeriod?: true;
  /** The page of the help that says how. */
  readonly help: string;
};

const staff = ['orgAdmin', 'manager', 'owner', 'rentalManager'] as const;
const heads = ['orgAdmin', 'manager', 'owner'] as const;
const portfolio = [...staff, 'rentalOwner'] as const;
const tenant = ['tenant'] as const;
const applicant = ['applicant'] as const;
const everybody = [...portfolio, ...tenant, ...applicant] as const;

const place = { kinds: ['property', 'unit'], needs: false } as const;
const thisPlace = { kinds: ['property', 'unit'], needs: true } as const;
const oneProperty = { kinds: ['property'], needs: true } as const;
const oneUnit = { kinds: ['unit'], needs: true } as const;
const lease = { kinds: ['tenant', 'unit'], needs: true } as const;
const person = { kinds: ['tenant'], needs: true } as const;

/** Everything that can be asked, by role. A new row does not compile without its answer. */
export const intents = {
  // Rent money of who looks after the leases.
  whoOwes: { roles: staff, asks: ['who owe', 'tenant owe', 'owe many'], about: place, help: 'rent' },
  whoIsLate: {
    roles: staff,
    asks: ['who late', 'late', 'late rent', 'tenant late', 'who late rent', 'who paid late'],
    about: place,
    help: 'rent',
  },
  totalOwed: {
    roles: staff,
    asks: ['much owe', 'owe rent much', 'much late', 'much rent late'],
    help: 'rent',
  },
  whatTheyOwe: {
    roles: staff,
    asks: ['owe', 'much owe', 'owe rent', 'status owe'],
    about: lease,
    help: 'rent',
  },
  whyTheyOwe: {
    roles: staff,
    asks: ['why owe', 'why late', 'why owe much', 'charge owe'],
    about: lease,
    help: 'rent',
  },
  hasPaid: {
    roles: staff,
    asks: [
      'paid',
      'paid rent',
      'paid last',
      'paid when',
      'paid last when',
      'paid rent when',
      'paid rent last',
    ],
    about: lease,
    help: 'payments',
  },
  whatComesNext: {
    roles: staff,
    asks: [
      'next charge',
      'charge next when',
      'next rent',
      'rent due when',
      'next due',
      'next paid',
      'due rent next',
    ],
    about: lease,
    help: 'rent',
  },
  lateFees: {
    roles: staff,
    asks: ['lateFee', 'lateFee who', 'lateFee due', 'lateFee charge', 'lateFee many'],
    help: 'late-fees',
  },
  depositsHeld: {
    roles: staff,
    asks: ['deposit hold', 'much deposit', 'much deposit hold', 'deposit many'],
    help: 'deposits',
  },
  theirDeposit: {
    roles: staff,
    asks: ['deposit', 'deposit much', 'deposit hold', 'deposit hold much', 'deposit tenant'],
    about: lease,
    help: 'deposits',
  },
  depositsToReturn: {
    roles: staff,
    asks: ['deposit back', 'deposit back due', 'deposit due', 'deposit wait', 'deposit back when'],
    help: 'deposits',
  },
  whoIsAhead: { roles: staff, asks: ['prepaid', 'who prepaid', 'tenant prepaid'], help: 'payments' },
  oldDebts: { roles: staff, asks: ['old', 'old late', 'old owe', 'who old', 'old rent'], help: 'reports' },
  billsOpen: {
    roles: staff,
    asks: ['bill', 'bill owe', 'bill due', 'bill late', 'bill paid'],
    about: oneProperty,
    help: 'bills',
  },
  booksClosed: { roles: staff, asks: ['books', 'books closed', 'closed when', 'books when'], help: 'books' },
  managementFees: {
    roles: staff,
    asks: ['manage', 'manage due', 'manage much', 'manage owe'],
    hasPeriod: true,
    help: 'owner-statements',
  },
  income: {
    roles: portfolio,
    asks: [
      'income',
      'income much',
      'much rent',
      'income rent',
      'much income rent',
      'income property',
      'paid much rent',
      'who paid',
      'who paid rent',
      'much rent due',
      'rent due',
      'much due',
    ],
    about: { kinds: ['property'], needs: false },
    hasPeriod: true,
    help: 'reports',
  },
  ownerStatement: {
    roles: staff,
    asks: ['statement', 'owe owner', 'statement owner'],
    about: { kinds: ['owner'], needs: true },
    help: 'owner-statements',
  },
  draftReminder: {
    roles: staff,
    asks: ['remind', 'remind rent', 'remind owe', 'remind late'],
    about: lease,
    help: 'rent',
  },
  draftCharge: { roles: staff, asks: ['add charge', 'charge', 'charge fee'], about: lease, help: 'charges' },

  // Leases.
  leaseEnd: {
    roles: portfolio,
    asks: ['lease end', 'end when', 'lease end when', 'lease when', 'moveOut when', 'when live'],
    about: lease,
    help: 'leases',
  },
  leaseStart: {
    roles: portfolio,
    asks: ['lease start', 'start when', 'lease start when', 'moveIn when'],
    about: lease,
    help: 'leases',
  },
  leasesEnding: {
    roles: portfolio,
    asks: [
      'lease end',
      'lease end soon',
      'lease end next',
      'who lease end',
      'lease end when',
      'lease many end',
      'renew',
      'lease renew',
      'who renew',
      'renew wait',
      'lease renew wait',
    ],
    help: 'renewals',
  },
  leasesToSign: {
    roles: portfolio,
    asks: ['sign', 'lease sign', 'wait sign', 'lease sign wait', 'who sign', 'lease sign who', 'owe sign'],
    help: 'signing',
  },
  leaseDrafts: { roles: staff, asks: ['lease draft', 'draft'], help: 'leases' },
  leaseCount: { roles: portfolio, asks: ['lease many', 'many tenant', 'lease status'], help: 'leases' },
  whoHoldsOver: {
    roles: staff,
    asks: ['who holdover', 'holdover tenant', 'holdover lease', 'holdover many'],
    help: 'renewals',
  },
  leaseStatus: {
    roles: portfolio,
    asks: ['lease status', 'lease', 'status', 'lease sign', 'sign'],
    about: lease,
    help: 'leases',
  },
  rentOf: {
    roles: portfolio,
    asks: ['rent', 'much rent', 'rent lease', 'rent paid much'],
    about: lease,
    help: 'leases',
  },
  whoLivesThere: {
    roles: portfolio,
    asks: [
      'who live',
      'who',
      'live',
      'tenant',
      'who tenant',
      'who rent',
      'rent who',
      'occupied',
      'unit occupied',
    ],
    about: thisPlace,
    help: 'tenants',
  },
  whereTheyLive: {
    roles: portfolio,
    asks: ['where live', 'where', 'unit', 'address', 'live'],
    about: person,
    help: 'tenants',
  },
  howToReach: {
    roles: portfolio,
    asks: ['phone', 'contact', 'contact how', 'phone contact', 'contact tenant', 'phone tenant'],
    about: person,
    help: 'tenants',
  },
  movesIn: {
    roles: staff,
    asks: ['moveIn', 'who moveIn', 'moveIn next', 'moveIn when', 'moveIn soon', 'news tenant'],
    help: 'moves',
  },
  movesOut: {
    roles: staff,
    asks: ['moveOut', 'who moveOut', 'moveOut next', 'moveOut soon', 'moveOut when'],
    help: 'moves',
  },
  tenantCount: {
    roles: portfolio,
    asks: ['tenant', 'who tenant', 'who live', 'tenant who', 'live property', 'tenant property', 'live unit'],
    help: 'tenants',
  },

  // Portfolio.
  propertyCount: {
    roles: portfolio,
    asks: ['many property', 'property', 'own property', 'own property many'],
    help: 'properties',
  },
  unitCount: {
    roles: portfolio,
    asks: ['many unit', 'unit', 'many unit own', 'occupied', 'many occupied', 'unit occupied'],
    help: 'units',
  },
  vacantUnits: {
    roles: portfolio,
    asks: ['vacant', 'vacant unit', 'many vacant', 'many vacant unit', 'vacant property', 'where vacant'],
    help: 'units',
  },
  availableSoon: {
    roles: portfolio,
    asks: ['soon', 'unit soon', 'vacant soon', 'vacant unit soon', 'vacant next', 'vacant unit next'],
    help: 'units',
  },
  unitsOf: {
    roles: portfolio,
    asks: ['many unit', 'unit', 'property', 'vacant', 'many vacant'],
    about: oneProperty,
    help: 'units',
  },
  whoOwns: {
    roles: staff,
    asks: ['who own', 'owner', 'who owner', 'own'],
    about: oneProperty,
    help: 'owners',
  },
  whatTheyOwn: {
    roles: staff,
    asks: ['own', 'own property', 'own many property', 'own where'],
    about: { kinds: ['owner'], needs: true },
    help: 'owners',
  },
  ownersList: { roles: staff, asks: ['owner', 'who owner', 'many owner'], help: 'owners' },
  unitSize: {
    roles: portfolio,
    asks: ['size', 'how size', 'size unit', 'much size'],
    about: oneUnit,
    help: 'units',
  },
  bedroomsOf: { roles: portfolio, asks: ['bedroom', 'many bedroom'], about: oneUnit, help: 'units' },
  addressOfProperty: {
    roles: portfolio,
    asks: ['address', 'where', 'where address'],
    about: oneProperty,
    help: 'properties',
  },
  whatHappened: {
    roles: portfolio,
    asks: ['happened', 'happened last', 'news', 'last', 'news happened'],
    about: oneProperty,
    help: 'properties',
  },
  documentsHere: {
    roles: portfolio,
    asks: ['document', 'where document', 'document many'],
    help: 'documents',
  },
  waitsForMe: { roles: staff, asks: ['wait', 'wait me', 'wait next', 'due', 'wait news'], help: 'home' },
  draftNote: { roles: staff, asks: ['note', 'add note'], about: oneUnit, help: 'units' },

  // Applicants.
  applicantsWaiting: {
    roles: portfolio,
    asks: [
      'applicant',
      'who applicant',
      'applicant wait',
      'many applicant',
      'many applicant wait',
      'applicant news',
    ],
    help: 'applicants',
  },
  applicantsFor: {
    roles: portfolio,
    asks: ['applicant', 'who applicant', 'many applicant'],
    about: oneUnit,
    help: 'applicants',
  },
  applicantStatus: {
    roles: portfolio,
    asks: ['applicant', 'status', 'applicant status', 'screening', 'screening status'],
    about: { kinds: ['applicant'], needs: true },
    help: 'applicants',
  },

  // The organization.
  ourPlan: { roles: heads, asks: ['plan', 'plan status', 'plan me'], help: 'subscription' },
  unitsLeft: {
    roles: heads,
    asks: [
      'many unit add',
      'many property add',
      'many unit plan',
      'unit add',
      'plan unit',
      'many add plan',
      'many add unit plan',
    ],
    help: 'subscription',
  },
  planEnds: {
    roles: heads,
    asks: ['plan end', 'plan end when', 'plan when', 'plan next paid'],
    help: 'subscription',
  },
  ourUsers: {
    roles: ['orgAdmin'],
    asks: ['user', 'who user', 'who access', 'many user', 'user access'],
    help: 'people',
  },
  whoChanged: {
    roles: heads,
    asks: ['who happened', 'happened', 'happened last', 'who happened last'],
    help: 'audit',
  },

  // Everybody.
  whoAmI: { roles: everybody, asks: ['me', 'who me'], help: 'profile' },
  whatYouCanAsk: { roles: everybody, asks: ['ask'], help: 'assistant' },
  whatIsNew: { roles: everybody, asks: ['news', 'many news', 'news me'], help: 'notifications' },

  // Rental owners, of whoever manages for them.
  myManager: {
    roles: ['rentalOwner'],
    asks: [
      'manager',
      'who manager',
      'manager contact',
      'manager phone',
      'contact',
      'paid',
      'paid when',
      'statement',
      'owe',
      'owe much',
      'bill',
    ],
    help: 'reports',
  },

  // Tenants.
  myBalance: {
    roles: tenant,
    asks: ['owe', 'much owe', 'owe rent', 'owe much rent', 'much due', 'late', 'late rent', 'much due rent'],
    help: 'my-rent',
  },
  whyIOwe: {
    roles: tenant,
    asks: [
      'why owe',
      'why',
      'why charge',
      'charge',
      'why owe much',
      'why late',
      'lateFee',
      'why lateFee',
      'lateFee charge',
      'why rent',
      'why rent much',
    ],
    help: 'my-rent',
  },
  isMyRentPaid: {
    roles: tenant,
    asks: ['rent paid', 'paid', 'paid rent status', 'paid last', 'paid last when', 'paid when'],
    help: 'my-rent',
  },
  myRent: {
    roles: tenant,
    asks: [
      'rent',
      'rent much',
      'rent due',
      'rent due when',
      'due when',
      'rent when',
      'next rent',
      'next due',
      'rent next due when',
    ],
    help: 'my-rent',
  },
  myLeaseEnd: {
    roles: tenant,
    asks: [
      'lease end',
      'lease end when',
      'end when',
      'lease when',
      'live when',
      'moveOut when',
      'renew',
      'lease renew',
    ],
    help: 'my-lease',
  },
  myDeposit: {
    roles: tenant,
    asks: ['deposit', 'deposit much', 'deposit hold', 'deposit hold much'],
    help: 'my-deposit',
  },
  myDepositBack: {
    roles: tenant,
    asks: [
      'deposit back',
      'deposit back when',
      'deposit back due when',
      'deposit due when',
      'deposit when',
      'deposit back due',
    ],
    help: 'my-deposit',
  },
  myContact: {
    roles: tenant,
    asks: [
      'contact',
      'who contact',
      'phone',
      'owner',
      'who owner',
      'owner phone',
      'owner contact',
      'contact how',
      'manager',
      'who manager',
      'manager contact',
      'manager phone',
    ],
    help: 'my-lease',
  },
  myAutopay: {
    roles: tenant,
    asks: ['autopay', 'autopay when', 'autopay status', 'paid autopay', 'rent autopay', 'autopay next'],
    help: 'my-rent',
  },
  myRules: { roles: tenant, asks: ['rules', 'rules lease', 'rules live', 'rules unit'], help: 'my-lease' },
  myLeaseText: {
    roles: tenant,
    asks: ['lease', 'lease copy', 'copy', 'where lease', 'document', 'lease document', 'where document'],
    help: 'my-lease',
  },
  myToSign: { roles: tenant, asks: ['sign', 'lease sign', 'wait sign', 'wait', 'sign me'], help: 'my-lease' },
  myAddress: { roles: tenant, asks: ['address', 'where live', 'unit', 'live', 'where'], help: 'my-lease' },
  myNotice: {
    roles: tenant,
    asks: [
      'notice',
      'much notice',
      'notice moveOut',
      'much notice moveOut',
      'notice lease',
      'many notice',
      'notice when',
      'moveOut',
      'notice end lease',
    ],
    help: 'my-lease',
  },
  myRepair: {
    roles: tenant,
    asks: [
      'repair',
      'visit',
      'repair visit',
      'repair when',
      'visit when',
      'repair next visit',
      'repair next visit when',
      'repair status',
      'next visit',
      'repair next',
      'repair next when',
      'repair happened',
      'repair unit',
      'repair property',
      'repair news',
      'add repair',
    ],
    help: 'repairs',
  },
  repairs: {
    roles: portfolio,
    asks: [
      'repair',
      'repair visit',
      'repair next visit',
      'who repair',
      'who repair next visit',
      'repair when',
      'repair next',
      'repair next when',
      'repair wait',
      'repair wait me',
      'repair unit',
      'repair property',
      'repair late',
      'many repair',
      'visit',
    ],
    about: place,
    help: 'repairs',
  },

  ourVendors: {
    roles: staff,
    asks: [
      'vendor',
      'who vendor',
      'many vendor',
      'vendor repair',
      'vendor phone',
      'vendor contact',
      'repair phone',
      'repair contact',
      'who repair contact',
    ],
    help: 'repairs',
  },
  vendorContact: {
    roles: staff,
    asks: [
      'phone',
      'contact',
      'contact how',
      'phone contact',
      'vendor',
      'vendor phone',
      'vendor contact',
      'repair phone',
      'repair contact',
    ],
    about: { kinds: ['vendor'], needs: true },
    help: 'repairs',
  },
  draftRequest: {
    roles: staff,
    asks: ['add repair', 'add repair unit'],
    about: thisPlace,
    help: 'repairs',
  },

  // Applicants, of their own application.
  myApplication: {
    roles: applicant,
    asks: [
      'applicant',
      'status',
      'applicant status',
      'applicant news',
      'applicant when',
      'wait',
      'when',
      'decision',
      'decision unit',
      'decision when',
      'applicant decision',
      'why decision',
      'document',
      'applicant document',
      'moveIn',
      'moveIn when',
      'contact',
    ],
    help: 'my-application',
  },
  myApplicationFee: {
    roles: applicant,
    asks: [
      'fee',
      'applicant fee',
      'owe',
      'much fee',
      'much owe',
      'paid fee',
      'much applicant fee',
      'fee back',
    ],
    help: 'my-application',
  },
  myScreening: {
    roles: applicant,
    asks: ['screening', 'screening status', 'screening when', 'screening me'],
    help: 'my-application',
  },
  whereIApplied: {
    roles: applicant,
    asks: [
      'where applicant',
      'unit',
      'property',
      'applicant unit',
      'applicant property',
      'rent',
      'much rent',
      'address',
    ],
    help: 'my-application',
  },
} as const satisfies Readonly<Record<string, Intent>>;

export type IntentName = keyof typeof intents;
export const intentNames = Object.keys(intents) as IntentName[];
export const intentOf = (name: IntentName): Intent => intents[name];

/** What an intent's way of asking is made of. */
export const meaningsOf = (ask: string): readonly Meaning[] => ask.split(' ') as Meaning[];
