import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Given, type Reply } from './support/call';
import { importedLines } from './support/imports';
import { rowNamed, sceneOf } from './support/scene';
import type { TestOrganization } from './support/test-organization';
import type { Scene } from './support/things';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const today = '2026-06-15';
const tomorrow = '2026-06-16';
const noBody = { bank: ['getConnectedAccountId', 'refreshBankStatus', 'startOnboarding'] } as const;

type Ask = (title: string, given?: Given) => Promise<Reply>;
type Part = readonly [userId: string, percentage: number];
type ShareCall = { readonly from?: string; readonly parts: readonly Part[]; readonly added?: object };
type TestWorld = Awaited<ReturnType<typeof standOf>>;

let estates = 0;

/** A rental manager with a list of one property, and the admin, in an organization no other test uses. */
async function standOf() {
  estates += 1;
  const home = await world.writer(`listed${estates}`);
  const as = async (persona: 'rentalManagerOfOne' | 'orgAdmin') => {
    const scene: Scene = await sceneOf(persona, { world, home });
    const ask: Ask = (title, given = {}) =>
      call(world, rowNamed(title), { ...given, token: scene.mySession.token });
    return { scene, ask };
  };
  return { home, staff: await as('rentalManagerOfOne'), admin: await as('orgAdmin') };
}

const shown = ({ home }: TestWorld): string => home.properties.shown;

/** Changes the shares of the listed property at its current version. */
async function share(
  { home }: { home: TestOrganization },
  ask: Ask,
  { from = today, parts, added }: ShareCall,
) {
  const { organizationId } = home;
  const propertyId = home.properties.shown;
  const head = await world.deps.properties.head({ organizationId, propertyId });
  const owners = parts.map(([userId, percentage]) => ({ userId, percentage }));
  return ask('properties.changeShares', {
    params: { id: propertyId },
    body: {
      version: head?.property.version ?? 1,
      effective_from: from,
      rentalOwners: added ? [...owners, added] : owners,
    },
  });
}

const newOwner = (email: string, percentage: number) => ({
  firstName: 'Nora',
  lastName: 'New',
  email,
  mobile: '6145550123',
  percentage,
});

/** The answer of each call about this owner's bank details. */
async function bankCalls(ask: Ask, ownerId: string): Promise<(string | number)[]> {
  const body = { rentailownerid: ownerId };
  const named = noBody.bank.map((name) => ask(`owners.${name}`, { body }));
  const read = ask('owners.getBankStatus', { params: { id: ownerId } });
  return (await Promise.all([...named, read])).map(({ status, code }) => code ?? status);
}
const noAccess = ['not-found', 'not-found', 'not-found', 'not-found'];
const access = [200, 200, 200, 200];

/** The listed property's owners, as its page shows them. */
async function ownersShown(testWorld: TestWorld, ask: Ask) {
  const reply = await ask('properties.getProperty', { params: { id: shown(testWorld) } });
  const [property] = reply.json.data as { rental_owners: Record<string, unknown>[] }[];
  return property?.rental_owners ?? [];
}

const pickerOf = async ({ home }: TestWorld, ask: Ask, query: object = {}) => {
  const reply = await ask('owners.getOrganizationRentalOwners', {
    params: { id: home.adminUserId },
    query: { ...query },
  });
  return (reply.json.data as { rentalOwners: { id: string; property_title: string }[] }).rentalOwners;
};
const ownersCounted = async (ask: Ask) =>
  ((await ask('owners.countOwners', { query: {} })).json.data as { views: { all: { count: number } } }).views
    .all.count;

/** The provider now pays out to the owner's account. */
async function makeReady({ home }: TestWorld, ownerId: string): Promise<void> {
  const { organizationId } = home;
  const owner = { organizationId, ownerId, email: 'x@owners.test' };
  const accountId = await world.deps.payments.connectedAccountFor(owner);
  world.provider.setAccount(accountId, { detailsSubmitted: true, payoutsEnabled: true, missing: [] });
  const at = world.deps.clock.now().toISOString();
  const account = {
    organizationId,
    ownerId,
    accountId,
    version: 1,
    missing: [],
    detailsSubmitted: true,
    payoutsEnabled: true,
    startedAt: at,
    updatedAt: at,
  };
  await world.deps.connectedAccounts.start(account, {
    organizationId,
    auditId: world.deps.ids.next('aud'),
    at,
    about: ownerId,
    requestId: '',
    action: 'owner.bank-started',
    by: { userId: '', userRoleId: '', roleLabel: '', process: 'test' },
    object: { kind: 'owner', id: ownerId, name: '' },
  });
  await world.deps.connectedAccounts.markShares(account);
}

