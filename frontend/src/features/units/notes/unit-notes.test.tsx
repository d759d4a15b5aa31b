// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoteLine } from '../../../../../shared/contract/units';
import { type Asked, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unitServer } from '../../../testing/unit-server';

const noteLine = (more: Partial<NoteLine> = {}): NoteLine => ({
  note_id: 'nte_1',
  text: 'The boiler leaks.',
  added_at: '2026-06-15T12:00:00.000Z',
  added_by: 'Hanna Head',
  version: 1,
  may_change: false,
  ...more,
});
/** A page of a unit's notes, to somebody who may add one. */
const notesPage = (notes: readonly NoteLine[], more: { next?: string; may_change?: boolean } = {}) =>
  ok({ notes, may_change: true, ...more });

const list = 'GET /api/units/listNotes/*';
const path = '/getunit-data?id=unt_1';
const own = noteLine({ note_id: 'nte_own', text: 'Keys at the desk.', may_change: true });

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

async function openNotes(server: Parameters<typeof unitServer>[0] = {}) {
  const calls = unitServer(server);
  await renderScreen(path);
  const section = within(await screen.findByRole('region', { name: 'Notes' }));
  return { calls, section };
}

/** Notes that are kept, as the server would. */
function keptNotes(...kept: NoteLine[]) {
  let notes = kept;
  const asked: Asked[] = [];
  const routes = {
    [list]: () => notesPage(notes),
    'POST /api/units/addNote': (call: Asked) => {
      asked.push(call);
      notes = [noteLine({ note_id: 'nte_new', ...Object(call.body), may_change: true }), ...notes];
      return ok({ note_id: 'nte_new' });
    },
    'PUT /api/units/updateNote/nte_own': (call: Asked) => {
      asked.push(call);
      notes = notes.map((note) => (note === own ? { ...own, ...Object(call.body), version: 2 } : note));
      return ok({ version: 2 });
    },
    'DELETE /api/units/deleteNote/nte_own': (call: Asked) => {
      asked.push(call);
      notes = notes.filter((note) => note !== own);
      return { body: { success: 1 } };
    },
  };
  return { asked, routes };
}

