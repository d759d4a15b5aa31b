// @vitest-environment jsdom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '../../../../shared/wire/refusals';
import { buildRouter } from '../../routes/router';
import { config } from '../../testing/fake-server';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = `x.${encode({ exp: Math.floor(Date.now() / 1000) + 3600 })}.y`;
const role = { user_role_id: 'r1', role_label: 'owner', role_id: 2, admin_userid: 'u1', organization: 'Own' };
const user = {
  id: 'u1',
  first_name: 'Maria',
  last_name: 'L',
  email: 'm@demo.test',
  mobile_number: '',
  roles: [role],
  plan: [],
  user_plans: [],
  account: { canChange: true },
};
const signedIn = { success: 1, data: { token, sessionId: 's1', user } };
const asksForCode = {
  success: 1,
  data: { second_factor: { ticket: 'the-ticket', expires_at: '2026-06-15T12:05:00.000Z' } },
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const no = (code: keyof typeof refusals) =>
  json(refusals[code].status, { success: 0, error: { code, message: refusals[code].message } });

let answer: (path: string) => Response;
let confirmed = 0;

beforeAll(async () => {
  await Promise.all([
    import('../../routes/blank-layout'),
    import('./login-screen'),
    import('./login-code'),
    import('./lock-screen'),
  ]);
}, 60_000);

beforeEach(() => {
  confirmed = 0;
  answer = () => json(200, signedIn);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return json(200, config);
    if (url.endsWith('/login')) return json(200, asksForCode);
    if (!url.endsWith('/confirmLogin')) return json(200, { success: 1, data: {} });
    confirmed += 1;
    return answer(url);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const patient = { timeout: 10_000 };

function open(path: string) {
  const router = buildRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
  return router;
}

/** Opens the second step, with the password already entered. */
async function atTheCode() {
  const person = userEvent.setup();
  const router = open('/login');
  await person.type(await screen.findByLabelText(/^Email/, {}, patient), 'm@demo.test');
  await person.type(screen.getByLabelText(/^Password/), 'A-fine-house-42');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Six-digit code/, {}, patient);
  return { person, router, field };
}

describe('the second step of a login', () => {
  it('asks for a code that phones and password managers can fill, with the focus in it', async () => {
    const { field } = await atTheCode();
    expect(screen.getByRole('heading', { name: 'Two-step login' })).toBeTruthy();
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-describedby')).toBe('code-hint');
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('sends the sixth digit by itself and goes on to the product', async () => {
    const { person, router, field } = await atTheCode();
    await person.type(field, '12345');
    expect(confirmed).toBe(0);
    await person.type(field, '6');
    await waitFor(() => expect(router.state.location.pathname).toBe('/propertyDashboard'), patient);
    expect(confirmed).toBe(1);
    expect(localStorage.getItem('user')).toBe(token);
  });

  it('takes a code that is pasted with a space in it', async () => {
    const { person, field } = await atTheCode();
    await person.click(field);
    await person.paste('123 456');
    await waitFor(() => expect(confirmed).toBe(1), patient);
  });

  it('says at the field that a code is not right, keeps the place, and takes another', async () => {
    answer = () => no('wrong-code');
    const { person, router, field } = await atTheCode();
    await person.type(field, '123456');
    await screen.findByText(refusals['wrong-code'].message, {}, patient);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('123456');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    answer = () => json(200, signedIn);
    await person.keyboard('654321');
    await waitFor(() => expect(router.state.location.pathname).toBe('/propertyDashboard'), patient);
    expect(confirmed).toBe(2);
  });

  it('says that digits are missing, without asking', async () => {
    const { person, field } = await atTheCode();
    await person.type(field, '123{Enter}');
    expect(await screen.findByText('Enter the 6 digits')).toBeTruthy();
    expect(confirmed).toBe(0);
  });

  it('leads back to the password with a sentence when the login took too long', async () => {
    answer = () => no('login-expired');
    const { person, field } = await atTheCode();
    await person.type(field, '123456');
    expect((await screen.findByRole('alert', {}, patient)).textContent).toBe(
      refusals['login-expired'].message,
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('m@demo.test');
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('');
  });

  it('takes a recovery code instead, which is sent by its button alone', async () => {
    const { person, router } = await atTheCode();
    await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = await screen.findByLabelText(/^Recovery code/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await person.type(field, 'ABCDE-FGHJK');
    expect(confirmed).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/propertyDashboard'), patient);
  });

  it('says when one may try again after too many codes', async () => {
    answer = () => no('too-many-tries');
    const { person, field } = await atTheCode();
    await person.type(field, '123456');
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain('Too many tries');
    expect(screen.getByRole('heading', { name: 'Two-step login' })).toBeTruthy();
  });

  it('follows the password of a locked screen too, which stays locked until then', async () => {
    sessionStorage.setItem('lockedUser', JSON.stringify({ email: 'm@demo.test', name: 'Maria' }));
    const person = userEvent.setup();
    const router = open('/auth/lockscreen?from=%2FpropertiesList');
    await person.type(await screen.findByLabelText(/^Password/, {}, patient), 'A-fine-house-42');
    await person.click(screen.getByRole('button', { name: 'Unlock' }));
    const field = await screen.findByLabelText(/^Six-digit code/, {}, patient);
    expect(sessionStorage.getItem('lockedUser')).not.toBeNull();
    await person.type(field, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/propertiesList'), patient);
    expect(sessionStorage.getItem('lockedUser')).toBeNull();
  });

  it('goes back to the password, the address kept', async () => {
    const { person } = await atTheCode();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe('m@demo.test');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