describe('R1 staff with a chosen list and an owner’s bank details', () => {
  it('cannot name a stranger, now or years away, and so begin his bank details', async () => {
    const testWorld = await standOf();
    const { home, staff } = testWorld;
    const [own, stranger] = [home.owners.shown.ownerId, home.owners.hidden.ownerId];
    for (const from of [today, '2031-01-01']) {
      const named = await share(testWorld, staff.ask, {
        from,
        parts: [
          [own, 99.99],
          [stranger, 0.01],
        ],
      });
      const nobody = await share(testWorld, staff.ask, {
        from,
        parts: [
          [own, 99.99],
          ['own_nobody', 0.01],
        ],
      });
      expect([named.code, named.json.error]).toEqual(['not-found', nobody.json.error]);
    }
    expect(await bankCalls(staff.ask, stranger)).toEqual(noAccess);
    expect(await bankCalls(staff.ask, own)).toEqual(access);
  });

  it('get none by a share that is still to come, or that they brought forward themselves', async () => {
    const testWorld = await standOf();
    const { home, staff, admin } = testWorld;
    const [own, other] = [home.owners.shown.ownerId, home.owners.hidden.ownerId];
    const half = {
      parts: [
        [own, 50],
        [other, 50],
      ] as const,
    };
    await share(testWorld, admin.ask, { ...half, from: '2027-01-01' });
    await makeReady(testWorld, other);
    expect(await bankCalls(staff.ask, other)).toEqual(noAccess);
    expect((await share(testWorld, staff.ask, half)).status).toBe(200);
    expect(await bankCalls(staff.ask, other)).toEqual(noAccess);
    const seen = (await ownersShown(testWorld, staff.ask)).find((one) => one.rental_user_owner_id === other);
    expect(seen).toMatchObject({ rent_owner_bankinfo: 0, bank_hidden: true });
    const all = (await ownersShown(testWorld, admin.ask)).find((one) => one.rental_user_owner_id === other);
    expect(all).toMatchObject({ rent_owner_bankinfo: 1 });
    expect(all).not.toHaveProperty('bank_hidden');
  });

  it('keep it for an owner whom somebody else named, whatever percentages they set', async () => {
    const testWorld = await standOf();
    const { home, staff, admin } = testWorld;
    const [own, other] = [home.owners.shown.ownerId, home.owners.hidden.ownerId];
    await share(testWorld, admin.ask, {
      parts: [
        [own, 50],
        [other, 50],
      ],
    });
    await makeReady(testWorld, other);
    await share(testWorld, staff.ask, {
      parts: [
        [own, 10],
        [other, 90],
      ],
    });
    await share(testWorld, staff.ask, {
      from: tomorrow,
      parts: [
        [other, 30],
        [own, 70],
      ],
    });
    expect(await bankCalls(staff.ask, other)).toEqual(access);
    const seen = (await ownersShown(testWorld, staff.ask)).find((one) => one.rental_user_owner_id === other);
    expect(seen).toMatchObject({ rent_owner_bankinfo: 1 });
    await share(testWorld, staff.ask, { parts: [[own, 100]] });
    await share(testWorld, staff.ask, {
      from: tomorrow,
      parts: [
        [own, 50],
        [other, 50],
      ],
    });
    expect(await bankCalls(staff.ask, other)).toEqual(noAccess);
  });

  it('get none for an owner whom they added themselves', async () => {
    const testWorld = await standOf();
    const { home, staff, admin } = testWorld;
    const parts = [[home.owners.shown.ownerId, 50]] as const;
    expect((await share(testWorld, staff.ask, { parts, added: newOwner('nora@new.test', 50) })).status).toBe(
      200,
    );
    const [nora] = await pickerOf(testWorld, staff.ask, { search: 'nora' });
    expect(await bankCalls(staff.ask, nora?.id ?? '')).toEqual(noAccess);
    expect(await bankCalls(admin.ask, nora?.id ?? '')).toEqual(access);
  });
});

