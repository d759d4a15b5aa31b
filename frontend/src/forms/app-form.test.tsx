// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, Offline } from '../api/refusal';
import { logIn } from '../testing/people';
import type { Sending } from './app-form';
import { leaveForm, renderForm, type Sample, SampleDialog, SamplePage } from './testing/sample-form';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /Save|Saving/ }));
const sentenceOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;
const refusal = (code: string, fields?: Record<string, string>) =>
  new ApiRefusal({ code, status: 422, message: `Said no: ${code}`, fields });

/** A server that gives the listed answers in turn and records the requests. */
function server(...answers: readonly (Error | undefined)[]) {
  const asked: (Sample & Pick<Sending, 'idempotencyKey'>)[] = [];
  const submit = async (values: Sample, { idempotencyKey }: Sending) => {
    asked.push({ ...values, idempotencyKey });
    const answer = answers[asked.length - 1];
    if (answer) throw answer;
  };
  return { asked, submit };
}

beforeEach(() => {
  logIn({ role: 'owner' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  leaveForm();
  vi.restoreAllMocks();
});

describe('a form', () => {
  it('is checked when a field is left, then while somebody types', async () => {
    await renderForm(<SampleDialog />);
    type('Name', ' ');
    expect(sentenceOf('name')).toBe('');
    fireEvent.blur(field('Name'));
    await waitFor(() => expect(sentenceOf('name')).toBe('Name is required'));
    type('Name', 'Elm');
    await waitFor(() => expect(sentenceOf('name')).toBe(''));
  });

  it('in a dialog leads to the first field that is wrong, again at every try, and calls nobody', async () => {
    const { asked, submit } = server();
    await renderForm(<SampleDialog submit={submit} />);
    for (const _ of [1, 2]) {
      field('Note').focus();
      save();
      await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    }
    expect(sentenceOf('name')).toBe('Name is required');
    expect(asked).toEqual([]);
  });

  it('that is a page sums up what is wrong, and a problem put right leaves the list for good', async () => {
    await renderForm(<SamplePage />);
    save();
    const summary = await screen.findByText('One thing needs your attention');
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
    fireEvent.click(screen.getByRole('link', { name: 'Name is required' }));
    expect(document.activeElement).toBe(field('Name'));
    type('Name', 'Elm');
    await waitFor(() => expect(screen.queryByText('One thing needs your attention')).toBeNull());
    type('Name', '');
    await waitFor(() => expect(sentenceOf('name')).toBe('Name is required'));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.queryByText('One thing needs your attention')).toBeNull();
  });

  it('is sent once, however often it is pressed, and never again once it is done', async () => {
    const { asked, submit } = server();
    const onDone = vi.fn();
    await renderForm(<SampleDialog submit={submit} onDone={onDone} />);
    type('Name', 'Elm');
    save();
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    save();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps its idempotency key over a retry, and has a new one after it was saved', async () => {
    const { asked, submit } = server(new Offline());
    const onSaved = vi.fn();
    await renderForm(<SampleDialog submit={submit} onSaved={onSaved} />);
    type('Name', 'Elm');
    save();
    await screen.findByText(/offline/);
    for (const times of [1, 2]) {
      save();
      await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(times));
    }
    const keys = asked.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a refusal', () => {
  it('of fields stands under them, and the first has the focus', async () => {
    const { submit } = server(refusal('invalid', { note: 'Too long' }));
    await renderForm(<SampleDialog submit={submit} />);
    type('Name', 'Elm');
    save();
    await waitFor(() => expect(sentenceOf('note')).toBe('Too long'));
    await waitFor(() => expect(document.activeElement).toBe(field('Note')));
    type('Note', 'Short');
    await waitFor(() => expect(sentenceOf('note')).toBe(''));
  });

  it('without fields stands over the form until it is sent again, and keeps what is typed', async () => {
    const { submit } = server(refusal('property-limit'));
    const onSaved = vi.fn();
    await renderForm(<SampleDialog submit={submit} onSaved={onSaved} />);
    type('Name', 'Elm');
    save();
    expect((await screen.findByRole('alert')).textContent).toBe('Said no: property-limit');
    expect(field('Name').value).toBe('Elm');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is in the form’s own words where it has some', async () => {
    const { submit } = server(refusal('not-found'), refusal('wrong-code'));
    const refused = ({ code }: ApiRefusal) => (code === 'wrong-code' ? { note: 'Wrong' } : 'It is gone.');
    await renderForm(<SamplePage submit={submit} refused={refused} />);
    type('Name', 'Elm');
    save();
    expect(await screen.findByText('Not saved. It is gone.')).toBeDefined();
    save();
    await waitFor(() => expect(sentenceOf('note')).toBe('Wrong'));
    expect(screen.queryByText('Not saved. It is gone.')).toBeNull();
  });

  it('without an answer is a quiet line of a page, and is logged', async () => {
    const log = vi.spyOn(console, 'error');
    const { submit } = server(new ApiRefusal({ code: 'unexpected', status: 500, message: 'x' }));
    await renderForm(<SamplePage submit={submit} />);
    type('Name', 'Elm');
    save();
    expect(await screen.findByText('Not saved. Try again.')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });

  it('of a key that was used says that it was saved before, and is done', async () => {
    const { submit } = server(refusal('key-reused'));
    const [onSaved, onDone] = [vi.fn(), vi.fn()];
    await renderForm(<SampleDialog submit={submit} onSaved={onSaved} onDone={onDone} />);
    type('Name', 'Elm');
    save();
    await screen.findByRole('alertdialog', { name: 'This was saved before' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('⌘/Ctrl-S', () => {
  const press = () => fireEvent.keyDown(document, { key: 's', ctrlKey: true });

  it('saves the page, but not from under a dialog', async () => {
    const { asked, submit } = server(refusal('key-reused'));
    await renderForm(<SamplePage submit={submit} />);
    type('Name', 'Elm');
    press();
    await screen.findByRole('alertdialog');
    press();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toHaveLength(1);
    press();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
