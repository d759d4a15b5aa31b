import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../support/client';
import { inlineFile, picture, property, unit } from '../support/journeys';
import { type RunningProduct, startProduct } from '../support/product';

const demoPassword = 'Rent-2026!';

let product: RunningProduct;
let head: Client;
beforeAll(async () => {
  product = await startProduct({ demoData: true });
  head = await signedIn(product.url, 'orgadmin@demo.test', demoPassword);
});
afterAll(() => product.stop());

/** The file of an address: each feature signs its own. */
const fileOf = (address = ''): string => new URL(address, product.url).pathname;
const titled = async (client: Client, search: string): Promise<string> => {
  const { properties } = (await client.call('properties', 'listProperties', { query: { search } })).body.data;
  return properties[0]?.property_id ?? '';
};
const details = async (client: Client, id: string) => {
  const [found] = (await client.call('properties', 'getProperty', { params: { id } })).body.data;
  if (!found) throw new Error('the property is gone');
  return found;
};
const unitCount = async (client: Client, search: string): Promise<number> => {
  const { properties } = (await client.call('properties', 'listProperties', { query: { search } })).body.data;
  return properties[0]?.unit_count ?? 0;
};

describe('a unit’s life', () => {
  it('is added, edited with its photos, and deleted; every list counts along [API-18] [API-20] [PRP-24]', async () => {
    const ofOwn = property({ property_title: 'Harbor Lofts', units: [unit('101')] });
    const id = (await head.call('properties', 'addProperty', { body: ofOwn })).body.data.property_id;
    const before = await details(head, id);
    const images = [
      { file: inlineFile(picture(20), 'a.png'), alt: 'Front' },
      { file: inlineFile(picture(24), 'b.png'), alt: 'Back' },
    ];
    const body = { property_id: id, unit: unit('New 1'), images };
    const unitId = (await head.call('units', 'addUnit', { body })).body.data.unit_id;
    expect(await unitCount(head, 'Harbor Lofts')).toBe(before.unit_count + 1);

    const read = (await head.call('units', 'getUnit', { params: { unitId } })).body.data;
    expect(read.images.map(({ alt }) => alt)).toEqual(['Front', 'Back']);
    const [front, back] = read.images;
    const shown = await details(head, id);
    expect(fileOf(shown.image_url)).toBe(fileOf(front?.url));

    const change = {
      version: read.version,
      unit: unit('New 2', { monthlyRent: '3300' }),
      images: [{ image_id: back?.image_id ?? '', alt: 'The back' }],
    };
    const changed = await head.call('units', 'updateUnit', { params: { unitId }, body: change });
    expect(changed.body.data.version).toBe(2);
    const second = await head.call('units', 'updateUnit', {
      params: { unitId },
      body: { ...change, unit: unit('New 3') },
    });
    expect([second.status, second.error?.code]).toEqual([409, 'changed-meanwhile']);
    const after = await details(head, id);
    expect(fileOf(after.image_url)).toBe(fileOf(back?.url));
    expect(after.property_units.find((one) => one.unit_id === unitId)).toMatchObject({
      unit_number: 'New 2',
      rent_price: '3300.00',
      image_alts: ['The back'],
    });
    // As a bucket answers who may not list it.
    expect((await fetch(product.url + (front?.url ?? ''))).status).toBe(403);

    await head.call('units', 'deleteUnit', { params: { unitId } });
    expect(await unitCount(head, 'Harbor Lofts')).toBe(before.unit_count);
    expect((await head.call('units', 'getUnit', { params: { unitId } })).status).toBe(404);
    expect((await details(head, id)).image_url).toBe('');

    const activity = await head.call('properties', 'getActivity', { params: { id }, query: {} });
    const { entries } = activity.body.data;
    expect(entries.map(({ words, object_name }) => `${words} ${object_name}`)).toEqual([
      'Deleted the unit New 2',
      'Changed the unit New 2',
      'Added the unit New 1',
      'Added the property Harbor Lofts',
    ]);
    expect(new Set(entries.map(({ by }) => by)).size).toBe(1);
    expect(entries[1]?.changes).toContainEqual({ field: 'Unit number', before: 'New 1', after: 'New 2' });
  });

  it('with a lease it stays, and its lease says who has signed [PRP-28] [PRP-29] [API-16] [API-17]', async () => {
    const { property_units } = await details(head, await titled(head, 'Beacon House'));
    const leased = property_units.find(({ unit_number }) => unit_number === '104');
    expect(leased?.unit_lease_status).toBe(1);
    const unitid = leased?.unit_id ?? '';
    const refused = await head.call('units', 'deleteUnit', { params: { unitId: unitid } });
    expect([refused.status, refused.error?.code]).toEqual([422, 'unit-has-lease']);
    const [lease] = (await head.call('leases', 'getLeaseData', { params: { unitId: unitid } })).body.data;
    const body = { unitid, leaseid: lease?.lease_unit_id ?? '' };
    const [signed] = (await head.call('leases', 'getLeaseAgreementDetails', { body })).body.data;
    expect(signed).toMatchObject({ owner_signature: '', esign_inperson: 0 });
    expect(signed?.tenant_signature).not.toBe('');
  });

  it('is not a rental owner’s to add or delete, whatever he sends [ROL-06] [ROL-07]', async () => {
    const rosa = await signedIn(product.url, 'rentalowner@demo.test', demoPassword);
    const id = await titled(rosa, 'Alder Court');
    const seen = await details(rosa, id);
    expect(seen.may).toEqual({ archive: false, change: false, addUnit: false, deleteUnit: false });
    expect(seen.rental_owners).toHaveLength(1);
    const added = await rosa.call('units', 'addUnit', {
      body: { property_id: id, unit: unit('R1'), images: [] },
    });
    const unitId = seen.property_units[7]?.unit_id ?? '';
    const deleted = await rosa.call('units', 'deleteUnit', { params: { unitId } });
    expect([added.status, deleted.status]).toEqual([403, 403]);
  });
});

