// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonDetails, PersonLine } from '../../../../shared/contract/people';
import { type Asked, fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { line } from '../../testing/samples';

const mia: PersonLine = {
  user_role_id: 'rol_mia',
  user_id: 'usr_mia',
  role_label: 'rentalManager',
  role_id: 5,
  status: 'active',
  email: 'mia@demo.test',
  first_name: 'Mia',
  last_name: 'Stone',
  is_head: false,
  kept_out: false,
  created_at: '2026-01-05T10:00:00.000Z',
  invited_at: '',
  expires_at: '',
};
const invited: PersonLine = {
  ...mia,
  user_role_id: 'rol_new',
  user_id: '',
  first_name: '',
  last_name: '',
  email: 'new@demo.test',
  status: 'invited',
  expires_at: '2099-01-01T00:00:00.000Z',
};
const details: PersonDetails = {
  ...mia,
  version: 3,
  owner_id: '',
  areas: { leases: 'view' },
  properties: [{ property_id: 'prp_1', property_title: 'House 1' }],
};

beforeEach(() => logIn({ role: 'orgAdmin', planId: 4 }));
afterEach(leaveScreen);

const list = 'GET /api/people/listPeople';
const shown = { [list]: () => ok({ people: [mia, invited] }) };

describe('the people of an organization', () => {
  it('are loading, could not be read, or not found, and it is said which', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/organisationsUsers');
    expect(await screen.findByText('Loading...')).toBeDefined();
    leaveScreen();

    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/organisationsUsers');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    leaveScreen();

    fakeServer({ [list]: () => ok({ people: [] }) });
    const { place } = await renderScreen('/organisationsUsers?search=zzz&status=suspended');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe('/organisationsUsers'));
    expect(await screen.findByText('Nobody here yet')).toBeDefined();
    await expectOutline('people-none');
  });

  it('stand in the list with a word for their status, and ask the server for what the address says', async () => {
    const asked: string[] = [];
    fakeServer({
      [list]: ({ query }) => {
        asked.push(query.toString());
        return ok({ people: [mia, invited] });
      },
    });
    await renderScreen('/organisationsUsers?search=mia&role=rentalManager');
    const rows = within(await screen.findByRole('table', { name: 'People' }));
    expect(rows.getByRole('link', { name: /Mia Stone/ }).getAttribute('href')).toContain('person=rol_mia');
    expect(rows.getByText('Active')).toBeDefined();
    expect(rows.getByText('Invited')).toBeDefined();
    await expectOutline('people-list');
    expect(asked).toEqual(['search=mia&role=rentalManager&limit=25']);
  });

  it('are nobody’s to see who may not, and a plan’s matter where only the plan is in the way [ROL-09]', async () => {
    for (const [role, planId, said] of [
      ['rentalManager', 4, 'You don’t have access to this page'],
      ['tenant', 4, 'You don’t have access to this page'],
      ['manager', 3, 'People are part of the Org plan'],
    ] as const) {
      logIn({ role, planId });
      expect(fakeServer({})).toEqual([]);
      await renderScreen('/organisationsUsers');
      expect(await screen.findByText(said), role).toBeDefined();
      leaveScreen();
    }
  });

  it('are read but not invited on another plan [ROL-09]', async () => {
    logIn({ role: 'orgAdmin', planId: 3 });
    fakeServer(shown);
    await renderScreen('/organisationsUsers?invite=true');
    expect(await screen.findByText('Inviting people requires the Org plan')).toBeDefined();
    await screen.findByRole('table', { name: 'People' });
    await expectOutline('people-other-plan');
    expect(screen.queryByRole('button', { name: 'Invite person' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say whom the plan keeps out, and how they come back', async () => {
    logIn({ role: 'orgAdmin', planId: 3 });
    fakeServer({ [list]: () => ok({ people: [{ ...mia, kept_out: true }] }) });
    await renderScreen('/organisationsUsers');
    const rows = within(await screen.findByRole('table', { name: 'People' }));
    expect(rows.getByText('Kept out by the plan')).toBeDefined();
    expect(rows.queryByText('Active')).toBeNull();
    expect(screen.getByText(/cannot log in/)).toBeDefined();
    await expectOutline('people-kept-out');
  });
});

describe('one person', () => {
  const routes = { ...shown, 'GET /api/people/getPerson/*': () => ok(details) };

  it('has a row of levels for each area, and saves what changed with its version [ROL-09]', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...routes,
      'GET /api/properties/listProperties': () => ok({ properties: [line(1), line(2)] }),
      'PUT /api/people/changePermissions/*': ({ body }: Asked) => {
        sent.push(body);
        return ok({ version: 4 });
      },
    });
    await renderScreen('/organisationsUsers?person=rol_mia');
    const money = within(await screen.findByRole('radiogroup', { name: 'Money' }));
    const save = screen.getByRole('button', { name: 'Save permissions' });
    expect(save).toHaveProperty('disabled', true);
    await expectOutline('people-person');
    fireEvent.click(money.getByRole('radio', { name: 'Change' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'House 2' }));
    fireEvent.click(save);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          version: 3,
          grants: { areas: { leases: 'view', money: 'change' }, properties: ['prp_1', 'prp_2'] },
        },
      ]),
    );
  });

  it('shows what somebody else granted meanwhile, and keeps what was chosen', async () => {
    const sent: unknown[] = [];
    const theirs = { ...details, version: 4, areas: { leases: 'change' as const } };
    fakeServer({
      ...routes,
      'GET /api/people/getPerson/*': () => ok(sent.length === 0 ? details : theirs),
      'GET /api/properties/listProperties': () => ok({ properties: [] }),
      'PUT /api/people/changePermissions/*': ({ body }: Asked) => {
        sent.push(body);
        return sent.length === 1 ? refused(409, 'changed-meanwhile') : ok({ version: 5 });
      },
    });
    await renderScreen('/organisationsUsers?person=rol_mia');
    const money = within(await screen.findByRole('radiogroup', { name: 'Money' }));
    fireEvent.click(money.getByRole('radio', { name: 'View' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save permissions' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed these permissions in the meantime' }),
    );
    const leases = within(dialog.getByRole('radiogroup', { name: 'Leases' }));
    expect(leases.getByRole('radio', { name: /^Change.*Theirs$/ })).toHaveProperty('checked', true);
    expect(dialog.queryByRole('radiogroup', { name: 'Money' })).toBeNull();
    await expectOutline('people-changed-meanwhile');
    fireEvent.click(dialog.getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({
      version: 4,
      grants: { areas: { leases: 'change', money: 'view' }, properties: ['prp_1'] },
    });
  });

  it('is suspended only after a question that names the person and what follows', async () => {
    const calls = fakeServer({
      ...routes,
      'POST /api/people/suspendPerson': () => ({ body: { success: 1 } }),
    });
    await renderScreen('/organisationsUsers?person=rol_mia');
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
      return within(await screen.findByRole('alertdialog', { name: 'Suspend Mia Stone?' }));
    };
    const first = await ask();
    expect(first.getByText(/Mia Stone is logged out right away/)).toBeDefined();
    await expectOutline('people-suspend');
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).not.toContain('POST /api/people/suspendPerson');
    fireEvent.click((await ask()).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(calls).toContain('POST /api/people/suspendPerson'));
  });

  it('is left alone when it is the head of the organization', async () => {
    const head = { ...details, role_label: 'orgAdmin' as const, is_head: true };
    fakeServer({ ...shown, 'GET /api/people/getPerson/*': () => ok(head) });
    await renderScreen('/organisationsUsers?person=rol_mia');
    expect(await screen.findByText(/head of the organization always keeps access/)).toBeDefined();
    await expectOutline('people-head');
    for (const name of ['Suspend', 'Remove', 'View as', 'Save permissions'])
      expect(screen.queryByRole('button', { name }), name).toBeNull();
  });
});

