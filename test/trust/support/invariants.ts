import { separator } from '../../../functions/table/db/keys';
import { accessActions } from '../../../shared/domain/audit';
import { fieldsWithoutWords } from '../../../shared/domain/audit-words';
import { duesOf } from '../../../shared/domain/subscription-dues';
import { Subscription } from '../../../shared/domain/subscriptions';
import type { StoredItem, TableDump } from './table-dump';

/** What kind of record an item is, as the table's own entities name it. */
export const kindOf = (item: StoredItem): string => String(item._et ?? 'unknown');

const number = (item: StoredItem, field: string): number => Number(item[field]);
const text = (item: StoredItem, field: string): string => String(item[field]);

function limitsOf(organization: StoredItem): { properties: number; units: number } {
  const limits = organization.limits as { properties: number; units: number };
  return limits;
}

/** An add past 100 items hides its property until all of it stands. */
const isShown = ({ stage }: StoredItem): boolean => stage === 'live';

/** What the counters of an organization should be, counted from its records. */
function recount(organization: StoredItem, dump: TableDump) {
  const id = text(organization, 'organizationId');
  const own = dump.filter((item) => item.organizationId === id);
  const ofKind = (kind: string) => own.filter((item) => kindOf(item) === kind);
  const properties = ofKind('property').filter(isShown);
  const shown = new Set(properties.map(({ propertyId }) => propertyId));
  const units = ofKind('unit').filter(({ propertyId }) => shown.has(propertyId));
  const unfinished = ofKind('unfinished-add');
  const ownerChanges = ofKind('owner-shelf').reduce((sum, shelf) => sum + number(shelf, 'changes'), 0);
  const reserved = unfinished.reduce((sum, item) => sum + number(item, 'unitCount'), 0);
  return {
    propertyCount: properties.length,
    unitCount: units.length,
    ownerCount: ofKind('owner').length,
    ...(ownerChanges > 0 && { ownerChanges }),
    unitsWithoutRent: units.filter(({ monthlyRent }) => monthlyRent === undefined).length,
    propertiesLeft: limitsOf(organization).properties - properties.length - unfinished.length,
    unitsLeft: limitsOf(organization).units - units.length - reserved,
  };
}

function brokenCounters(dump: TableDump): string[] {
  return dump
    .filter((item) => kindOf(item) === 'organization')
    .flatMap((organization) =>
      Object.entries(recount(organization, dump))
        .filter(([field, counted]) => number(organization, field) !== counted)
        .map(
          ([field, counted]) =>
            `${text(organization, 'name')}: ${field} is ${organization[field]}, counted ${counted}`,
        ),
    );
}

/** A property stands whole: its units, its line in the list, its shares of 100 %, each share's owner and the owner's list. */
function brokenProperties(dump: TableDump): string[] {
  const of = (kind: string, propertyId: unknown) =>
    dump.filter((item) => kindOf(item) === kind && item.propertyId === propertyId);
  return dump
    .filter((item) => kindOf(item) === 'property' && isShown(item))
    .flatMap((property) => {
      const { propertyId } = property;
      const shares = of('share', propertyId);
      const faults: string[] = [];
      const say = (isFaulty: boolean, fault: string) => isFaulty && faults.push(`${propertyId}: ${fault}`);
      say(of('unit', propertyId).length !== number(property, 'unitCount'), 'units are missing');
      say(of('property-line', propertyId).length !== 1, 'not once in the list');
      say(of('owned-property', propertyId).length !== shares.length, 'not in every owner’s list');
      const total = shares.reduce((sum, share) => sum + number(share, 'percentage'), 0);
      say(Math.round(total * 100) !== 10_000, `shares total ${total}`);
      for (const { ownerId } of shares)
        say(
          !dump.some((item) => kindOf(item) === 'owner' && item.ownerId === ownerId),
          'an owner is missing',
        );
      return faults;
    });
}