describe('the owners’ shares', () => {
  it('have a history, and change from a day on', async () => {
    const id = await titled(head, 'Ivy Terrace');
    const history = async () =>
      (await head.call('properties', 'getShareHistory', { params: { id } })).body.data.map(({ shares }) =>
        shares.map(({ percentage }) => percentage),
      );
    expect(await history()).toEqual([
      [40, 60],
      [30, 70],
      [25, 75],
    ]);
    const now = await details(head, id);
    expect(now.rental_owners.map((one) => one.rent_owner_percentage)).toEqual([30, 70]);
    const ninety = now.rental_owners.map((one, index) => ({
      userId: one.rental_user_owner_id,
      percentage: index === 0 ? 50 : 40,
    }));
    const broken = await head.call('properties', 'changeShares', {
      params: { id },
      body: { version: now.version, effective_from: '2027-06-01', rentalOwners: ninety },
    });
    expect(broken.error?.fields).toEqual({
      rentalOwners: 'Percentage must be greater than zero and total percentage must be 100%',
    });
    expect(await history()).toHaveLength(3);
  });

  it('holds notes of its staff, each changed by its author alone and shown to nobody outside', async () => {
    const [staff, owner] = await Promise.all(
      ['rentalmanager@demo.test', 'rentalowner@demo.test'].map((email) =>
        signedIn(product.url, email, demoPassword),
      ),
    );
    if (!staff || !owner) throw new Error('nobody is signed in');
    const { property_units } = await details(head, await titled(head, 'Alder Court'));
    const unitId = property_units[0]?.unit_id ?? '';
    const list = (client: Client) => client.call('units', 'listNotes', { params: { unitId }, query: {} });
    const body = { unit_id: unitId, text: 'The boiler leaks.' };
    const id = (await staff.call('units', 'addNote', { body })).body.data.note_id;
    await head.call('units', 'addNote', { body: { ...body, text: 'A new one is ordered.' } });
    const change = { params: { id }, body: { version: 1, text: 'The boiler leaks again.' } };
    expect((await staff.call('units', 'updateNote', change)).body.data.version).toBe(2);
    expect((await head.call('units', 'deleteNote', { params: { id } })).status).toBe(404);
    expect((await list(head)).body.data.notes).toMatchObject([
      { text: 'A new one is ordered.', may_change: true },
      { text: 'The boiler leaks again.', may_change: false },
    ]);
    expect((await list(owner)).status).toBe(403);
    await staff.call('units', 'deleteNote', { params: { id } });
    expect((await list(staff)).body.data.notes).toMatchObject([{ text: 'A new one is ordered.' }]);
  });
});
