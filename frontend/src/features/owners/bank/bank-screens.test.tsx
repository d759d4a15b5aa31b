// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankStatus } from '../../../../../shared/contract/owners';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property } from '../../../testing/samples';
import { externalUrl } from '../../../ui/primitives/external-url';

const statusCall = 'GET /api/stripeAccountRouter/getBankStatus/*';
const startCall = 'POST /api/stripeAccountRouter/startOnboarding';
const refreshCall = 'POST /api/stripeAccountRouter/refreshBankStatus';
const propertyCall = 'GET /api/properties/propertyWithId/*';
const done = () => ({ body: { success: 1 } });
const place = 'id=prp_1&owner=own_1';
const onboarding = `/onbordingOwner?${place}`;
const info = `/ownerBankInfo?${place}`;

const status = (more: Partial<BankStatus> = {}): BankStatus => ({
  owner_name: 'Ada Vale',
  state: 'none',
  missing: [],
  bank_name: '',
  bank_last4: '',
  updated_at: '',
  may_change: true,
  ...more,
});
const missing = ['Date of birth', 'Bank account for payouts'];
const ready = status({
  state: 'ready',
  bank_name: 'STRIPE TEST BANK',
  bank_last4: '6789',
  updated_at: '2026-06-15T12:00:00.000Z',
});

beforeEach(() => logIn({ role: 'manager' }));
afterEach(() => {
  vi.restoreAllMocks();
  return leaveScreen();
});

