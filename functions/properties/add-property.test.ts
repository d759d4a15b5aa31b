import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { ownerInput, propertyBody, unitInput } from '../../test/support/property-body';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import type { Once } from '../table/db/once';
import type { Organization } from '../table/organizations/record';
import { Session } from '../table/sessions/record';
import { addProperty } from './add-property';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
});

const planned = async (planId: number, over: Partial<Organization> = {}) => {
  const { subscription } = await testWorld.organization();
  return testWorld.organization({ subscription: { ...subscription, planId }, ...over });
};
const send = (body = propertyBody(), viewer: Partial<Viewer> = {}, once?: Once) =>
  testWorld.perform(addProperty, { ...testWorld.call(viewer), body, once });
const only = async () => {
  const [found] = await testWorld.portfolio();
  if (!found) throw new Error('nothing was stored');
  return found;
};
const owner = { userId: 'usr_owner', userRoleId: 'rol_owner', roleLabel: 'owner' } as const;
const addAccount = () =>
  testWorld.account({
    userId: 'usr_owner',
    email: 'olive@owners.test',
    firstName: 'Olive',
    lastName: "O'Neill",
    mobile: '5550001111',
  });

describe('addProperty', () => {
  it('stores the property with its units and owners and answers its id [API-14][ROL-02]', async () => {
    const body = propertyBody({
      admin_id: 'usr_head',
      role_label: 'rentalOwner',
      units: [unitInput(), unitInput({ unitNumber: '2A', monthlyRent: '' })],
      rentalOwners: [
        ownerInput({ percentage: 60 }),
        ownerInput({ email: 'bo@owners.test', percentage: '40' }),
      ],
    });
    const reply = await send(body);
    const { property, units, shares } = await only();
    expect(reply).toEqual({ success: 1, data: { property_id: property.propertyId } });
    expect(property).toMatchObject({ title: 'Maple Court', unitCount: 2, createdBy: 'usr_head', image: '' });
    expect(units.map(({ unitNumber, monthlyRent }) => [unitNumber, monthlyRent])).toEqual([
      ['1A', 125_050],
      ['2A', undefined],
    ]);
    expect(units[0]).toMatchObject({ sizeSqft: '850', appliances: ['Oven'], leaseStatus: 0 });
    expect(shares.map(({ email, percentage }) => [email, percentage])).toEqual([
      ['ada@owners.test', 60],
      ['bo@owners.test', 40],
    ]);
  });

  it('fills in the defaults: no parking, fully furnished [PRP-23]', async () => {
    await send();
    expect((await only()).property).toMatchObject({ parking: 0, furnishedType: 'fullyFurnished' });
  });

  it('runs the sanitizers again, whoever sent the form [PRP-22]', async () => {
    await send(
      propertyBody({
        property_title: '  Maple   Court\u0000 ',
        zipcode: '50010 ',
        units: [unitInput({ rentprice: '0850', bedrooms: '2 rooms', unitNumber: ' 1A ' })],
        rentalOwners: [ownerInput({ email: ' ADA@owners.test', mobile: '+1 (555) 123-4567' })],
      }),
    );
    expect((await only()).property).toMatchObject({ title: 'Maple Court', zipcode: '50010' });
    expect((await only()).units[0]).toMatchObject({ sizeSqft: '850', bedrooms: '2', unitNumber: '1A' });
    expect((await testWorld.owners())[0]).toMatchObject({ email: 'ada@owners.test', mobile: '5551234567' });
  });

  it.each([
    [{ bathrooms: '1.5' }, {}, 'units.0.bathrooms'],
    [{ bedrooms: '1-2' }, {}, 'units.0.bedrooms'],
    [{ rentprice: '8,50' }, {}, 'units.0.rentprice'],
    [{}, { zipcode: '50-010' }, 'zipcode'],
  ])(
    'joins no digits across another character: %j %j is refused [PRP-09] [PRP-14] [PRP-15]',
    async (unit, facts, field) => {
      const sent = send(propertyBody({ ...facts, units: [unitInput(unit)] }));
      await expect(sent).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { [field]: expect.any(String) } },
      });
    },
  );

  it.each(['+49 30 901820', '1-641-555-019', '641 555 0199 x2'])(
    'makes no US number of %s [PRP-20]',
    async (mobile) => {
      const sent = send(propertyBody({ rentalOwners: [ownerInput({ mobile })] }));
      await expect(sent).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it.each(['Industrial', 'Office', 'Retail', 'Shopping Center', 'Others', 'Parking'])(
    'clears bedrooms and bathrooms of %s [PRP-02]',
    async (propertyType) => {
      await send(propertyBody({ propertyType }));
      expect((await only()).units[0]).toMatchObject({ bedrooms: '', bathrooms: '' });
    },
  );

  it('names every broken rule with its field [PRP-10][PRP-12][PRP-13]', async () => {
    const body = propertyBody({
      property_title: ' ',
      units: [unitInput({ unitNumber: '' })],
      rentalOwners: [ownerInput({ percentage: 99.99 })],
    });
    await expect(send(body)).rejects.toMatchObject({
      code: 'invalid',
      details: {
        fields: {
          property_title: 'Name of the Property is required',
          'units.0.unitNumber': 'Unit No required',
          rentalOwners: 'Percentage must be greater than zero and total percentage must be 100%',
        },
      },
    });
    expect(await testWorld.portfolio()).toEqual([]);
  });

  it.each([
    ['2026-06-14', '2026-06-14', true],
    ['2026-06-14', undefined, false],
    ['2026-06-15', '2026-06-16', false],
    ['2026-06-01', '2026-06-01', false],
    ['2026-06-14', 'yesterday', false],
  ])(
    'a unit available on %s when the caller says today is %s: %s [PRP-13]',
    async (availableDate, localDate, taken) => {
      const body = propertyBody({ localDate, units: [unitInput({ availableDate })] });
      const outcome = await send(body).then(
        () => true,
        () => false,
      );
      expect(outcome).toBe(taken);
    },
  );

  it.each(['rentalOwner', 'tenant', 'applicant', 'rentalManager'] as const)(
    'refuses a %s, to whom nothing was granted [ROL-06]',
    async (roleLabel) => {
      await expect(send(propertyBody(), { roleLabel })).rejects.toMatchObject({ code: 'not-permitted' });
    },
  );

  it('refuses a rental owner even when changing properties was granted [ROL-06]', async () => {
    const grants = { areas: { properties: 'change', owners: 'change' }, properties: 'all' } as const;
    await expect(send(propertyBody(), { roleLabel: 'rentalOwner', grants })).rejects.toMatchObject({
      code: 'not-permitted',
    });
  });

  it('a rental manager adds with the grant, but new owners only with a grant of their own [ROL-09]', async () => {
    const areas = { properties: 'change', owners: 'view' } as const;
    const viewer = { userId: 'usr_staff', roleLabel: 'rentalManager' } as const;
    await expect(
      send(propertyBody(), { ...viewer, grants: { areas, properties: 'all' } }),
    ).rejects.toMatchObject({ code: 'not-permitted' });
    await send(propertyBody({ admin_id: 'usr_head', userId: 'usr_staff' }), {
      ...viewer,
      grants: { areas: { ...areas, owners: 'change' }, properties: 'all' },
    });
    expect((await only()).property.createdBy).toBe('usr_staff');
  });

  it('puts it on the list of who adds it: in the person, the role and the ten newest sessions [ROL-09]', async () => {
    const areas = { properties: 'change', owners: 'change' } as const;
    const ids = { userId: 'usr_staff', userRoleId: 'rol_staff', roleLabel: 'rentalManager' } as const;
    const grants = { areas, properties: ['prp_z', 'prp_0'] };
    await testWorld.account({ userId: ids.userId });
    await testWorld.person({ ...ids, grants });
    for (let count = 0; count < 11; count += 1) {
      await testWorld.addSession({ ...testWorld.viewer(ids), grants });
      testWorld.wait(1);
    }
    await send(propertyBody({ admin_id: 'usr_head', userId: ids.userId }), { ...ids, grants });
    const { propertyId } = (await only()).property;
    const listed = ['prp_0', 'prp_z', propertyId].toSorted();
    const lists = (found: readonly { grants?: Viewer['grants'] }[]) =>
      found.map((one) => one.grants?.properties);
    expect(lists((await testWorld.people()).filter((one) => one.userId === ids.userId))).toEqual([listed]);
    expect(lists((await testWorld.deps.accounts.byId(ids.userId))?.roles ?? [])).toEqual([listed]);
    const sessions = (await testWorld.all(Session)).toSorted((one, other) =>
      one.createdAt.localeCompare(other.createdAt),
    );
    expect(lists(sessions.map(({ viewer }) => viewer))).toEqual([
      ['prp_z', 'prp_0'],
      ...Array.from({ length: 10 }, () => listed),
    ]);
  });

  it.each([{ userId: 'usr_somebody' }, { admin_id: 'usr_somebody' }])(
    'does not know %o, and acts as nobody else [API-14]',
    async (stranger) => {
      await expect(send(propertyBody(stranger))).rejects.toMatchObject({ code: 'not-found' });
      expect(await testWorld.portfolio()).toEqual([]);
    },
  );

  it('refuses a role label that is none', async () => {
    await expect(send(propertyBody({ role_label: 'king' }))).rejects.toMatchObject({
      details: { fields: { role_label: expect.any(String) } },
    });
  });
});

