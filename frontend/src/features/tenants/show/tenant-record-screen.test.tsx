// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TenantDetails, TenantLine } from '../../../../../shared/contract/tenants';
import type { TenantPhone } from '../../../../../shared/domain/people/tenant-record';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { fullRecord, tenantRecord } from '../../../testing/tenant-samples';
import { contactProblems } from '../record/contact-dialog';
import { mainLease } from './tenant-page';

const line: TenantLine = {
  user_role_id: 'rol_1',
  lease_id: 'lse_1',
  name: 'Theo Barnes',
  email: 'theo@barnes.test',
  mobile_number: '6145550142',
  unit_id: 'unt_1',
  unit_number: '203',
  property_title: 'Beacon House',
  status: 'active',
  from: '2026-01-17',
  to: '2027-01-16',
  access: 'active',
  balance: 146_000,
  past_due: 48_000,
  moved_in: '2026-01-17',
  pets: 1,
};
const tenant: TenantDetails = {
  user_role_id: 'rol_1',
  name: 'Theo Barnes',
  email: 'theo@barnes.test',
  mobile_number: '6145550142',
  access: 'active',
  invited_at: '',
  expires_at: '',
  leases: [line],
  held: [],
  may_change: true,
};
const get = 'GET /api/households/getTenantRecord/*';
const change = 'POST /api/households/changeTenantRecord';
const around = {
  'GET /api/tenants/getTenant/*': () => ok(tenant),
  'GET /api/requests/listRequests': () => ok({ requests: [], may_change: true }),
};
const page = '/tenants-LoginData?id=rol_1';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(leaveScreen);

