import { anId, oneOf } from '../../../ui/list/address-parts';

export const tenantTabs = ['messages', 'documents', 'requests'] as const;
export type TenantTabKey = (typeof tenantTabs)[number];

/** A tenant's page in the address; without a tab it is the overview. */
export type TenantPagePlace = { readonly id?: string | undefined; readonly tab?: TenantTabKey | undefined };

export const parseTenantPlace = (raw: Readonly<Record<string, unknown>>): TenantPagePlace => ({
  id: anId(raw.id),
  tab: oneOf(tenantTabs)(raw.tab),
});