/** Guards and what they guard come and go together; an account has an organization and a role. */
function brokenGuards(dump: TableDump): string[] {
  const ids = (kind: string, field: string) =>
    dump.filter((item) => kindOf(item) === kind).map((item) => text(item, field));
  const same = (what: string, one: string[], other: string[]): string[] =>
    [...one].sort().join() === [...other].sort().join() ? [] : [`${what} do not match`];
  const accounts = ids('account', 'userId');
  const reserved = dump.flatMap(({ ownerEmailHashes }) =>
    Array.isArray(ownerEmailHashes) ? ownerEmailHashes : [],
  );
  const guards = dump.filter(
    (item) => kindOf(item) === 'owner-email-guard' && !reserved.includes(item.emailHash),
  );
  return [
    ...same(
      'owners and their mail guards',
      ids('owner', 'ownerId'),
      guards.map((item) => text(item, 'ownerId')),
    ),
    ...same('accounts and their mail guards', accounts, ids('email-guard', 'userId')),
    ...same('accounts and who has a role', accounts, [...new Set(ids('role', 'userId'))]),
  ];
}

/** Everything an organization's subscription waits for is on the list of dates. */
function brokenDues(dump: TableDump): string[] {
  const listed = new Set(
    dump
      .filter((item) => kindOf(item) === 'due')
      .map((item) => [item.organizationId, item.kind, item.at].join(' ')),
  );
  return dump
    .filter((item) => kindOf(item) === 'organization')
    .flatMap((organization) =>
      duesOf(Subscription.parse(organization.subscription))
        .filter(({ kind, at }) => !listed.has([organization.organizationId, kind, at].join(' ')))
        .map(({ kind, at }) => `${text(organization, 'name')}: nobody waits for its ${kind} at ${at}`),
    );
}

/** Every number that is taken is that of a unit which is there. */
const brokenNumbers = (dump: TableDump): string[] =>
  dump
    .filter((item) => kindOf(item) === 'unit-number')
    .filter(({ unitId }) => !dump.some((item) => kindOf(item) === 'unit' && item.unitId === unitId))
    .map(({ unitId }) => `a number is kept for ${unitId}, which is gone`);

/** A search finds every owner once, and nobody who is not there. */
function brokenOwnerSearch(dump: TableDump): string[] {
  const shelved = dump
    .filter((item) => kindOf(item) === 'owner-shelf')
    .flatMap(({ entries }) => [...(entries as ReadonlySet<string>)])
    .map((entry) => entry.split(separator)[1] ?? entry);
  const owners = dump.filter((item) => kindOf(item) === 'owner').map((item) => text(item, 'ownerId'));
  return shelved.sort().join() === owners.sort().join()
    ? []
    : ['owners and what a search knows do not match'];
}

/** Every field that the log holds has its words: without them an activity would say nothing of it. */
const brokenWords = (dump: TableDump): string[] =>
  dump
    .filter((item) => kindOf(item) === 'audit')
    .flatMap((entry) =>
      fieldsWithoutWords({ before: Object(entry.before), after: Object(entry.after) }).map(
        (field) => `${entry.action} logs ${field}, which has no words`,
      ),
    );

/** What is broken in the stored data, in words; empty when everything holds together. */
export const brokenInvariants = (dump: TableDump): string[] => [
  ...brokenCounters(dump),
  ...brokenProperties(dump),
  ...brokenGuards(dump),
  ...brokenNumbers(dump),
  ...brokenDues(dump),
  ...brokenOwnerSearch(dump),
  ...brokenWords(dump),
];

/** What a read may leave: that it was counted, and in the log that something was handed out. */
export const isTraceOfRead = (item: StoredItem): boolean =>
  ['attempt', 'access'].includes(kindOf(item)) || accessActions.some((action) => action === item.action);

/** How many records of each kind, without those that count calls or open links. */
export function effects(dump: TableDump): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const item of dump) {
    const kind = kindOf(item);
    // What a subscription waits for is several rows of one effect; whether they are all there is an invariant.
    if (isTraceOfRead(item) || kind === 'mail-link' || kind === 'session' || kind === 'due') continue;
    // A call also tells what an earlier one that was cut off left waiting; an event's key makes it be told once.
    if (kind === 'notification') continue;
    // Whether an owner's shelf is a new one is chance; whether the owner stands on it is an invariant.
    if (kind === 'owner-shelf') continue;
    counted[kind] = (counted[kind] ?? 0) + 1;
  }
  return counted;
}

/** What came to be between two looks at the table, by kind. */
export function effectsBetween(before: TableDump, after: TableDump): Record<string, number> {
  const [was, is] = [effects(before), effects(after)];
  return Object.fromEntries(
    Object.keys({ ...was, ...is })
      .map((kind) => [kind, (is[kind] ?? 0) - (was[kind] ?? 0)] as const)
      .filter(([, difference]) => difference !== 0),
  );
}
