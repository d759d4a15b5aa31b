// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationLine } from '../../../../shared/contract/notifications';
import { type Asked, fakeServer, never, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn, userOf } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';

const unread: NotificationLine = {
  id: 'ntf_1',
  title: 'Invitation accepted',
  description: 'Mia Stone works with you here now.',
  created_at: '2026-01-05T10:00:00.000Z',
  is_read: false,
  message_type: 'success',
  type_of_notification: 'people',
  link: '/organisationsUsers?person=rol_mia',
};
const wasRead: NotificationLine = {
  ...unread,
  id: 'ntf_2',
  title: 'Receipt 7',
  is_read: true,
  message_type: 'danger',
  type_of_notification: 'payment',
  link: '//else.test',
};

const list = 'GET /api/getProperty/getNotifications/rol_1';
const mark = 'PUT /api/getProperty/mark-read';
const answer = (notifications: NotificationLine[], more: object = {}) => ({
  body: {
    success: 1,
    encryptedData: {
      notifications,
      unreadCount: notifications.filter(({ is_read }) => !is_read).length,
      ...more,
    },
  },
});
const iconOf = (title: string) =>
  screen.getByText(title).closest('li')?.querySelector('svg')?.getAttribute('class');

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('the notifications', () => {
  it('are loading, could not be read, or there are none, and it is said which [NTF-01]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fakeServer({ [list]: never });
    await renderScreen('/notification');
    expect(await screen.findByText('Loading...')).toBeDefined();
    leaveScreen();

    let isAway = true;
    fakeServer({ [list]: () => (isAway ? refused(403, 'not-permitted') : answer([])) });
    await renderScreen('/notification');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(log).toHaveBeenCalledWith('Notifications could not be read', expect.anything());
    isAway = false;
    fireEvent.click(retry);
    expect(await screen.findByText('No notifications available')).toBeDefined();
    await expectOutline('notifications-none');
  });

  it('have an icon by their kind, a color by their class, and lead nowhere but into the product [NTF-01]', async () => {
    const kinds = ['service_request', 'payment', 'application', 'message', 'anything'];
    const all = kinds.map((type, index) => ({
      ...unread,
      id: `ntf_kind_${index}`,
      title: type,
      type_of_notification: type,
    }));
    fakeServer({ [list]: () => answer([...all, wasRead]) });
    await renderScreen('/notification');
    await screen.findByText('Receipt 7');
    expect(kinds.map((kind) => /lucide-([a-z-]+)/.exec(iconOf(kind) ?? '')?.[1])).toEqual([
      'wrench',
      'credit-card',
      'file-text',
      'message-square',
      'settings',
    ]);
    const disc = (title: string) => screen.getByText(title).closest('li')?.querySelector('span')?.classList;
    expect(disc('payment')?.contains('success')).toBe(true);
    expect(disc('Receipt 7')?.contains('danger')).toBe(true);
    expect(screen.getAllByRole('link', { name: 'Open' })).toHaveLength(kinds.length);
    await expectOutline('notifications-kinds');
  });

  it('turn read by a click, at once, and are asked for again; a read one does nothing [NTF-02] [API-26]', async () => {
    const asked: unknown[] = [];
    let isRead = false;
    const calls = fakeServer({
      [list]: () => answer([{ ...unread, is_read: isRead }, wasRead]),
      [mark]: ({ body }: Asked) => {
        asked.push(body);
        isRead = true;
        return { body: { success: 1 } };
      },
    });
    await renderScreen('/notification');
    expect(await screen.findByText('1 unread')).toBeDefined();
    const read = await screen.findByText('Receipt 7');
    // A read notification has nothing to click.
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
    fireEvent.click(read);
    const button = screen.getByRole('button', { name: /Unread:\s*Invitation accepted/ });
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText('1 unread')).toBeNull());
    await waitFor(() => expect(calls.filter((call) => call === list)).toHaveLength(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Invitation accepted' }));
    expect(asked).toEqual([{ id: 'ntf_1' }]);
    expect(calls.filter((call) => call === mark)).toHaveLength(1);
  });

  it('log a mark that fails, without a dialog, and show again what the server has [NTF-02]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fakeServer({ [list]: () => answer([unread]), [mark]: () => refused(404, 'not-found') });
    await renderScreen('/notification');
    fireEvent.click(await screen.findByRole('button', { name: /Unread/ }));
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('A notification could not be marked read', expect.anything()),
    );
    expect(await screen.findByText('1 unread')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go on page by page, by the address [NTF-01] [API-25]', async () => {
    const asked: (string | null)[] = [];
    fakeServer({
      [list]: ({ query }) => {
        asked.push(query.get('after'));
        return query.get('after') ? answer([wasRead]) : answer([unread], { next: 'further' });
      },
    });
    const { place } = await renderScreen('/notification');
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Receipt 7')).toBeDefined();
    expect(place()).toBe('/notification?after=further&page=2');
    expect(asked).toEqual([null, 'further']);
  });

  it('are all marked read by one button, at once, and unread again when it failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let fails = true;
    let asked = 0;
    fakeServer({
      [list]: () => answer([unread]),
      'PUT /api/getProperty/markAllRead': () => {
        asked += 1;
        return fails ? refused(500, 'unexpected') : { body: { success: 1 } };
      },
    });
    await renderScreen('/notification');
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(asked).toBe(1));
    const again = await screen.findByRole('button', { name: 'Mark all as read' });
    fails = false;
    fakeServer({
      [list]: () => answer([wasRead]),
      'PUT /api/getProperty/markAllRead': () => ({ body: { success: 1 } }),
    });
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    expect(screen.queryByText('1 unread')).toBeNull();
  });

  it('are not asked for while somebody looks as somebody else', async () => {
    const user = { ...userOf({ role: 'owner' }), view_as: { until: '2099-01-01T00:00:00.000Z' } };
    localStorage.setItem('userData', JSON.stringify(user));
    const calls = fakeServer({});
    await renderScreen('/notification');
    expect(await screen.findByText('Not shown while viewing as someone else')).toBeDefined();
    await expectOutline('notifications-view-as');
    expect(calls).not.toContain(list);
  });
});
