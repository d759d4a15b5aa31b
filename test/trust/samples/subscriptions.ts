import { autopayLink, openCheckouts, paidInvoices, payingHome, unpaidHome } from '../support/subscriptions';
import type { SamplesOf } from './making';

export const subscriptions: SamplesOf<'subscriptions'> = {
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
};
