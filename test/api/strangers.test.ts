import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import { Client, seal, signedIn } from '../support/client';
import { dayAfter, inlineFile, owner, password, picture, property, signUp, unit } from '../support/journeys';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
const clients = new Map<string, Promise<Client>>();

/** The demo account of this role, logged in once. */
const as = (who: string): Promise<Client> => {
  const known = clients.get(who) ?? signedIn(product.url, `${who}@demo.test`, demoPassword);
  clients.set(who, known);
  return known;
};

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const listOf = async (client: Client) =>
  (await client.call('properties', 'listProperties', { query: { limit: 100 } })).body.data.properties;
const firstOf = async (client: Client) => (await listOf(client))[0]?.property_id ?? '';
const addOf = (client: Client, body: object, headers: Record<string, string> = {}) =>
  client.call('properties', 'addProperty', { body }, { headers });

describe('who sees what', () => {
  it.each([
    ['orgadmin', 12],
    ['rentalmanager', 12],
    ['manager', 2],
    ['owner', 2],
    ['rentalowner', 3],
    ['tenant', 0],
    ['applicant', 0],
    ['empty', 0],
  ])('%s sees %i properties', async (who, count) => {
    expect(await listOf(await as(who))).toHaveLength(count);
  });

  it('another organization’s property, unit list and owners are not there', async () => {
    const id = await firstOf(await as('orgadmin'));
    for (const who of ['manager', 'owner', 'empty', 'tenant', 'applicant']) {
      const client = await as(who);
      expect((await client.call('properties', 'getProperty', { params: { id } })).error?.code, who).toBe(
        'not-found',
      );
      expect((await client.call('properties', 'listUnits', { params: { id }, query: {} })).status, who).toBe(
        404,
      );
    }
    const head =
      (await (await as('orgadmin')).call('users', 'getCurrentUser', {})).body.data.roles[0]?.admin_userid ??
      '';
    const owners = await (await as('manager')).call('owners', 'getOrganizationRentalOwners', {
      params: { id: head },
      query: {},
    });
    expect(owners.error?.code).toBe('not-found');
  });

  it('a rental owner sees the properties it has a share in, and no other', async () => {
    const client = await as('rentalowner');
    const titles = (await listOf(client)).map(({ property_title }) => property_title).sort();
    expect(titles).toEqual(['Alder Court', 'Dover Row', 'Ivy Terrace']);
    const foreign = (await listOf(await as('orgadmin'))).find(
      (line) => line.property_title === 'Beacon House',
    );
    const refused = await client.call('properties', 'getProperty', {
      params: { id: foreign?.property_id ?? '' },
    });
    expect(refused.error?.code).toBe('not-found');
  });

  it.each(['tenant', 'applicant', 'rentalowner'])('%s adds no property [ROL-06]', async (who) => {
    expect((await addOf(await as(who), property())).error?.code).toBe('not-permitted');
  });

  it('org admin and rental manager read the same owners to pick from [ROL-02] [API-12]', async () => {
    const read = async (who: string) => {
      const client = await as(who);
      const { roles } = (await client.call('users', 'getCurrentUser', {})).body.data;
      const input = { params: { id: roles[0]?.admin_userid ?? '' }, query: { limit: 3 } };
      return (await client.call('owners', 'getOrganizationRentalOwners', input)).body.data.rentalOwners;
    };
    const owners = await read('orgadmin');
    expect(owners).toHaveLength(3);
    expect(await read('rentalmanager')).toEqual(owners);
  });

  it('a known owner mail is taken in its own organization and free in another [PRP-18] [API-13]', async () => {
    const params = { email: 'Grace.Holloway@example.com' };
    const check = async (who: string) =>
      (await (await as(who)).call('owners', 'checkOwnerEmail', { params })).body.data;
    expect(await check('orgadmin')).toEqual([{ email: 'grace.holloway@example.com' }]);
    expect(await check('manager')).toEqual([]);
    const twice = await addOf(
      await as('orgadmin'),
      property({ rentalOwners: [owner('grace.holloway@example.com', 100)] }),
    );
    expect([twice.status, twice.error?.code]).toEqual([409, 'owner-email-taken']);
  });
});

