import { beforeEach, describe, expect, it } from 'vitest';
import type { GrantsForm } from '../../shared/contract/people';
import type { Viewer } from '../../shared/domain/roles';
import { addHead, toldIn } from '../../test/support/fake-notifications';
import { addOrganization, viewerCall } from '../../test/support/fake-viewer';
import { acceptedBy, aPerson, peopleWorld } from '../../test/support/people-world';
import { handlers } from './index';

let { deps, world } = peopleWorld();
beforeEach(() => {
  ({ deps, world } = peopleWorld());
});

const everything: GrantsForm = { areas: { properties: 'change', leases: 'view' }, properties: 'all' };
const form = { email: ' Mia@Demo.test', first_name: 'Mia', last_name: 'Stone', owner_id: '' };
const invite = (over: object = {}, viewer: Partial<Viewer> = {}) => {
  const body = { ...form, role_label: 'rentalManager' as const, grants: everything, ...over };
  return handlers.invitePerson({ ...viewerCall(world, viewer), body }, deps);
};
const act = (
  name:
    | 'suspendPerson'
    | 'removePerson'
    | 'reactivatePerson'
    | 'startViewAs'
    | 'revokeInvitation'
    | 'resendInvitation',
  user_role_id: string,
  viewer: Partial<Viewer> = {},
) => handlers[name]({ ...viewerCall(world, viewer), body: { user_role_id } }, deps);

