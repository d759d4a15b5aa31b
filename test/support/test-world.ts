import { type Audited, audited } from '../../functions/runtime/audit';
import type { Change } from '../../functions/runtime/change';
import type { Deps } from '../../functions/runtime/deps/deps';
import { type Performing, perform } from '../../functions/runtime/perform';
import { auditWrite } from '../../functions/table/audit/writes';
import { putPlans } from '../../functions/table/billing/plans';
import { openDb } from '../../functions/table/db/db';
import { lazily } from '../../functions/table/db/lazily';
import { kindAttribute, type RecordKind } from '../../functions/table/db/record';
import { Notification, notificationsPartition } from '../../functions/table/notifications/record';
import { storeParts } from '../../functions/table/stores';
import type { Endpoint } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/people/roles';
import { readTable } from '../trust/support/table-dump';
import { auditEntries } from './audit-entries';
import { withOwnFields } from './stray-fields';
import { outsideWorlds } from './test-world/gateways';
import { organizationBuilders } from './test-world/organizations';
import { peopleBuilders } from './test-world/people';
import { openPlace } from './test-world/place';
import { plans } from './test-world/plans';
import { portfolioBuilders } from './test-world/portfolio';
import { sessionBuilders } from './test-world/sessions';
import { viewer, viewerCall } from './test-world/viewer';

/** The product's stores over a separate table, doubles of outside services only, and a clock tests move. */
export async function openTestWorld() {
  const { place, take } = await openPlace();
  let time = new Date('2026-06-15T12:00:00.000Z');
  const now = () => new Date(time);
  const { parts, ...outside } = outsideWorlds(now);
  const deps: Deps = lazily({ ...storeParts(place), ...parts });
  const db = openDb(place);
  return {
    ...outside,
    deps,
    db,
    place,
    now,
    wait: (seconds: number): void => {
      time = new Date(time.getTime() + seconds * 1000);
    },
    /** To a UTC instant. */
    goTo: (instant: string): void => {
      time = new Date(instant);
    },
    viewer,
    call: (over?: Partial<Viewer>) => viewerCall({ deps, now }, over),
    perform: <E extends Endpoint>(change: Change<E>, request: Performing<E>) =>
      perform(change, request, deps).catch(withOwnFields(change.row)),
    /** An organization's log, newest first. */
    audit: (organizationId = 'org_one') => auditEntries(deps, { organizationId }),
    /** A log entry, as if the organization's head had made a change. */
    log: (change: Audited) =>
      db.write(auditWrite(audited({ viewer: viewer(), now: now(), requestId: 'req-test' }, change, deps))),
    /** Titles of a person's notifications in this role, in order. */
    told: async (userRoleId = 'rol_head', organizationId = 'org_one'): Promise<string[]> => {
      const partition = notificationsPartition({ organizationId, userRoleId });
      const told = await db.list(Notification, { partition, index: 'byOrder' });
      return told.map(({ title }) => title);
    },
    /** An organization's properties with their units and shares, the oldest first. */
    portfolio: async (organizationId = 'org_one') => {
      const scope = { kind: 'all' } as const;
      const page = await deps.properties.page({ organizationId, scope, sort: 'oldest', limit: 100 });
      const found = page.properties.map(({ propertyId }) =>
        deps.properties.byId({ organizationId, propertyId }),
      );
      return (await Promise.all(found)).flatMap((whole) => whole ?? []);
    },
    /** An organization's owners, by name. */
    owners: async (organizationId = 'org_one') =>
      (await deps.owners.page({ organizationId, limit: 100 })).owners,
    /** Commands sent to the database since the last call, to show that two cases do the same work. */
    requests: take,
    /** Every item, or all records of one kind, by key. */
    items: () => readTable(place),
    all: async <T extends object>(kind: RecordKind<T>): Promise<T[]> => {
      const items = await readTable(place);
      return items.filter((item) => item[kindAttribute] === kind.name).map((item) => kind.parse(item));
    },
    /** Writes the plans that sign-up and login read. */
    plans: () => putPlans(db, plans),
    ...organizationBuilders(db, now),
    ...peopleBuilders(db, now),
    ...portfolioBuilders(db),
    ...sessionBuilders({ db, deps, now }),
  };
}
export type TestWorld = Awaited<ReturnType<typeof openTestWorld>>;
