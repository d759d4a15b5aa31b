import { describe, expect, it } from 'vitest';
import { messages } from '../../shared/domain/messages';
import { aPerson } from '../../test/support/people-world';
import { janesProfile } from '../../test/support/profile-api';

const good = { first_name: 'Janet', last_name: 'Doe-Hart', mobile_number: '+1 (555) 987-6543' };

describe('getProfile', () => {
  it('answers the caller’s own details, with defaults for what was never set', async () => {
    const { call } = await janesProfile();
    const { status, json } = await call('getProfile');
    expect([status, json.data]).toEqual([
      200,
      {
        first_name: 'Jane',
        last_name: 'Doe',
        email: 'jane@demo.test',
        email_bounces: false,
        mobile_number: '5551234567',
        image_url: '',
        organization: { name: 'Northgate Homes', may_rename: true },
        notifications: {
          people: { bell: true, mail: false },
          bank: { bell: true, mail: false },
          plan: { bell: true, mail: false },
        },
        second_factor: { since: '', recovery_codes_left: 0 },
      },
    ]);
  });

  it('says that mail bounces, that the second step is on, and who is not the head', async () => {
    const { call, world, jane } = await janesProfile();
    const since = world.now.toISOString();
    world.accounts.set('usr_jane', { ...jane(), bouncedAt: since });
    const factor = { userId: 'usr_jane', secret: 'S', since, lastStep: 0, recoveryHashes: ['a', 'b'] };
    world.secondFactors.set('usr_jane', factor);
    const organization = world.organizations.get('org_one');
    if (organization) world.organizations.set('org_one', { ...organization, adminUserId: 'usr_else' });
    expect((await call('getProfile')).json.data).toMatchObject({
      email_bounces: true,
      organization: { may_rename: false },
      second_factor: { since, recovery_codes_left: 2 },
    });
  });

  it('asks for everything side by side', async () => {
    const { call, world } = await janesProfile();
    world.takeCalls();
    await call('getProfile');
    expect(world.takeCalls().toSorted()).toEqual([
      'accounts.byId',
      'files.link',
      'secondFactors.of',
      'sessions.withOrganization',
    ]);
  });
});

describe('updateProfile', () => {
  it('keeps name and mobile as sign-up does, renames the person everywhere, and tells each organization', async () => {
    const { call, world, jane, logged } = await janesProfile();
    aPerson(world, { userRoleId: 'rol_staff', userId: 'usr_jane', organizationId: 'org_two' });
    aPerson(world, { userRoleId: 'rol_else', userId: 'usr_else' });
    expect((await call('updateProfile', good)).status).toBe(200);
    expect(jane()).toMatchObject({ firstName: 'Janet', lastName: 'Doe-Hart', mobile: '5559876543' });
    expect(world.people.map(({ firstName }) => firstName)).toEqual(['Janet', 'Mia']);
    expect(logged()).toEqual(['account.profile org_one', 'account.profile org_two']);
    expect(world.audit[0]).toMatchObject({
      before: { name: 'Jane Doe', mobile: '5551234567' },
      after: { name: 'Janet Doe-Hart', mobile: '5559876543' },
    });
  });

  it('tells nobody of a change that changes nothing', async () => {
    const { call, logged } = await janesProfile();
    await call('updateProfile', good);
    expect((await call('updateProfile', good)).status).toBe(200);
    expect(logged()).toHaveLength(2);
  });

  it.each([
    [{ ...good, first_name: '12' }, { first_name: messages.firstNameRequired }],
    [{ ...good, last_name: ' ' }, { last_name: messages.lastNameRequired }],
    [{ ...good, mobile_number: '555' }, { mobile_number: messages.mobileInvalid }],
  ])('refuses %j with a sentence', async (body, fields) => {
    const { call, jane } = await janesProfile();
    const { status, json } = await call('updateProfile', body);
    expect([status, json.error]).toMatchObject([422, { code: 'invalid', fields }]);
    expect(jane().firstName).toBe('Jane');
  });
});

describe('renameOrganization', () => {
  it('is the head’s, and is told to the log', async () => {
    const { call, world } = await janesProfile();
    expect((await call('renameOrganization', { name: ' Southgate \n Homes ' })).status).toBe(200);
    expect(world.organizations.get('org_one')?.name).toBe('Southgate Homes');
    expect(world.audit).toMatchObject([
      {
        action: 'organization.rename',
        organizationId: 'org_one',
        object: { kind: 'organization', id: 'org_one' },
        before: { name: 'Northgate Homes' },
        after: { name: 'Southgate Homes' },
      },
    ]);
    expect((await call('getProfile')).json.data).toMatchObject({ organization: { name: 'Southgate Homes' } });
  });

  it('is nobody else’s, whatever the role', async () => {
    const { call, world } = await janesProfile();
    const organization = world.organizations.get('org_one');
    if (organization) world.organizations.set('org_one', { ...organization, adminUserId: 'usr_else' });
    expect((await call('renameOrganization', { name: 'Mine' })).json).toMatchObject({
      error: { code: 'not-permitted' },
    });
    expect(world.organizations.get('org_one')?.name).toBe('Northgate Homes');
  });

  it('refuses an empty name, and does nothing for the name there is', async () => {
    const { call, world } = await janesProfile();
    expect((await call('renameOrganization', { name: ' ' })).json).toMatchObject({
      error: { code: 'invalid', fields: { name: expect.any(String) } },
    });
    expect((await call('renameOrganization', { name: 'Northgate Homes' })).status).toBe(200);
    expect(world.audit).toEqual([]);
  });
});
