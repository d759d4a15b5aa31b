// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../infra/plans';
import { queryClient } from '../../api/query-client';
import { fakeServer, ok } from '../../testing/fake-server';
import { openProduct } from '../../testing/open-product';

const sent: unknown[] = [];

beforeAll(async () => {
  await Promise.all([
    import('../../routes/blank-layout'),
    import('../../routes/screens/site-screens'),
    import('./sign-up-screen'),
  ]);
}, 60_000);
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeServer({
    'GET /api/plans/getAllPlans': () => ok({ data: plans }),
    'POST /api/users/resendActivation': ({ body }) => {
      sent.push(body);
      return { body: { success: 1 } };
    },
    'POST /api/users/register': ({ body }) => {
      sent.push(body);
      return { body: { success: 1 } };
    },
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const router = await openProduct(path);
  return { place: () => router.state.location };
}

const chosen = async () => {
  const select = await screen.findByLabelText<HTMLSelectElement>('Plan');
  await waitFor(() => expect(select.options.length).toBe(4));
  return select.selectedOptions[0]?.textContent;
};

describe('the way from a plan to the sign-up', () => {
  it('carries the plan and the annual flag in navigation state and address, and a reload keeps them [LND-09][ACC-01]', async () => {
    const { place } = await open('/auth/pricing');
    fireEvent.click(screen.getByRole('radio', { name: 'Annually' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Signup: Landlord' }));
    expect(await chosen()).toBe('Landlord · $190 a year');
    expect(place().state).toMatchObject({ plan: { id: 2, plan: 'Landlord' }, annual: true });
    expect(place().href).toBe('/auth/registerformik?planid=2&annual=true');
    cleanup();
    await open(place().href);
    expect(await chosen()).toBe('Landlord · $190 a year');
  });

  it('lets the plan and the period be changed, and a reload keeps the change [ACC-01]', async () => {
    const { place } = await open('/auth/registerformik?planid=2&annual=true');
    await chosen();
    fireEvent.change(screen.getByLabelText('Plan'), { target: { value: '3' } });
    expect(await chosen()).toBe('Manager · $490 a year');
    fireEvent.click(screen.getByLabelText(/^Pay by the year/));
    expect(await chosen()).toBe('Manager · $49 a month');
    await waitFor(() => expect(place().href).toBe('/auth/registerformik?planid=3'));
    cleanup();
    await open(place().href);
    expect(await chosen()).toBe('Manager · $49 a month');
  });

  it('asks who rents out what, and sends it with the plan [ACC-01]', async () => {
    const { place } = await open('/auth/registerformik?planid=2&annual=true');
    await chosen();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I rent out my own property' }).checked).toBe(
      true,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'I manage for others' }));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^First name/, 'Lena');
    type(/^Last name/, 'Brandt');
    type(/^Email/, 'lena@example.test');
    type(/^Password/, 'a quiet street in may');
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(place().pathname).toBe('/auth/activationMsg'));
    expect(sent).toMatchObject([{ planid: 2, annual: true, role: 'manager', email: 'lena@example.test' }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/^Sent\./)).toBeTruthy();
    expect(sent.at(-1)).toEqual({ email: 'lena@example.test' });
  });

  it.each([
    ['Terms', '/auth/terms', 'Terms of service'],
    ['Privacy', '/auth/privacy', 'Privacy'],
  ])('shows the %s in a tab of its own before an account is made', async (link, path, title) => {
    await open('/auth/registerformik?planid=2');
    await chosen();
    const { href, target } = screen.getByRole<HTMLAnchorElement>('link', { name: link });
    expect([new URL(href).pathname, target]).toEqual([path, '_blank']);
    cleanup();
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('asks the head of an organization nothing of the kind [ACC-01]', async () => {
    await open('/auth/registerformik?planid=4');
    await chosen();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
