// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../infra/plans';
import { showBuiltPage } from './features/site/testing/built-page';
import { fakeServer, ok } from './testing/fake-server';

const startApp = vi.fn();
vi.mock('./start-app', () => ({ startApp }));

afterEach(() => vi.resetModules());

/** A prerendered page at an address, as a browser finds it. */
async function open(address: string, page: 'home' | 'pricing' = 'home') {
  fakeServer({
    'GET /api/plans/getAllPlans': () => ok({ data: plans }),
    'POST /api/users/contact': () => ({ body: { success: 1 } }),
  });
  window.history.replaceState(null, '', address);
  showBuiltPage(page, plans);
  await act(async () => void (await import('./site')));
}
const here = () => window.location.href.replace(window.location.origin, '');

describe('a public page in the browser', () => {
  it('takes the landing page’s address at the root, with what stands behind it [RTE-01]', async () => {
    await open('/?from=ad#pricing');
    expect(here()).toBe('/auth/home?from=ad#pricing');
  });

  it('keeps its own address', async () => {
    await open('/auth/pricing#faq', 'pricing');
    expect(here()).toBe('/auth/pricing#faq');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pricing');
  });

  it('goes back to its top after a message, without the anchor [LND-10]', async () => {
    await open('/auth/home#contact');
    const scroll = vi.spyOn(window, 'scrollTo');
    const fields = { Name: 'Jane', Email: 'jane@demo.test', Subject: 'Hello', Message: 'One line' };
    for (const [label, value] of Object.entries(fields))
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    const entries = window.history.length;
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
    expect([here(), window.history.length]).toEqual(['/auth/home', entries + 1]);
  });

  it('lets the product take over where a link leads to one of its screens', async () => {
    await open('/auth/home');
    const [signUp] = screen.getAllByRole('link', { name: 'Signup' });
    if (signUp) fireEvent.click(signUp);
    await waitFor(() => expect(startApp).toHaveBeenCalledOnce());
    expect(startApp.mock.calls[0]?.[0].first).toEqual({ href: '/auth/registerformik', state: undefined });
  });
});
