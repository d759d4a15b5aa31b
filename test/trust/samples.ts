import { unitValueOf } from '../../functions/common/leases/signing-links';
import type { Contract, Feature } from '../../shared/contract';
import type { InputOf } from '../../shared/contract/endpoint';
import { addDays, addToMonth, localDateOf, monthOf } from '../../shared/domain/dates';
import { consentText, reportConsent } from '../../shared/domain/leases/consent-text';
import { zoneChoices } from '../../shared/domain/leases/time-zones';
import { seesBank } from '../../shared/domain/ledger/bank/bank-reach';
import { mayCloseBooks } from '../../shared/domain/ledger/close-books';
import { readsNotes, writesNotes } from '../../shared/domain/notes';
import { organizationPlan } from '../../shared/domain/people';
import { mayAddUnits, mayDeleteUnit, reachOf, type Viewer } from '../../shared/domain/roles';
import { bureauEvent } from '../support/fake-bureau';
import { fakeEvent } from '../support/fake-payments';
import { pdf } from '../support/pdf';
import { drawn, scan } from '../support/stand/leases';
import {
  type ApplicationState,
  answersOf,
  consentBody,
  newApplicantFile,
  newApplicationFile,
  newApplicationIn,
  newDraftLink,
  newListing,
  newNamedPerson,
  orderBody,
  readApplicationIn,
  sentApplicationFile,
} from './support/applicants';
import { ensureBankStarted, newBankLinkOf } from './support/bank';
import {
  aBank,
  bankLine,
  newAsideLine,
  newBankLine,
  newBankMatch,
  newReconciliation,
  nextReconciliation,
  renamedBank,
} from './support/bank-accounts';
import { newConditionIn, sentReport, wholeReport } from './support/conditions';
import { newDocumentOf, sentDocument } from './support/documents';
import {
  newUnitOf,
  ownerVersion,
  propertyVersion,
  sharedFrom,
  sharedVersion,
  unitVersion,
} from './support/estate-units';
import type { House } from './support/house';
import { fileHash, importedLines, spareImport } from './support/imports';
import { templateForm, templateNow } from './support/lease-templates';
import { newLeaseIn, newSignedLease, newSigningOf, sealedPaperIn } from './support/leases';
import {
  aCheck,
  autopayTerms,
  chargeIn,
  newChargeIn,
  newDepositBackIn,
  newDepositMoveIn,
  newLateRentIn,
  newMovedDepositIn,
  newPaymentIn,
  newSettlementIn,
  rentOnItsWay,
  rentOwed,
  withAutopay,
} from './support/ledger';
import { newResetLink, newSignUp, signUpPassword } from './support/links';
import { completeForm, type LeaseState } from './support/make-lease';
import { invitedPerson, newInvited, newMember, spareId } from './support/members';
import { newNoteOf, unitWithRoom } from './support/notes';
import { notifyEveryone } from './support/notifications';
import { anotherDevice, lettersOf, resetHousePassword, sentPhoto } from './support/own-account';
import {
  aContribution,
  anExpense,
  feeMonthOf,
  issuedMonth,
  newExpenseIn,
  newPayout,
  newTransfer,
  nextStatement,
  termsVersion,
} from './support/owner-money';
import { housePassword } from './support/people';
import {
  newLoginWaiting,
  secondFactorOff,
  secondFactorOn,
  secondFactorPending,
} from './support/second-factor';
import { autopayLink, openCheckouts, paidInvoices, payingHome, unpaidHome } from './support/subscriptions';
import { sharedDocument, spareTenant } from './support/tenants';
import type { Scene, Thing } from './support/things';

/** A sample's input: the caller, the ids it names, and words nobody used before. */
export type Making = {
  readonly house: House;
  readonly scene: Scene;
  readonly id: (thing: Thing) => string;
  readonly fresh: string;
};

// One good call of a row. `names` lists the kinds of object it names (`id('property')`), so that it can be
// made with another's; `allows` is a rule beyond the row's own; `creates` marks calls to submit twice.
export type Sample<E> = {
  readonly names?: readonly Thing[];
  readonly allows?: (viewer: Viewer) => boolean;
  readonly creates?: true;
  /** The sample makes what it names: a read of it leaves more behind than the call did. */
  readonly makes?: true;
  readonly input: (making: Making) => InputOf<E> | Promise<InputOf<E>>;
};

type Samples = {
  readonly [F in Feature]: { readonly [N in keyof Contract[F]]: Sample<Contract[F][N]> };
};

const owner = ({ id }: Making) => ({ userId: id('owner'), percentage: 100 });
const unit = { unitNumber: '1', rentprice: '850', availableDate: '2026-07-01' };

/** The number in a fresh word, so that each call changes something. */
const digitsOf = (fresh: string): string => fresh.replace(/\D/g, '');

/** Shares of the named owner and the partner. They differ per call and from the halves set up first. */
const twoOwners = ({ id, scene, fresh }: Making) => {
  const part = 1 + (Number(digitsOf(fresh)) % 98);
  const first = part < 50 ? part : part + 1;
  return [
    { userId: id('owner'), percentage: first },
    { userId: scene.home.owners.partner.ownerId, percentage: 100 - first },
  ];
};

/** Who may set shares. Nobody may for themselves alone. */
const saysWhoOwns = (viewer: Viewer): boolean =>
  ['all', 'granted'].includes(reachOf(viewer, { area: 'owners', level: 'change' }));

const leaseParams = async (making: Making, state: 'draft') => ({
  leaseId: (await newLeaseIn(making, making.id('property'), state)).lease_id,
});
const leaseBody = async (making: Making, state: 'draft' | 'discarded') => {
  const { lease_id, version } = await newLeaseIn(making, making.id('property'), state);
  return { lease_id, version };
};

/** A change of a lease that everyone signed, in this state. */
const moveOf = <B extends object>(state: LeaseState, over: (making: Making) => B) => ({
  names: ['property'] as const,
  input: async (making: Making) => {
    const { lease_id } = await newLeaseIn(making, making.id('property'), state);
    return { body: { lease_id, ...over(making) } };
  },
});
/** A change of an application in this state. */
const applicantOf = <B extends object>(state: ApplicationState, over: () => B, creates?: true) => ({
  names: ['property'] as const,
  ...(creates && { creates }),
  input: async (making: Making) => {
    const { application_id } = await newApplicationIn(making, making.id('property'), state);
    return { body: { application_id, ...over() } };
  },
});
const screeningLink = async (making: Making) =>
  (await newApplicationIn(making, making.scene.home.properties.shown, 'ordered')).token;