describe('the notes on a unit’s screen', () => {
  it('wait with the shape of a list', async () => {
    const { section } = await openNotes({ [list]: never });
    expect(section.getByText('Loading...')).toBeDefined();
    expect(section.queryByLabelText('New note')).toBeNull();
  });

  it('say that they could not be read, with a way to try again, and leave the unit whole', async () => {
    let tries = 0;
    const { section } = await openNotes({
      [list]: () => {
        tries += 1;
        return tries === 1 ? refused(422, 'busy') : notesPage([noteLine()]);
      },
    });
    await userEvent.click(await section.findByRole('button', { name: 'Retry' }));
    expect(await section.findByText('The boiler leaks.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Unit No. 1' })).toBeDefined();
  });

  it('say what they are for where there are none', async () => {
    const { section } = await openNotes({ [list]: () => notesPage([]) });
    expect(await section.findByText('No notes yet')).toBeDefined();
    expect(section.getByText('Only your team can read these. Owners and tenants cannot.')).toBeDefined();
  });

  it('stand newest first with who wrote them, and show more on demand', async () => {
    const asked: string[] = [];
    const { section } = await openNotes({
      [list]: ({ query }) => {
        asked.push(query.toString());
        if (query.has('after')) return notesPage([noteLine({ note_id: 'nte_0', text: 'An old one.' })]);
        return notesPage([own, noteLine({ changed_at: '2026-06-16T12:00:00.000Z' })], { next: 'cur_2' });
      },
    });
    await section.findByText('Keys at the desk.');
    const [first, second] = section.getAllByRole('listitem');
    expect(first?.textContent).toContain('Hanna HeadJun 15, 2026');
    expect(second?.textContent).toMatch(/Jun 15, 2026.*\(changed\)The boiler leaks\./);
    await userEvent.click(section.getByRole('button', { name: 'Show more' }));
    expect(await section.findByText('An old one.')).toBeDefined();
    await expectOutline('unit-notes');
    expect(asked).toEqual(['', 'after=cur_2']);
  });

  it('are added once, and the field is free for the next', async () => {
    const { asked, routes } = keptNotes();
    const { section } = await openNotes(routes);
    const field = await section.findByLabelText<HTMLTextAreaElement>('New note');
    const add = section.getByRole<HTMLButtonElement>('button', { name: 'Add note' });
    await userEvent.type(field, '  ');
    expect(add.disabled).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, 'Dog in the yard.');
    expect(section.getByText('16/2000')).toBeDefined();
    expect(field.maxLength).toBe(2000);
    await userEvent.click(add);
    expect(await section.findByText('Dog in the yard.', { selector: 'p' })).toBeDefined();
    await waitFor(() => expect(field.value).toBe(''));
    expect(section.getByText('0/2000')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field));
    // The field that is left empty complains of nothing.
    await userEvent.tab();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(asked.map(({ body }) => body)).toEqual([{ unit_id: 'unt_1', text: 'Dog in the yard.' }]);
    expect(asked[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('are refused where the unit is full, and what was typed stays', async () => {
    const { section } = await openNotes({
      [list]: () => notesPage([]),
      'POST /api/units/addNote': () => refused(422, 'note-limit'),
    });
    const field = await section.findByLabelText<HTMLTextAreaElement>('New note');
    await userEvent.type(field, 'One more.');
    await userEvent.click(section.getByRole('button', { name: 'Add note' }));
    expect(await section.findByText('Said no: note-limit')).toBeDefined();
    expect(field.value).toBe('One more.');
  });

  it('are changed in their place, by their author alone', async () => {
    const { asked, routes } = keptNotes(own, noteLine());
    const { section } = await openNotes(routes);
    const edit = await section.findByRole('button', { name: /^Edit the note/ });
    await userEvent.click(edit);
    const field = section.getByLabelText<HTMLTextAreaElement>('Change the note');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.clear(field);
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.type(field, 'Keys are lost.');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    expect(await section.findByText('Keys are lost.')).toBeDefined();
    expect(asked.map(({ body }) => body)).toEqual([{ version: 1, text: 'Keys are lost.' }]);
    await waitFor(() =>
      expect(document.activeElement).toBe(section.getByRole('button', { name: /^Edit the note/ })),
    );
  });

  it('are left as they were by Cancel', async () => {
    const { calls, section } = await openNotes({ [list]: () => notesPage([own]) });
    await userEvent.click(await section.findByRole('button', { name: /^Edit the note/ }));
    await userEvent.type(section.getByLabelText('Change the note'), ' Not any more.');
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
    expect(section.getByText('Keys at the desk.')).toBeDefined();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('are deleted after a question, with the focus on Cancel first', async () => {
    const { asked, routes } = keptNotes(own, noteLine());
    const { section } = await openNotes(routes);
    await userEvent.click(await section.findByRole('button', { name: 'Delete the note: Keys at the desk.' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(section.queryByText('Keys at the desk.')).toBeNull());
    expect(asked).toHaveLength(1);
    expect(section.getByText('The boiler leaks.')).toBeDefined();
  });

  it('say why one was not deleted', async () => {
    const { section } = await openNotes({
      [list]: () => notesPage([own]),
      'DELETE /api/units/deleteNote/nte_own': () => refused(404, 'not-found'),
    });
    await userEvent.click(await section.findByRole('button', { name: /^Delete the note/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog', { name: 'The note was not deleted' })).toBeDefined();
    await expectOutline('unit-note-not-deleted');
  });

  it.each([
    ['who may only look', { list: () => notesPage([noteLine()], { may_change: false }), account: true }],
    ['an account that has ended', { list: () => notesPage([own]), account: false }],
  ])('are read, not written, by %s', async (_, { list: answer, account }) => {
    logIn({ role: 'orgAdmin', account: { canChange: account } });
    const { section } = await openNotes({ [list]: answer });
    await section.findByRole('listitem');
    expect(section.queryByLabelText('New note')).toBeNull();
    expect(section.queryByRole('button')).toBeNull();
  });

  it.each(['rentalOwner', 'rentalManager'] as const)('are nothing that %s is told of', async (role) => {
    logIn({ role });
    const calls = unitServer();
    await renderScreen(path);
    await screen.findByRole('region', { name: 'Other units' });
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();
    expect(calls.filter((call) => call.includes('Note'))).toEqual([]);
  });
});
