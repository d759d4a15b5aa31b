import { isDeepStrictEqual } from 'node:util';
import { separator } from '../../../functions/table/db/keys';
import { monthFields } from '../../../functions/table/ledger/record';
import { accessActions } from '../../../shared/domain/audit/audit';
import { fieldsWithoutWords } from '../../../shared/domain/audit/audit-words';
import { addLines } from '../../../shared/domain/ledger/accounts';
import { Entry, Head, Payment } from '../../../shared/domain/ledger/entry';
import { rebuild } from '../../../shared/domain/ledger/fold';
import { claimedBy } from '../../../shared/domain/ledger/rent/rent-months';
import { attachedKinds } from '../../../shared/domain/portfolio/attached';
import { duesOf } from '../../../shared/domain/subscriptions/subscription-dues';
import { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import type { StoredItem, TableDump } from './table-dump';

/** An item's kind of record, by the table's own entities. */
export const kindOf = (item: StoredItem): string => String(item._et ?? 'unknown');

const number = (item: StoredItem, field: string): number => Number(item[field]);
const text = (item: StoredItem, field: string): string => String(item[field]);

function limitsOf(organization: StoredItem): { properties: number; units: number } {
  const limits = organization.limits as { properties: number; units: number };
  return limits;
}

/** An add past 100 items hides its property until all of it is stored. */
const isShown = ({ stage }: StoredItem): boolean => stage === 'live';

/** An organization's counters, recounted from its records. */
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

/** A property is complete: units, list line, shares of 100 %, and each share's owner and owner list. */
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

/** Guards exist exactly while what they guard does; an account has an organization and a role. */
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

/** The list of dates has everything a subscription waits for. */
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

/** Every taken unit number belongs to an existing unit. */
const brokenNumbers = (dump: TableDump): string[] =>
  dump
    .filter((item) => kindOf(item) === 'unit-number')
    .filter(({ unitId }) => !dump.some((item) => kindOf(item) === 'unit' && item.unitId === unitId))
    .map(({ unitId }) => `a number is kept for ${unitId}, which is gone`);

/** A unit counts what is attached to it, kind by kind, without what was deleted. */
const brokenAttached = (dump: TableDump): string[] =>
  dump
    .filter((item) => kindOf(item) === 'unit')
    .flatMap(({ unitId }) => {
      const own = dump.filter((item) => item.unitId === unitId && item.deletedAt === undefined);
      const count = own.find((item) => kindOf(item) === 'unit-count');
      return Object.entries(attachedKinds).flatMap(([kind, { counter }]) => {
        const there = own.filter((item) => kindOf(item) === kind).length;
        const counted = Number(count?.[counter] ?? 0);
        return there === counted ? [] : [`${unitId}: ${counter} is ${counted}, counted ${there}`];
      });
    });

/** A lease counts its open requests. */
const brokenRequests = (dump: TableDump): string[] => {
  const open = dump.filter(
    (item) => kindOf(item) === 'request' && (item.listed as { year: string }).year === '',
  );
  return dump
    .filter((item) => kindOf(item) === 'lease-requests')
    .flatMap(({ leaseId, open: counted }) => {
      const there = open.filter(({ place }) => (place as { leaseId?: string }).leaseId === leaseId).length;
      return there === counted ? [] : [`${leaseId}: ${counted} open requests, counted ${there}`];
    });
};

/** A ledger's head, payments and rent by month are what its entries come to (D3, D4). */
const brokenLedgers = (dump: TableDump): string[] =>
  dump
    .filter((item) => kindOf(item) === 'ledger')
    .flatMap((head) => {
      // The organization's own book has the same name in each.
      const own = dump.filter(
        ({ organizationId, leaseId }) => organizationId === head.organizationId && leaseId === head.leaseId,
      );
      const ofKind = (kind: string) => own.filter((item) => kindOf(item) === kind);
      const entries = ofKind('ledger-entry').map((entry) => Entry.parse(entry));
      // The reconciled days are a copy of the organization's: no entry says them.
      const { reconciled: _, ...kept } = Head.parse(head);
      const book = rebuild(entries, kept.locked);
      const months = ofKind('rent-year').map((row) =>
        Object.fromEntries(
          monthFields.map((field) => [`${row.year}-${field.slice(1)}`, Number(row[field] ?? 0)]),
        ),
      );
      const payments = ofKind('ledger-payment').map((payment) => Payment.parse(payment));
      const isSame =
        isDeepStrictEqual(kept, book.head) &&
        isDeepStrictEqual(addLines(...months), claimedBy(entries)) &&
        payments.length === Object.keys(book.payments).length &&
        payments.every((payment) => isDeepStrictEqual(payment, book.payments[payment.paymentId]));
      return isSame ? [] : [`${text(head, 'leaseId')}: the ledger is not the sum of its entries`];
    });

/** An entry's match and the line it names say the same of each other. */
function brokenMatches(dump: TableDump): string[] {
  const refs = dump
    .filter((item) => kindOf(item) === 'bank-line' && item.state === 'matched')
    .flatMap(({ lineId, entries }) =>
      (entries as { leaseId: string; source: string }[]).map(({ leaseId, source }) =>
        [leaseId, source, lineId].join(' '),
      ),
    );
  const matches = dump
    .filter((item) => kindOf(item) === 'bank-match' && item.lineId !== '')
    .map(({ leaseId, source, lineId }) => [leaseId, source, lineId].join(' '));
  const isSame = refs.toSorted().join('\n') === matches.toSorted().join('\n');
  return isSame ? [] : ['bank lines and the matches of entries differ'];
}

/** A search finds every existing owner once, and nobody else. */
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

/** Every logged field has a label: without one, an activity would skip it. */
const brokenWords = (dump: TableDump): string[] =>
  dump
    .filter((item) => kindOf(item) === 'audit')
    .flatMap((entry) =>
      fieldsWithoutWords({ before: Object(entry.before), after: Object(entry.after) }).map(
        (field) => `${entry.action} logs ${field}, which has no words`,
      ),
    );

/** What is broken in the stored data; empty when everything is consistent. */
export const brokenInvariants = (dump: TableDump): string[] => [
  ...brokenCounters(dump),
  ...brokenProperties(dump),
  ...brokenGuards(dump),
  ...brokenNumbers(dump),
  ...brokenAttached(dump),
  ...brokenRequests(dump),
  ...brokenDues(dump),
  ...brokenOwnerSearch(dump),
  ...brokenWords(dump),
  ...brokenLedgers(dump),
  ...brokenMatches(dump),
];

/** What a read may leave: rate counters, and log entries that something was handed out. */
export const isTraceOfRead = (item: StoredItem): boolean =>
  ['attempt', 'access'].includes(kindOf(item)) || accessActions.some((action) => action === item.action);

/** How many records of each kind, without those that count calls or open links. */
export function effects(dump: TableDump): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const item of dump) {
    const kind = kindOf(item);
    // A subscription's dates are several rows of one effect; an invariant checks that all exist.
    if (isTraceOfRead(item) || kind === 'mail-link' || kind === 'session' || kind === 'due') continue;
    // Not an effect yet: all sign-ups of a mailbox become one account.
    if (kind === 'sign-up') continue;
    // A call also delivers what an interrupted one left waiting; an event's key prevents a second delivery.
    if (kind === 'notification') continue;
    // Whether an owner's search shelf is new is chance; an invariant checks that the owner is on it.
    if (kind === 'owner-shelf') continue;
    counted[kind] = (counted[kind] ?? 0) + 1;
  }
  return counted;
}

/** New records between two dumps, by kind. */
export function effectsBetween(before: TableDump, after: TableDump): Record<string, number> {
  const [was, is] = [effects(before), effects(after)];
  return Object.fromEntries(
    Object.keys({ ...was, ...is })
      .map((kind) => [kind, (is[kind] ?? 0) - (was[kind] ?? 0)] as const)
      .filter(([, difference]) => difference !== 0),
  );
}
