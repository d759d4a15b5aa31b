// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditLine } from '../../../../shared/contract/audit';
import { type Asked, fakeServer, never, ok, refused } from './testing/fake-server';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

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
    const item = screen.getByText('1A').closest('li');
    expect(item?.textContent).toContain('Changed the unit 1A');
    expect(item?.textContent).toMatch(/Monthly rent:.*from.*\$1,250\.00.*to.*\$1,300\.00/);
    expect(item?.querySelector('time')?.getAttribute('datetime')).toBe(entry.at);
    await expectOutline('audit-entry');
  });

  it('names nobody twice who did something to the own account', async () => {
    const own = { ...entry, words: 'Logged in', kind: 'account', object_name: 'Mia Stone', changes: [] };
    fakeServer({ [list]: () => ok({ entries: [own, { ...own, id: 'aud_2', object_name: 'Max Stone' }] }) });
    await renderScreen('/audit');
    const named = (await screen.findByText('Max Stone')).closest('ol, ul');
    const lines = [...(named?.querySelectorAll('li p:first-of-type') ?? [])].map((line) =>
      line.textContent?.trim(),
    );
    expect(lines).toEqual(['Logged in', 'Logged in Max Stone']);
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