describe('/onbordingOwner', () => {
  it('says what is to come and leads to the provider’s page [ROL-08]', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [statusCall]: () => ok(status()),
      [startCall]: ({ body }) => {
        bodies.push(body);
        return ok({ url: 'https://pay.test/onboarding' });
      },
    });
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    await renderScreen(onboarding);
    expect(await screen.findByRole('heading', { level: 1, name: 'Add bank details' })).toBeTruthy();
    expect(await screen.findByText('Ada Vale')).toBeTruthy();
    expect(screen.getByText('Not started')).toBeTruthy();
    expect(screen.getByText(/never sees account numbers/)).toBeTruthy();
    await expectOutline('owner-onboarding');
    await userEvent.click(screen.getByRole('button', { name: 'Add bank details' }));
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('https://pay.test/onboarding'));
    expect(bodies).toEqual([{ rentailownerid: 'own_1', for_property: 'prp_1' }]);
  });

  it('lists what is missing and goes on', async () => {
    fakeServer({ [statusCall]: () => ok(status({ state: 'restricted', missing })) });
    await renderScreen(onboarding);
    for (const thing of missing) expect(await screen.findByText(thing)).toBeTruthy();
    expect(screen.getByText('More needed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await expectOutline('owner-onboarding-restricted');
  });

  it('says that a link was used when the provider leads back for a new one', async () => {
    fakeServer({ [refreshCall]: done, [statusCall]: () => ok(status({ state: 'started' })) });
    await renderScreen(`${onboarding}&from=provider`);
    expect(await screen.findByText('That link can no longer be used')).toBeTruthy();
    await expectOutline('owner-onboarding-used-link');
  });

  it('leads to the details once all is there', async () => {
    fakeServer({ [statusCall]: () => ok(ready) });
    await renderScreen(onboarding);
    const link = await screen.findByRole('link', { name: 'View bank details' });
    expect(link.getAttribute('href')).toBe(info);
  });

  it('shows who may only look no way to enter anything', async () => {
    fakeServer({ [statusCall]: () => ok(status({ may_change: false })) });
    await renderScreen(onboarding);
    expect(await screen.findByText(/but not enter them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add bank details' })).toBeNull();
    await expectOutline('owner-onboarding-read-only');
  });

  it('says why the provider’s page did not open, and can be tried again', async () => {
    fakeServer({ [statusCall]: () => ok(status()), [startCall]: () => refused(503, 'payments-away') });
    await renderScreen(onboarding);
    await userEvent.click(await screen.findByRole('button', { name: 'Add bank details' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add bank details' }).getAttribute('aria-busy')).toBeNull();
    await expectOutline('owner-onboarding-refused');
  });

  it('follows no address but one of the web', async () => {
    fakeServer({ [statusCall]: () => ok(status()), [startCall]: () => ok({ url: 'javascript:alert(1)' }) });
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    await renderScreen(onboarding);
    await userEvent.click(await screen.findByRole('button', { name: 'Add bank details' }));
    expect(gone).not.toHaveBeenCalled();
  });

  it('takes the first owner of the property when the link names none [PRP-25][ROL-08]', async () => {
    const calls = fakeServer({ [propertyCall]: () => ok([property()]), [statusCall]: () => ok(status()) });
    await renderScreen('/onbordingOwner?id=prp_1');
    expect(await screen.findByText('Ada Vale')).toBeTruthy();
    expect(calls).toContain('GET /api/stripeAccountRouter/getBankStatus/own_1');
  });
});

describe('/ownerBankInfo', () => {
  it('waits with the shape of the page', async () => {
    fakeServer({ [statusCall]: never });
    await renderScreen(info);
    expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  });

  it('shows bank and last digits of an account that is ready [ROL-08]', async () => {
    fakeServer({ [statusCall]: () => ok(ready) });
    await renderScreen(info);
    expect(await screen.findByText('STRIPE TEST BANK')).toBeTruthy();
    expect(screen.getByText('Ending in 6789')).toBeTruthy();
    expect(screen.getByText('Jun 15, 2026')).toBeTruthy();
    expect(screen.getByText('Ready')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    await expectOutline('owner-bank-ready');
  });

  it('leads back to the property it was opened from, otherwise to the owner', async () => {
    fakeServer({ [statusCall]: () => ok(ready) });
    await renderScreen(info);
    const toProperty = await screen.findByRole('link', { name: 'Property' });
    expect(toProperty.getAttribute('href')).toBe('/getproperty-data?id=prp_1');
    leaveScreen();
    logIn({ role: 'manager' });
    await renderScreen('/ownerBankInfo?owner=own_1');
    const toOwner = await screen.findByRole('link', { name: 'Owner' });
    expect(toOwner.getAttribute('href')).toBe('/owner?id=own_1');
  });

  it('asks the provider first when it led back here', async () => {
    const calls = fakeServer({ [refreshCall]: done, [statusCall]: () => ok(ready) });
    await renderScreen(`${info}&from=provider`);
    expect(await screen.findByText('Ready')).toBeTruthy();
    expect(calls).toEqual([refreshCall, 'GET /api/stripeAccountRouter/getBankStatus/own_1']);
  });

  it('shows what is known when the provider is away on the way back', async () => {
    fakeServer({
      [refreshCall]: () => refused(503, 'payments-away'),
      [statusCall]: () => ok(status({ state: 'started' })),
    });
    await renderScreen(`${info}&from=provider`);
    expect(await screen.findByText('Started')).toBeTruthy();
  });

  it('asks the provider again and shows what changed', async () => {
    let asked = false;
    fakeServer({
      [refreshCall]: () => {
        asked = true;
        return done();
      },
      [statusCall]: () => ok(asked ? ready : status({ state: 'restricted' })),
    });
    await renderScreen(info);
    expect(await screen.findByText('Being checked')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Ready')).toBeTruthy();
  });

  it('leads to the start while there is nothing', async () => {
    fakeServer({ [statusCall]: () => ok(status()) });
    await renderScreen(info);
    const link = await screen.findByRole('link', { name: 'Add bank details' });
    expect(link.getAttribute('href')).toBe(onboarding);
    expect(screen.getByRole('link', { name: 'Property' }).getAttribute('href')).toBe(
      '/getproperty-data?id=prp_1',
    );
    await expectOutline('owner-bank-none');
  });

  it('failed offers Retry', async () => {
    let answers = 0;
    fakeServer({ [statusCall]: () => (answers++ === 0 ? refused(500, 'unexpected') : ok(ready)) });
    await renderScreen(info);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ready')).toBeTruthy();
  });

  it.each([
    [403, 'not-permitted', 'You don’t have access to this page'],
    [404, 'not-found', 'We couldn’t find this owner'],
  ] as const)('answers %s with its own face', async (code, name, title) => {
    fakeServer({ [statusCall]: () => refused(code, name) });
    await renderScreen(info);
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('says what to open when the link names nobody', async () => {
    fakeServer({});
    await renderScreen('/ownerBankInfo');
    expect(await screen.findByText('We couldn’t find this owner')).toBeTruthy();
    await expectOutline('owner-bank-of-nobody');
  });
});
