import { type Trace, traceWrites } from '../audit/writes';
import { type Condition, present } from '../db/conditions';
import type { Db } from '../db/db';
import { put, update } from '../db/writes';
import { feedNamed, feedOf, replaceFeed } from './feeds';
import { insuranceReminders, remindOfInsurance, tenantsKnown } from './insurance';
import { tenancyPage } from './page';
import { HeldLetter, heldLettersOf, Tenancy, type TenancyKey, tenanciesOf, tenantsPartition } from './record';
import {
  addTenantNote,
  notesOfTenant,
  removeTenantNote,
  saveTenantRecord,
  tenantRecord,
  tenantRecords,
} from './tenant-records';

/** Leases that one person is read with: nobody lives in more homes of one landlord. */
const mostOfOne = 20;
/** The letters of some months. */
const mostHeld = 50;

const asAsked = ({ askedOnlineAt: at }: Tenancy): Condition<'askedOnlineAt'> =>
  at === undefined ? { attr: 'askedOnlineAt', exists: false } : { attr: 'askedOnlineAt', eq: at };

export const tenantStore = (db: Db) => ({
  page: tenancyPage(db),
  feedNamed: feedNamed(db),
  feedOf: feedOf(db),
  replaceFeed: replaceFeed(db),
  byId: (key: TenancyKey): Promise<Tenancy | undefined> => db.get(Tenancy, key),
  /** One person's tenancies; the newest twenty are plenty. */
  of: ({ organizationId, userRoleId }: Omit<TenancyKey, 'leaseId'>): Promise<Tenancy[]> =>
    db.list(Tenancy, {
      partition: tenantsPartition(organizationId),
      range: { beginsWith: tenanciesOf(userRoleId) },
      limit: mostOfOne,
    }),
  /** The last letters held for one person, the newest first. */
  held: ({ organizationId, userRoleId }: Omit<TenancyKey, 'leaseId'>): Promise<HeldLetter[]> =>
    db.list(HeldLetter, {
      partition: tenantsPartition(organizationId),
      range: { beginsWith: heldLettersOf(userRoleId) },
      limit: mostHeld,
      descending: true,
    }),
  known: tenantsKnown(db),
  insuranceReminders: insuranceReminders(db),
  remindOfInsurance: remindOfInsurance(db),
  record: tenantRecord(db),
  records: tenantRecords(db),
  saveRecord: saveTenantRecord(db),
  notes: notesOfTenant(db),
  addNote: addTenantNote(db),
  removeNote: removeTenantNote(db),
  /** Writing one again changes nothing but the names. */
  keep: (tenancy: Tenancy): Promise<boolean> => db.write(put(Tenancy, tenancy)),
  /** Keeps when a tenant asked to pay online; of two at once one stays, the other fails as `tenancy`. */
  askOnline: ({ tenancy, at, trace }: { tenancy: Tenancy; at: string; trace: Trace }) =>
    db.transact([
      ...traceWrites(trace),
      update(Tenancy, {
        key: tenancy,
        set: { askedOnlineAt: at },
        condition: { and: [present, asAsked(tenancy)] },
      }),
    ]),
});
export type Tenants = ReturnType<typeof tenantStore>;
