import { beforeEach, describe, expect, it } from 'vitest';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openProperty } from '../../test/support/test-world/properties';
import { ada, mayChange } from '../../test/support/test-world/viewer';

let testWorld: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  testWorld = await openProperty();
});

describe('updateProperty', () => {
  it('changes the facts, answers the next version, and logs only what differs', async () => {
    expect(await testWorld.update({ property_title: ' Elm  Court ', parking: 3 })).toMatchObject({
      data: { version: 2 },
    });
    expect(await testWorld.read()).toMatchObject({ property_title: 'Elm Court', parking: 3, version: 2 });
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({
      action: 'property.update',
      about: propertyId,
      before: { title: 'Maple Court', parking: 0 },
      after: { title: 'Elm Court', parking: 3 },
    });
    expect(Object.keys(entry?.before ?? {})).toHaveLength(2);
  });

  it('tells the second editor, but a repeat of the same change is done', async () => {
    await testWorld.update({ city: 'Boone' });
    expect(await testWorld.update({ city: 'Boone' })).toMatchObject({ data: { version: 2 } });
    await expect(testWorld.update({ city: 'Nevada' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await testWorld.update({ city: 'Nevada', version: 2 })).toMatchObject({ data: { version: 3 } });
  });

  it('says what is wrong in the spec’s words and changes nothing [PRP-08] [PRP-09] [PRP-10]', async () => {
    const refused = testWorld.update({ property_title: ' ', zipcode: '123', propertyType: 'Castle' });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      details: {
        fields: {
          property_title: 'Name of the Property is required',
          zipcode: 'Zipcode must be 5 characters long',
          propertyType: 'Property type is required',
        },
      },
    });
    expect(await testWorld.audit()).toEqual([]);
  });

  it('is a rental owner’s where he was granted it and has a share', async () => {
    await testWorld.update({ city: 'Boone' }, { ...ada, grants: mayChange });
    const stranger = testWorld.update(
      { city: 'Nevada', version: 2 },
      { ...ada, ownerId: 'own_cy', grants: mayChange },
    );
    await expect(stranger).rejects.toMatchObject({ code: 'not-found' });
  });
});
