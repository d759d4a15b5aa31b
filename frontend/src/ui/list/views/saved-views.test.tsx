// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SavedView } from '../../../../../shared/domain/people/saved-view';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { leaseLine } from '../../../testing/lease-samples';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const read = 'GET /api/profile/getSavedViews/leases';
const write = 'PUT /api/profile/saveViews/leases';
const theo = { name: 'Theo', filters: { q: 'theo', view: 'out' } };

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

function server(first: readonly SavedView[] = [], more: Parameters<typeof fakeServer>[0] = {}) {
  let kept = { views: first, version: 4 };
  const saved: unknown[] = [];
  fakeServer({
    'GET /api/leases/listLeases': () => ok({ leases: [leaseLine()] }),
    [read]: () => ok(kept),
    [write]: ({ body }: Asked) => {
      saved.push(body);
      kept = { ...(body as typeof kept), version: kept.version + 1 };
      return ok({ version: kept.version });
    },
    ...more,
  });
  return saved;
}
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Views' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim());
const menu = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the view Theo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('saved views of a list', () => {
  it('are tabs after the fixed ones, and lead to their filters', async () => {
    server([theo]);
    const { place } = await renderScreen('/leasesList');
    await userEvent.click(await screen.findByRole('link', { name: /^Theo saved/ }));
    await waitFor(() => expect(place()).toBe('/leasesList?q=theo&view=out'));
    expect((await tabs()).at(-1)).toBe('Theo');
    expect(screen.getByRole('link', { name: /^Theo saved/ }).getAttribute('aria-current')).toBe('page');
    expect(
      screen.getByRole('link', { name: 'Waiting for signatures' }).getAttribute('aria-current'),
    ).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
    await waitFor(() => expect(place()).toBe('/leasesList?view=drafts'));
  });

  it('name the filters that are there, under a name of their own', async () => {
    const saved = server([theo]);
    await renderScreen('/leasesList?q=elm');
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    const form = await dialog('Save view');
    await userEvent.type(form.getByLabelText(/^Name/), 'theo');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('There is a view with this name')).toBeTruthy();
    await userEvent.clear(form.getByLabelText(/^Name/));
    await userEvent.type(form.getByLabelText(/^Name/), ' Elm Street ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const elm = { name: 'Elm Street', filters: { q: 'elm' } };
    await waitFor(() => expect(saved).toEqual([{ version: 4, views: [theo, elm] }]));
    expect((await tabs()).at(-1)).toBe('Elm Street');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('are renamed and deleted', async () => {
    const saved = server([theo]);
    const { place } = await renderScreen('/leasesList?q=theo&view=out');
    await menu('Rename view');
    const form = await dialog('Rename view');
    await userEvent.clear(form.getByLabelText(/^Name/));
    await userEvent.type(form.getByLabelText(/^Name/), 'Theo');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await menu('Delete view');
    await waitFor(() => expect(saved.at(-1)).toEqual({ version: 5, views: [] }));
    await waitFor(() => expect(place()).toContain('view=out'));
  });

  it('say when another device was faster, and are read again', async () => {
    server([], { [write]: () => refused(409, 'changed-meanwhile') });
    await renderScreen('/leasesList?q=elm');
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    const form = await dialog('Save view');
    await userEvent.type(form.getByLabelText(/^Name/), 'Elm');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/changed on another device/)).toBeTruthy();
  });

  it('are not offered where nothing is filtered', async () => {
    server();
    await renderScreen('/leasesList');
    await screen.findByText('Elm House');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });
});
