// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditLine } from '../../../../shared/contract/audit';
import { type Asked, fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';

const entry: AuditLine = {
  id: 'aud_1',
  at: '2026-01-05T10:00:00.000Z',
  by: 'Mia Stone',
  by_id: 'usr_mia',
  role_label: 'rentalManager',
  words: 'Changed the unit',
  kind: 'unit',
  object_name: '1A',
  changes: [{ field: 'Monthly rent', before: '$1,250.00', after: '$1,300.00' }],
};
const list = 'GET /api/audit/getEntries';
const file = 'GET /api/audit/exportEntries';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('the audit log', () => {
  it('is loading, could not be read, empty, or not found, and it is said which', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/audit');
    expect(await screen.findByText('Loading...')).toBeDefined();
    leaveScreen();

    fakeServer({ [list]: () => refused(403, 'not-permitted') });
    await renderScreen('/audit');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    leaveScreen();

    fakeServer({ [list]: () => ok({ entries: [] }) });
    const { place } = await renderScreen('/audit?action=unit.add');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe('/audit'));
    expect(await screen.findByText('No changes yet')).toBeDefined();
    await expectOutline('audit-none');
  });

  it('says who, what, when, and from what to what', async () => {
    fakeServer({ [list]: () => ok({ entries: [entry] }) });
    await renderScreen('/audit');
    expect(await screen.findByText('Mia Stone, Rental manager')).toBeDefined();
    const row = screen.getByText('1A').closest('tr');
    expect(row?.textContent).toContain('Monthly rent: $1,300.00');
    expect(row?.querySelector('time')?.getAttribute('datetime')).toBe(entry.at);
    fireEvent.click(screen.getByRole('button', { name: 'Changed the unit' }));
    const drawer = await screen.findByRole('dialog', { name: 'Changed the unit' });
    expect(drawer.textContent).toMatch(/Monthly rent:.*from.*\$1,250\.00.*to.*\$1,300\.00/);
    await expectOutline('audit-entry');
  });

  it('names nobody twice who did something to the own account', async () => {
    const own = { ...entry, words: 'Logged in', kind: 'account', object_name: 'Mia Stone', changes: [] };
    fakeServer({ [list]: () => ok({ entries: [own, { ...own, id: 'aud_2', object_name: 'Max Stone' }] }) });
    await renderScreen('/audit');
    const max = await screen.findByText('Max Stone');
    expect(max.closest('tr')?.textContent).toContain('Logged in');
    expect(screen.getAllByText('Mia Stone, Rental manager')).toHaveLength(2);
    expect(screen.queryByText('Mia Stone')).toBeNull();
  });

  it('folds what a job did to many things on one day, and opens the run', async () => {
    const job = { ...entry, by: 'Automatic', by_id: '', role_label: '', changes: [] };
    const reminded = (id: string, name: string) => ({
      ...job,
      id,
      words: 'Sent a rent reminder',
      kind: 'lease',
      object_id: `lse_${id}`,
      object_name: name,
    });
    fakeServer({
      [list]: () =>
        ok({
          entries: [
            reminded('1', '101'),
            reminded('2', '102'),
            { ...reminded('3', '103'), at: '2026-01-04T10:00:00.000Z' },
          ],
        }),
    });
    await renderScreen('/audit');
    expect(await screen.findByText('2 in one run')).toBeDefined();
    expect(screen.getByRole('link', { name: '103' }).getAttribute('href')).toBe('/showLease?id=lse_3');
    fireEvent.click(screen.getAllByRole('button', { name: 'Sent a rent reminder' })[0] as HTMLElement);
    const drawer = await screen.findByRole('dialog', { name: 'Sent a rent reminder' });
    expect(drawer.textContent).toContain('101');
    expect(drawer.textContent).toContain('102');
    await expectOutline('audit-run');
  });

  it('asks the server for what the address says, days as the person’s own', async () => {
    const asked: Record<string, string>[] = [];
    fakeServer({
      [list]: ({ query }) => {
        asked.push(Object.fromEntries(query));
        return ok({ entries: [entry] });
      },
    });
    const { place } = await renderScreen('/audit?from=2026-01-05&to=2026-01-06');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Person' }), {
      target: { value: 'process' },
    });
    await waitFor(() => expect(place()).toContain('person=process'));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        person: 'process',
        from: new Date(2026, 0, 5).toISOString(),
        to: new Date(2026, 0, 7).toISOString(),
        limit: '25',
      }),
    );
  });

  it('exports what is filtered, and says when it does not all fit', async () => {
    const asked: Asked[] = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    fakeServer({
      [list]: () => ok({ entries: [entry] }),
      [file]: (one) => {
        asked.push(one);
        return ok({ csv: 'When,Who', lookedBackTo: '2026-05-31T12:00:00.000Z' });
      },
    });
    await renderScreen('/audit?kind=unit');
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/goes back to May 31, 2026/)).toBeDefined();
    await expectOutline('audit-export-cut');
    expect(names).toEqual(['audit-log.csv']);
    expect(blobs).toHaveLength(1);
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ kind: 'unit' });
  });

  it('is not for who does not see the whole organization', async () => {
    logIn({ role: 'rentalManager' });
    const calls = fakeServer({});
    await renderScreen('/audit');
    expect(await screen.findByText('You don’t have access to this page')).toBeDefined();
    expect(calls).not.toContain(list);
  });
});