describe('the invitation', () => {
  it('says what is missing, then sends it once with its key', async () => {
    const sent: Asked[] = [];
    fakeServer({
      ...shown,
      'POST /api/people/invitePerson': (asked) => {
        sent.push(asked);
        return ok({ user_role_id: 'rol_new' });
      },
    });
    const { place } = await renderScreen('/organisationsUsers?invite=true');
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    fireEvent.click(send);
    expect(await screen.findByText('Email is required')).toBeDefined();
    await expectOutline('people-invite-errors');
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'new@demo.test' } });
    const leases = within(screen.getByRole('radiogroup', { name: 'Leases' }));
    fireEvent.click(leases.getByRole('radio', { name: 'View' }));
    fireEvent.click(send);
    await waitFor(() => expect(place()).toBe('/organisationsUsers'));
    expect(await screen.findByText('Invitation sent to new@demo.test')).toBeDefined();
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        email: 'new@demo.test',
        role_label: 'rentalManager',
        grants: { areas: { leases: 'view' }, properties: 'all' },
      },
    ]);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{20,}$/);
  });

  it('names the rental owner that a person is, whose name and mail come along', async () => {
    const sent: Asked[] = [];
    const owner = {
      id: 'own_1',
      user_id: '',
      user_role_id: '',
      first_name: 'Bea',
      last_name: 'Ash',
      company_name: '',
      email: 'bea@ash.test',
      mobile_number: '',
      property_title: 'House 1',
    };
    const taken = { ...owner, id: 'own_2', user_role_id: 'rol_2', first_name: 'Cem' };
    fakeServer({
      ...shown,
      'GET /api/users/getOrganizationRentalUsers/*': () => ok({ rentalOwners: [owner, taken] }),
      'POST /api/people/invitePerson': (asked) => {
        sent.push(asked);
        return ok({ user_role_id: 'rol_new' });
      },
    });
    const { place } = await renderScreen('/organisationsUsers?invite=true');
    fireEvent.click(await screen.findByRole('radio', { name: /^Rental owner/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Choose the rental owner this person is')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choose Cem Ash' })).toBeNull();
    await expectOutline('people-invite-owner');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Bea Ash' }));
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'bea@ash.test');
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(place()).toBe('/organisationsUsers'));
    expect(await screen.findByText('Invitation sent to bea@ash.test')).toBeDefined();
    expect(sent[0]?.body).toMatchObject({ owner_id: 'own_1', email: 'bea@ash.test', first_name: 'Bea' });
  });

  it('says when the person would see nothing, and allows everything with one press [ROL-09]', async () => {
    fakeServer(shown);
    await renderScreen('/organisationsUsers?invite=true');
    expect(await screen.findByText(/can log in but sees nothing/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'View all' }));
    for (const radio of screen.getAllByRole('radio', { name: 'View' }))
      expect(radio).toHaveProperty('checked', true);
    expect(screen.queryByText(/can log in but sees nothing/)).toBeNull();
  });

  it.each([
    [409, 'already-member'],
    [429, 'invitation-limit'],
  ])('says why it was refused, %d %s, and keeps the form', async (status, code) => {
    fakeServer({ ...shown, 'POST /api/people/invitePerson': () => refused(status, code) });
    await renderScreen('/organisationsUsers?invite=true');
    const mail = await screen.findByLabelText(/^Email/);
    fireEvent.change(mail, { target: { value: 'mia@demo.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(`Said no: ${code}`)).toBeDefined();
    expect(mail).toHaveProperty('value', 'mia@demo.test');
  });
});
