// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../testing/people';
import { leaveForm, renderForm, SampleAnew, SamplePage, sampleDraft } from './testing/sample-form';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stored = () => localStorage.getItem('draft:usr_ada:sample');
const open = () => renderForm(<SamplePage draft={sampleDraft} />);

/** Hides the page, which stores the draft at once. */
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
};

beforeEach(() => logIn({ role: 'owner' }));
afterEach(leaveForm);

describe('the draft of a form', () => {
  it('is kept once the typing rests, and says when', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    type('Name', 'Half done');
    expect(
      await screen.findByText(/^Draft saved \d{1,2}:\d\d [AP]M$/, undefined, { timeout: 3000 }),
    ).toBeDefined();
    expect(stored()).toContain('Half done');
  });

  it('comes back, and is gone for good after Discard', async () => {
    await open();
    type('Name', 'Half done');
    hide();
    leaveForm();
    await open();
    expect(field('Name').value).toBe('Half done');
    expect(screen.getByText('Your draft is back')).toBeDefined();
    press('Discard');
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(screen.queryByText(/draft/i)).toBeNull();
    expect(stored()).toBeNull();
    leaveForm();
    await open();
    expect(field('Name').value).toBe('');
    expect(screen.queryByText(/draft/i)).toBeNull();
  });

  it('says nothing of itself after Discard, when its line is shown anew', async () => {
    localStorage.setItem(
      'draft:usr_ada:sample',
      JSON.stringify({ version: 0, base: { name: '', note: '' }, values: { name: 'Half', note: '' } }),
    );
    await renderForm(<SampleAnew draft={sampleDraft} />);
    press('Discard');
    await waitFor(() => expect(field('Name').value).toBe(''));
    press('Show anew');
    expect(screen.queryByText(/draft/i)).toBeNull();
  });

  it('of nothing but what cannot be stored is gone after Discard as well', async () => {
    const draft = { version: 0, base: { name: '', note: '' }, values: { name: '', note: '' } };
    localStorage.setItem('draft:usr_ada:sample', JSON.stringify(draft));
    await open();
    press('Discard');
    await waitFor(() => expect(screen.queryByText(/draft/i)).toBeNull());
    expect(stored()).toBeNull();
  });

  it('begins anew with what is typed after Discard', async () => {
    await open();
    type('Name', 'First');
    hide();
    press('Discard');
    await waitFor(() => expect(field('Name').value).toBe(''));
    type('Name', 'Second');
    hide();
    expect(stored()).toContain('Second');
  });

  it('says what does not come back with it', async () => {
    const draft = { ...sampleDraft, without: 'its photos' };
    await renderForm(<SamplePage draft={draft} />);
    type('Name', 'Half done');
    hide();
    leaveForm();
    await renderForm(<SamplePage draft={draft} />);
    expect(screen.getByText('Your draft is back, without its photos')).toBeDefined();
  });

  it('is forgotten once what was typed is taken back by hand', async () => {
    await open();
    type('Name', 'Half done');
    hide();
    type('Name', '');
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.queryByText(/draft/i)).toBeNull();
  });

  it('is forgotten once the form is saved', async () => {
    await open();
    type('Name', 'Whole');
    hide();
    expect(stored()).toContain('Whole');
    press('Save');
    await waitFor(() => expect(stored()).toBeNull());
    hide();
    expect(stored()).toBeNull();
  });

  it.each(['no JSON', '{}', '{"version":0,"base":{},"values":{}}', '{"version":"1","base":1,"values":1}'])(
    'of an older build is left alone: %s',
    async (text) => {
      localStorage.setItem('draft:usr_ada:sample', text);
      await open();
      expect(field('Name').value).toBe('');
      expect(screen.queryByText(/draft/i)).toBeNull();
    },
  );
});
