// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../shared/contract/users';
import { allPages } from './all-pages';
import { jsonOfForm } from './inline-file';
import { viewerOf } from './viewer';

const role = { user_role_id: 'url_7', role_label: 'manager', role_id: 1, admin_userid: 'usr_9' } as const;
const user: CurrentUser = {
  id: 'usr_1',
  first_name: 'Maria',
  last_name: 'Lindqvist',
  email: 'm@demo.test',
  mobile_number: '',
  plan: [],
  user_plans: [],
  account: { canChange: true },
  roles: [{ ...role, organization: 'L' }],
};

describe('the viewer of the shared rules', () => {
  it('is the person in the first role, without grants where none are stored', () => {
    expect(viewerOf(user)).toEqual({
      userId: 'usr_1',
      userRoleId: 'url_7',
      roleLabel: 'manager',
      organizationId: 'usr_9',
    });
    expect(viewerOf({ ...user, roles: [] })).toBeUndefined();
  });

  it('has the areas that were granted and the list of properties, and says when somebody looks as them', () => {
    const grants: CurrentUser['grants'] = { areas: { owners: 'view' }, properties: ['prp_1'] };
    const viewer = viewerOf({ ...user, grants, view_as: { until: '2026-11-21T12:00:00.000Z' } });
    expect(viewer?.grants).toEqual(grants);
    expect(viewer?.viewAs).toEqual({ userId: '', userRoleId: '', roleLabel: 'orgAdmin', sessionId: '' });
  });
});

describe('a paged read', () => {
  it('goes on after each page until the last', async () => {
    const pages = [{ rows: [1, 2], next: 'c1' }, { rows: [3], next: 'c2' }, { rows: [4] }];
    const asked: (string | undefined)[] = [];
    const read = async (after: string | undefined) => {
      asked.push(after);
      return pages[asked.length - 1] ?? { rows: [] };
    };
    expect(await allPages(read)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([undefined, 'c1', 'c2']);
  });

  it('says that there is more than it reads, and never leaves some out in silence', async () => {
    const endless = async () => ({ rows: [1, 2], next: 'more' });
    const read = allPages(endless, { most: 4 });
    await expect(read).rejects.toThrow('More than 4 rows. Narrow the list with a filter first.');
    const counted: number[] = [];
    const four = async (after?: string) => ({ rows: [1, 2], next: after ? undefined : 'c1' });
    expect(await allPages(four, { most: 4, onCount: (count) => counted.push(count) })).toHaveLength(4);
    expect(counted).toEqual([2, 4]);
  });

  it('stops when its reader goes', async () => {
    const stop = new AbortController();
    const read = async () => {
      stop.abort();
      return { rows: [1], next: 'c1' };
    };
    await expect(allPages(read, { signal: stop.signal })).rejects.toThrow(/abort/i);
  });
});

describe('a form as JSON [API-03]', () => {
  it('has files inline with name and type; a field that comes twice or more is a list', async () => {
    const form = new FormData();
    form.append('one', 'a');
    form.append('some', 'a');
    form.append('some', 'b');
    form.append('some', 'c');
    form.append('photo', new File(['hi'], 'me.png', { type: 'image/png' }));
    form.append('raw', new File(['hi'], 'raw'));
    expect(await jsonOfForm(form)).toEqual({
      one: 'a',
      some: ['a', 'b', 'c'],
      photo: { data: 'data:image/png;base64,aGk=', originalname: 'me.png' },
      raw: { data: 'data:application/octet-stream;base64,aGk=', originalname: 'raw' },
    });
  });
});

describe('the stage’s own values', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('are fetched once; a failed attempt is forgotten, so that Retry works', async () => {
    const answers = [new Response('', { status: 503 }), Response.json({ apiBase: '/a' })];
    const fetched = vi.fn(async () => answers.shift());
    vi.stubGlobal('fetch', fetched);
    const { config } = await import('./config');
    await expect(config()).rejects.toThrow('config.json answered 503');
    expect(await Promise.all([config(), config()])).toEqual([{ apiBase: '/a' }, { apiBase: '/a' }]);
    expect(fetched.mock.calls).toEqual([['/config.json'], ['/config.json']]);
  });
});
