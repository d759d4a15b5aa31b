import type { HomeLease } from '../../../../../shared/contract/tenants';

export const homeLease = (more: Partial<HomeLease> = {}): HomeLease => ({
  ...{ lease_id: 'lse_1', status: 'active', from: '2026-12-01', to: '2027-11-30', rent: 145_000, due_day: 1 },
  ...{ unit_number: '101', property_title: 'Elm House', address: '12 Elm St, Austin, Texas 78701' },
  ...{ organization: 'Vale Homes', lives_there: true, reports: [] },
  contact: { name: 'Ada Vale', email: 'ada@vale.test', mobile_number: '5125550101' },
  ...more,
});
