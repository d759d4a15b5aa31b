// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../../../../shared/domain/product';
import { type Answer, fakeServer, refused } from '../../../testing/fake-server';
import { TravelContext } from '../travel';
import { ContactSection } from './contact-section';

const done: Answer = { body: { success: 1 } };
const go = vi.fn();
const sent: unknown[] = [];

const serverThat = (answer: () => Answer | Promise<Answer>) =>
  fakeServer({
    'POST /api/users/contact': ({ body }) => {
      sent.push(body);
      return answer();
    },
  });

const open = () =>
  render(
    <TravelContext value={{ go }}>
      <ContactSection />
    </TravelContext>,
  );

const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const whole = { Name: 'Jane', Email: ' jane@demo.test ', Subject: 'Hello', Message: 'One line\nanother' };
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const problems = () => [...document.querySelectorAll('.field .problem')].map((said) => said.textContent);

beforeEach(() => {
  sent.length = 0;
  go.mockClear();
  // jsdom has the dialog element but not showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the contact form', () => {
  it('asks for name, email, subject and message, and leads to the first that is missing [LND-10]', () => {
    const calls = serverThat(() => done);
    open();
    send();
    expect(problems()).toEqual([
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    for (const label of Object.keys(whole))
      expect((screen.getByLabelText(label) as HTMLInputElement).required).toBe(true);
    fill({ Name: 'Jane' });
    expect(problems()).toHaveLength(3);
    expect(calls).toEqual([]);
  });

  it('takes a mail address only, in an input of that type [LND-12]', () => {
    const calls = serverThat(() => done);
    open();
    fill({ ...whole, Email: 'jane@demo' });
    send();
    const email = screen.getByLabelText('Email') as HTMLInputElement;
    expect(email.type).toBe('email');
    expect(problems()).toEqual(['Invalid email address']);
    expect(email.getAttribute('aria-describedby')).toBe(document.querySelector('.field .problem')?.id);
    expect(calls).toEqual([]);
  });

  it('covers the page with Please wait... while it sends, once however often it is pressed [LND-10][API-24]', async () => {
    let answer: (value: Answer) => void = () => undefined;
    const calls = serverThat(() => new Promise((resolve) => (answer = resolve)));
    open();
    fill(whole);
    send();
    const overlay = await screen.findByText('Please wait...');
    expect(overlay.parentElement?.getAttribute('role')).toBe('status');
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(sent).toHaveLength(1));
    answer(done);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
    expect(calls).toEqual(['POST /api/users/contact']);
    expect(sent).toEqual([
      {
        name: 'Jane',
        email: 'jane@demo.test',
        subject: 'Hello',
        message: 'One line\nanother',
        website: '',
      },
    ]);
  });

  it('returns to /auth/home, empties itself and thanks politely [LND-10]', async () => {
    serverThat(() => done);
    open();
    fill(whole);
    send();
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/auth/home'));
    const thanks = await screen.findByText(/^Thank you\./);
    expect(thanks.parentElement?.getAttribute('role')).toBe('status');
    expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Thank you\./)).toBeNull();
  });

  it('says Submission failed!, logs it and keeps what was written [LND-10]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serverThat(() => refused(429, 'too-many-tries'));
    open();
    fill(whole);
    send();
    const alert = await screen.findByRole('alertdialog', { name: 'Submission failed!' });
    expect(within(alert).getByRole('heading').textContent).toBe('Submission failed!');
    expect(alert.textContent).toBe('Submission failed!OK');
    expect(within(alert).getByRole('button', { name: 'Close this dialog' })).toBeTruthy();
    expect(screen.getByText(/Said no: too-many-tries/)).toBeTruthy();
    expect(log).toHaveBeenCalledOnce();
    expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe(whole.Message);
    expect(go).not.toHaveBeenCalled();
    fireEvent(alert, new Event('close'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    serverThat(() => done);
    send();
    await waitFor(() => expect(go).toHaveBeenCalledOnce());
  });

  it('shows by the field what the server found there [LND-10]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serverThat(() => refused(422, 'invalid', { fields: { subject: 'Not this one' } }));
    open();
    fill(whole);
    send();
    await screen.findByRole('alertdialog');
    expect(problems()).toEqual(['Not this one']);
  });

  it('has a field that no person meets, and sends what a program wrote into it [LND-10]', async () => {
    serverThat(() => done);
    open();
    const trap = document.querySelector<HTMLInputElement>('[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
    fill(whole);
    if (trap) fireEvent.input(trap, { target: { value: 'https://spam.test' } });
    send();
    await waitFor(() => expect(sent).toMatchObject([{ website: 'https://spam.test' }]));
  });

  it('stands by the company’s phone number and postal address [LND-11]', () => {
    open();
    expect(screen.getByRole('link', { name: company.phone }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    const address = document.querySelector('address')?.textContent;
    for (const line of company.address) expect(address).toContain(line);
  });
});
