import { createHash } from 'node:crypto';
import type { Files } from '../../functions/gateways/files';
import type { Passwords } from '../../functions/gateways/passwords';
import { jwtTokens } from '../../functions/gateways/tokens';
import type { Deps } from '../../functions/runtime/deps';
import { matches } from '../../functions/table/audit-search';
import { refuse } from '../../shared/wire/refusals';
import { fakeDues, fakeNotices, fakePlanPayments, fakeSubscriptions } from './fake-billing-stores';
import { fakeDocuments } from './fake-documents';
import { fakeImports } from './fake-imports';
import { fakeNotifications, fakeToldMails } from './fake-notifications';
import { fakeConnectedAccounts, fakePaymentEvents } from './fake-payment-stores';
import { fakePayments } from './fake-payments';
import { fakePeople } from './fake-people';
import { fakeOwnSessions, fakeProfiles } from './fake-profiles';
import { fakeProperties } from './fake-properties';
import { fakeSecondFactors } from './fake-second-factors';
import {
  fakeAccounts,
  fakeAttempts,
  fakeOnce,
  fakeOrganizations,
  fakeOwners,
  fakeSessions,
} from './fake-stores';
import { fakeLeases, fakeUnits } from './fake-units';
import { FakeWorld } from './fake-world';

/** Every method notes its name in `world.calls` before it runs. */
function counted<T extends object>(name: string, world: FakeWorld, fakes: T): T {
  return new Proxy(fakes, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        world.calls.push(`${name}.${String(property)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}

const fakePasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  matches: async (password, stored) =>
    stored === `hash of ${password}` || stored === `old hash of ${password}`,
  ofNobody: () => 'hash of nothing',
  isOutdated: (stored) => stored.startsWith('old '),
};

const etagOf = ({ bytes }: { bytes: Uint8Array }): string => createHash('md5').update(bytes).digest('hex');

const fakeFiles = (world: FakeWorld): Files => ({
  startUpload: async ({ key, contentType }) => ({
    url: 'https://files.test/',
    fields: { key, 'Content-Type': contentType },
  }),
  peek: async (key, bytes) => {
    const file = world.files.get(key);
    return file && { size: file.bytes.length, head: file.bytes.slice(0, bytes), etag: etagOf(file) };
  },
  put: async ({ key, bytes, contentType }) => void world.files.set(key, { bytes, contentType }),
  copy: async ({ from, to, contentType, ifMatch }) => {
    const file = world.files.get(from);
    if (!file && ifMatch !== undefined) throw refuse('conflict');
    if (!file) throw new Error('nothing to copy');
    if (ifMatch !== undefined && ifMatch !== etagOf(file)) throw refuse('conflict');
    world.files.set(to, { ...file, contentType });
  },
  remove: async (keys) => {
    for (const key of keys) world.files.delete(key);
  },
  link: async (key) => (key === '' ? '' : `https://files.test/${key}`),
  download: async ({ key, name }) => `https://files.test/${key}?as=${encodeURIComponent(name)}`,
});

function countingIds(): Deps['ids'] {
  let last = 0;
  return {
    next: (kind) => {
      last += 1;
      return `${kind}_${String(last).padStart(26, '0')}`;
    },
    secret: () => {
      last += 1;
      return `secret-${last}`.padEnd(43, 'x');
    },
  };
}

const testTokenKeys = { active: 'k1', keys: { k1: new Uint8Array(32).fill(7) } };

/**
 * `Deps` in memory for tests of handlers and of the runtime. `world` holds what was stored, mailed and called, and the clock
 * (`world.wait(60)`); single stores are replaced through `over`.
 */
export function fakeDeps(over: Partial<Deps> = {}): { deps: Deps; world: FakeWorld } {
  const world = new FakeWorld();
  const deps: Deps = {
    clock: { now: () => new Date(world.now) },
    ids: countingIds(),
    accounts: counted('accounts', world, fakeAccounts(world)),
    sessions: counted('sessions', world, fakeSessions(world)),
    ownSessions: counted('ownSessions', world, fakeOwnSessions(world)),
    profiles: counted('profiles', world, fakeProfiles(world)),
    secondFactors: counted('secondFactors', world, fakeSecondFactors(world)),
    organizations: counted('organizations', world, fakeOrganizations(world)),
    owners: counted('owners', world, fakeOwners(world)),
    people: counted('people', world, fakePeople(world)),
    properties: counted('properties', world, fakeProperties(world)),
    units: counted('units', world, fakeUnits(world)),
    leases: counted('leases', world, fakeLeases(world)),
    documents: counted('documents', world, fakeDocuments(world)),
    audit: counted('audit', world, {
      page: async ({ organizationId, about, limit }) => ({
        entries: world.audit
          .filter((entry) => entry.organizationId === organizationId)
          .filter((entry) => about === undefined || entry.about === about)
          .toReversed()
          .slice(0, limit),
      }),
      search: async ({ organizationId, limit, ...filter }) => {
        const found = world.audit
          .filter((entry) => entry.organizationId === organizationId)
          .filter(matches(filter))
          .toReversed();
        return { entries: found.slice(0, limit), ...(found.length > limit && { next: 'more' }) };
      },
    }),
    notifications: counted('notifications', world, fakeNotifications(world)),
    toldMails: counted('toldMails', world, fakeToldMails(world)),
    plans: counted('plans', world, { all: async () => world.plans }),
    attempts: counted('attempts', world, fakeAttempts(world)),
    imports: counted('imports', world, fakeImports(world)),
    onceRecords: counted('onceRecords', world, fakeOnce(world)),
    passwords: counted('passwords', world, fakePasswords),
    tokens: jwtTokens(testTokenKeys),
    subscriptions: counted('subscriptions', world, fakeSubscriptions(world)),
    planPayments: counted('planPayments', world, fakePlanPayments(world)),
    notices: counted('notices', world, fakeNotices(world)),
    dues: counted('dues', world, fakeDues(world)),
    connectedAccounts: counted('connectedAccounts', world, fakeConnectedAccounts(world)),
    paymentEvents: counted('paymentEvents', world, fakePaymentEvents(world)),
    payments: counted(
      'payments',
      world,
      fakePayments(world.provider, () => new Date(world.now)),
    ),
    paymentQueue: counted('paymentQueue', world, {
      send: async (eventId) => void world.paymentQueue.push(eventId),
    }),
    mail: counted('mail', world, { send: async (mail) => void world.mails.push(mail) }),
    files: counted('files', world, fakeFiles(world)),
    settings: {
      siteUrl: 'https://keystead.test',
      contactTo: 'office@keystead.test',
      envelopeKeys: [new Uint8Array(32).fill(1)],
      envelopeIv: new Uint8Array(16).fill(2),
      addressFrom: 'socket',
    },
    ...over,
  };
  return { deps, world };
}
