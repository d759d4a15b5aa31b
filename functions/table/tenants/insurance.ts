import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import {
  allTenancies,
  InsuranceReminder,
  insuranceRemindersOf,
  Tenancy,
  TenantRecord,
  tenantRecordsOf,
  tenantsPartition,
} from './record';

/** All tenancies of an organization, and what is kept about its tenants by `userRoleId`. */
export type TenantsKnown = {
  readonly tenancies: readonly Tenancy[];
  readonly records: ReadonlyMap<string, TenantRecord>;
};

export const tenantsKnown =
  (db: Db) =>
  async (organizationId: string): Promise<TenantsKnown> => {
    const partition = tenantsPartition(organizationId);
    const [tenancies, records] = await Promise.all([
      db.list(Tenancy, { partition, range: { beginsWith: allTenancies } }),
      db.list(TenantRecord, { partition, range: { beginsWith: tenantRecordsOf } }),
    ]);
    return { tenancies, records: new Map(records.map((one) => [one.userRoleId, one])) };
  };

/** The last reminder of each tenant that had one, by `userRoleId`. */
export const insuranceReminders =
  (db: Db) =>
  async (organizationId: string): Promise<ReadonlyMap<string, InsuranceReminder>> => {
    const partition = tenantsPartition(organizationId);
    const found = await db.list(InsuranceReminder, {
      partition,
      range: { beginsWith: insuranceRemindersOf },
    });
    return new Map(found.map((one) => [one.userRoleId, one]));
  };

type Reminding = { readonly reminder: InsuranceReminder; readonly told: readonly NewNotification[] };

/** Keeps that a tenant was reminded, and reminds. False when another run did so meanwhile. */
export const remindOfInsurance =
  (db: Db) =>
  async ({ reminder, told }: Reminding): Promise<boolean> => {
    const { version } = reminder;
    const condition = version === 1 ? absent : isVersion(version - 1);
    const failure = await db.transact([
      put(InsuranceReminder, reminder, condition),
      ...notificationWrites(told),
    ]);
    return failure === undefined;
  };
