import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { TenantLine } from '../../shared/contract/tenants';
import { defined } from '../../shared/domain/defined';
import { dayInZone } from '../../shared/domain/leases/time-zones';
import { sumsOf } from '../../shared/domain/ledger/ledger-lines';
import { chosenIn } from '../../shared/domain/lists/list-filters';
import { insuranceOn } from '../../shared/domain/people/renters-insurance';
import { mainPhone, readsTenantRecord } from '../../shared/domain/people/tenant-record';
import { moneyOf } from '../common/ledger/money-of';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Tenancy } from '../table/tenants/record';
import { readTenancies } from './read-tenant';

/** An organization of 50,000 units has more tenancies over the years than one call reads. */
const mostRead = 20_000;

/** What is kept about them, for staff; one read however many leases one of them has. */
async function recordsOf(tenancies: readonly Tenancy[], { viewer }: ViewerCall, deps: Deps) {
  if (!readsTenantRecord(viewer)) return undefined;
  const once = new Map(tenancies.map((one) => [one.userRoleId, one]));
  const records = await deps.tenants.records([...once.values()]);
  return new Map(records.map((record) => [record.userRoleId, record]));
}

async function asksInsurance({ viewer }: ViewerCall, { organizationSettings }: Deps): Promise<boolean> {
  const settings = await organizationSettings.ofOrganization(viewer.organizationId);
  return settings?.insurance?.isRequired === true;
}

/** Each tenant with what their lease owes, for who sees money. */
export async function readLines(
  tenancies: readonly Tenancy[],
  request: ViewerCall,
  deps: Deps,
): Promise<TenantLine[]> {
  const { now } = request;
  const [lines, heads, records] = await Promise.all([
    readTenancies(tenancies, { now, deps }),
    moneyOf(tenancies, request, deps),
    recordsOf(tenancies, request, deps),
  ]);
  const isAsked = records && (await asksInsurance(request, deps));
  return lines.map(({ line, today }) => {
    const head = heads.get(line.lease_id);
    const sums = head && sumsOf(head, dayInZone(head.shown.zone ?? 'UTC', now));
    const record = records?.get(line.user_role_id);
    const insured = insuranceOn(record?.insurance ?? [], today);
    return {
      ...line,
      ...(sums && { balance: sums.balance, past_due: sums.past_due }),
      ...(record && {
        mobile_number: mainPhone(record) ?? line.mobile_number,
        ...defined({ insured_until: insured.until }),
      }),
      ...(isAsked && { insurance: insured.state }),
      ...(records && { vehicles: record?.vehicles.length ?? 0 }),
    };
  });
}

export type Shown = { readonly isSeen: (propertyId: string) => boolean };
type Request = RequestOf<Contract['tenants']['countTenants']> & ViewerCall;

/** Every tenant that the filters leave, whatever the view. */
export async function tenantsLeft({ isSeen }: Shown, request: Request, deps: Deps): Promise<TenantLine[]> {
  const { viewer, query } = request;
  const { search, access } = query;
  const { organizationId } = viewer;
  const { tenancies } = await deps.tenants.page({ organizationId, search, isSeen, limit: mostRead });
  const accounts = chosenIn(access);
  const lines = await readLines(tenancies, request, deps);
  return lines.filter((line) => accounts.length === 0 || accounts.includes(line.access));
}