describe('R1 staff with a chosen list and other owners', () => {
  it('see, find and count the owners of their list and those they added, and no others', async () => {
    const testWorld = await standOf();
    const { home, staff, admin } = testWorld;
    const { shown: own, hidden, partner } = home.owners;
    expect((await pickerOf(testWorld, staff.ask)).map(({ id }) => id)).toEqual([
      partner.ownerId,
      own.ownerId,
    ]);
    expect(await pickerOf(testWorld, staff.ask, { search: 'hidden' })).toEqual([]);
    expect([await ownersCounted(staff.ask), await ownersCounted(admin.ask)]).toEqual([2, 3]);

    const parts = [[own.ownerId, 50]] as const;
    await share(testWorld, staff.ask, { parts, added: newOwner('nora@new.test', 50) });
    await share(testWorld, staff.ask, { parts: [[own.ownerId, 100]] });
    const [nora, ...others] = await pickerOf(testWorld, staff.ask, { limit: 1 });
    expect([nora?.property_title, others]).toEqual([`${home.name} shown`, []]);
    expect((await pickerOf(testWorld, staff.ask)).map(({ id }) => id)).toEqual([nora?.id, own.ownerId]);
    expect(await ownersCounted(staff.ask)).toBe(2);
    const again = [
      [own.ownerId, 50],
      [nora?.id ?? '', 50],
    ] as const;
    expect((await share(testWorld, staff.ask, { parts: again })).status).toBe(200);

    await share(testWorld, admin.ask, {
      from: '2027-01-01',
      parts: [
        [own.ownerId, 1],
        [hidden.ownerId, 99],
      ],
    });
    const found = await pickerOf(testWorld, staff.ask, { search: 'hidden' });
    expect(found).toMatchObject([{ id: hidden.ownerId, property_title: '' }]);
    expect(await ownersCounted(staff.ask)).toBe(3);
  });

  it('are not told whether a mail is a hidden owner’s, by the check or a dry run', async () => {
    const { home, staff } = await standOf();
    const check = async (email: string) =>
      (await staff.ask('owners.checkOwnerEmail', { params: { email } })).json.data;
    expect(await check(home.owners.hidden.email)).toEqual(await check('nobody@nowhere.test'));
    expect(await check(home.owners.shown.email)).toEqual([{ email: home.owners.shown.email }]);

    const dryRun = async (owner1_email: string) => {
      const [line] = importedLines('dry');
      const rows = line?.rows.map((row) => ({ ...row, cells: { ...row.cells, owner1_email } }));
      return staff.ask('imports.checkLines', { body: { properties: [{ index: 0, rows }] } });
    };
    const [known, unknown] = [await dryRun(home.owners.hidden.email), await dryRun('nobody@nowhere.test')];
    expect([known.status, known.json.data]).toEqual([200, unknown.json.data]);
  });

  it('learn from a refused write of a new owner no more than that it is refused', async () => {
    const testWorld = await standOf();
    const { home, staff } = testWorld;
    const ask = 'Ask an admin to add';
    const add = (...emails: string[]) =>
      staff.ask('properties.addProperty', {
        body: {
          propertyType: 'Office',
          street: '1 Main St',
          city: 'Columbus',
          state: 'Ohio',
          country: 'United States',
          zipcode: '43004',
          property_title: 'Sample',
          units: [{ unitNumber: '1', rentprice: '850', availableDate: '2026-07-01' }],
          rentalOwners: emails.map((email) => newOwner(email, 100 / emails.length)),
        },
      });
    const fieldsOf = ({ json }: Reply) => (json.error as { fields: Record<string, string> }).fields;
    const refused = await add('one@new.test', home.owners.hidden.email);
    expect([refused.code, Object.keys(fieldsOf(refused))]).toEqual(['owner-email-taken', ['rentalOwners']]);
    expect(fieldsOf(refused).rentalOwners).toContain(ask);
    // A mail they may already know flags only its own field, so it cannot be used to ask about others.
    const beside = await add(home.owners.hidden.email, home.owners.shown.email);
    expect(Object.keys(fieldsOf(beside))).toEqual(['rentalOwners.1.email']);
    const shares = await share(testWorld, staff.ask, {
      parts: [[home.owners.shown.ownerId, 50]],
      added: newOwner(home.owners.hidden.email, 50),
    });
    expect(Object.keys(fieldsOf(shares))).toEqual(['rentalOwners']);

    const imports = home.imports.rentalManagerOfOne;
    const [line] = importedLines('taken');
    const rows = line?.rows.map((row) => ({
      ...row,
      cells: { ...row.cells, owner1_email: home.owners.hidden.email },
    }));
    const body = { import_id: imports, properties: [{ index: 0, rows }] };
    const imported = await staff.ask('imports.importProperties', { body });
    expect(imported.json.data).toMatchObject({
      made: [],
      refused: [{ index: 0, problems: [{ message: expect.stringContaining(ask) }] }],
    });
  });

  it('are not told by an import of a property that is not on their list', async () => {
    const { home, staff, admin } = await standOf();
    const [line] = importedLines('same');
    const cells = { property_title: `${home.name} hidden`, street: '1 Elm St', zipcode: '43004' };
    const rows = line?.rows.map((row) => ({ ...row, cells: { ...row.cells, ...cells } }));
    const body = { properties: [{ index: 0, rows }] };
    const problems = async (ask: Ask) =>
      ((await ask('imports.checkLines', { body })).json.data as { problems: unknown[] }).problems.length;
    expect([await problems(staff.ask), await problems(admin.ask)]).toEqual([0, 1]);
  });

  it('read no owner who was before, or was to come and is not, in history and activity', async () => {
    const testWorld = await standOf();
    const { home, staff, admin } = testWorld;
    const [own, other] = [home.owners.shown.ownerId, home.owners.hidden.ownerId];
    await share(testWorld, admin.ask, {
      from: '2027-01-01',
      parts: [
        [own, 50],
        [other, 50],
      ],
    });
    const read = async (ask: Ask) => {
      const params = { id: shown(testWorld) };
      const history = await ask('properties.getShareHistory', { params });
      const activity = await ask('properties.getActivity', { params, query: {} });
      return JSON.stringify([history.json.data, activity.json.data]);
    };
    expect(await read(staff.ask)).toContain('Owner hidden');
    await share(testWorld, admin.ask, { from: '2027-01-01', parts: [[own, 100]] });
    expect(await read(staff.ask)).not.toContain('Owner hidden');
    expect(await read(admin.ask)).toContain('Owner hidden');
  });
});
