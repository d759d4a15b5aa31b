import type { Contract, Feature } from '../../shared/contract';
import type { InputOf } from '../../shared/contract/endpoint';
import { organisationPlan } from '../../shared/domain/people';
import { mayAddUnits, mayDeleteUnit, reachOf, type Viewer } from '../../shared/domain/roles';
import { fakeNotice } from '../support/fake-payments';
import { bankBegun } from './support/bank';
import { newUnitOf, propertyVersion, sharedFrom, sharedVersion, unitVersion } from './support/estate-units';
import type { House } from './support/house';
import { newAccountWithLink } from './support/links';
import { invitedPerson, newInvited, newMember, spareId } from './support/members';
import { everybodyTold } from './support/notifications';
import { housePassword } from './support/people';
import { autopayLink, openCheckouts, paidInvoices, payingHome, unpaidHome } from './support/subscriptions';
import type { Scene, Thing } from './support/things';

/** What a sample is made from: who asks, the ids of what it names, and words nobody used before. */
export type Making = {
  readonly house: House;
  readonly scene: Scene;
  readonly id: (thing: Thing) => string;
  readonly fresh: string;
};

/**
 * One good call of a row. `names` says what kinds of thing it names (`id('property')`), so that the same call can be made with somebody
 * else's; `allows` is a rule beyond the row's own need; `creates` marks a call that makes something, for double submits.
 */
export type Sample<E> = {
  readonly names?: readonly Thing[];
  readonly allows?: (viewer: Viewer) => boolean;
  readonly creates?: true;
  readonly input: (making: Making) => InputOf<E> | Promise<InputOf<E>>;
};

type Samples = {
  readonly [F in Feature]: { readonly [N in keyof Contract[F]]: Sample<Contract[F][N]> };
};

const owner = ({ id }: Making) => ({ userId: id('owner'), percentage: 100 });
const unit = { unitNumber: '1', rentprice: '850', availableDate: '2026-07-01' };

/** The number in a fresh word, so that each call changes something. */
const digitsOf = (fresh: string): string => fresh.replace(/\D/g, '');

/** Owners of the caller's organisation who share by halves that differ from call to call. */
const twoOwners = ({ id, scene, fresh }: Making) => {
  const { shown, hidden } = scene.home.owners;
  const first = 1 + (Number(digitsOf(fresh)) % 98);
  const other = id('owner') === hidden.ownerId ? shown : hidden;
  return [
    { userId: id('owner'), percentage: first },
    { userId: other.ownerId, percentage: 100 - first },
  ];
};

/** Who may say who owns how much: nobody for himself alone. */
const saysWhoOwns = (viewer: Viewer): boolean =>
  ['all', 'granted'].includes(reachOf(viewer, { area: 'owners', level: 'change' }));

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
      input: async (making) => ({ body: { token: await newAccountWithLink('activate', making) } }),
    },
    login: { input: ({ scene }) => ({ body: { email: scene.me.email, password: housePassword } }) },
    forgotPassword: { input: ({ scene }) => ({ body: { email: scene.me.email } }) },
    resetPassword: {
      creates: true,
      input: async (making) => ({
        body: { token: await newAccountWithLink('reset', making), password: `${housePassword} anew` },
      }),
    },
    logout: { names: ['session'], input: ({ id }) => ({ body: { sessionId: id('session') } }) },
    getCurrentUser: { input: () => ({}) },
    switchRole: { names: ['role'], input: ({ id }) => ({ body: { user_role_id: id('role') } }) },
    extendSession: { input: () => ({ body: {} }) },
    contact: {
      input: ({ fresh }) => ({
        body: { name: 'Visitor', email: `${fresh}@visitor.test`, subject: 'Hello', message: 'A question.' },
      }),
    },
  },
  owners: {
    getOrganisationRentalOwners: {
      names: ['head'],
      input: ({ id }) => ({ params: { id: id('head') }, query: {} }),
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
    startOnboarding: {
      names: ['bankOwner'],
      input: async (making) => {
        await bankBegun(making);
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
    getShareHistory: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') } }) },
    getActivity: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') }, query: {} }) },
  },
  units: {
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
          unit: { ...unit, rentprice: digitsOf(making.fresh) },
          images: [],
        },
      }),
    },
    deleteUnit: {
      names: ['property'],
      allows: ({ roleLabel }) => mayDeleteUnit({ roleLabel, planId: organisationPlan }),
      input: async (making) => ({ params: { unitId: await newUnitOf(making, making.id('property')) } }),
    },
    getLeaseData: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
    getLeaseAgreementDetails: {
      names: ['unit'],
      input: ({ id }) => ({ body: { unitid: id('unit'), leaseid: 'lse_none' } }),
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
        await everybodyTold(making);
        return { body: { id: making.id('notification') } };
      },
    },
  },
  audit: {
    getEntries: { input: () => ({ query: {} }) },
    exportEntries: { input: () => ({ query: {} }) },
  },
  payments: {
    receiveEvent: {
      creates: true,
      // Raw: its body is text with a signature over it, outside any envelope.
      input: ({ fresh, house }) => {
        const now = house.deps.clock.now();
        // Of a kind that is only kept: no worker changes the table behind a test's back.
        const event = { eventId: `evt_${fresh}`, type: 'payout.paid', accountId: 'acct_nobody' };
        const { text, signature } = fakeNotice({ ...event, createdAt: now.toISOString() }, now);
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
