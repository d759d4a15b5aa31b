import { anId, oneOf } from '../../../ui/list/address-parts';

export const leaseTabs = ['documents', 'signing', 'requests'] as const;
export type LeaseTabKey = (typeof leaseTabs)[number];

/** A lease's page in the address; without a tab it is the overview. */
export type LeasePagePlace = { readonly id?: string | undefined; readonly tab?: LeaseTabKey | undefined };

export const parseLeasePlace = (raw: Readonly<Record<string, unknown>>): LeasePagePlace => ({
  id: anId(raw.id),
  tab: oneOf(leaseTabs)(raw.tab),
});