describe('owners of a new property', () => {
  it('a landlord names himself: his record is made from his account [ROL-04]', async () => {
    await addAccount();
    await send(propertyBody({ rentalOwners: [{ userId: 'usr_owner', percentage: 100 }] }), owner);
    expect(await testWorld.owners()).toMatchObject([
      {
        userId: 'usr_owner',
        userRoleId: 'rol_owner',
        email: 'olive@owners.test',
        lastName: "O'Neill",
        isCompany: false,
        companyName: '',
      },
    ]);
  });

  it('and found by his own mail the second time [ROL-03]', async () => {
    await addAccount();
    const body = propertyBody({ rentalOwners: [{ userId: 'usr_owner', percentage: 100 }] });
    await send(body, { ...owner, roleLabel: 'manager' });
    await send(body, { ...owner, roleLabel: 'manager' });
    expect(await testWorld.owners()).toHaveLength(1);
    expect(await testWorld.portfolio()).toHaveLength(2);
  });

  it('an org admin is not his own rental owner: his user id is nobody’s there [ROL-02]', async () => {
    const body = propertyBody({ rentalOwners: [{ userId: 'usr_head', percentage: 100 }] });
    await expect(send(body)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('plan 1 takes nobody but the caller [ROL-05]', async () => {
    await planned(1);
    await addAccount();
    const self = { userId: 'usr_owner', percentage: 60 };
    const both = propertyBody({ rentalOwners: [self, ownerInput({ percentage: 40 })] });
    await expect(send(both, owner)).rejects.toMatchObject({ code: 'not-permitted' });
    await send(propertyBody({ rentalOwners: [{ ...self, percentage: 100 }] }), owner);
    expect(await testWorld.portfolio()).toHaveLength(1);
  });

  it('plan 2 takes a second owner', async () => {
    await planned(2);
    await addAccount();
    const self = { userId: 'usr_owner', percentage: 60 };
    await send(propertyBody({ rentalOwners: [self, ownerInput({ percentage: 40 })] }), owner);
    expect((await only()).shares.map(({ percentage }) => percentage)).toEqual([60, 40]);
  });

  it('picks an existing owner of the organization, and knows none of another’s [PRP-06]', async () => {
    await send();
    const ownerId = (await testWorld.owners())[0]?.ownerId ?? '';
    const picked = propertyBody({ rentalOwners: [{ userId: ownerId, percentage: 100 }] });
    await send(picked);
    expect(await testWorld.owners()).toHaveLength(1);
    await testWorld.organization({ organizationId: 'org_two' });
    await expect(send(picked, { organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('names the field of a mail that is taken in the organization [PRP-18]', async () => {
    await send();
    const body = propertyBody({
      rentalOwners: [
        ownerInput({ email: 'new@owners.test', percentage: 50 }),
        ownerInput({ percentage: 50 }),
      ],
    });
    await expect(send(body)).rejects.toMatchObject({
      code: 'owner-email-taken',
      details: { fields: { 'rentalOwners.1.email': 'Email already exists. Please use a different email.' } },
    });
    expect(Object.keys((await send(body).catch((error) => error)).details.fields)).toEqual([
      'rentalOwners.1.email',
    ]);
  });

  it('the caller as Self and typed in again is one person twice [PRP-19]', async () => {
    await addAccount();
    const self = { userId: 'usr_owner', percentage: 50 };
    const again = ownerInput({ email: 'Olive@owners.test', percentage: 50 });
    await expect(send(propertyBody({ rentalOwners: [self, again] }), owner)).rejects.toMatchObject({
      details: { fields: { 'rentalOwners.1.email': 'Email already exist, try with another one' } },
    });
  });
});

describe('limits and repeats', () => {
  it.each([
    ['unit-limit', { limits: { properties: 5, units: 0 } }],
    ['property-limit', { limits: { properties: 0, units: 5 } }],
  ])('past the plan: %s', async (code, over) => {
    await planned(4, over);
    await expect(send()).rejects.toMatchObject({ code });
  });

  it('a repeat answers what the first call did, even when its date is past by then', async () => {
    const once = { organizationId: 'org_one', scope: 'usr_head addProperty', key: 'key-12345', hash: 'h' };
    const first = await send(propertyBody(), {}, once);
    expect(await send(propertyBody(), {}, once)).toEqual(first);
    testWorld.wait(40 * 86_400);
    expect(await send(propertyBody(), {}, once)).toEqual(first);
    expect(await testWorld.portfolio()).toHaveLength(1);
  });

  it('a refusal stays one when the key was never done', async () => {
    const once = { organizationId: 'org_one', scope: 's', key: 'key-12345', hash: 'h' };
    await expect(send(propertyBody({ street: '' }), {}, once)).rejects.toMatchObject({ code: 'invalid' });
  });
});