const readScreeningLink = async (making: Making) =>
  (await readApplicationIn(making, making.scene.home.properties.shown, 'ordered')).token;
const applicantParams = (state: ApplicationState) => ({
  names: ['property'] as const,
  input: async (making: Making) => ({
    params: { applicationId: (await readApplicationIn(making, making.id('property'), state)).application_id },
  }),
});
/** A run of this sample alone. */
const runOf = ({ fresh }: Making): string => digitsOf(fresh).padStart(32, '0').slice(-32);
/** Each closing is through another day. */
let closings = 0;
const todayOf = ({ house }: Making) => localDateOf(house.deps.clock.now());

/** A change of a bank account, for who reaches the whole organization's money. */
const bankOf = <B>(make: (making: Making) => Promise<B>) => ({
  names: ['bank'] as const,
  allows: mayCloseBooks,
  input: async (making: Making) => ({ body: await make(making) }),
});

/** A change of what a ledger has, a charge or a payment. */
const ledgerOf = <N extends object, B extends object>(
  make: (making: Making, propertyId: string) => Promise<N>,
  over: (making: Making) => B,
) => ({
  names: ['rent'] as const,
  input: async (making: Making) => ({
    body: { ...(await make(making, making.id('rent'))), ...over(making) },
  }),
});

/** A good call of every row; a row without one does not compile. */
export const samples: Samples = {
  users: {
    getRoles: { input: () => ({}) },
    register: {
      creates: true,
      input: ({ fresh }) => ({
        body: { first_name: 'New', last_name: 'Person', email: `${fresh}@new.test`, password: housePassword },
      }),
    },
    activate: {
      creates: true,
      input: async (making) => ({ body: { token: await newSignUp(making), password: signUpPassword } }),
    },
    login: {
      input: async (making) => {
        await resetHousePassword(making);
        return { body: { email: making.scene.me.email, password: housePassword } };
      },
    },
    confirmLogin: { creates: true, input: async (making) => ({ body: await newLoginWaiting(making) }) },
    resendActivation: { input: ({ fresh }) => ({ body: { email: `${fresh}@new.test` } }) },
    forgotPassword: { input: ({ scene }) => ({ body: { email: scene.me.email } }) },
    resetPassword: {
      creates: true,
      input: async (making) => ({
        body: { token: await newResetLink(making), password: `${housePassword} anew` },
      }),
    },
    logout: { names: ['session'], input: ({ id }) => ({ body: { sessionId: id('session') } }) },
    getCurrentUser: { input: () => ({}) },
    switchRole: {
      names: ['role'],
      input: async ({ id, house, scene }) => {
        await house.deps.accounts.rememberRole(scene.me.viewer);
        return { body: { user_role_id: id('role') } };
      },
    },
    extendSession: { input: () => ({ body: {} }) },
    contact: {
      input: ({ fresh }) => ({
        body: { name: 'Visitor', email: `${fresh}@visitor.test`, subject: 'Hello', message: 'A question.' },
      }),
    },
  },
  owners: {
    getOrganizationRentalOwners: {
      names: ['head'],
      input: ({ id }) => ({ params: { id: id('head') }, query: {} }),
    },
    searchOwners: { input: () => ({ query: {} }) },
    getOwner: { names: ['bankOwner'], input: ({ id }) => ({ params: { id: id('bankOwner') } }) },
    updateOwner: {
      names: ['bankOwner'],
      input: async (making) => ({
        params: { id: making.id('bankOwner') },
        body: {
          version: await ownerVersion(making, making.id('bankOwner')),
          mobile_number: `5${digitsOf(making.fresh).padStart(9, '0').slice(-9)}`,
        },
      }),
    },
    checkOwnerEmail: { names: ['ownerMail'], input: ({ id }) => ({ params: { email: id('ownerMail') } }) },
    getConnectedAccountId: {
      names: ['bankOwner'],
      input: ({ id }) => ({ body: { rentailownerid: id('bankOwner') } }),
    },
    getBankStatus: { names: ['bankOwner'], input: ({ id }) => ({ params: { id: id('bankOwner') } }) },
    refreshBankStatus: {
      names: ['bankOwner'],
      input: ({ id }) => ({ body: { rentailownerid: id('bankOwner') } }),
    },
    sendBankLink: {
      names: ['bankOwner'],
      creates: true,
      // A second link takes the place of the first, so there is one already.
      input: async (making) => {
        await newBankLinkOf(making);
        return { body: { rentailownerid: making.id('bankOwner') } };
      },
    },
    openBankLink: { input: async (making) => ({ body: { token: await newBankLinkOf(making) } }) },
    startOnboarding: {
      names: ['bankOwner'],
      input: async (making) => {
        await ensureBankStarted(making);
        return { body: { rentailownerid: making.id('bankOwner') } };
      },
    },
  },
  people: {
    listPeople: { input: () => ({ query: {} }) },
    getPerson: { names: ['person'], input: ({ id }) => ({ params: { id: id('person') } }) },
    invitePerson: {
      names: ['property'],
      creates: true,
      input: ({ id, fresh }) => ({
        body: {
          email: `${fresh}@invited.test`,
          role_label: 'rentalManager' as const,
          grants: { areas: { properties: 'change' as const }, properties: [id('property')] },
        },
      }),
    },
    resendInvitation: {
      names: ['person'],
      input: async (making) => ({ body: { user_role_id: await spareId(making, invitedPerson) } }),
    },
    revokeInvitation: {
      names: ['person'],
      input: async (making) => ({ body: { user_role_id: await spareId(making, invitedPerson) } }),
    },
    changePermissions: {
      names: ['person'],
      input: async (making) => ({
        params: { id: await spareId(making, newMember) },
        body: { version: 2, grants: { areas: { leases: 'view' as const }, properties: 'all' as const } },
      }),
    },
    suspendPerson: {
      names: ['person'],
      input: async (making) => ({ body: { user_role_id: await spareId(making, newMember) } }),
    },
    reactivatePerson: {
      names: ['person'],
      input: async (making) => ({ body: { user_role_id: await spareId(making, newMember) } }),
    },
    removePerson: {
      names: ['person'],
      input: async (making) => ({ body: { user_role_id: await spareId(making, newMember) } }),
    },
    startViewAs: { names: ['person'], input: ({ id }) => ({ body: { user_role_id: id('person') } }) },
    endViewAs: { input: () => ({ body: {} }) },
    getInvitation: {
      input: async (making) => ({ body: { token: (await newInvited(making)).token } }),
    },
    acceptInvitation: {
      creates: true,
      input: async (making) => ({
        body: {
          token: (await newInvited(making)).token,
          first_name: 'Invited',
          last_name: 'Person',
          password: housePassword,
        },
      }),
    },
  },
  properties: {
    addProperty: {
      names: ['user', 'admin', 'owner'],
      allows: mayAddUnits,
      creates: true,
      input: (making) => ({
        body: {
          userId: making.id('user'),
          admin_id: making.id('admin'),
          propertyType: 'Office',
          propertyDesc: '',
          street: '1 Main St',
          city: 'Columbus',
          state: 'Ohio',
          country: 'United States',
          zipcode: '43004',
          property_title: `Sample ${making.fresh}`,
          units: [unit],
          rentalOwners: [owner(making)],
        },
      }),
    },
    getProperty: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') } }) },
    listUnits: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') }, query: {} }) },
    listProperties: { input: () => ({ query: {} }) },
    getDashboard: { input: () => ({}) },
    createImageUpload: { input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }) },
    updateProperty: {
      names: ['property'],
      input: async (making) => ({
        params: { id: making.id('property') },
        body: {
          version: await propertyVersion(making, making.id('property')),
          propertyType: 'Office',
          street: '1 Elm St',
          city: 'Columbus',
          state: 'Ohio',
          country: 'United States',
          zipcode: '43004',
          property_title: `Sample ${making.fresh}`,
        },
      }),
    },
    changeShares: {
      names: ['property', 'owner'],
      allows: saysWhoOwns,
      input: async (making) => ({
        params: { id: making.id('property') },
        body: {
          version: await sharedVersion(making, making.id('property')),
          effective_from: sharedFrom,
          rentalOwners: twoOwners(making),
        },
      }),
    },
    archiveProperty: {
      names: ['property'],
      input: ({ id }) => ({ params: { id: id('property') }, body: { archived: false } }),
    },
    setCover: {
      names: ['property'],
      input: ({ id }) => ({ params: { id: id('property') }, body: {} }),
    },
    getShareHistory: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') } }) },
    getActivity: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') }, query: {} }) },
  },
  units: {
    searchUnits: { input: () => ({ query: {} }) },
    addUnit: {
      names: ['property'],
      allows: mayAddUnits,
      creates: true,
      input: ({ id, fresh }) => ({
        body: { property_id: id('property'), unit: { ...unit, unitNumber: fresh }, images: [] },
      }),
    },
    getUnit: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
    updateUnit: {
      names: ['unit'],
      input: async (making) => ({
        params: { unitId: making.id('unit') },
        body: {
          version: await unitVersion(making, making.id('unit')),
          // Starts with a 9, so it always differs from the size set up first.
          unit: { ...unit, rentprice: `9${digitsOf(making.fresh)}` },
          images: [],
        },
      }),
    },
    deleteUnit: {
      names: ['property'],
      allows: ({ roleLabel }) => mayDeleteUnit({ roleLabel, planId: organizationPlan }),
      input: async (making) => ({ params: { unitId: await newUnitOf(making, making.id('property')) } }),
    },
    listNotes: {
      names: ['unit'],
      allows: readsNotes,
      input: ({ id }) => ({ params: { unitId: id('unit') }, query: {} }),
    },
    addNote: {
      names: ['unit'],
      allows: writesNotes,
      creates: true,
      input: async (making) => ({
        body: { unit_id: await unitWithRoom(making, making.id('unit')), text: `Sample ${making.fresh}` },
      }),
    },
    updateNote: {
      names: ['unit'],
      allows: writesNotes,
      input: async (making) => ({
        params: { id: await newNoteOf(making, making.id('unit')) },
        body: { version: 1, text: `Changed ${making.fresh}` },
      }),
    },
    deleteNote: {
      names: ['unit'],
      allows: writesNotes,
      input: async (making) => ({ params: { id: await newNoteOf(making, making.id('unit')) } }),
    },
  },
  ledger: {
    getLedger: {
      names: ['rent'],
      input: async (making) => {
        const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
        return { params: { leaseId }, query: { show: 'payments', as_of: todayOf(making) } };
      },
    },
    getMyLedger: {
      names: ['myLease'],
      input: ({ id }) => ({ params: { leaseId: id('myLease') }, query: { limit: 5 } }),
    },
    payRent: {
      names: ['myLease'],
      creates: true,
      input: async (making) => ({ body: { lease_id: await rentOwed(making), cents: 5_000 } }),
    },
    getMyPayment: {
      names: ['myLease'],
      makes: true,
      input: async (making) => ({ params: await rentOnItsWay(making) }),
    },
    getMyAutopay: {
      names: ['myLease'],
      makes: true,
      input: async (making) => ({ params: { leaseId: await withAutopay(making) } }),
    },
    startAutopay: {
      names: ['myLease'],
      creates: true,
      input: async (making) => ({ body: { lease_id: await rentOwed(making), ...autopayTerms } }),
    },
    changeAutopay: {
      names: ['myLease'],
      creates: true,
      input: async (making) => ({ body: { lease_id: await withAutopay(making), ...autopayTerms } }),
    },
    stopAutopay: {
      names: ['myLease'],
      input: async (making) => ({ body: { lease_id: await withAutopay(making) } }),
    },
    chooseOnlinePayments: {
      names: ['property'],
      input: async (making) => {
        const { lease_id } = await newChargeIn(making, making.id('property'));
        return { body: { lease_id, scope: 'lease' as const, mode: 'full' as const } };
      },
    },
    getCharge: {
      names: ['rent'],
      input: async (making) => {
        const { lease_id: leaseId, entry_id } = await chargeIn(making, making.id('rent'));
        return { params: { leaseId }, query: { entry_id } };
      },
    },
    listBalances: { input: () => ({ query: { search: 'elm' } }) },
    listLateFees: { input: () => ({}) },
    assessLateFees: {
      names: ['rent'],
      creates: true,
      input: async (making) => ({ body: { leases: [await newLateRentIn(making, making.id('rent'))] } }),
    },
    openLedger: {
      creates: true,
      ...moveOf('running', (making) => ({
        rent_from: monthOf(todayOf(making)),
        owed: [{ kind: 'utility' as const, label: 'Water', due_on: '2020-03-01', cents: 4_000 }],
        ...{ credit_cents: 10_000, deposits: [{ tenant_id: 'ada', cents: 145_000 }] },
      })),
    },
    getPropertyMoney: {
      names: ['rent'],
      input: ({ id }) => ({ params: { propertyId: id('rent') }, query: { limit: 5 } }),
    },
    addExpense: {
      names: ['rent'],
      creates: true,
      input: (making) => ({ body: anExpense(making, making.id('rent')) }),
    },
    addContribution: {
      names: ['rent'],
      creates: true,
      input: (making) => ({ body: aContribution(making, making.id('rent')) }),
    },
    payOwner: {
      names: ['rent'],
      creates: true,
      input: async (making) => ({ body: await newPayout(making, making.id('rent')) }),
    },
    transferToOwner: {
      names: ['rent'],
      creates: true,
      input: async (making) => ({ body: await newTransfer(making, making.id('rent')) }),
    },
    reverseOwnerMoney: {
      names: ['rent'],
      creates: true,
      input: async (making) => ({
        body: { ...(await newExpenseIn(making, making.id('rent'))), reason: 'Entered twice' },
      }),
    },
    setManagementFee: {
      names: ['rent'],
      input: async (making) => ({
        body: {
          ...{ property_id: making.id('rent'), version: await termsVersion(making, making.id('rent')) },
          ...{ fee: { kind: 'percent' as const, hundredths: 800 }, from_month: monthOf(todayOf(making)) },
          reserve_cents: 50_000,
        },
      }),
    },
    listManagementFees: { input: (making) => ({ query: { month: monthOf(todayOf(making)) } }) },
    chargeManagementFee: {
      names: ['rent'],
      creates: true,
      input: async (making) => ({ body: await feeMonthOf(making, making.id('rent')) }),
    },
    listStatements: { names: ['bankOwner'], input: ({ id }) => ({ params: { ownerId: id('bankOwner') } }) },
    listMonthStatements: { input: (making) => ({ query: { month: monthOf(todayOf(making)) } }) },
    getStatement: {
      names: ['bankOwner'],
      makes: true,
      input: async (making) => {
        const ownerId = making.id('bankOwner');
        return { params: { ownerId }, query: { month: await issuedMonth(making, ownerId) } };
      },
    },
    issueStatement: {
      names: ['bankOwner'],
      input: async (making) => {
        const owner_id = making.id('bankOwner');
        return { body: { owner_id, month: await nextStatement(making, owner_id) } };
      },
    },
    getDepositMove: {
      names: ['rent'],
      input: async (making) => {
        const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
        return { params: { leaseId } };
      },
    },
    moveDeposit: { creates: true, ...ledgerOf(newDepositMoveIn, () => ({})) },
    refundDeposit: {
      creates: true,
      ...ledgerOf(newDepositBackIn, () => ({ reason: 'Security deposit' })),
    },
    undoDepositMove: {
      creates: true,
      ...ledgerOf(newMovedDepositIn, () => ({ reason: 'The wrong unit' })),
    },
    listComingRent: {
      names: ['rent'],
      input: async (making) => {
        const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
        return { params: { leaseId } };
      },
    },
    getReport: {
      input: (making) => ({
        query: { report: 'aging' as const, from: '2020-01-01', to: todayOf(making), property_id: 'prp_none' },
      }),
    },
    openFigure: {
      names: ['rent'],
      input: async (making) => {
        const { lease_id, entry_id } = await chargeIn(making, making.id('rent'));
        const figure = { report: 'rent-roll' as const, column: 'balance', account: 'receivable' };
        const days = { from: '2020-01-01', to: todayOf(making), limit: 5 };
        return { query: { ...figure, ...days, lease_id, entry_id, property_id: making.id('rent') } };
      },
    },
    exportJournal: {
      input: (making) => ({ query: { from: '2020-01-01', to: todayOf(making), property_id: 'prp_none' } }),
    },
    getBooks: { input: () => ({}) },
    closeBooks: {
      allows: mayCloseBooks,
      input: () => ({ body: { through: addDays('2000-01-01', closings++), reason: 'Reported' } }),
    },
    listBankAccounts: { allows: seesBank, input: () => ({}) },
    getBankAccount: {
      names: ['bank'],
      allows: seesBank,
      input: ({ id }) => ({ params: { accountId: id('bank') } }),
    },
    addBankAccount: {
      allows: mayCloseBooks,
      creates: true,
      input: ({ fresh }) => ({ body: aBank(fresh) }),
    },
    changeBankAccount: bankOf(renamedBank),
    listBankLines: {
      names: ['bank'],
      allows: seesBank,
      input: (making) => ({
        params: { accountId: making.id('bank') },
        query: { from: '2000-01-01', to: todayOf(making), limit: 5 },
      }),
    },
    listCashEntries: {
      allows: seesBank,
      input: (making) => ({ query: { from: todayOf(making), to: todayOf(making) } }),
    },
    addBankLines: bankOf(async (making) => ({ account_id: making.id('bank'), lines: [bankLine(making)] })),
    removeBankLines: bankOf(async (making) => {
      const { account_id, line_id } = await newBankLine(making);
      return { account_id, line_ids: [line_id] };
    }),
    matchBankLines: bankOf(newBankMatch),
    setBankLineAside: bankOf(async (making) => ({ ...(await newBankLine(making)), reason: 'Not ours' })),
    reopenBankLine: bankOf(newAsideLine),
    reconcileBankAccount: bankOf(nextReconciliation),
    reopenBankStatement: bankOf(async (making) => ({
      ...(await newReconciliation(making)),
      reason: 'Closed too early',
    })),
    addCharge: {
      creates: true,
      ...moveOf('running', (making) => ({
        ...{ kind: 'deposit' as const, label: 'Deposit', due_on: todayOf(making), cents: 145_000 },
        tenant_id: 'ada',
      })),
    },
    editCharge: {
      creates: true,
      ...ledgerOf(newChargeIn, (making) => ({
        ...{ label: 'Water and sewer', due_on: todayOf(making), cents: 9_000, reason: 'A typing error' },
      })),
    },
    reverseCharge: { creates: true, ...ledgerOf(newChargeIn, () => ({ reason: 'Charged twice' })) },
    creditCharge: { creates: true, ...ledgerOf(newChargeIn, () => ({ cents: 2_500, reason: 'Goodwill' })) },
    listOpenCharges: { input: () => ({ query: { limit: 5 } }) },
    chargeLeases: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const { lease_id } = await newLeaseIn(making, making.id('property'), 'running');
        const facts = { kind: 'utility' as const, label: 'Water', due_on: todayOf(making), cents: 6_000 };
        return { body: { run: runOf(making), ...facts, lease_ids: [lease_id] } };
      },
    },
    receivePayments: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const { lease_id } = await newLeaseIn(making, making.id('property'), 'running');
        const day = { run: runOf(making), received_on: todayOf(making), method: 'check' as const };
        return { body: { ...day, receipts: [{ lease_id, cents: 15_000, reference: '1042', payer: 'Ada' }] } };
      },
    },
    receivePayment: {
      creates: true,
      ...moveOf('running', (making) => aCheck(todayOf(making))),
    },
    returnPayment: {
      creates: true,
      ...ledgerOf(newPaymentIn, (making) => ({
        ...{ returned_on: todayOf(making), reason: 'Insufficient funds', fee_cents: 2_500 },
      })),
    },
    refundPayment: {
      creates: true,
      ...ledgerOf(newPaymentIn, (making) => ({
        ...{ cents: 7_000, refunded_on: todayOf(making), reason: 'Paid too much' },
      })),
    },
  },
  leases: {
    getSettlement: {
      names: ['rent'],
      input: async (making) => {
        const { lease_id: leaseId } = await chargeIn(making, making.id('rent'));
        return { params: { leaseId } };
      },
    },
    settleDeposit: { creates: true, ...ledgerOf(newSettlementIn, () => ({})) },
    createDraft: {
      names: ['property'],
      creates: true,
      input: async (making) => ({ body: { unit_id: await newUnitOf(making, making.id('property')) } }),
    },
    getLease: { names: ['lease'], input: ({ id }) => ({ params: { leaseId: id('lease') } }) },
    changeDraft: {
      names: ['property'],
      input: async (making) => ({
        params: await leaseParams(making, 'draft'),
        body: { version: 1, term: completeForm([making.scene.home.owners.shown]) },
      }),
    },
    discardDraft: {
      names: ['property'],
      input: async (making) => ({ body: await leaseBody(making, 'draft') }),
    },
    draftAgain: {
      names: ['property'],
      input: async (making) => ({ body: await leaseBody(making, 'discarded') }),
    },
    listLeases: { input: () => ({ query: {} }) },
    countLeases: { input: () => ({}) },
    listTemplates: { input: () => ({}) },
    getTemplate: { names: ['template'], input: ({ id }) => ({ params: { templateId: id('template') } }) },
    saveTemplate: {
      names: ['template'],
      input: async (making) => ({ body: { ...(await templateNow(making)), ...templateForm(making.fresh) } }),
    },
    archiveTemplate: {
      names: ['template'],
      input: async (making) => ({ body: { ...(await templateNow(making)), archived: true } }),
    },
    getLeaseText: { names: ['lease'], input: ({ id }) => ({ params: { leaseId: id('lease') } }) },
    createLeaseUpload: {
      names: ['lease'],
      input: ({ id }) => ({ body: { lease_id: id('lease'), bytes: 1000 } }),
    },
    bringLeaseFile: {
      names: ['lease'],
      input: async (making) => ({
        body: { lease_id: making.id('lease'), upload: await sentDocument(making, pdf('A lease')) },
      }),
    },
    getSealedPaper: {
      names: ['property'],
      input: async (making) => ({ params: await sealedPaperIn(making, making.id('property')) }),
    },
    sendLease: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const { lease_id, version } = await newLeaseIn(making, making.id('property'), 'complete');
        return { body: { lease_id, version } };
      },
    },
    voidLease: {
      names: ['property'],
      input: async (making) => {
        const { lease_id } = await newLeaseIn(making, making.id('property'), 'sent');
        return { body: { lease_id, note: 'Sample' } };
      },
    },
    signInPerson: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const { lease_id } = await newLeaseIn(making, making.id('property'), 'sent');
        return { body: { lease_id, witness: 'Wanda Witness', scan } };
      },
    },
    resendLink: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const { lease_id } = await newLeaseIn(making, making.id('property'), 'sent');
        return { body: { lease_id, signer_id: 'ada' } };
      },
    },
    renewLease: moveOf('running', () => ({})),
    offerRenewal: {
      ...moveOf('running', () => ({ months: 12, rent: { kind: 'percent' as const, hundredths: 300 } })),
      creates: true,
    },
    giveNotice: moveOf('running', (making) => ({
      ...{ by: 'tenants' as const, reason: 'Agreed', last_day: addDays(todayOf(making), 40) },
    })),
    takeNoticeBack: moveOf('noticed', () => ({})),
    returnKeys: moveOf('noticed', (making) => ({ day: addDays(todayOf(making), -1), address: '7 Oak St' })),
    endLease: moveOf('running', (making) => ({
      ...{ day: addDays(todayOf(making), -1), why: 'agreement' as const, note: 'Sample' },
    })),
    reopenLease: moveOf('ended', () => ({})),
    decideHoldover: moveOf('held-over', () => ({ decision: 'month-to-month' as const })),
    setRentShares: moveOf('running', (making) => ({
      ...{ from: todayOf(making), unit: 'percent' as const },
      shares: [
        { tenant_id: 'ada', amount: 6_000 },
        { tenant_id: 'grace', amount: 4_000 },
      ],
    })),
    changeRent: moveOf('running', (making) => ({
      ...{ line: 'rent', cents: 150_000, notice_day: addDays(todayOf(making), -1) },
      from: `${addToMonth(monthOf(todayOf(making)), 11)}-01`,
    })),
    getConditionReport: {
      names: ['lease'],
      input: ({ id }) => ({ params: { leaseId: id('lease'), kind: 'in' as const } }),
    },
    createConditionUpload: {
      names: ['lease'],
      input: ({ id }) => ({
        body: { lease_id: id('lease'), contentType: 'image/png' as const, bytes: 1000 },
      }),
    },
    saveConditionReport: {
      names: ['property'],
      input: async (making) => {
        const { lease_id } = await newLeaseIn(making, making.id('property'), 'running');
        return { body: { lease_id, kind: 'in' as const, version: 0, report: wholeReport(making) } };
      },
    },
    signConditionReport: {
      names: ['property'],
      input: async (making) => {
        const hand = (name: string) => ({ name, signature: drawn });
        const sides = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
        return { body: { ...(await newConditionIn(making, 'in')), ...sides } };
      },
    },
    sendConditionReport: {
      names: ['property'],
      input: async (making) => {
        const landlord = { name: 'Lena Hart', signature: drawn };
        return { body: { ...(await newConditionIn(making, 'in')), landlord } };
      },
    },
    closeConditionReport: {
      names: ['property'],
      input: async (making) => {
        const of = await newConditionIn(making, 'in', 'sent');
        return { body: { ...of, outcome: 'taken-back' as const } };
      },
    },
    changeDeductions: {
      names: ['property'],
      input: async (making) => {
        const { lease_id, version } = await newConditionIn(making, 'out');
        const deductions = [{ item: 'living-1', reason: 'A new wall', cents: 12_000 }];
        return { body: { lease_id, version, deductions } };
      },
    },
    chooseTimeZone: {
      names: ['property'],
      input: async ({ id, scene, house }) => {
        const [organizationId, propertyId] = [scene.home.organizationId, id('property')];
        const head = await house.deps.properties.head({ organizationId, propertyId });
        const [zone = 'UTC'] = zoneChoices(head?.property ?? { state: '' });
        return { body: { property_id: propertyId, zone } };
      },
    },
    getLeaseData: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
    getLeaseAgreementDetails: {
      names: ['unit'],
      input: ({ id }) => ({ body: { unitid: id('unit'), leaseid: 'lse_none' } }),
    },
  },
  signing: {
    openSigning: {
      input: async (making) => ({ body: { token: (await newSigningOf(making, { role: 'tenant' })).token } }),
    },
    consentToSign: {
      input: async (making) => ({
        body: {
          token: (await newSigningOf(making, { role: 'tenant' })).token,
          version: consentText.version,
        },
      }),
    },
    signLease: {
      creates: true,
      input: async (making) => {
        const opened = await newSigningOf(making, { role: 'tenant', consents: true });
        return { body: { ...opened, name: 'Ada Byron', method: 'drawn', signature: drawn } };
      },
    },
    getSignedCopy: {
      input: async (making) => {
        const { tokens } = await newSignedLease(making, making.scene.home.properties.shown);
        return { body: { token: tokens[0] ?? '' } };
      },
    },
    getSealCertificates: { input: () => ({}) },
    declineToSign: {
      creates: true,
      input: async (making) => ({
        body: { token: (await newSigningOf(making, { role: 'tenant' })).token, reason: 'The rent is wrong' },
      }),
    },
    // The same question again is answered and writes nothing, so it is no `creates`.
    askQuestion: {
      input: async (making) => ({
        body: { token: (await newSigningOf(making, { role: 'tenant' })).token, question: 'May I paint?' },
      }),
    },
    getLeaseDetailsForCosigner: { input: ({ scene }) => ({ params: { LeasId: scene.home.coSignerLink } }) },
    getLeaseMergeFieldData: {
      input: async (making) => ({
        body: { unitid: unitValueOf((await newSigningOf(making, { role: 'co-signer' })).token) },
      }),
    },
    // A second one is answered too, with no row changed, so it is no `creates`.
    cosignerESign: {
      input: async (making) => {
        const { token } = await newSigningOf(making, { role: 'co-signer' });
        const signed = { name: 'Conrad Co-Signer', cosignerSignature: drawn, cosignedate: '2026-06-15' };
        return { body: { unitid: unitValueOf(token), leaseId: token, ...signed } };
      },
    },
  },
  tenants: {
    getHome: { input: () => ({}) },
    getMyLease: { names: ['myLease'], input: ({ id }) => ({ params: { leaseId: id('myLease') } }) },
    getMyUnit: { names: ['myLease'], input: ({ id }) => ({ params: { leaseId: id('myLease') } }) },
    openSharedDocument: {
      names: ['myLease'],
      makes: true,
      input: async (making) => ({ params: await sharedDocument(making) }),
    },
    signMyLease: { names: ['myLease'], input: ({ id }) => ({ body: { lease_id: id('myLease') } }) },
    getMyReport: {
      names: ['myLease'],
      makes: true,
      input: async (making) => {
        const { lease_id: leaseId, kind } = await sentReport(making);
        return { params: { leaseId, kind } };
      },
    },
    createRemarkUpload: {
      names: ['myLease'],
      input: ({ id }) => ({
        body: { lease_id: id('myLease'), contentType: 'image/png' as const, bytes: 1000 },
      }),
    },
    saveRemarks: {
      names: ['myLease'],
      input: async (making) => {
        const { lease_id, kind } = await sentReport(making);
        return { body: { lease_id, kind, remarks: [{ item: 'living-1', note: 'A scratch', photos: [] }] } };
      },
    },
    answerReport: {
      names: ['myLease'],
      input: async (making) => {
        const consent = reportConsent.version;
        const answer = { is: 'signed' as const, name: 'Ada Byron', signature: drawn, consent };
        return { body: { ...(await sentReport(making)), answer } };
      },
    },
    listTenants: { input: () => ({ query: {} }) },
    getTenant: { names: ['tenant'], input: ({ id }) => ({ params: { id: id('tenant') } }) },
    inviteTenant: {
      names: ['tenant'],
      input: async (making) => ({ body: { user_role_id: await spareTenant(making, 'invited') } }),
    },
    changeTenantAccess: {
      names: ['tenant'],
      input: async (making) => ({
        body: { user_role_id: await spareTenant(making, 'member'), access: 'suspended' as const },
      }),
    },
  },
  documents: {
    searchDocuments: { input: () => ({ query: {} }) },
    listDocuments: {
      names: ['unit'],
      input: ({ id }) => ({ params: { unitId: id('unit') }, query: {} }),
    },
    createDocumentUpload: {
      names: ['unit'],
      input: ({ id }) => ({
        body: { unit_id: id('unit'), contentType: 'application/pdf' as const, bytes: 1000 },
      }),
    },
    addDocument: {
      names: ['unit'],
      creates: true,
      input: async (making) => ({
        body: {
          unit_id: making.id('unit'),
          upload: await sentDocument(making),
          contentType: 'application/pdf' as const,
          name: `Sample ${making.fresh}`,
          kind: 'lease' as const,
        },
      }),
    },
    getDocument: {
      names: ['document'],
      input: ({ id }) => ({ params: { id: id('document') } }),
    },
    updateDocument: {
      names: ['unit'],
      input: async (making) => ({
        params: { id: await newDocumentOf(making, making.id('unit')) },
        body: {
          version: 1,
          name: `Changed ${making.fresh}`,
          kind: 'notice' as const,
          shared_with_owner: true,
          shared_with_tenant: false,
        },
      }),
    },
    deleteDocument: {
      names: ['unit'],
      input: async (making) => ({ params: { id: await newDocumentOf(making, making.id('unit')) } }),
    },
    restoreDocument: {
      names: ['unit'],
      input: async (making) => ({
        body: { document_id: await newDocumentOf(making, making.id('unit'), { deleted: true }) },
      }),
    },
  },
  notifications: {
    getNotifications: {
      names: ['role'],
      input: ({ id }) => ({ params: { userRoleId: id('role') }, query: {} }),
    },
    markRead: {
      names: ['notification'],
      input: async (making) => {
        await notifyEveryone(making);
        return { body: { id: making.id('notification') } };
      },
    },
    markAllRead: {
      input: async (making) => {
        await notifyEveryone(making);
        return { body: {} };
      },
    },
  },
  prints: {
    printTables: {
      input: ({ fresh }) => ({
        body: {
          ...{ title: `Report ${fresh}`, about: ['As of May 31, 2026'], closing: 'Cash basis' },
          tables: [
            {
              ...{ title: 'Maple Court', sums: [{ label: 'Balance', amount: '$0.00' }] },
              columns: [
                { header: 'Unit', is_amount: false },
                { header: 'Balance', is_amount: true },
              ],
              ...{ rows: [['1', '$0.00']], totals: ['Total', '$0.00'] },
            },
          ],
        },
      }),
    },
  },
  audit: {
    getEntries: { input: () => ({ query: {} }) },
    exportEntries: { input: () => ({ query: {} }) },
  },
  profile: {
    getProfile: { input: () => ({}) },
    updateProfile: {
      input: ({ fresh }) => ({ body: { first_name: 'Person', last_name: lettersOf(fresh) } }),
    },
    renameOrganization: {
      allows: ({ roleLabel }) => roleLabel === 'orgAdmin',
      input: ({ fresh }) => ({ body: { name: `Homes ${fresh}` } }),
    },
    createPhotoUpload: { input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }) },
    savePhoto: { input: async (making) => ({ body: { upload: await sentPhoto(making) } }) },
    changePassword: {
      input: async (making) => {
        await resetHousePassword(making);
        return { body: { password: housePassword, new_password: `${housePassword} ${making.fresh}` } };
      },
    },
    savePreferences: {
      input: ({ fresh }) => {
        const bell = { bell: true, mail: false };
        const mail = Number(digitsOf(fresh)) % 2 === 0;
        return { body: { people: bell, bank: { bell: true, mail }, plan: bell } };
      },
    },
    getSavedViews: { input: () => ({ params: { list: 'leases' as const } }) },
    saveViews: {
      // A view's filters are names of a list's own, so foreign ones are values here, not extra fields.
      input: async ({ house, scene }) => {
        const { organizationId, userRoleId } = scene.me.viewer;
        const list = 'leases' as const;
        const { version = 0 } = (await house.deps.views.of({ organizationId, userRoleId, list })) ?? {};
        return { params: { list }, body: { version, views: [] } };
      },
    },
    listSessions: { input: () => ({}) },
    endSession: { names: ['session'], input: ({ id }) => ({ body: { session_id: id('session') } }) },
    endOtherSessions: {
      input: async (making) => {
        await anotherDevice(making);
        return { body: {} };
      },
    },
    startSecondFactor: {
      input: async (making) => {
        await resetHousePassword(making);
        // Turning it on uses up a secret that an earlier call left.
        await secondFactorOn(making.scene.me.viewer, making.house);
        await secondFactorOff(making.scene.me.viewer, making.house);
        return { body: { password: housePassword } };
      },
    },
    confirmSecondFactor: {
      input: async ({ scene, house }) => ({
        body: { code: await secondFactorPending(scene.me.viewer, house) },
      }),
    },
    newRecoveryCodes: {
      input: async (making) => {
        await resetHousePassword(making);
        const code = await secondFactorOn(making.scene.me.viewer, making.house);
        return { body: { password: housePassword, code } };
      },
    },
    endSecondFactor: {
      input: async (making) => {
        await resetHousePassword(making);
        const code = await secondFactorOn(making.scene.me.viewer, making.house);
        return { body: { password: housePassword, code } };
      },
    },
  },
  imports: {
    checkLines: {
      allows: mayAddUnits,
      input: ({ fresh }) => ({ body: { properties: importedLines(fresh) } }),
    },
    startImport: {
      allows: mayAddUnits,
      creates: true,
      input: ({ fresh }) => ({
        body: {
          file_name: `${fresh}.csv`,
          file_hash: fileHash(fresh),
          planned: { properties: 1, units: 1, owners: 1, rent_cents: 0 },
        },
      }),
    },
    importProperties: {
      names: ['import'],
      allows: mayAddUnits,
      creates: true,
      input: async (making) => ({
        body: { import_id: await spareImport(making), properties: importedLines(making.fresh) },
      }),
    },
    finishImport: {
      names: ['import'],
      allows: mayAddUnits,
      input: async (making) => ({ body: { import_id: await spareImport(making) } }),
    },
    listImports: { allows: mayAddUnits, input: () => ({ query: {} }) },
    undoImport: {
      names: ['import'],
      allows: mayAddUnits,
      input: async (making) => ({ body: { import_id: await spareImport(making) } }),
    },
    exportPortfolio: {
      names: ['property'],
      input: ({ id }) => ({ query: { property_id: id('property') } }),
    },
  },
  screening: {
    getMyApplications: { input: () => ({}) },
    openMyApplication: {
      names: ['myApplication'],
      input: ({ id }) => ({ body: { application_id: id('myApplication'), page: 'screening' as const } }),
    },
    askForAccount: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
    getApplicantMessages: applicantParams('submitted'),
    sendApplicantMessage: applicantOf('submitted', () => ({ text: 'When can you move in?' }), true),
    readMessages: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
    answerMessage: {
      creates: true,
      input: async (making) => ({ body: { token: await newDraftLink(making), text: 'In August.' } }),
    },
    listApplicants: { input: () => ({ query: {} }) },
    getApplicant: applicantParams('submitted'),
    compareApplicants: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
    tellOtherApplicants: applicantOf('approved', () => ({ answer: 'waiting' as const })),
    addApplicant: {
      names: ['unit'],
      creates: true,
      input: ({ id, fresh }) => ({ body: { ...answersOf(fresh), unit_id: id('unit'), invite: false } }),
    },
    setApplicationLink: {
      names: ['property'],
      input: async (making) => ({
        body: { unit_id: await newUnitOf(making, making.id('property')), open: true },
      }),
    },
    addApplicantNote: applicantOf('submitted', () => ({ note: 'Called back' }), true),
    decideApplication: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const made = await newApplicationIn(making, making.id('property'), 'submitted');
        const { application_id, version } = made;
        return {
          body: { application_id, version, decision: 'declined' as const, note: '', notice: false },
        };
      },
    },
    moveApplicant: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const made = await newApplicationIn(making, making.id('property'), 'submitted');
        const { application_id, version } = made;
        return { body: { application_id, version, to: 'waiting' as const } };
      },
    },
    answerApplicants: {
      names: ['property'],
      input: async (making) => {
        const made = await newApplicationIn(making, making.id('property'), 'submitted');
        return { body: { application_ids: [made.application_id], answer: 'declined' as const, note: '' } };
      },
    },
    addScreeningOrder: {
      names: ['property'],
      creates: true,
      input: async (making) => {
        const made = await newApplicationIn(making, making.id('property'), 'submitted');
        return { body: orderBody(made.application_id) };
      },
    },
    cancelScreening: applicantOf('ordered', () => ({}), true),
    refreshScreening: applicantOf('waiting', () => ({})),
    recordScreeningFee: applicantOf('ready', () => ({}), true),
    payScreeningFee: applicantOf('billed', () => ({})),
    getScreeningReport: applicantParams('ready'),
    openListing: { input: async (making) => ({ body: { token: await newListing(making) } }) },
    openApplication: { input: async (making) => ({ body: { token: await newListing(making) } }) },
    startApplication: {
      input: async (making) => ({ body: { ...answersOf(making.fresh), token: await newListing(making) } }),
    },
    saveApplication: {
      creates: true,
      input: async (making) => {
        const token = await newDraftLink(making);
        return { body: { ...answersOf(making.fresh), token, version: 1, submit: true } };
      },
    },
    addApplicationPerson: {
      input: async (making) => {
        const named = { kind: 'guarantor' as const, firstName: 'Ada', lastName: 'Byron' };
        const email = `${making.fresh}.ada@applicant.test`;
        return { body: { ...named, email, token: await newDraftLink(making) } };
      },
    },
    removeApplicationPerson: {
      input: async (making) => {
        const { token, person_id } = await newNamedPerson(making);
        return { body: { token, person_id } };
      },
    },
    createApplicationUpload: {
      input: async (making) => {
        const token = await newDraftLink(making);
        return { body: { token, contentType: 'application/pdf' as const, bytes: 1000 } };
      },
    },
    addApplicationDocument: {
      input: async (making) => ({ body: await sentApplicationFile(making) }),
    },
    openApplicationDocument: {
      input: async (making) => ({ body: await newApplicationFile(making) }),
    },
    removeApplicationDocument: {
      input: async (making) => ({ body: await newApplicationFile(making) }),
    },
    openApplicantDocument: {
      names: ['property'],
      makes: true,
      input: async (making) => ({ params: await newApplicantFile(making, making.id('property')) }),
    },
    askWhatIsKept: {
      creates: true,
      input: async (making) => ({ body: { token: await newDraftLink(making) } }),
    },
    removeApplication: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
    completeScreening: {
      input: async (making) => ({ query: { screeningId: await readScreeningLink(making) } }),
    },
    startScreening: { input: async (making) => ({ body: { screeningId: await screeningLink(making) } }) },
    consentToScreening: {
      creates: true,
      input: async (making) => ({ body: consentBody(await screeningLink(making)) }),
    },
    payOwnScreeningFee: {
      input: async (making) => {
        const { shown } = making.scene.home.properties;
        return { body: { screeningId: (await newApplicationIn(making, shown, 'ready')).token } };
      },
    },
    receiveReport: {
      creates: true,
      // Raw: the body is signed text, outside any envelope.
      input: async (making) => {
        const { house, scene } = making;
        const { bureauId } = await newApplicationIn(making, scene.home.properties.shown, 'waiting');
        const { text, signature } = bureauEvent(bureauId, house.deps.clock.now());
        return { raw: text, headers: { 'bureau-signature': signature } };
      },
    },
  },
  payments: {
    receiveEvent: {
      creates: true,
      // Raw: the body is signed text, outside any envelope.
      input: ({ fresh, house }) => {
        const now = house.deps.clock.now();
        // A kind that is only stored: no worker changes the table meanwhile.
        const event = { eventId: `evt_${fresh}`, type: 'payout.paid', accountId: 'acct_nobody' };
        const { text, signature } = fakeEvent({ ...event, createdAt: now.toISOString() }, now);
        return { raw: text, headers: { 'stripe-signature': signature } };
      },
    },
  },
  subscriptions: {
    getAllPlans: { input: () => ({}) },
    checkUnitLimit: { names: ['roleId'], input: ({ id }) => ({ params: { roleId: Number(id('roleId')) } }) },
    getMySubscription: {
      names: ['user'],
      input: ({ id }) => ({ params: { userId: id('user') }, query: {} }),
    },
    saveAutoPayOption: {
      input: async (making) => ({
        body: { items: [{ userplanid: await autopayLink(making), autopaystatus: 0 as const }] },
      }),
    },
    previewPlanChange: { input: () => ({ query: { planid: 4, annual: 'true' as const } }) },
    startCheckout: {
      input: async (making) => {
        await unpaidHome(making);
        return { body: { planid: 4, annual: true } };
      },
    },
    getCheckout: {
      names: ['checkout'],
      input: (making) => {
        openCheckouts(making);
        return { params: { id: making.id('checkout') } };
      },
    },
    changePlan: {
      input: async (making) => {
        await payingHome(making);
        return { body: { planid: 4, annual: true } };
      },
    },
    openBillingPortal: {
      input: async (making) => {
        await payingHome(making);
        return { body: {} };
      },
    },
    getReceipt: {
      names: ['planPayment'],
      input: async (making) => {
        await paidInvoices(making);
        return { params: { id: making.id('planPayment') } };
      },
    },
  },
};
