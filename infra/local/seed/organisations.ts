import type { DemoOrganisation } from './accounts';

export type DemoOrganisationData = {
  readonly name: string;
  readonly planId: number;
  readonly annual: boolean;
  /** Paid until a year ahead; else on the 14-days trial. */
  readonly paid: boolean;
};

export const demoOrganisations: Readonly<Record<DemoOrganisation, DemoOrganisationData>> = {
  northgate: { name: 'Northgate Homes', planId: 4, annual: true, paid: true },
  maple: { name: 'Maple Street Management', planId: 3, annual: false, paid: true },
  fletcher: { name: 'Owen Fletcher', planId: 2, annual: true, paid: true },
  empty: { name: 'Erin Park', planId: 1, annual: false, paid: false },
};
