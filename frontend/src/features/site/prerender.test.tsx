// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../../../shared/domain/product';
import type { Plan } from '../../../../shared/domain/subscriptions/subscriptions';
import { fakeServer, never, ok } from '../../testing/fake-server';
import { prerenderPage } from './prerender';
import { sitePages } from './site-pages';
import { showBuiltPage } from './testing/built-page';
import { TravelContext } from './travel';

const plan: Plan = {
  id: 2,
  plan: 'Landlord',
  price: 19,
  annual_price: 190,
  description: 'One,Two',
  no_of_properties: 10,
  no_of_units: 50,
};
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** Hydrates the prerendered page the way src/site.tsx does. */
async function bringToLife(plans: readonly Plan[]) {
  const container = showBuiltPage('home', plans);
  const before = [...container.querySelectorAll('*')];
  const problems: unknown[] = [];
  const { Page } = sitePages.home;
  await act(async () => {
    hydrateRoot(
      container,
      <StrictMode>
        <TravelContext value={{ go: () => undefined }}>
          <Page />
        </TravelContext>
      </StrictMode>,
      { onRecoverableError: (problem) => problems.push(problem) },
    );
  });
  const isKept = before.every((element) => container.contains(element));
  return { container, problems, isKept };
}

beforeEach(() => void fakeServer({ 'GET /api/plans/getAllPlans': never }));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('a public page, written at build time', () => {
  it('reads whole without JavaScript [LND-01][LND-03][LND-05][LND-11]', () => {
    const text = textOf(prerenderPage('home', [plan]));
    for (const words of ['Welcome to Keystead', 'Online rent payments', 'About Us', company.phone])
      expect(text).toContain(words);
    expect(text).toContain('$19 a month');
    expect(text).toContain('Property: 10 Units: 50');
    expect(textOf(prerenderPage('pricing', [plan]))).toContain('Landlord');
  });

  it('comes to life as it is, and takes over the plans of the day [API-23]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await bringToLife([plan])).toMatchObject({ problems: [], isKept: true });
    fakeServer({ 'GET /api/plans/getAllPlans': () => ok({ data: [{ ...plan, price: 21 }] }) });
    const { container } = await bringToLife([plan]);
    await waitFor(() => expect(container.textContent).toContain('$21 a month'));
    expect(log).not.toHaveBeenCalled();
  });
});
