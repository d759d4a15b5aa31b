// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, Offline } from '../api/refusal';
import { logIn } from '../testing/people';
import type { Sending } from './app-form';
import {
  leaveForm,
  renderForm,
  type Sample,
  SampleDialog,
  SamplePage,
  sampleDraft,
  sampleMerge,
} from './testing/sample-form';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => logIn({ role: 'owner' }));
afterEach(leaveForm);

describe('leaving a form', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

  it.each([
    ['Stay', '/'],
    ['Leave', '/propertiesList'],
  ])('with something typed asks first: %s leads to %s', async (answer, place) => {
    const form = await renderForm(<SamplePage />);
    type('Name', 'Elm');
    await form.leave();
    await question();
    press(answer);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(form.place()).toBe(place));
    if (answer === 'Stay') expect(field('Name').value).toBe('Elm');
  });

  it('asks once for all forms of a page', async () => {
    const { place, leave } = await renderForm(
      <>
        <SampleDialog />
        <SampleDialog />
      </>,
    );
    for (const name of screen.getAllByLabelText('Name')) fireEvent.change(name, { target: { value: 'Elm' } });
    await leave();
    await question();
    press('Leave');
    await waitFor(() => expect(place()).toBe('/propertiesList'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('untouched, saved, or with nothing worth a question just leaves', async () => {
    const untouched = await renderForm(<SamplePage />);
    await untouched.leave();
    await waitFor(() => expect(untouched.place()).toBe('/propertiesList'));
    leaveForm();

    const onSaved = vi.fn();
    const saved = await renderForm(<SamplePage onSaved={onSaved} />);
    type('Name', 'Elm');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await saved.leave();
    await waitFor(() => expect(saved.place()).toBe('/propertiesList'));
    leaveForm();

    const secret = await renderForm(<SamplePage asksBeforeLeaving={false} />);
    type('Name', 'Elm');
    await secret.leave();
    await waitFor(() => expect(secret.place()).toBe('/propertiesList'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a record that somebody else changed meanwhile', () => {
  const changed = new ApiRefusal({ code: 'changed-meanwhile', status: 409, message: 'Nothing is lost.' });
  const start = { values: { name: 'Elm', note: 'old' }, version: 1 };
  const theirs = { version: 5, values: { name: 'Oak', note: 'theirs' } };

  function stand(read: () => Promise<typeof theirs> = async () => theirs) {
    const asked: (Sample & { version: number })[] = [];
    const submit = async (values: Sample, { version }: Sending) => {
      asked.push({ ...values, version });
      if (version < theirs.version) throw changed;
    };
    const merge = { what: 'this sample', fields: sampleMerge, read };
    return { asked, options: { ...start, submit, merge } };
  }
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Someone else changed this sample in the meantime' }));

  it('is shown field by field, chosen, and saved against their version; nothing typed is lost', async () => {
    const { asked, options } = stand();
    await renderForm(<SamplePage {...options} />);
    type('Name', 'Ash');
    press('Save');
    const shown = await dialog();
    const name = within(shown.getByRole('radiogroup', { name: 'Name' }));
    expect(name.getByRole<HTMLInputElement>('radio', { name: /^Ash.*Yours$/ }).checked).toBe(true);
    const note = within(shown.getByRole('radiogroup', { name: 'Note' }));
    expect(note.getByRole<HTMLInputElement>('radio', { name: /^theirs.*Theirs$/ }).checked).toBe(true);
    await userEvent.click(shown.getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ name: 'Ash', note: 'theirs', version: 5 });
    expect(field('Note').value).toBe('theirs');
  });

  it('leaves the form as it is when nobody chooses', async () => {
    const { asked, options } = stand();
    await renderForm(<SamplePage {...options} />);
    type('Name', 'Ash');
    press('Save');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Back to the form' }));
    expect([field('Name').value, field('Note').value]).toEqual(['Ash', 'old']);
    expect(asked).toHaveLength(1);
  });

  it('that is gone says so, and one that cannot be read says that nothing is lost', async () => {
    const reads = [new ApiRefusal({ code: 'not-found', status: 404, message: 'Not found.' }), new Offline()];
    const { options } = stand(() => Promise.reject(reads.shift()));
    const refused = ({ status }: ApiRefusal) => (status === 404 ? 'It was deleted.' : undefined);
    await renderForm(<SamplePage {...options} refused={refused} />);
    type('Name', 'Ash');
    press('Save');
    expect(await screen.findByText('Not saved. It was deleted.')).toBeDefined();
    press('Save');
    expect(await screen.findByText('Not saved. Nothing is lost.')).toBeDefined();
    expect(field('Name').value).toBe('Ash');
  });

  it('is seen against what stood there when the draft began', async () => {
    const draft = { version: 1, base: start.values, values: { name: 'Ash', note: 'old' } };
    localStorage.setItem('draft:usr_ada:sample', JSON.stringify(draft));
    const { asked, options } = stand();
    await renderForm(<SamplePage {...options} {...theirs} draft={sampleDraft} />);
    expect(field('Name').value).toBe('Ash');
    press('Save');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { name: 'Ash', note: 'old', version: 1 },
      { name: 'Ash', note: 'theirs', version: 5 },
    ]);
  });

  it('is taken over as it was read anew while nothing is typed, and not under the hands', async () => {
    const { options } = stand();
    const { change } = await renderForm(<SamplePage {...options} />);
    await change(<SamplePage {...options} {...theirs} />);
    expect(field('Name').value).toBe('Oak');
    type('Name', 'Ash');
    await change(<SamplePage {...options} version={6} values={{ name: 'Fir', note: 'newer' }} />);
    expect([field('Name').value, field('Note').value]).toEqual(['Ash', 'theirs']);
  });
});
