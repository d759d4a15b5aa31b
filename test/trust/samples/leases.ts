import { addDays, addToMonth, monthOf } from '../../../shared/domain/dates';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import { mayKeepTemplates } from '../../../shared/domain/leases/templates/keep-templates';
import { zoneChoices } from '../../../shared/domain/leases/time-zones';
import { mayAddUnits } from '../../../shared/domain/people/roles';
import { pdf } from '../../support/pdf';
import { drawn, scan } from '../../support/test-world/leases';
import { adoptedIn, adoptedWithPaper, newAdoptedIn } from '../support/adopted';
import { newConditionIn, wholeReport } from '../support/conditions';
import { sentDocument } from '../support/documents';
import { spareImport } from '../support/imports';
import { templateForm, templateNow } from '../support/lease-templates';
import { newLeaseIn, sealedPaperIn } from '../support/leases';
import { chargeIn, newSettlementIn } from '../support/ledger';
import { completeForm } from '../support/make-lease';
import { newUnitOf } from '../support/organization-units';
import { tomorrowIn } from '../support/tomorrow';
import type { Making, SamplesOf } from './making';
import { ledgerOf, moveOf, todayOf } from './shared';

const leaseParams = async (making: Making, state: 'draft') => ({
  leaseId: (await newLeaseIn(making, making.id('property'), state)).lease_id,
});

const leaseBody = async (making: Making, state: 'draft' | 'discarded') => {
  const { lease_id, version } = await newLeaseIn(making, making.id('property'), state);
  return { lease_id, version };
};

export const leases: SamplesOf<'leases'> = {
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
  adoptLease: {
    names: ['property'],
    creates: true,
    input: async (making) => ({
      body: adoptedIn(making, await newUnitOf(making, making.id('property'))),
    }),
  },
  importLeases: {
    names: ['import'],
    allows: mayAddUnits,
    creates: true,
    input: async (making) => {
      const { shown } = making.scene.home.properties;
      const unitId = await newUnitOf(making, shown);
      const { unit_id: _, signed_on, ...body } = adoptedIn(making, unitId);
      const unit_number = `${making.fresh}-${unitId.slice(-6)}`;
      const leases = [{ ...body, row: 1, property_id: shown, unit_number }];
      return { body: { import_id: await spareImport(making), leases } };
    },
  },
  undoImportedLeases: {
    names: ['import'],
    allows: mayAddUnits,
    input: async (making) => ({ body: { import_id: await spareImport(making) } }),
  },
  nameSignedFile: {
    names: ['property'],
    input: async (making) => ({ body: await adoptedWithPaper(making, making.id('property')) }),
  },
  removeAdopted: {
    names: ['property'],
    input: async (making) => {
      const { lease_id } = await newAdoptedIn(making, making.id('property'));
      return { body: { lease_id } };
    },
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
  countLeases: { input: () => ({ query: {} }) },
  listTemplates: { input: () => ({}) },
  getTemplate: { names: ['template'], input: ({ id }) => ({ params: { templateId: id('template') } }) },
  saveTemplate: {
    names: ['template'],
    allows: mayKeepTemplates,
    input: async (making) => ({ body: { ...(await templateNow(making)), ...templateForm(making.fresh) } }),
  },
  archiveTemplate: {
    names: ['template'],
    allows: mayKeepTemplates,
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
    by: 'tenants' as const,
    reason: 'Agreed',
    last_day: addDays(todayOf(making), 40),
  })),
  takeNoticeBack: moveOf('noticed', () => ({})),
  returnKeys: moveOf('noticed', (making) => ({ day: addDays(todayOf(making), -1), address: '7 Oak St' })),
  moveWalkThrough: moveOf('noticed', (making) => ({
    move: 'propose' as const,
    windows: [tomorrowIn(making)],
  })),
  endLease: moveOf('running', (making) => ({
    day: addDays(todayOf(making), -1),
    why: 'agreement' as const,
    note: 'Sample',
  })),
  reopenLease: moveOf('ended', () => ({})),
  decideHoldover: moveOf('held-over', () => ({ decision: 'month-to-month' as const })),
  setRentShares: moveOf('running', (making) => ({
    from: todayOf(making),
    unit: 'percent' as const,
    shares: [
      { tenant_id: 'ada', amount: 6_000 },
      { tenant_id: 'grace', amount: 4_000 },
    ],
  })),
  changeRent: moveOf('running', (making) => ({
    line: 'rent',
    cents: 150_000,
    notice_day: addDays(todayOf(making), -1),
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
      const consent = reportConsent.version;
      return { body: { ...(await newConditionIn(making, 'in')), ...sides, consent } };
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
    input: async ({ id, scene, world }) => {
      const [organizationId, propertyId] = [scene.home.organizationId, id('property')];
      const head = await world.deps.properties.head({ organizationId, propertyId });
      const [zone = 'UTC'] = zoneChoices(head?.property ?? { state: '' });
      return { body: { property_id: propertyId, zone } };
    },
  },
  getLeaseData: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
  getLeaseAgreementDetails: {
    names: ['unit'],
    input: ({ id }) => ({ body: { unitid: id('unit'), leaseid: 'lse_none' } }),
  },
};
