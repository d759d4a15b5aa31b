// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentLine, documentServer, documentsPage } from '../../testing/document-samples';
import { type Asked, fakeServer, ok } from '../../testing/fake-server';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { line } from '../../testing/samples';
import { payment, plans, subscription } from '../../testing/subscription-samples';

type Page = { readonly name: string; readonly next?: string };

/** Three pages: cursor `c2` leads to the second, `c3` to the third. */
const pages: Readonly<Record<string, Page>> = {
  '': { name: 'First', next: 'c2' },
  c2: { name: 'Second', next: 'c3' },
  c3: { name: 'Third' },
};
const pageOf = ({ query }: Asked): Page => pages[query.get('after') ?? ''] ?? { name: 'Nowhere' };

const entry = { id: 'aud_1', at: '2026-01-05T10:00:00.000Z', by: 'Mia', by_id: 'usr_1', role_label: '' };
const person = {
  user_role_id: 'rol_1',
  user_id: 'usr_1',
  role_label: 'rentalManager',
  role_id: 5,
  status: 'active',
  email: 'a@b.test',
  is_head: false,
  kept_out: false,
  created_at: entry.at,
  invited_at: '',
  expires_at: '',
};
const told = {
  id: 'ntf_1',
  description: '',
  created_at: entry.at,
  is_read: true,
  message_type: 'info',
  type_of_notification: 'message',
  link: '',
};

const lists: readonly [path: string, serve: () => unknown][] = [
  [
    '/audit',
    () =>
      fakeServer({
        'GET /api/audit/getEntries': (asked) => {
          const { name, next } = pageOf(asked);
          return ok({
            entries: [{ ...entry, words: '', kind: 'unit', object_name: name, changes: [] }],
            next,
          });
        },
      }),
  ],
  [
    '/organisationsUsers',
    () =>
      fakeServer({
        'GET /api/people/listPeople': (asked) => {
          const { name, next } = pageOf(asked);
          return ok({ people: [{ ...person, first_name: name, last_name: '' }], next });
        },
      }),
  ],
  [
    '/notification',
    () =>
      fakeServer({
        'GET /api/getProperty/getNotifications/rol_1': (asked) => {
          const { name, next } = pageOf(asked);
          const encryptedData = { notifications: [{ ...told, title: name }], unreadCount: 0, next };
          return { body: { success: 1, encryptedData } };
        },
      }),
  ],
  [
    '/view-UploadUnitFile?id=unt_1',
    () =>
      documentServer({
        'GET /api/documents/listDocuments/*': (asked) => {
          const { name, next } = pageOf(asked);
          return documentsPage([documentLine({ name })], { next });
        },
      }),
  ],
  [
    '/user-subscription',
    () =>
      fakeServer({
        'GET /api/plans/getAllPlans': () => ok({ data: plans }),
        'GET /api/users/my-subscription/*': (asked) => {
          const { name, next } = pageOf(asked);
          return ok(subscription({ paymentHistory: [payment({ payment_referenceid: name })], next }));
        },
      }),
  ],
];

beforeEach(() => logIn({ role: 'orgAdmin', planId: 4 }));
afterEach(leaveScreen);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe.each(lists)('the pages of %s', (path, serve) => {
  const at = (search: string) => `${path}${path.includes('?') ? '&' : '?'}${search}`;

  it('opened by the address of the second, lead back to the first', async () => {
    serve();
    const { place } = await renderScreen(at('after=c2&page=2'));
    expect(await screen.findByText('Second')).toBeDefined();
    await press('Previous');
    expect(await screen.findByText('First')).toBeDefined();
    expect(place()).toBe(path);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  });

  it('opened by the address of the third as somebody shared it, lead back to the second', async () => {
    serve();
    const { place } = await renderScreen(path);
    await press('Next');
    await screen.findByText('Second');
    await press('Next');
    await screen.findByText('Third');
    const shared = place();
    leaveScreen();
    await renderScreen(shared);
    expect(await screen.findByText('Third')).toBeDefined();
    await press('Previous');
    expect(await screen.findByText('Second')).toBeDefined();
    await press('Previous');
    await waitFor(() => expect(screen.queryByText('First')).not.toBeNull());
  });
});

it.each([
  ['/owners', 'GET /api/owners/searchOwners', { owners: [] }, '/owners'],
  ['/tenantsList', 'GET /api/tenants/listTenants', { tenants: [] }, '/tenantsList'],
  ['/tenants-LoginData', 'GET /api/tenants/listTenants', { tenants: [] }, '/tenantsList'],
  ['/organisationsUsers', 'GET /api/people/listPeople', { people: [] }, '/organisationsUsers'],
])('a search of %s is cleared at its own address', async (path, call, none, own) => {
  fakeServer({ [call]: () => ok(none) });
  const { place } = await renderScreen(`${path}?search=zz`);
  // Until the answer is there, the button stands beside the search.
  await screen.findByText(/^No (match|(tenants|owners) match\.)$/);
  await press('Clear filters');
  await waitFor(() => expect(place()).toBe(own));
});

it('the pages of /propertiesList go back by the server’s own cursor', async () => {
  const asked: string[] = [];
  fakeServer({
    'GET /api/properties/listProperties': ({ query }) => {
      asked.push(query.toString());
      return ok({ properties: [line(1)], next: 'n', previous: 'p' });
    },
  });
  const { place } = await renderScreen('/propertiesList?after=c3&page=3');
  await press('Previous');
  await waitFor(() => expect(place()).toBe('/propertiesList?before=p&page=2'));
  await press('Previous');
  await waitFor(() => expect(place()).toBe('/propertiesList'));
  const pages = ['after=c3&limit=25', 'before=p&limit=25', 'limit=25'];
  expect(asked).toEqual(pages.map((page) => `sort=name&${page}&owners=with&money=with`));
});
