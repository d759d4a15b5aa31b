import { beforeEach, describe, expect, it } from 'vitest';
import { properties as rows } from '../../shared/contract/properties';
import type { Viewer } from '../../shared/domain/people/roles';
import { OwnerForm } from '../../shared/domain/portfolio/owners';
import { ownerInput } from '../../test/support/property-body';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openProperty, owner, staff } from '../../test/support/test-world/properties';
import { ada, mayChange } from '../../test/support/test-world/viewer';
import { getShareHistory } from './get-share-history';

let testWorld: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  testWorld = await openProperty();
});

const history = (viewer: Partial<Viewer> = {}) =>
  getShareHistory({ ...testWorld.call(viewer), params: { id: propertyId } }, testWorld.deps);

describe('changeShares', () => {
  it('counts from its day on: until then the old shares are shown, and the history has both', async () => {
    expect(await testWorld.shares([owner('own_ada', 25), owner('own_cy', 75)])).toMatchObject({
      data: { version: 2 },
    });
    const seen = async () => (await testWorld.read())?.rental_owners.map((one) => one.rent_owner_percentage);
    expect(await seen()).toEqual([60, 40]);
    testWorld.wait(16 * 86_400);
    expect(await seen()).toEqual([25, 75]);
    expect(rows.getShareHistory.reply.parse(await history()).data).toEqual([
      {
        effective_from: '2026-07-01',
        shares: [
          { rental_user_owner_id: 'own_ada', name: 'ada Stone', percentage: 25 },
          { rental_user_owner_id: 'own_cy', name: 'cy Stone', percentage: 75 },
        ],
      },
      {
        effective_from: '2026-06-01',
        shares: [
          { rental_user_owner_id: 'own_ada', name: 'ada Stone', percentage: 60 },
          { rental_user_owner_id: 'own_bea', name: 'bea Stone', percentage: 40 },
        ],
      },
    ]);
  });

  it('lets an owner see the property from his first day to his last', async () => {
    await testWorld.shares([owner('own_ada', 25), owner('own_cy', 75)]);
    const sees = (ownerId: string) =>
      testWorld.read({ ...ada, ownerId }).then(
        () => true,
        () => false,
      );
    expect([await sees('own_bea'), await sees('own_cy')]).toEqual([true, false]);
    testWorld.wait(16 * 86_400);
    expect([await sees('own_bea'), await sees('own_cy')]).toEqual([false, true]);
  });

  it.each([
    ['99 %', [owner('own_ada', 99)]],
    ['101 %', [owner('own_ada', 51), owner('own_bea', 50)]],
    ['a share of nothing', [owner('own_ada', 100), owner('own_bea', 0)]],
  ])('refuses %s in the spec’s words [PRP-12]', async (_, rentalOwners) => {
    await expect(testWorld.shares(rentalOwners)).rejects.toMatchObject({
      code: 'invalid',
      details: {
        fields: { rentalOwners: 'Percentage must be greater than zero and total percentage must be 100%' },
      },
    });
  });

  it.each([
    ['no owner', [], { rentalOwners: 'You have to add at least one rental owner details' }, '2026-07-01'],
    ['no day', [owner('own_ada', 100)], { effective_from: 'Choose the day the shares start' }, 'soon'],
    [
      'a day before the last change',
      [owner('own_ada', 100)],
      { effective_from: 'The shares count from Jun 01, 2026 on. Choose that day or a later one.' },
      '2026-05-31',
    ],
    [
      'no day, though nothing would change',
      [owner('own_ada', 60), owner('own_bea', 40)],
      { effective_from: 'Choose the day the shares start' },
      'soon',
    ],
    [
      'a far day',
      [owner('own_ada', 100)],
      { effective_from: 'Choose a day within the next 5 years' },
      '2126-01-01',
    ],
  ])('refuses %s [PRP-11]', async (_, rentalOwners, fields, from) => {
    await expect(testWorld.shares(rentalOwners, { from })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields },
    });
  });

  it('that is still to come gives way to one that comes sooner, and is taken back by the shares that count', async () => {
    await testWorld.shares([owner('own_cy', 100)], { from: '2031-01-01' });
    await testWorld.shares([owner('own_ada', 100)], { from: '2026-08-01', version: 2 });
    const days = async () =>
      (await history()).data.filter((set) => !set.taken_back).map(({ effective_from }) => effective_from);
    expect(await days()).toEqual(['2026-08-01', '2026-06-01']);
    const standing = [owner('own_ada', 60), owner('own_bea', 40)];
    const back = await testWorld.shares(standing, { from: '2026-08-01', version: 3 });
    expect([await days(), back.data.version]).toEqual([['2026-06-01'], 4]);
    expect(await testWorld.shares(standing, { from: '2026-08-01', version: 4 })).toMatchObject({
      data: { version: 4 },
    });
    expect(await testWorld.audit()).toHaveLength(3);
  });

  it('is kept in the history and the log when it gives way before its day, with when and by whom', async () => {
    await testWorld.account({ firstName: 'Maya', lastName: 'Okafor' });
    await testWorld.shares([owner('own_ada', 40), owner('own_cy', 60)], { from: '2030-01-01' });
    await testWorld.shares([owner('own_cy', 100)], { from: '2031-01-01', version: 2 });
    testWorld.wait(60);
    await testWorld.shares([owner('own_ada', 60), owner('own_bea', 40)], { from: '2026-08-01', version: 3 });
    const taken_back = { at: '2026-06-15T12:01:00.000Z', by: 'Maya Okafor' };
    const sets = rows.getShareHistory.reply.parse(await history()).data;
    expect(sets.slice(1)).toMatchObject([
      { effective_from: '2031-01-01', taken_back, shares: [{ name: 'cy Stone', percentage: 100 }] },
      { effective_from: '2030-01-01', taken_back, shares: [{ percentage: 40 }, { percentage: 60 }] },
    ]);
    const [entry] = await testWorld.audit();
    expect(entry?.before).toMatchObject({
      takenBack: [
        { effectiveFrom: '2030-01-01', shares: [{ name: 'ada Stone' }, { name: 'cy Stone' }] },
        { effectiveFrom: '2031-01-01' },
      ],
    });
    expect((await history(ada)).data.map(({ shares: of }) => of.map(({ percentage }) => percentage))).toEqual(
      [[60], [40]],
    );
  });

  it('is kept of a former owner for who still sees them, and not for staff with a chosen list', async () => {
    await testWorld.shares([owner('own_ada', 25), owner('own_cy', 75)]);
    testWorld.wait(16 * 86_400);
    const seenBy = async (viewer: Partial<Viewer>) =>
      (await history(viewer)).data.map(({ shares }) => shares.map(({ name }) => name));
    const all = [
      ['ada Stone', 'cy Stone'],
      ['ada Stone', 'bea Stone'],
    ];
    const owners = staff({ properties: 'view', owners: 'view' });
    expect([await seenBy({}), await seenBy(owners)]).toEqual([all, all]);
    const grants = { areas: { properties: 'view', owners: 'view' }, properties: [propertyId] } as const;
    const chosen = { ...owners, grants: { ...grants, properties: [...grants.properties] } };
    expect(await seenBy(chosen)).toEqual([['ada Stone', 'cy Stone'], ['ada Stone']]);
  });

  it('is done once, and the second editor is told', async () => {
    await testWorld.shares([owner('own_ada', 100)]);
    expect(await testWorld.shares([owner('own_ada', 100)])).toMatchObject({ data: { version: 2 } });
    await expect(testWorld.shares([owner('own_bea', 100)])).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  it('names the new owner whose mail somebody has [PRP-18]', async () => {
    const taken = OwnerForm.parse(ownerInput({ email: 'cy@owners.test', percentage: 50 }));
    await expect(testWorld.shares([owner('own_ada', 50), taken])).rejects.toMatchObject({
      code: 'owner-email-taken',
      details: { fields: { 'rentalOwners.1.email': 'Email already exists. Please use a different email.' } },
    });
  });

  it.each([
    ['a rental owner, whatever was granted', { ...ada, grants: mayChange }],
    ['staff without owners', staff({ properties: 'change' })],
    ['staff who only see owners', staff({ properties: 'change', owners: 'view' })],
  ])('is not for %s', async (_, viewer) => {
    await expect(testWorld.shares([owner('own_ada', 100)], viewer)).rejects.toMatchObject({
      code: 'not-permitted',
    });
    expect(await testWorld.audit()).toEqual([]);
  });
});
