// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../shared/contract/users';
import { fakeServer, ok } from '../../testing/fake-server';
import { logIn, userOf } from '../../testing/people';
import { profile } from '../../testing/profile-samples';
import { system } from '../../ui/theme/system';
import { PersonButton } from './menu-buttons';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Renders Ada Vale's button, with a server that has her photo; returns its calls. */
function shown(part: Partial<CurrentUser>) {
  logIn({ role: 'manager' });
  const calls = fakeServer({
    'GET /api/profile/getProfile': () => ok({ ...profile, image_url: '/ada.jpg' }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChakraProvider value={system}>
        <PersonButton user={{ ...userOf({ role: 'manager' }), ...part }} />
      </ChakraProvider>
    </QueryClientProvider>,
  );
  return calls;
}

const drawn = () => document.querySelector('img')?.getAttribute('src');

describe('the face in the bar', () => {
  it('is the photo of who has one', async () => {
    shown({ has_photo: true });
    await waitFor(() => expect(drawn()).toBe('/ada.jpg'));
    expect(screen.getByRole('button', { name: 'Account of Ada' })).toBeDefined();
  });

  it.each([
    ['who has no photo', {}],
    ['who is looked at', { has_photo: true, view_as: { until: '2026-06-15T12:30:00.000Z' } }],
  ] as const)('is the initials of %s, and nothing is asked for', (_who, part) => {
    const calls = shown(part);
    expect(screen.getByText('AV')).toBeDefined();
    expect(drawn()).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