describe('tokens', () => {
  const parts = async () => ((await as('owner')).token ?? '').split('.');
  const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const askWith = async (token: string | undefined) =>
    new Client(product.url).call('users', 'getCurrentUser', {}, { token });

  it.each<[string, (given: string[]) => string | undefined]>([
    ['none', () => undefined],
    ['rubbish', () => 'rubbish'],
    [
      'one without a signature',
      ([head, body]) => `${base64({ alg: 'none', typ: 'at+jwt' })}.${body}.${head?.slice(0, 0)}`,
    ],
    [
      'one signed by another key',
      ([head, body]) =>
        `${head}.${body}.${createHmac('sha256', 'guess').update(`${head}.${body}`).digest('base64url')}`,
    ],
    [
      'one whose words were changed',
      ([head, , mark]) => `${head}.${base64({ sub: 'usr_x', sid: 'ses_x', org: 'org_x', exp: 9e9 })}.${mark}`,
    ],
  ])('%s is answered 401 [API-01]', async (_what, forge) => {
    const refused = await askWith(forge(await parts()));
    expect([refused.status, refused.error?.code]).toEqual([401, 'not-authenticated']);
  });
});

describe('bodies', () => {
  const send = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api/users/login`, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };

  it('that are no good envelope get one and the same 400 [API-02]', async () => {
    const { envelopeKey } = await new Client(product.url).config();
    const sealed = JSON.parse(seal({ email: 'a@b.de', password: 'x' }, envelopeKey));
    const bodies = [
      '',
      'null',
      '{"email":"a@b.de","password":"x"}',
      JSON.stringify({ ...sealed, more: 1 }),
      JSON.stringify({ ...sealed, iv: 'AAAA' }),
      JSON.stringify({ ...sealed, data: 'AAAA' }),
      JSON.stringify({ ...sealed, data: `${sealed.data.slice(0, -4)}AAA=` }),
      JSON.stringify({ data: sealed.data, iv: Buffer.alloc(16).toString('base64') }),
    ];
    const answers = await Promise.all(bodies.map(send));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect(answers[0]?.text).toBe(
      '{"success":0,"error":{"code":"malformed","message":"We couldn’t read that. Try again."}}',
    );
  });

  it('of bearer calls are answered sealed, those of public calls plain [API-04]', async () => {
    const token = (await as('owner')).token ?? '';
    const answer = await fetch(`${product.url}/api/users/getCurrentUser`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const sealed: Record<string, unknown> = await answer.json();
    expect(sealed).toMatchObject({
      success: 1,
      key: expect.any(String),
      iv: (await new Client(product.url).config()).envelopeIv,
    });
    expect(JSON.stringify(sealed)).not.toContain('Fletcher');
    const plain = await fetch(`${product.url}/api/users/getRoles`);
    expect(await plain.json()).not.toHaveProperty('key');
  });
});

describe('what a property may not bring', () => {
  const refusedFields = async (body: object) => (await addOf(await as('manager'), body)).error;

  it('an HTML file named .png [PRP-16] [API-03]', async () => {
    const html = inlineFile(Buffer.from('<html><script>alert(1)</script></html>'), 'photo.png');
    expect(await refusedFields(property({ files1: [html] }))).toMatchObject({
      code: 'invalid',
      fields: { files1: 'Only image files are allowed.' },
    });
  });

  it('more than 3 MB of photos for one unit [PRP-16]', async () => {
    const photo = inlineFile(picture(640));
    expect(await refusedFields(property({ files1: [photo, photo] }))).toMatchObject({
      fields: { files1: 'Total file size exceeds 3MB limit' },
    });
  });

  it('shares of 99.99, a day gone by, a unit number twice [PRP-12] [PRP-13]', async () => {
    const body = property({
      units: [unit('1', { availableDate: dayAfter(-3) }), unit('1')],
      rentalOwners: [owner('a@owners.test', 60), owner('b@owners.test', 39.99)],
    });
    const refused = await refusedFields(body);
    expect(refused?.fields).toMatchObject({
      'units.1.unitNumber': 'Unit number must be unique',
      rentalOwners: 'Percentage must be greater than zero and total percentage must be 100%',
    });
    expect(refused?.fields).toHaveProperty(['units.0.availableDate']);
  });
});

describe('too many tries', () => {
  it('thirty wrong passwords end in 429 with a time to wait, for known and unknown accounts alike', async () => {
    // Tries are counted by quarter hours: none may end in between.
    const quarter = 15 * 60_000;
    await product.setClock(new Date(Math.ceil(Date.now() / quarter) * quarter));
    await signUp(product.url, 'target@example.com');
    const client = new Client(product.url);
    for (const email of ['target@example.com', 'nobody@example.com']) {
      const codes = new Set<string | undefined>();
      let last: Awaited<ReturnType<typeof client.call<'users', 'login'>>> | undefined;
      for (let attempt = 0; attempt < 30; attempt += 1) {
        last = await client.call('users', 'login', { body: { email, password: `wrong ${attempt}` } });
        codes.add(last.error?.code);
      }
      expect([...codes], email).toEqual(['wrong-credentials', 'too-many-tries']);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const right = await client.call('users', 'login', { body: { email: 'target@example.com', password } });
    expect(right.status).toBe(429);
  });
});
