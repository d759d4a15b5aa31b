import { describe, expect, it } from 'vitest';
import { messages } from '../../shared/domain/messages';
import { openProfile } from '../../test/support/test-world/profile';

const good = { first_name: 'Janet', last_name: 'Doe-Hart', mobile_number: '+1 (555) 987-6543' };

describe('getProfile', () => {
  it('answers the caller’s own details, with defaults for what was never set', async () => {
    const { call } = await openProfile();
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
        organization: { name: 'Northgate Homes', may_rename: true, asks_model: false },
        notifications: {
          people: { bell: true, mail: false },
          bank: { bell: true, mail: false },
          plan: { bell: true, mail: false },
          setup: { bell: true, mail: true },
        },
        second_factor: { since: '', recovery_codes_left: 0 },
      },
    ]);
  });

  it('says that mail bounces, that the second step is on, and who is not the head', async () => {
    const { call, now, deps, jane, withFactor, organization } = await openProfile();
    const since = now().toISOString();
    await deps.accounts.markBouncing({ email: (await jane()).email, now: now() });
    await withFactor({ recoveryHashes: new Set(['a', 'b']) });
    await organization({ adminUserId: 'usr_else' });
    expect((await call('getProfile')).json.data).toMatchObject({
      email_bounces: true,
      organization: { may_rename: false },
      second_factor: { since, recovery_codes_left: 2 },
    });
  });

  it('asks for everything side by side', async () => {
    const { call, requests } = await openProfile();
    requests();
    await call('getProfile');
    expect(requests().toSorted()).toEqual(['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand']);
  });
});

describe('updateProfile', () => {
  it('keeps name and mobile as sign-up does, renames the person everywhere, and tells each organization', async () => {
    const { call, deps, jane, logged, audit, person } = await openProfile();
    await person({ userRoleId: 'rol_staff', userId: 'usr_jane', organizationId: 'org_two' });
    await person({ userRoleId: 'rol_else', userId: 'usr_else', organizationId: 'org_two' });
    expect((await call('updateProfile', good)).status).toBe(200);
    expect(await jane()).toMatchObject({ firstName: 'Janet', lastName: 'Doe-Hart', mobile: '5559876543' });
    const { people } = await deps.people.page({ organizationId: 'org_two', limit: 10 });
    expect(people.map(({ firstName }) => firstName).toSorted()).toEqual(['Janet', 'Mia']);
    expect(await logged()).toEqual(['account.profile org_one', 'account.profile org_two']);
    expect((await audit())[0]).toMatchObject({
      before: { name: 'Jane Doe', mobile: '5551234567' },
      after: { name: 'Janet Doe-Hart', mobile: '5559876543' },
    });
  });

  it('tells nobody of a change that changes nothing', async () => {
    const { call, logged } = await openProfile();
    await call('updateProfile', good);
    expect((await call('updateProfile', good)).status).toBe(200);
    expect(await logged()).toHaveLength(2);
  });

  it.each([
    [{ ...good, first_name: '12' }, { first_name: messages.firstNameRequired }],
    [{ ...good, last_name: ' ' }, { last_name: messages.lastNameRequired }],
    [{ ...good, mobile_number: '555' }, { mobile_number: messages.mobileInvalid }],
  ])('refuses %j with a sentence', async (body, fields) => {
    const { call, jane } = await openProfile();
    const { status, json } = await call('updateProfile', body);
    expect([status, json.error]).toMatchObject([422, { code: 'invalid', fields }]);
    expect((await jane()).firstName).toBe('Jane');
  });
});

describe('setAssistantModel', () => {
  it('is the head’s, off at first, told to the log and to the assistant', async () => {
    const { call, audit, organization } = await openProfile();
    const shown = async () => (await call('getProfile')).json.data;
    expect(await shown()).toMatchObject({ organization: { asks_model: false } });
    expect((await call('setAssistantModel', { on: false })).status).toBe(200);
    expect(await audit()).toEqual([]);
    expect((await call('setAssistantModel', { on: true })).status).toBe(200);
    expect(await shown()).toMatchObject({ organization: { asks_model: true } });
    expect(await audit()).toMatchObject([
      { action: 'settings.assistant', before: { languageModel: false }, after: { languageModel: true } },
    ]);
    await organization({ adminUserId: 'usr_else' });
    expect((await call('setAssistantModel', { on: false })).json).toMatchObject({
      error: { code: 'not-permitted' },
    });
  });
});

describe('renameOrganization', () => {
  it('is the head’s, and is told to the log', async () => {
    const { call, deps, audit } = await openProfile();
    expect((await call('renameOrganization', { name: ' Southgate \n Homes ' })).status).toBe(200);
    expect((await deps.organizations.byId('org_one'))?.name).toBe('Southgate Homes');
    expect(await audit()).toMatchObject([
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
    const { call, deps, organization } = await openProfile();
    await organization({ adminUserId: 'usr_else' });
    expect((await call('renameOrganization', { name: 'Mine' })).json).toMatchObject({
      error: { code: 'not-permitted' },
    });
    expect((await deps.organizations.byId('org_one'))?.name).toBe('Northgate Homes');
  });

  it.each(['Visit evil.example now', 'a'.repeat(61), 'jane@evil', 'North\u200bgate'])(
    'refuses %j, which our mail would carry',
    async (name) => {
      const { call, deps } = await openProfile();
      expect((await call('renameOrganization', { name })).json).toMatchObject({
        error: { code: 'invalid', fields: { name: expect.any(String) } },
      });
      expect((await deps.organizations.byId('org_one'))?.name).toBe('Northgate Homes');
    },
  );

  it('refuses an empty name, and does nothing for the name there is', async () => {
    const { call, audit } = await openProfile();
    expect((await call('renameOrganization', { name: ' ' })).json).toMatchObject({
      error: { code: 'invalid', fields: { name: expect.any(String) } },
    });
    expect((await call('renameOrganization', { name: 'Northgate Homes' })).status).toBe(200);
    expect(await audit()).toEqual([]);
  });
});
