import { describe, expect, it } from 'vitest';
import { messages } from '../../../../shared/domain/messages';
import { differencesOf, merged } from '../../forms/merge';
import type { FormWithGrants } from './grants-fields';
import { grantsMerge } from './grants-merge';
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
import { firstValues, inviteBody, inviteNameOf, inviteProblems } from './invite-values';
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

describe('permissions that two admins changed', () => {
  const elm = { id: 'prp_1', title: 'Elm Court' };
  const oak = { id: 'prp_2', title: 'Oak Row' };
  const base = { grants: { ...noGrants, areas: { leases: 'view', money: 'view' } } } as const;
  const theirs = {
    grants: { areas: { leases: 'change', documents: 'view' }, isAll: false, chosen: [elm, oak] },
  } as const;
  const said = (mine: FormWithGrants) => differencesOf(grantsMerge, { base, theirs, mine });

  it('differ by area and by where, in the grid’s words', () => {
    expect(said(base)).toEqual([
      { name: 'leases', label: areaNames.leases.label, theirs: 'Change', mine: 'View', touched: false },
      { name: 'money', label: areaNames.money.label, theirs: 'None', mine: 'View', touched: false },
      { name: 'documents', label: areaNames.documents.label, theirs: 'View', mine: 'None', touched: false },
      {
        name: 'properties',
        label: 'Where',
        touched: false,
        theirs: 'Elm Court, Oak Row',
        mine: 'All properties',
      },
    ]);
  });

  it('do not differ by the order in which properties were chosen', () => {
    const mine = { grants: { ...theirs.grants, chosen: [oak, elm] } };
    expect(said(mine)).toEqual([]);
  });

  it('take only what was chosen of the other', () => {
    const choices = { leases: 'theirs', money: 'theirs', documents: 'mine', properties: 'mine' } as const;
    expect(merged(grantsMerge, { theirs, mine: base, choices })).toEqual({
      grants: { ...noGrants, areas: { leases: 'change' } },
    });
    expect(merged(grantsMerge, { theirs, mine: base, choices: { properties: 'theirs' } })).toEqual({
      grants: { ...base.grants, isAll: false, chosen: [elm, oak] },
    });
  });
});

describe('an invitation', () => {
  const good = { ...firstValues, email: ' mia@a.test ' };

  it.each([
    [{ ...good, role: 'rentalOwner', ownerId: '' }, 'ownerId', 'Choose the rental owner this person is'],
    [{ ...good, email: '  ' }, 'email', messages.emailRequired],
    [{ ...good, email: 'mia' }, 'email', messages.emailInvalid],
    [{ ...good, firstName: 'see http://x.test' }, 'firstName', expect.any(String)],
    [{ ...good, lastName: 'see http://x.test' }, 'lastName', expect.any(String)],
    [
      { ...good, grants: { areas: { leases: 'view' }, isAll: false, chosen: [] } },
      'grants',
      expect.stringContaining('at least one property'),
    ],
  ] as const)('%j is refused at %s', (values, field, message) => {
    expect(inviteProblems(values)).toEqual([{ path: [field], message }]);
  });

  it('of staff needs no owner, and no permissions where the role takes none', () => {
    expect(inviteProblems(good)).toEqual([]);
    const empty = { areas: { leases: 'view' }, isAll: false, chosen: [] } as const;
    expect(inviteProblems({ ...good, role: 'orgAdmin', grants: empty })).toEqual([]);
  });

  it('sends the owner of a rental owner alone, and permissions of who takes them', () => {
    const values = { ...good, ownerId: 'own_1', grants: { ...noGrants, areas: { leases: 'view' } } } as const;
    const staff = { areas: { leases: 'view' }, properties: 'all' };
    expect(inviteBody(values)).toMatchObject({ email: 'mia@a.test', owner_id: '', grants: staff });
    expect(inviteBody({ ...values, role: 'rentalOwner' })).toMatchObject({ owner_id: 'own_1' });
    expect(inviteBody({ ...values, role: 'orgAdmin' }).grants).toEqual({ areas: {}, properties: [] });
  });

  it('names the form’s fields for those of the call', () => {
    expect(['owner_id', 'first_name', 'last_name', 'email'].map(inviteNameOf)).toEqual([
      'ownerId',
      'firstName',
      'lastName',
      'email',
    ]);
  });
});
