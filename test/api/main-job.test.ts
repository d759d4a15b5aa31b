import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedIn } from '../support/client';
import { inlineFile, mailedToken, owner, password, picture, property, unit } from '../support/journeys';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ demoData: false });
});
afterAll(() => product.stop());

const email = 'lena.hart@example.com';

/** Uploads a photo to storage, as the screen does when it does not fit in the call. */
async function uploadDirectly(client: Client, bytes: Buffer): Promise<string> {
  const input = { body: { contentType: 'image/png' as const, bytes: bytes.length } };
  const { imageUpload, url, fields } = (await client.call('properties', 'createImageUpload', input)).body
    .data;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
  expect(url).toMatch(/^\/local\/s3\//);
  const sent = await fetch(product.url + url, { method: 'POST', body: form });
  expect(sent.status).toBe(204);
  return imageUpload;
}

describe('the main job, from signing up to logging out', () => {
  it('signs up, opens the mail’s link and logs in [ACC-01] [API-10]', async () => {
    const client = new Client(product.url);
    const roles = (await client.call('users', 'getRoles', {})).body;
    expect(roles.data[0]).toMatchObject({
      manager: 1,
      owner: 2,
      rentalOwner: 3,
      orgAdmin: 4,
      rentalManager: 5,
    });

    const nonce = 'n'.repeat(64);
    const form = { first_name: 'Lena', last_name: 'Hart', email, password, planid: 2, annual: true, nonce };
    expect((await client.call('users', 'register', { body: form })).body).toEqual({ success: 1 });
    const early = await client.call('users', 'login', { body: { email, password } });
    expect(early.error?.code).toBe('wrong-credentials');

    const token = await mailedToken(product.url, email, '/auth/activationsuccess');
    const activated = (await client.call('users', 'activate', { body: { token, nonce } })).body;
    expect(activated.data.user).toMatchObject({ email, account: { status: 'trial' } });
    expect((await client.call('users', 'activate', { body: { token } })).error?.code).toBe('link-not-valid');

    const { user } = await client.logIn(email, password);
    expect(user).toMatchObject({
      first_name: 'Lena',
      roles: [{ role_label: 'owner', role_id: 2 }],
      plan: [{ planid: 2, no_of_units: 50, subscription_type: 'annually' }],
      user_plans: [{ amount: 190 }],
      account: { canChange: true, trialDaysLeft: 14 },
    });
  });

  it('adds a property with photos, two units and two owners 60/40, finds it, opens it, logs out [API-14] [API-15] [API-11] [PRP-12]', async () => {
    const client = await signedIn(product.url, email, password);
    const large = picture(700);
    const body = property({
      units: [
        unit('101'),
        unit('102', { imageUploads: [await uploadDirectly(client, large)], monthlyRent: '' }),
      ],
      rentalOwners: [
        owner('ada@owners.test', 60),
        owner('office@hill.test', 40, {
          firstName: '',
          lastName: '',
          companyName: 'Hill LLC',
          isCompany: true,
        }),
      ],
      files1: [inlineFile(picture(20), '../../../etc/passwd.png')],
    });
    const added = (await client.call('properties', 'addProperty', { body })).body;
    const id = added.data.property_id;

    const list = (await client.call('properties', 'listProperties', { query: {} })).body.data;
    expect(list).toMatchObject({
      total: 1,
      properties: [{ property_id: id, property_title: 'Maple Court', unit_count: 2 }],
    });

    const [read] = (await client.call('properties', 'getProperty', { params: { id } })).body.data;
    expect(read).toMatchObject({
      street_address: '12 Maple Street',
      parking: 0,
      furnished_type: 'fullyFurnished',
      property_units: [
        { unit_number: '101', rent_price: '1250.50', size_sqft: '850', unit_lease_status: 0 },
        { unit_number: '102', rent_price: '' },
      ],
    });
    const shares = read?.rental_owners.map((one) => [one.rent_owner_email, one.rent_owner_percentage]).sort();
    expect(shares).toEqual([
      ['ada@owners.test', 60],
      ['office@hill.test', 40],
    ]);

    const [inline = '', direct = ''] = read?.property_units.flatMap((one) => one.image_urls) ?? [];
    const shown = await fetch(product.url + direct);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer()).equals(large)).toBe(true);
    expect((await fetch(product.url + inline)).status).toBe(200);
    expect(inline).not.toContain('passwd');
    expect((await fetch((product.url + inline).replace(/Signature=\w{4}/, 'Signature=0000'))).status).toBe(
      403,
    );

    const { sessionId } = client;
    expect((await client.call('users', 'logout', { body: { sessionId } })).body).toEqual({ success: 1 });
    expect((await client.call('users', 'getCurrentUser', {})).status).toBe(401);
  });

  it('sets a new password by mail, which ends every session', async () => {
    const client = await signedIn(product.url, email, password);
    (await new Client(product.url).call('users', 'forgotPassword', { body: { email } })).body;
    const token = await mailedToken(product.url, email, '/auth/resetPwd');
    const next = 'another good passphrase';
    (await client.call('users', 'resetPassword', { body: { token, password: next } })).body;
    expect((await client.call('users', 'getCurrentUser', {})).status).toBe(401);
    await expect(signedIn(product.url, email, password)).rejects.toThrow(/wrong-credentials/);
    await signedIn(product.url, email, next);
  });

  it('left nothing to report', () => expect(product.reports).toEqual([]));
});