describe('a tenant’s page', () => {
  beforeEach(() => logIn({ role: 'orgAdmin' }));

  it('has money, how they pay, notes, contact, household and insurance', async () => {
    fakeServer({ ...around, [get]: () => ok(fullRecord()) });
    await renderScreen(page);
    expect(await screen.findByRole('heading', { name: 'How Theo pays' })).toBeTruthy();
    await expectOutline('tenant-whole');
  });

  it('has its messages, and says where there are none', async () => {
    fakeServer({ ...around, [get]: () => ok(fullRecord()) });
    await renderScreen(`${page}&tab=messages`);
    expect(await screen.findByText('Rent reminder')).toBeTruthy();
    await expectOutline('tenant-messages');
    leaveScreen();
    fakeServer({ ...around, [get]: () => ok(tenantRecord()) });
    await renderScreen(`${page}&tab=messages`);
    expect(await screen.findByText('Nothing was emailed to this tenant yet.')).toBeTruthy();
  });

  it('has the papers of the leases and the documents of the units', async () => {
    fakeServer({
      ...around,
      [get]: () => ok(fullRecord()),
      'GET /api/documents/listDocuments/*': () => refused(403, 'not-permitted'),
    });
    await renderScreen(`${page}&tab=documents`);
    expect(await screen.findByText('You don’t see the documents of this unit.')).toBeTruthy();
    await expectOutline('tenant-documents');
  });

  it('shows no record to a rental owner, whom the server gives none', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ ...around, [get]: () => refused(403, 'not-permitted') });
    await renderScreen(page);
    expect(await screen.findByRole('link', { name: 'Unit 203, Beacon House' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Renters insurance' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Notes and timeline' })).toBeNull();
  });

  it('changes the contact: a half emergency contact is told, the version read goes along', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      ...around,
      [get]: () => ok(tenantRecord({ version: 4 })),
      [change]: ({ body }) => {
        bodies.push(body);
        return ok({ version: 5 });
      },
    });
    await renderScreen(page);
    await press('Edit contact');
    const dialog = await screen.findByRole('dialog', { name: 'Edit contact' });
    await expectOutline('tenant-edit-contact');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Pat Barnes');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText('Enter valid Mobile number')).length).toBeGreaterThan(0);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Phone/ }), '6145550190');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          user_role_id: 'rol_1',
          version: 4,
          contact: {
            phones: [{ kind: 'mobile', number: '6145550142' }],
            emergency: { name: 'Pat Barnes', relation: '', number: '6145550190' },
            mailing: '',
            language: '',
          },
        },
      ]),
    );
  });

  it('writes down vehicles and insurance', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      ...around,
      [get]: () => ok(tenantRecord()),
      [change]: ({ body }) => {
        bodies.push(body);
        return ok({ version: 1 });
      },
    });
    await renderScreen(page);
    await press('Edit vehicles');
    const vehicles = await screen.findByRole('dialog', { name: 'Vehicles' });
    await expectOutline('tenant-edit-vehicles');
    await userEvent.type(within(vehicles).getByRole('textbox', { name: /Make and model/ }), '2019 Civic');
    await userEvent.click(within(vehicles).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Edit renters insurance');
    const insurance = await screen.findByRole('dialog', { name: 'Renters insurance' });
    await expectOutline('tenant-edit-insurance');
    await userEvent.click(within(insurance).getByRole('button', { name: 'Save' }));
    expect((await within(insurance).findAllByText('Enter the insurance company')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([
      {
        user_role_id: 'rol_1',
        version: 0,
        vehicles: [{ description: '2019 Civic', plate: '', state: '' }],
      },
    ]);
  });

  it('adds a call as a note, and deletes an own one after a question', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      ...around,
      [get]: () => ok(fullRecord()),
      'POST /api/households/addTenantNote': ({ body }) => {
        bodies.push(body);
        return ok({ note_id: 'tno_3' });
      },
      'POST /api/households/deleteTenantNote': ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    await renderScreen(page);
    const box = await screen.findByRole('textbox', { name: 'Write a note' });
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
    await userEvent.type(box, 'Pays Friday');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of note' }), 'call');
    await press('Add note');
    await waitFor(() => expect(box.textContent).toBe(''));
    expect(screen.queryByRole('button', { name: 'Delete note: Prefers texts' })).toBeNull();
    await press('Delete note: Call: Asked to pay the rest on Dec 05');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        { user_role_id: 'rol_1', kind: 'call', text: 'Pays Friday' },
        { user_role_id: 'rol_1', note_id: 'tno_1' },
      ]),
    );
  });

  it('writes down a promise to pay: what is past due until somebody types less', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      ...around,
      [get]: () => ok(fullRecord()),
      'POST /api/households/addTenantNote': ({ body }) => {
        bodies.push(body);
        return ok({ note_id: 'tno_4' });
      },
    });
    await renderScreen(page);
    await press('Promise to pay');
    const dialog = within(await screen.findByRole('dialog', { name: 'Promise to pay' }));
    await expectOutline('tenant-promise');
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveProperty('value', '480.00');
    await userEvent.clear(amount);
    await userEvent.click(dialog.getByRole('button', { name: 'Add promise' }));
    expect((await dialog.findAllByText('Enter an amount')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Note is required').length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    await userEvent.type(amount, '300');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Gets paid on Friday');
    await userEvent.click(dialog.getByRole('button', { name: 'Add promise' }));
    const promise = { lease_id: 'lse_1', due_on: '2026-12-15', cents: 30_000 };
    const body = { user_role_id: 'rol_1', kind: 'promise', text: 'Gets paid on Friday', promise };
    await waitFor(() => expect(bodies).toEqual([body]));
  });

  it('offers a promise to nobody who sees no money of the leases', async () => {
    const { balance: _, past_due: __, ...rest } = line;
    fakeServer({
      ...around,
      'GET /api/tenants/getTenant/*': () => ok({ ...tenant, leases: [rest] }),
      [get]: () => ok(fullRecord()),
    });
    await renderScreen(page);
    expect(await screen.findByRole('heading', { name: 'Notes and timeline' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Promise to pay' })).toBeNull();
  });
});

describe('a tenant’s own record', () => {
  const profile = {
    first_name: 'Theo',
    last_name: 'Barnes',
    email: 'theo@barnes.test',
    email_bounces: false,
    mobile_number: '',
    image_url: '',
    organization: { name: 'Northgate', may_rename: false, asks_model: false },
    notifications: {
      people: { bell: true, mail: false },
      bank: { bell: true, mail: false },
      plan: { bell: true, mail: false },
    },
    second_factor: { since: '', recovery_codes_left: 0 },
  };

  it('stands in the profile, where they change contact and vehicles and read their insurance', async () => {
    logIn({ role: 'tenant' });
    const { phones, emergency, mailing, language, vehicles, insurance } = fullRecord();
    const mine = { version: 3, phones, emergency, mailing, language, vehicles, insurance };
    const bodies: unknown[] = [];
    fakeServer({
      'GET /api/profile/getProfile': () => ok(profile),
      'GET /api/households/getMyRecord': () => ok(mine),
      'POST /api/households/changeMyRecord': ({ body }) => {
        bodies.push(body);
        return ok({ version: 4 });
      },
    });
    await renderScreen('/user-profile');
    expect(await screen.findByText('Lemonade, ends Dec 14, 2026')).toBeTruthy();
    await expectOutline('tenant-own-record');
    await press('Edit vehicles');
    const dialog = await screen.findByRole('dialog', { name: 'Vehicles' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove vehicle 1' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toEqual([{ version: 3, vehicles: [] }]));
  });
});

describe('the lease that stands for a tenant', () => {
  it('is the newest that is not over, else the newest', () => {
    const at = (lease_id: string, from: string, status: TenantLine['status']) => ({
      ...line,
      lease_id,
      from,
      status,
    });
    const [old, now, void_] = [
      at('a', '2024-01-01', 'ended'),
      at('b', '2025-01-01', 'active'),
      at('c', '2026-01-01', 'void'),
    ];
    expect(mainLease([old, now, void_])?.lease_id).toBe('b');
    expect(mainLease([old, void_])?.lease_id).toBe('c');
    expect(mainLease([])).toBeUndefined();
  });
});

describe('a contact', () => {
  it('has whole numbers, and an emergency contact whole or not at all', () => {
    const none = { name: '', relation: '', number: '' };
    const phones: TenantPhone[] = [];
    const values = { phones, emergency: none, mailing: '', language: '' };
    const paths = (given: Partial<typeof values>) =>
      contactProblems({ ...values, ...given }).map(({ path }) => path.join('.'));
    expect(paths({})).toEqual([]);
    expect(paths({ phones: [{ kind: 'mobile', number: '614' }] })).toEqual(['phones.0.number']);
    expect(paths({ emergency: { ...none, relation: 'Sister' } })).toEqual([
      'emergency.name',
      'emergency.number',
    ]);
  });
});
