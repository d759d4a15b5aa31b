// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { system } from '../../ui/theme/system';
import { NotificationBell } from './notification-bell';

afterEach(cleanup);

it.each([
  [0, 'Notifications', ''],
  [1, 'Notifications, 1 unread', '1'],
])('the bell with %i unread is called %s and shows %j', async (unreadCount, name, sign) => {
  const calls = fakeServer({
    'GET /api/getProperty/getNotifications/*': () => ({
      body: { success: 1, encryptedData: { notifications: [], unreadCount } },
    }),
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>
        <NotificationBell userRoleId="url_7" look={{}} />
      </ChakraProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect((await screen.findByRole('button', { name })).textContent).toBe(sign);
});
