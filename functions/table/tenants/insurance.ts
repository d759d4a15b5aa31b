import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import {
  InsuranceReminder,
  insuranceRemindersOf,
  Tenancy,
  TenantRecord,
  tenantRecordsOf,
  tenantsPartition,
} from './record';

/** What is known of the insurance of an organization's tenants, and of whom they were reminded. */
export type Insurances = {
  readonly tenancies: readonly Tenancy[];
  readonly records: ReadonlyMap<string, TenantRecord>;
  readonly reminders: ReadonlyMap<string, InsuranceReminder>;
};

/** Everybody's, by `userRoleId`. */
export const insurancesOf =
  (db: Db) =>
  async (organizationId: string): Promise<Insurances> => {
    const partition = tenantsPartition(organizationId);
    const [tenancies, records, reminders] = await Promise.all([
      db.list(Tenancy, { partition, range: { beginsWith: 'TENANT#' } }),
      db.list(TenantRecord, { partition, range: { beginsWith: tenantRecordsOf } }),
      db.list(InsuranceReminder, { partition, range: { beginsWith: insuranceRemindersOf } }),
    ]);
    return {
      tenancies,
      records: new Map(records.map((one) => [one.userRoleId, one])),
      reminders: new Map(reminders.map((one) => [one.userRoleId, one])),
    };
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