describe('invitePerson', () => {
  it('mails a link and keeps nothing of it but its hash; nobody looks whether the mail has an account', async () => {
    world.takeCalls();
    const { data } = await invite();
    expect(world.takeCalls().filter((call) => call.startsWith('accounts'))).toEqual([]);
    expect(world.people).toMatchObject([
      { userRoleId: data.user_role_id, status: 'invited', email: 'mia@demo.test', userId: '' },
    ]);
    const [mail] = world.mails;
    expect(mail).toMatchObject({ to: 'mia@demo.test', subject: 'Northgate Homes invites you to Keystead' });
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify([world.people, [...world.invitations]])).not.toContain(token);
    expect(world.audit).toMatchObject([{ action: 'person.invite', by: { userId: 'usr_head' } }]);
  });

  it('grants no more than the role can be granted [ROL-09]', async () => {
    await invite();
    expect(world.people[0]?.grants).toEqual(everything);
    await invite({ email: 'head2@demo.test', role_label: 'orgAdmin' });
    expect(world.people[1]?.grants).toBeUndefined();
  });

  it('is of the Org plan alone [ROL-09]', async () => {
    for (const planId of [1, 2, 3]) {
      const { subscription } = addOrganization(world);
      addOrganization(world, { subscription: { ...subscription, planId } });
      await expect(invite()).rejects.toMatchObject({ code: 'org-plan-needed' });
    }
    expect([world.people, world.mails]).toEqual([[], []]);
  });

  it('takes properties of the own organization only', async () => {
    const grants = { areas: {}, properties: ['prp_elsewhere'] };
    await expect(invite({ grants })).rejects.toMatchObject({ code: 'not-found' });
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
});

describe('acceptInvitation', () => {
  const newcomer = { first_name: 'Mia', last_name: 'Stone', password: 'a quiet street in may' };
  const tokenOf = async () => {
    await invite();
    return acceptedBy(world.mails.at(-1)?.text ?? '');
  };
  const accept = (token: string, over: object = {}) =>
    handlers.acceptInvitation({ ...viewerCall(world), body: { token, ...newcomer, ...over } }, deps);
  const anAccount = (active: boolean) => ({
    userId: 'usr_mia',
    email: 'mia@demo.test',
    firstName: 'Chosen',
    lastName: 'By somebody',
    mobile: '',
    passwordHash: 'hash of somebody’s own',
    active,
    createdAt: world.now.toISOString(),
  });

  it('makes a stranger an account with name, password and the role as granted', async () => {
    const token = await tokenOf();
    await accept(token);
    expect([...world.accounts.values()]).toMatchObject([
      {
        email: 'mia@demo.test',
        active: true,
        firstName: 'Mia',
        passwordHash: `hash of ${newcomer.password}`,
      },
    ]);
    expect(world.roles).toMatchObject([
      { roleLabel: 'rentalManager', organizationId: 'org_one', grants: { properties: 'all' } },
    ]);
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(world.audit.at(-1)).toMatchObject({ action: 'person.accept', by: { roleLabel: 'rentalManager' } });
  });

  it('tells the head of the organization, once, and leads to the person', async () => {
    addHead(world);
    const token = await tokenOf();
    await accept(token);
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(toldIn(world)).toEqual(['rol_head: Invitation accepted']);
    const [{ userRoleId } = { userRoleId: '' }] = world.people;
    expect([...world.notifications.values()]).toMatchObject([
      {
        text: {
          description: 'Mia Stone works with you here now.',
          link: `/organisationsUsers?person=${userRoleId}`,
        },
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
    expect(world.accounts.size).toBe(0);
  });

  it('gives an account one more role when its password is shown, and changes nothing else of it', async () => {
    const token = await tokenOf();
    world.accounts.set('usr_mia', anAccount(true));
    await expect(accept(token)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(world.roles).toEqual([]);
    await accept(token, { password: 'somebody’s own' });
    expect(world.accounts.get('usr_mia')).toEqual(anAccount(true));
    expect(world.roles).toMatchObject([{ userId: 'usr_mia', roleLabel: 'rentalManager' }]);
  });

  it('takes an account that nobody ever activated from whoever made it', async () => {
    const token = await tokenOf();
    world.accounts.set('usr_mia', anAccount(false));
    await accept(token);
    expect(world.accounts.get('usr_mia')).toMatchObject({
      active: true,
      firstName: 'Mia',
      passwordHash: `hash of ${newcomer.password}`,
    });
  });

  it('tells the holder of the link what it is for, for seven days', async () => {
    const token = await tokenOf();
    const look = () => handlers.getInvitation({ ...viewerCall(world), body: { token } }, deps);
    expect((await look()).data).toMatchObject({
      organization: 'Northgate Homes',
      role_label: 'rentalManager',
      email: 'mia@demo.test',
      has_account: false,
    });
    world.wait(7 * 86_400);
    await expect(look()).rejects.toMatchObject({ code: 'link-not-valid' });
    await act('resendInvitation', world.people[0]?.userRoleId ?? '');
    await expect(look()).rejects.toMatchObject({ code: 'link-not-valid' });
    const fresh = acceptedBy(world.mails.at(-1)?.text ?? '');
    await expect(
      handlers.getInvitation({ ...viewerCall(world), body: { token: fresh } }, deps),
    ).resolves.toBeDefined();
  });
});

describe('who has access', () => {
  it('loses it and gets it back; each step stands in the log', async () => {
    aPerson(world, { userRoleId: 'rol_mia', userId: 'usr_mia' });
    await act('suspendPerson', 'rol_mia');
    expect(world.people[0]?.status).toBe('suspended');
    await act('reactivatePerson', 'rol_mia');
    expect(world.people[0]?.status).toBe('active');
    await act('removePerson', 'rol_mia');
    expect(world.people).toEqual([]);
    expect(world.audit.map(({ action }) => action)).toEqual([
      'person.suspend',
      'person.reactivate',
      'person.remove',
    ]);
  });

  it.each(['suspendPerson', 'removePerson'] as const)(
    'keeps the head, and %s is not for oneself',
    async (name) => {
      aPerson(world, { userRoleId: 'rol_head', userId: 'usr_head', roleLabel: 'orgAdmin' });
      aPerson(world, { userRoleId: 'rol_two', userId: 'usr_two', roleLabel: 'orgAdmin' });
      const second = { userId: 'usr_two', userRoleId: 'rol_two' };
      await expect(act(name, 'rol_head', second)).rejects.toMatchObject({ code: 'head-stays' });
      await expect(act(name, 'rol_two', second)).rejects.toMatchObject({ code: 'not-yourself' });
      expect(world.people.map(({ status }) => status)).toEqual(['active', 'active']);
    },
  );

  it('is nobody’s of another organization to touch', async () => {
    aPerson(world, { userRoleId: 'rol_eve', userId: 'usr_eve', organizationId: 'org_two' });
    for (const name of ['suspendPerson', 'removePerson', 'startViewAs', 'revokeInvitation'] as const)
      await expect(act(name, 'rol_eve'), name).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('changePermissions', () => {
  const change = (id: string, grants: GrantsForm, version = 1) =>
    handlers.changePermissions({ ...viewerCall(world), params: { id }, body: { version, grants } }, deps);

  it('keeps what the role can be granted: an own share is not narrowed by a word too many [ROL-09]', async () => {
    aPerson(world, { userRoleId: 'rol_ro', userId: 'usr_ro', roleLabel: 'rentalOwner' });
    const grants = { areas: { properties: 'change', leases: 'change' }, properties: 'all' } as const;
    await change('rol_ro', grants);
    expect(world.people[0]?.grants).toEqual({ areas: { properties: 'change' }, properties: 'all' });
    expect(world.audit).toMatchObject([
      { action: 'person.permissions', after: { grants: { properties: 'all' } } },
    ]);
  });

  it('is not for a role that has its permissions by itself, nor on another plan [ROL-09]', async () => {
    aPerson(world, { userRoleId: 'rol_admin', userId: 'usr_a', roleLabel: 'orgAdmin' });
    await expect(change('rol_admin', everything)).rejects.toMatchObject({ code: 'invalid' });
    aPerson(world, { userRoleId: 'rol_mia', userId: 'usr_mia' });
    const { subscription } = addOrganization(world);
    addOrganization(world, { subscription: { ...subscription, planId: 3 } });
    await expect(change('rol_mia', everything)).rejects.toMatchObject({ code: 'org-plan-needed' });
  });
});

describe('getPerson and listPeople', () => {
  it('say who is the head, and what is granted', async () => {
    const grants = { areas: { leases: 'view' as const }, properties: 'all' as const };
    aPerson(world, { userRoleId: 'rol_mia', userId: 'usr_mia', grants });
    aPerson(world, { userRoleId: 'rol_head', userId: 'usr_head', roleLabel: 'orgAdmin' });
    const list = await handlers.listPeople({ ...viewerCall(world), query: {} }, deps);
    expect(list.data.people.map(({ is_head }) => is_head)).toEqual([false, true]);
    const one = await handlers.getPerson({ ...viewerCall(world), params: { id: 'rol_mia' } }, deps);
    expect(one.data).toMatchObject({ areas: { leases: 'view' }, properties: 'all', role_id: 5, version: 1 });
  });
});
