import { beforeEach, describe, expect, it } from 'vitest';
import type { GrantsForm } from '../../shared/contract/people';
import type { Viewer } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import type { ViewerCall } from '../runtime/handler';
import { sha256 } from '../table/db/keys';
import { Notification, notificationsPartition } from '../table/notifications/record';
import { activate } from '../users/activate';
import { acceptInvitation } from './accept-invitation';
import { changePermissions } from './change-permissions';
import { getInvitation } from './get-invitation';
import { getPerson } from './get-person';
import { invitePerson } from './invite-person';
import { listPeople } from './list-people';
import { reactivatePerson } from './reactivate-person';
import { removePerson } from './remove-person';
import { resendInvitation } from './resend-invitation';
import { revokeInvitation } from './revoke-invitation';
import { startViewAs } from './start-view-as';
import { suspendPerson } from './suspend-person';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.plans();
  await testWorld.organization();
  await testWorld.head();
});

const everything: GrantsForm = { areas: { properties: 'change', leases: 'view' }, properties: 'all' };
const form = { email: ' Mia@Demo.test', first_name: 'Mia', last_name: 'Stone', owner_id: '' };
const invite = (over: object = {}, more: object = {}) => {
  const body = { ...form, role_label: 'rentalManager' as const, grants: everything, ...over };
  return testWorld.perform(invitePerson, { ...testWorld.call(), ...more, body });
};
type Named = ViewerCall & { body: { user_role_id: string } };
const acts = {
  suspendPerson: (request: Named) => testWorld.perform(suspendPerson, request),
  removePerson: (request: Named) => testWorld.perform(removePerson, request),
  reactivatePerson: (request: Named) => testWorld.perform(reactivatePerson, request),
  startViewAs: (request: Named) => testWorld.perform(startViewAs, request),
  revokeInvitation: (request: Named) => testWorld.perform(revokeInvitation, request),
  resendInvitation: (request: Named) => testWorld.perform(resendInvitation, request),
};
const act = (name: keyof typeof acts, user_role_id: string, viewer: Partial<Viewer> = {}): Promise<unknown> =>
  acts[name]({ ...testWorld.call(viewer), body: { user_role_id } });
/** The token in the last invitation's mail. */
const mailedToken = (): string => /invitation=([\w-]+)/.exec(testWorld.mails.at(-1)?.text ?? '')?.[1] ?? '';
const once = {
  organizationId: 'org_one',
  scope: 'usr_head people.invitePerson',
  key: 'key-12345',
  hash: 'h',
};

