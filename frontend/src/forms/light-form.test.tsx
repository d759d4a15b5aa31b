// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, Offline } from '../api/refusal';
import { useQuickForm } from './use-quick-form';

type Values = { readonly email: string; readonly code: string };

const check = ({ email }: Values) => ({ email: email.includes('@') ? undefined : 'Invalid email' });

function Form({ submit }: { submit: (values: Values) => Promise<void> }) {
  const form = useQuickForm({ names: ['email', 'code'], check, submit });
  const input = (name: 'email' | 'code') => {
    const { error, ...field } = form.field(name);
    return (
      <>
        <input aria-label={name} {...field} />
        <p id={`${name}-error`}>{error}</p>
      </>
    );
  };
  return (
    <form ref={form.ref} aria-label="Log in" aria-busy={form.isPending} onSubmit={form.onSubmit}>
      {form.failure && <p role="alert">{form.failure}</p>}
      {input('email')}
      {input('code')}
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('form'));
const sentenceOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

afterEach(cleanup);

describe('the light form', () => {
  it('says nothing of a field left empty, then checks it when it is left and while it is put right', () => {
    render(<Form submit={vi.fn()} />);
    fireEvent.blur(field('email'));
    expect(sentenceOf('email')).toBe('');
    type('email', 'ada');
    expect(sentenceOf('email')).toBe('');
    fireEvent.blur(field('email'));
    expect(sentenceOf('email')).toBe('Invalid email');
    type('email', 'ada@vale.test');
    expect(sentenceOf('email')).toBe('');
  });

  it('leads to the first field that is wrong, and sends what is right once', async () => {
    const submit = vi.fn(() => Promise.resolve());
    render(<Form submit={submit} />);
    send();
    expect(document.activeElement).toBe(field('email'));
    expect(submit).not.toHaveBeenCalled();
    type('email', 'ada@vale.test');
    send();
    send();
    await waitFor(() => expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('false'));
    expect(submit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@vale.test', code: '' });
  });

  it('puts a refusal to its field, or over the form, and keeps what is typed', async () => {
    const wrong = { code: 'wrong-code', status: 422, message: 'Wrong', fields: { code: 'Not this one' } };
    const submit = vi.fn().mockRejectedValueOnce(new ApiRefusal(wrong)).mockRejectedValue(new Offline());
    render(<Form submit={submit} />);
    type('email', 'ada@vale.test');
    send();
    await waitFor(() => expect(sentenceOf('code')).toBe('Not this one'));
    await waitFor(() => expect(document.activeElement).toBe(field('code')));
    expect(screen.queryByRole('alert')).toBeNull();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('offline');
    expect(sentenceOf('code')).toBe('');
    expect(field('email').value).toBe('ada@vale.test');
  });
});
