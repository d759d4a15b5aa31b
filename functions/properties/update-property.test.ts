import { beforeEach, describe, expect, it } from 'vitest';
import { ada, mayChange, propertyStand } from '../../test/support/property-stand';

let { world, update, read } = propertyStand();
beforeEach(() => {
  ({ world, update, read } = propertyStand());
});

describe('updateProperty', () => {
  it('changes the facts, answers the next version, and logs only what differs', async () => {
    expect(await update({ property_title: ' Elm  Court ', parking: 3 })).toMatchObject({
      data: { version: 2 },
    });
    expect(await read()).toMatchObject({ property_title: 'Elm Court', parking: 3, version: 2 });
    expect(world.audit[0]).toMatchObject({
      action: 'property.update',
      about: 'prp_1',
      before: { title: 'Maple Court', parking: 0 },
      after: { title: 'Elm Court', parking: 3 },
    });
    expect(Object.keys(world.audit[0]?.before ?? {})).toHaveLength(2);
  });

  it('tells the second editor, but a repeat of the same change is done', async () => {
    await update({ city: 'Boone' });
    expect(await update({ city: 'Boone' })).toMatchObject({ data: { version: 2 } });
    await expect(update({ city: 'Nevada' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await update({ city: 'Nevada', version: 2 })).toMatchObject({ data: { version: 3 } });
  });

  it('says what is wrong in the spec’s words and changes nothing [PRP-08] [PRP-09] [PRP-10]', async () => {
    const refused = update({ property_title: ' ', zipcode: '123', propertyType: 'Castle' });
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
    expect(world.audit).toEqual([]);
  });

  it('is a rental owner’s where he was granted it and has a share', async () => {
    await update({ city: 'Boone' }, { ...ada, grants: mayChange });
    const stranger = update({ city: 'Nevada', version: 2 }, { ...ada, ownerId: 'own_cy', grants: mayChange });
    await expect(stranger).rejects.toMatchObject({ code: 'not-found' });
  });
});