describe('invitePerson', () => {
  it('mails a link and keeps nothing of it but its hash; nobody looks whether the mail has an account', async () => {
    testWorld.requests();
    const { data } = await invite();
    const work = testWorld.requests();
    expect(await testWorld.people()).toMatchObject([
      { userRoleId: data.user_role_id, status: 'invited', email: 'mia@demo.test', userId: '' },
    ]);
    const [mail] = testWorld.mails;
    expect(mail).toMatchObject({ to: 'mia@demo.test', subject: 'You’re invited to Keystead' });
    expect(mail?.text).toContain('Northgate Homes invited you to Keystead');
    expect(mailedToken()).not.toBe('');
    expect(JSON.stringify(await testWorld.items())).not.toContain(mailedToken());
    expect(await testWorld.audit()).toMatchObject([{ action: 'person.invite', by: { userId: 'usr_head' } }]);
    await testWorld.account({ userId: 'usr_known', email: 'known@demo.test' });
    testWorld.requests();
    await invite({ email: 'known@demo.test' });
    expect(testWorld.requests()).toEqual(work);
  });

  it('carries no link of a name that was kept before the rule', async () => {
    await testWorld.organization({ name: 'Win at https://evil.example' });
    await invite({ first_name: 'Visit evil.example' });
    const [mail] = testWorld.mails;
    expect(mail?.text).toContain('Hi Visit evil example,');
    expect(mail?.text).toContain('Win at https evil example invited you');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example');
    const told = await getInvitation({ ...testWorld.call(), body: { token: mailedToken() } }, testWorld.deps);
    expect(told.data).toMatchObject({
      organization: 'Win at https evil example',
      first_name: 'Visit evil example',
    });
  });

  it('is for ten people a day until the organization has paid, however many ask at once', async () => {
    const { subscription } = await testWorld.organization();
    const trial = { ...subscription, paidUntil: undefined };
    await testWorld.organization({ subscription: { ...trial, trialEndsAt: '2026-07-15T12:00:00.000Z' } });
    const tries = await Promise.allSettled(
      Array.from({ length: 11 }, (_, one) => invite({ email: `p${one}@demo.test` })),
    );
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([
      { code: 'invitation-limit', details: { retryAfterSeconds: 12 * 60 * 60 } },
    ]);
    expect(refused[0].message).toContain('can invite 10 people a day. Invite more tomorrow, or pay');
    expect([(await testWorld.people()).length, testWorld.mails.length]).toEqual([10, 10]);
    const [first] = await testWorld.people();
    await act('resendInvitation', first?.userRoleId ?? '');
    testWorld.wait(12 * 60 * 60);
    await invite({ email: 'tomorrow@demo.test' });
    await testWorld.organization();
    for (let one = 0; one < 11; one += 1) await invite({ email: `paid${one}@demo.test` });
  });

  it('grants no more than the role can be granted [ROL-09]', async () => {
    await invite();
    await invite({ email: 'head2@demo.test', role_label: 'orgAdmin', first_name: 'Zoe' });
    expect((await testWorld.people()).map(({ grants }) => grants)).toEqual([everything, undefined]);
  });

  it('is of the Org plan alone [ROL-09]', async () => {
    for (const planId of [1, 2, 3]) {
      const { subscription } = await testWorld.organization();
      await testWorld.organization({ subscription: { ...subscription, planId } });
      await expect(invite()).rejects.toMatchObject({ code: 'org-plan-needed' });
    }
    expect([await testWorld.people(), testWorld.mails]).toEqual([[], []]);
  });

  it('takes properties of the own organization only', async () => {
    await testWorld.property({ propertyId: 'prp_elsewhere', organizationId: 'org_two' });
    const grants = { areas: {}, properties: ['prp_elsewhere'] };
    await expect(invite({ grants })).rejects.toMatchObject({ code: 'not-found' });
    await testWorld.property({ propertyId: 'prp_own' });
    const mixed = { areas: {}, properties: ['prp_own', 'prp_elsewhere'] };
    await expect(invite({ grants: mixed })).rejects.toMatchObject({ code: 'not-found' });
    const own = { areas: {}, properties: ['prp_own'] };
    await invite({ grants: own });
    expect((await testWorld.people())[0]?.grants).toMatchObject(own);
  });

  it('asks for the record that a rental owner is, and takes nobody else’s', async () => {
    const owner = { role_label: 'rentalOwner' as const };
    await expect(invite(owner)).rejects.toMatchObject({
      details: { fields: { owner_id: expect.any(String) } },
    });
    await expect(invite({ ...owner, owner_id: 'own_elsewhere' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('refuses what is no mail address, and a mail that has this role here', async () => {
    await expect(invite({ email: 'mia' })).rejects.toMatchObject({
      details: { fields: { email: 'Invalid email format' } },
    });
    await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'already-member' });
  });

  it('answers a repeat with the same key as the first time, and mails once', async () => {
    const first = await invite({}, { once });
    expect(await invite({}, { once })).toEqual(first);
    expect(testWorld.mails).toHaveLength(1);
    expect(await testWorld.audit()).toHaveLength(1);
    await expect(invite({}, { once: { ...once, hash: 'another' } })).rejects.toMatchObject({
      code: 'key-reused',
    });
  });
});

describe('resendInvitation', () => {
  it('sends once more on a repeat with the same key, since the first mail may be lost; the log tells of it once', async () => {
    const { data } = await invite();
    const again = () =>
      testWorld.perform(resendInvitation, {
        ...testWorld.call(),
        once,
        body: { user_role_id: data.user_role_id },
      });
    await again();
    await again();
    expect(testWorld.mails).toHaveLength(3);
    const look = (token: string) =>
      getInvitation({ ...testWorld.call(), body: { token } }, testWorld.deps).then(
        ({ data: { email } }) => email,
      );
    expect(await look(mailedToken())).toBe('mia@demo.test');
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual(['person.resend', 'person.invite']);
  });

  it('says so when a repeat with the same key is refused, and never that a mail went out', async () => {
    const { data } = await invite();
    const again = () =>
      testWorld.perform(resendInvitation, {
        ...testWorld.call(),
        once,
        body: { user_role_id: data.user_role_id },
      });
    await again();
    await testWorld.perform(revokeInvitation, {
      ...testWorld.call(),
      body: { user_role_id: data.user_role_id },
    });
    await expect(again()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not for who is in by now', async () => {
    await testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia' });
    await expect(act('resendInvitation', 'rol_mia')).rejects.toMatchObject({ code: 'already-accepted' });
    await expect(act('revokeInvitation', 'rol_mia')).rejects.toMatchObject({ code: 'already-accepted' });
    expect(testWorld.mails).toEqual([]);
  });
});

describe('revokeInvitation', () => {
  it('takes an invitation back; once more is no error and not told again', async () => {
    const { data } = await invite();
    await act('revokeInvitation', data.user_role_id);
    await act('revokeInvitation', data.user_role_id);
    expect(await testWorld.people()).toEqual([]);
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual(['person.revoke', 'person.invite']);
    await invite();
  });
});

describe('acceptInvitation', () => {
  const newcomer = { first_name: 'Mia', last_name: 'Stone', password: 'a quiet street in may' };
  const tokenOf = async () => {
    await invite();
    return mailedToken();
  };
  const accept = (token: string, over: object = {}) =>
    testWorld.perform(acceptInvitation, { ...testWorld.call(), body: { token, ...newcomer, ...over } });
  const anAccount = () => ({
    userId: 'usr_mia',
    email: 'mia@demo.test',
    firstName: 'Chosen',
    lastName: 'By somebody',
    mobile: '',
    passwordHash: 'hash of somebody’s own',
    createdAt: testWorld.now().toISOString(),
  });
  const mia = () => testWorld.deps.accounts.byEmail('mia@demo.test');

  it('makes a stranger an account with name, password and the role as granted', async () => {
    const token = await tokenOf();
    expect(await accept(token)).toMatchObject({
      data: { sessionId: expect.stringMatching(/^ses_/), user: { email: 'mia@demo.test' } },
    });
    expect(await mia()).toMatchObject({
      account: {
        email: 'mia@demo.test',
        firstName: 'Mia',
        passwordHash: `hash of ${newcomer.password}`,
      },
      roles: [{ roleLabel: 'rentalManager', organizationId: 'org_one', grants: { properties: 'all' } }],
    });
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(
      (await testWorld.audit())
        .slice(0, 2)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['account.login', 'person.accept']);
  });

  it('tells the head of the organization, once, and leads to the person', async () => {
    const token = await tokenOf();
    await accept(token);
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await testWorld.told()).toEqual(['Invitation accepted']);
    const [{ userRoleId } = { userRoleId: '' }] = await testWorld.people();
    const partition = notificationsPartition({ organizationId: 'org_one', userRoleId: 'rol_head' });
    expect(await testWorld.db.list(Notification, { partition })).toMatchObject([
      {
        description: 'Mia Stone works with you here now.',
        link: `/organisationsUsers?person=${userRoleId}`,
      },
    ]);
  });

  it('asks a stranger for names and a good password', async () => {
    const said = accept(await tokenOf(), { first_name: '', last_name: '3', password: 'short' });
    await expect(said).rejects.toMatchObject({
      details: {
        fields: {
          first_name: 'First name is required',
          last_name: 'Last name is required',
          password: expect.any(String),
        },
      },
    });
    expect(await mia()).toBeUndefined();
  });

  it('gives an account one more role when its password is shown, and changes nothing else of it', async () => {
    const token = await tokenOf();
    await testWorld.account(anAccount());
    await expect(accept(token)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect((await mia())?.roles).toEqual([]);
    await accept(token, { password: 'somebody’s own' });
    expect(await mia()).toMatchObject({ account: anAccount() });
    expect((await mia())?.roles).toMatchObject([{ userId: 'usr_mia', roleLabel: 'rentalManager' }]);
  });

  it('leaves nothing of a sign-up that nobody ever activated to whoever made it', async () => {
    const token = await tokenOf();
    await testWorld.plans();
    const { userId, ...theirs } = anAccount();
    const expiresAt = new Date(testWorld.now().getTime() + 60_000).toISOString();
    const chosen = { from: 'their network', planId: 1, annual: false, role: 'owner' as const, expiresAt };
    const { email } = theirs;
    const link = { tokenHash: sha256('theirs'), purpose: 'activate' as const, userId: '', email, expiresAt };
    await testWorld.deps.accounts.signUp({ signUp: { ...theirs, ...chosen }, link });
    await accept(token);
    const woken = testWorld.perform(activate, {
      ...testWorld.call(),
      body: { token: 'theirs', password: 'somebody’s own' },
    });
    await expect(woken).rejects.toMatchObject({ code: 'link-not-valid' });
    expect((await mia())?.account).toMatchObject({
      firstName: 'Mia',
      passwordHash: `hash of ${newcomer.password}`,
    });
  });

  it('takes the name that the account has by now when it was changed in this very moment', async () => {
    const token = await tokenOf();
    const known = await testWorld.account(anAccount());
    const body = { token, ...newcomer, password: 'somebody’s own' };
    const begun = acceptInvitation.read({ ...testWorld.call(), body }, testWorld.deps);
    await begun;
    await testWorld.account({ ...known, firstName: 'Maria' });
    await testWorld.perform(acceptInvitation, { ...testWorld.call(), body, begun });
    expect(await testWorld.people()).toMatchObject([{ firstName: 'Maria', status: 'active' }]);
  });

  it('waits while the plan pays for no people, told why, and goes on when Org is paid again', async () => {
    const token = await tokenOf();
    const { subscription } = await testWorld.organization();
    const onPlan = (planId: number) => testWorld.organization({ subscription: { ...subscription, planId } });
    const look = () => getInvitation({ ...testWorld.call(), body: { token } }, testWorld.deps);
    await onPlan(2);
    await expect(look()).rejects.toMatchObject({ code: 'access-not-paid' });
    await expect(accept(token)).rejects.toMatchObject({ code: 'access-not-paid' });
    await onPlan(4);
    const body = { token, ...newcomer };
    const begun = acceptInvitation.read({ ...testWorld.call(), body }, testWorld.deps);
    await begun;
    await onPlan(2);
    const racing = testWorld.perform(acceptInvitation, { ...testWorld.call(), body, begun });
    await expect(racing).rejects.toMatchObject({ code: 'access-not-paid' });
    expect(await mia()).toBeUndefined();
    await onPlan(4);
    await accept(token);
    expect((await mia())?.roles).toHaveLength(1);
  });

  it('tells the holder of the link what it is for, for seven days', async () => {
    const token = await tokenOf();
    const look = (with_ = token) =>
      getInvitation({ ...testWorld.call(), body: { token: with_ } }, testWorld.deps);
    expect((await look()).data).toMatchObject({
      organization: 'Northgate Homes',
      role_label: 'rentalManager',
      email: 'mia@demo.test',
      has_account: false,
    });
    testWorld.wait(7 * 86_400);
    await expect(look()).rejects.toMatchObject({ code: 'link-not-valid' });
    const [invited] = await testWorld.people();
    await act('resendInvitation', invited?.userRoleId ?? '');
    await expect(look()).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(look(mailedToken())).resolves.toBeDefined();
  });
});

describe('who has access', () => {
  it('loses it and gets it back; each step stands in the log', async () => {
    const status = async () => (await testWorld.people()).map((person) => person.status);
    await testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia' });
    await act('suspendPerson', 'rol_mia');
    expect(await status()).toEqual(['suspended']);
    await act('reactivatePerson', 'rol_mia');
    expect(await status()).toEqual(['active']);
    await act('removePerson', 'rol_mia');
    // A repeated removal finds what it did.
    await act('removePerson', 'rol_mia');
    expect(await status()).toEqual([]);
    expect((await testWorld.audit()).map(({ action }) => action).toSorted()).toEqual([
      'person.reactivate',
      'person.remove',
      'person.suspend',
    ]);
  });

  it.each(['suspendPerson', 'removePerson'] as const)(
    'keeps the head, and %s is not for oneself',
    async (name) => {
      await testWorld.person({ userRoleId: 'rol_head', userId: 'usr_head', roleLabel: 'orgAdmin' });
      await testWorld.person({ userRoleId: 'rol_two', userId: 'usr_two', roleLabel: 'orgAdmin' });
      const second = { userId: 'usr_two', userRoleId: 'rol_two' };
      await expect(act(name, 'rol_head', second)).rejects.toMatchObject({ code: 'head-stays' });
      await expect(act(name, 'rol_two', second)).rejects.toMatchObject({ code: 'not-yourself' });
      expect((await testWorld.people()).map(({ status }) => status)).toEqual(['active', 'active']);
    },
  );

  it('is nobody’s of another organization to touch', async () => {
    await testWorld.person({ userRoleId: 'rol_eve', userId: 'usr_eve', organizationId: 'org_two' });
    for (const name of ['suspendPerson', 'removePerson', 'startViewAs', 'revokeInvitation'] as const)
      await expect(act(name, 'rol_eve'), name).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is read anew where somebody came between what was read and the change', async () => {
    await testWorld.person({
      userRoleId: 'rol_mia',
      userId: 'usr_mia',
      grants: { areas: {}, properties: [] },
    });
    const mia = { userId: 'usr_mia', userRoleId: 'rol_mia', roleLabel: 'rentalManager' } as const;
    const sessions = [
      await testWorld.addSession(testWorld.viewer(mia)),
      await testWorld.addSession(testWorld.viewer(mia)),
    ];
    const request = { ...testWorld.call(), body: { user_role_id: 'rol_mia' } };
    const begun = suspendPerson.read(request, testWorld.deps);
    await begun;
    const body = { version: 1, grants: everything };
    await testWorld.perform(changePermissions, { ...testWorld.call(), params: { id: 'rol_mia' }, body });
    await testWorld.perform(suspendPerson, { ...request, begun });
    expect(await testWorld.people()).toMatchObject([{ status: 'suspended', grants: everything }]);
    for (const { sessionId } of sessions)
      expect(await testWorld.deps.sessions.byId({ userId: 'usr_mia', sessionId })).toBeUndefined();
    // A repeat is not logged again.
    await act('suspendPerson', 'rol_mia');
    const told = (await testWorld.audit()).filter(({ action }) => action === 'person.suspend');
    expect(told).toHaveLength(1);
  });
});

describe('changePermissions', () => {
  const change = (id: string, grants: GrantsForm, version = 1) =>
    testWorld.perform(changePermissions, { ...testWorld.call(), params: { id }, body: { version, grants } });

  it('keeps what the role can be granted: an own share is not narrowed by a word too many [ROL-09]', async () => {
    await testWorld.person({ userRoleId: 'rol_ro', userId: 'usr_ro', roleLabel: 'rentalOwner' });
    const grants = { areas: { properties: 'change', leases: 'change' }, properties: 'all' } as const;
    expect(await change('rol_ro', grants)).toMatchObject({ data: { version: 2 } });
    expect((await testWorld.people())[0]?.grants).toEqual({
      areas: { properties: 'change' },
      properties: 'all',
    });
    expect(await testWorld.audit()).toMatchObject([
      { action: 'person.permissions', after: { grants: { properties: 'all' } } },
    ]);
  });

  it('is not for a role that has its permissions by itself, nor on another plan [ROL-09]', async () => {
    await testWorld.person({ userRoleId: 'rol_admin', userId: 'usr_a', roleLabel: 'orgAdmin' });
    await expect(change('rol_admin', everything)).rejects.toMatchObject({ code: 'invalid' });
    await testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia' });
    const { subscription } = await testWorld.organization();
    await testWorld.organization({ subscription: { ...subscription, planId: 3 } });
    await expect(change('rol_mia', everything)).rejects.toMatchObject({ code: 'org-plan-needed' });
  });
});

describe('getPerson and listPeople', () => {
  it('say who is the head, and what is granted', async () => {
    const grants = { areas: { leases: 'view' as const }, properties: 'all' as const };
    await testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia', grants });
    await testWorld.person({
      userRoleId: 'rol_head',
      userId: 'usr_head',
      roleLabel: 'orgAdmin',
      firstName: 'Zoe',
    });
    const list = await listPeople({ ...testWorld.call(), query: {} }, testWorld.deps);
    expect(list.data.people.map(({ is_head }) => is_head)).toEqual([false, true]);
    expect(list.data.people.map(({ kept_out }) => kept_out)).toEqual([false, false]);
    const one = await getPerson({ ...testWorld.call(), params: { id: 'rol_mia' } }, testWorld.deps);
    expect(one.data).toMatchObject({ areas: { leases: 'view' }, properties: 'all', role_id: 5, version: 1 });
  });

  it('say whom the plan keeps out: everyone who was invited, never the head', async () => {
    await testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia' });
    await testWorld.person({
      userRoleId: 'rol_owner',
      userId: '',
      roleLabel: 'rentalOwner',
      status: 'invited',
    });
    await testWorld.person({ userRoleId: 'rol_admin', userId: 'usr_admin', roleLabel: 'orgAdmin' });
    await testWorld.person({ userRoleId: 'rol_head', userId: 'usr_head', roleLabel: 'orgAdmin' });
    const { subscription } = await testWorld.organization();
    await testWorld.organization({ subscription: { ...subscription, planId: 3 } });
    const list = await listPeople({ ...testWorld.call(), query: {} }, testWorld.deps);
    const keptOut = list.data.people.filter(({ kept_out }) => kept_out).map(({ user_role_id: id }) => id);
    expect(keptOut.toSorted()).toEqual(['rol_admin', 'rol_mia', 'rol_owner']);
    const one = await getPerson({ ...testWorld.call(), params: { id: 'rol_mia' } }, testWorld.deps);
    expect(one.data.kept_out).toBe(true);
  });
});
