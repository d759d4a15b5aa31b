import { describe, expect, it } from 'vitest';
import {
  everyArea,
  grantableAreas,
  grantsOf,
  grantsProblems,
  noGrants,
  seesNothing,
  valuesOf,
  withLevel,
} from './grants-values';
import { areaNames } from './person-texts';

describe('the permissions grid [ROL-09]', () => {
  it('offers a rental manager eight areas with three levels, and people or subscription never', () => {
    const grid = grantableAreas('rentalManager');
    expect(grid.map(({ area }) => areaNames[area].label)).toHaveLength(8);
    expect(grid.every(({ choices }) => choices.map(({ label }) => label).join() === 'None,View,Change')).toBe(
      true,
    );
  });

  it('offers a rental owner the change of own properties alone, and an admin nothing', () => {
    expect(grantableAreas('rentalOwner')).toEqual([
      {
        area: 'properties',
        choices: [
          { value: 'none', label: 'View own' },
          { value: 'change', label: 'Change' },
        ],
      },
    ]);
    expect(grantableAreas('orgAdmin')).toEqual([]);
  });

  it('takes a level away by none', () => {
    expect(withLevel({ leases: 'view', money: 'view' }, 'leases', 'none')).toEqual({ money: 'view' });
    expect(withLevel({}, 'leases', 'change')).toEqual({ leases: 'change' });
  });

  it('sends ids, and `all` whatever was chosen before', () => {
    const chosen = [{ id: 'prp_1', title: 'Elm Court' }];
    expect(grantsOf({ areas: { leases: 'view' }, isAll: false, chosen }).properties).toEqual(['prp_1']);
    expect(grantsOf({ areas: {}, isAll: true, chosen }).properties).toBe('all');
  });

  it('asks for a property where an area is granted over none', () => {
    const none = { ...noGrants, isAll: false };
    expect(grantsProblems(none)).toEqual([]);
    expect(grantsProblems({ ...none, areas: { leases: 'view' } })).toEqual([
      { path: ['grants'], message: expect.stringContaining('at least one property') },
    ]);
  });

  it('reads what the server says', () => {
    const person = {
      user_role_id: 'rol_1',
      user_id: '',
      role_label: 'rentalManager',
      role_id: 5,
      status: 'active',
      email: 'a@b.c',
      first_name: '',
      last_name: '',
      is_head: false,
      kept_out: false,
      created_at: '',
      invited_at: '',
      expires_at: '',
      version: 1,
      owner_id: '',
      areas: { leases: 'view' },
    } as const;
    const properties = [{ property_id: 'prp_1', property_title: 'Elm Court' }];
    expect(valuesOf({ ...person, properties })).toEqual({
      areas: { leases: 'view' },
      isAll: false,
      chosen: [{ id: 'prp_1', title: 'Elm Court' }],
    });
  });

  it('are all set at once, as far as the role goes [ROL-09]', () => {
    const change = everyArea('rentalManager', 'change');
    expect(Object.keys(change).length).toBeGreaterThan(3);
    for (const { area, choices } of grantableAreas('rentalManager'))
      expect(change[area], area).toBe(choices.at(-1)?.value);
    expect(new Set(Object.values(everyArea('rentalManager', 'view')))).toEqual(new Set(['view']));
    expect(everyArea('rentalManager', 'none')).toEqual({});
  });

  it('are nothing to see for staff, while a rental owner sees the own property', () => {
    expect(seesNothing('rentalManager', noGrants)).toBe(true);
    expect(seesNothing('rentalManager', { ...noGrants, areas: { leases: 'view' } })).toBe(false);
    expect(seesNothing('rentalOwner', noGrants)).toBe(false);
  });
});
