import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import {
  added,
  aNewProperty,
  anOrganization,
  anOwner,
  aTrace,
  factsOf,
  noon,
} from '../../../test/support/table-data';
import type { NewOwner } from '../owners/record';
import { seedWriter } from '../seed';
import type { PropertyFacts, PropertyHead } from './record';
import type { NewProperty } from './writes';

const organizationId = 'org_north';
const today = '2026-06-15';

describe.each(engines)('changes of a property on %s', (engine) => {
  const { open } = useDatabase(engine);

  const owner = (firstName: string): NewOwner => anOwner(organizationId, { firstName });
  const withProperty = async (
    shares: NewProperty['shares'] = [{ owner: owner('Ada'), isNew: true, percentage: 100 }],
  ) => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    const made = aNewProperty(organizationId, { units: 2, shares });
    await stores.properties.add(added(made));
    const propertyId = made.property.propertyId;
    const headOn = async (day = today): Promise<PropertyHead> => {
      const head = await stores.properties.head({ organizationId, propertyId, today: day });
      if (!head) throw new Error('the property is gone');
      return head;
    };
    return { stores, made, propertyId, headOn };
  };
  const update = (stores: OpenStores, head: PropertyHead, part: Partial<PropertyFacts>) =>
    stores.properties.update({
      head,
      facts: { ...factsOf(head.property), ...part },
      trace: aTrace(organizationId, head.property.propertyId),
    });
  type Parts = readonly (readonly [NewOwner, number, isNew?: boolean])[];
  const share = (stores: OpenStores, head: PropertyHead, { from, parts }: { from: string; parts: Parts }) =>
    stores.properties.changeShares({
      head,
      from,
      shares: parts.map(([given, percentage, isNew = false]) => ({ owner: given, percentage, isNew })),
      trace: aTrace(organizationId, head.property.propertyId),
    });
  const percentages = ({ shares }: PropertyHead) =>
    shares.map(({ firstName, percentage }) => `${firstName} ${percentage}`);
  const listOf = async ({ properties }: OpenStores, ownerId: string, day: string) =>
    (
      await properties.page({
        organizationId,
        scope: { kind: 'owner', ownerId, today: day },
        sort: 'newest',
        limit: 10,
      })
    ).properties.map(({ title, unitCount }) => `${title} ${unitCount}`);

  it('are copied into every list, its place by name and its search text among them [PRP-24]', async () => {
    const { stores, made, headOn } = await withProperty();
    const other = aNewProperty(organizationId, { property: { title: 'Maple Court' } });
    await stores.properties.add(added(other));
    expect(await update(stores, await headOn(), { title: 'Zebra Yard', city: 'Ames', parking: 9 })).toBe(2);
    expect((await headOn()).property).toMatchObject({ title: 'Zebra Yard', parking: 9, version: 2 });
    const list = { organizationId, scope: { kind: 'all' }, limit: 10 } as const;
    const byName = await stores.properties.page({ ...list, sort: 'name' });
    expect(byName.properties.map(({ title, city }) => `${title} ${city}`)).toEqual([
      'Maple Court Des Moines',
      'Zebra Yard Ames',
    ]);
    const found = await stores.properties.page({ ...list, sort: 'newest', search: 'zebra' });
    expect(found.properties).toHaveLength(1);
    expect(await listOf(stores, made.shares[0]?.owner.ownerId ?? '', today)).toEqual(['Zebra Yard 2']);
  });

  it('tell the second of two who change at once', async () => {
    const ada = owner('Ada');
    const { stores, headOn } = await withProperty([{ owner: ada, isNew: true, percentage: 100 }]);
    const head = await headOn();
    const results = await Promise.allSettled([
      update(stores, head, { title: 'One' }),
      update(stores, head, { title: 'Two' }),
      share(stores, head, { from: today, parts: [[ada, 100]] }),
    ]);
    const codes = results.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.code));
    expect(codes.toSorted()).toEqual([2, 'changed-meanwhile', 'changed-meanwhile']);
  });

  it('of the shares count from their day on, and what was before stays', async () => {
    const [ada, bea, cy] = [owner('Ada'), owner('Bea'), owner('Cy')];
    const { stores, headOn } = await withProperty([
      { owner: ada, isNew: true, percentage: 60 },
      { owner: bea, isNew: true, percentage: 40 },
    ]);
    expect(
      await share(stores, await headOn(), {
        from: '2026-07-01',
        parts: [
          [ada, 50],
          [cy, 50, true],
        ],
      }),
    ).toBe(2);
    expect(percentages(await headOn('2026-06-30'))).toEqual(['Ada 60', 'Bea 40']);
    expect(percentages(await headOn('2026-07-01'))).toEqual(['Ada 50', 'Cy 50']);
    expect((await headOn()).property.shareSets?.map(({ from }) => from)).toEqual([today, '2026-07-01']);
    expect(await stores.organizations.byId(organizationId)).toMatchObject({ ownerCount: 3 });
    const lists = (day: string) =>
      Promise.all([ada, bea, cy].map(({ ownerId }) => listOf(stores, ownerId, day)));
    expect(await lists('2026-06-30')).toEqual([['Elm Court 2'], ['Elm Court 2'], []]);
    expect(await lists('2026-07-01')).toEqual([['Elm Court 2'], [], ['Elm Court 2']]);
    // Another change for the same day replaces the first one, and an owner can come back.
    await share(stores, await headOn(), { from: '2026-07-01', parts: [[bea, 100]] });
    expect(await lists('2026-07-01')).toEqual([[], ['Elm Court 2'], []]);
    expect(percentages(await headOn('2026-06-30'))).toEqual(['Ada 60', 'Bea 40']);
  });

  it('of the shares are 100 in all, by 60 owners today and to come, with the last 50 taken back kept', async () => {
    const [ada, bea] = [owner('Ada'), owner('Bea')];
    const { stores, headOn } = await withProperty([
      { owner: ada, isNew: true, percentage: 60 },
      { owner: bea, isNew: true, percentage: 40 },
    ]);
    const day = (first: string, count: number) =>
      new Date(Date.parse(first) + count * 86_400_000).toISOString().slice(0, 10);
    const sole = (ownerId: string, from: string) => ({ from, shares: [{ ownerId, percentage: 100 }] });
    const past = (count: number) =>
      Array.from({ length: count }, (_, n) => sole((n % 2 === 0 ? ada : bea).ownerId, day('2020-01-01', n)));
    const toCome = (count: number) => [
      sole(ada.ownerId, '2026-01-01'),
      ...Array.from({ length: count }, (_, n) => sole(`own_${n}`, day('2026-07-01', n))),
      sole(ada.ownerId, '2026-12-01'),
    ];
    const change = async (part: Partial<PropertyHead['property']>, from = '2027-01-01') => {
      const head = await headOn();
      const parts = [
        [ada, 50],
        [bea, 50],
      ] as const;
      return share(stores, { ...head, property: { ...head.property, ...part } }, { from, parts });
    };
    const refused = (sentence: string) => ({
      code: 'invalid',
      details: { fields: { rentalOwners: expect.stringContaining(sentence) } },
    });
    await expect(change({ shareSets: past(100) })).rejects.toMatchObject(refused('at most 100 times'));
    expect(await change({ shareSets: past(99) })).toBe(2);
    await expect(change({ shareSets: toCome(59) })).rejects.toMatchObject(refused('wait for their day'));
    expect(await change({ shareSets: toCome(58) })).toBe(3);
    const old = Array.from({ length: 50 }, (_, n) => ({
      ...sole(ada.ownerId, day('2025-01-01', n)),
      at: noon.toISOString(),
      by: 'usr_1',
    }));
    const coming = sole(ada.ownerId, '2026-12-01');
    await change({ shareSets: [sole(bea.ownerId, '2026-01-01'), coming], takenBack: old }, '2026-12-01');
    expect((await headOn()).property.takenBack?.map(({ from }) => from)).toEqual([
      ...old.slice(1).map(({ from }) => from),
      coming.from,
    ]);
  });

  it('of the shares that are still to come can be taken back: nobody gets the property by them', async () => {
    const [ada, bea, cy] = [owner('Ada'), owner('Bea'), owner('Cy')];
    const { stores, headOn } = await withProperty([{ owner: ada, isNew: true, percentage: 100 }]);
    await share(stores, await headOn(), { from: '2026-07-01', parts: [[bea, 100, true]] });
    await share(stores, await headOn(), { from: '2027-07-01', parts: [[cy, 100, true]] });
    await share(stores, await headOn(), { from: '2026-07-01', parts: [[ada, 100]] });
    const head = await headOn('2028-01-01');
    expect([percentages(head), head.property.shareSets?.length]).toEqual([['Ada 100'], 1]);
    const lists = [ada, bea, cy].map(({ ownerId }) => listOf(stores, ownerId, '2028-01-01'));
    expect(await Promise.all(lists)).toEqual([['Elm Court 2'], [], []]);
  });

  it('keep the lists of who comes later up to date meanwhile', async () => {
    const [ada, cy] = [owner('Ada'), owner('Cy')];
    const { stores, made, headOn } = await withProperty([{ owner: ada, isNew: true, percentage: 100 }]);
    await share(stores, await headOn(), { from: '2026-07-01', parts: [[cy, 100, true]] });
    const [unit] = made.units;
    if (!unit) throw new Error('the test made two');
    await stores.units.remove({
      unit,
      head: await headOn(),
      on: '2026-06-15',
      trace: aTrace(organizationId, 'p'),
    });
    expect(await listOf(stores, ada.ownerId, today)).toEqual(['Elm Court 1']);
    expect(await listOf(stores, cy.ownerId, '2026-07-01')).toEqual(['Elm Court 1']);
  });

  it('of a unit meanwhile are not lost on a new owner’s list: the change of shares is made again', async () => {
    const ada = owner('Ada');
    const { stores, made, headOn } = await withProperty([{ owner: ada, isNew: true, percentage: 100 }]);
    const head = await headOn();
    const [unit] = made.units;
    if (!unit) throw new Error('the test made two');
    await stores.units.remove({ unit, head, on: '2026-06-15', trace: aTrace(organizationId, 'p') });
    const late = share(stores, head, { from: today, parts: [[owner('Cy'), 100, true]] });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuse a new owner’s mail that somebody has, and write nothing', async () => {
    const ada = owner('Ada');
    const { stores, headOn } = await withProperty([{ owner: ada, isNew: true, percentage: 100 }]);
    const same = anOwner(organizationId, { email: ada.email });
    const taken = share(stores, await headOn(), { from: '2026-07-01', parts: [[same, 100, true]] });
    await expect(taken).rejects.toMatchObject({ code: 'owner-email-taken' });
    expect((await headOn()).property.version).toBeUndefined();
  });

  it('put what somebody with a chosen list adds into that list, and into the live session', async () => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    const grants = { areas: { properties: 'change' as const }, properties: ['prp_other'] };
    const viewer = {
      userId: 'usr_staff',
      userRoleId: 'rol_staff',
      roleLabel: 'rentalManager' as const,
      organizationId,
      grants,
    };
    const createdAt = noon.toISOString();
    const role = { ...viewer, organizationName: 'North', adminUserId: 'usr_head', createdAt };
    await seedWriter(stores.db).putRole(role);
    await seedWriter(stores.db).putMember({ email: 'staff@demo.test', firstName: 'S', lastName: 'T' }, role);
    const session = {
      sessionId: 'ses_1',
      viewer,
      createdAt,
      expiresAt: '2026-06-15T14:00:00.000Z',
      endsAt: '2026-07-15T12:00:00.000Z',
      agent: 'Vitest',
    };
    await stores.sessions.start(session);
    const made = aNewProperty(organizationId);
    await stores.properties.add({ ...added(made), grantTo: viewer });
    const after = ['prp_other', made.property.propertyId].toSorted();
    const [live, person] = await Promise.all([
      stores.sessions.byId({ userId: viewer.userId, sessionId: 'ses_1' }),
      stores.people.byId({ organizationId, userRoleId: viewer.userRoleId }),
    ]);
    expect(live?.viewer.grants).toEqual({ ...grants, properties: after });
    expect(person?.grants).toEqual({ ...grants, properties: after });
  });
});
