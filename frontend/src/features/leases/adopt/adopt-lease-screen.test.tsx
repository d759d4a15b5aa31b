// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { draftLease, nothing, term } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unitDetails } from '../../../testing/unit-samples';

const unit = 'GET /api/properties/getUnit/*';
const place = '/addExistingLease?id=unt_1&property_id=prp_1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  logIn({ role: 'orgAdmin' });
});
afterEach(async () => {
  await leaveScreen();
  vi.useRealTimers();
});

const type = async (label: RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
};

const serve = (answer: () => ReturnType<typeof ok>) => {
  const bodies: unknown[] = [];
  fakeServer({
    [unit]: () => ok(unitDetails()),
    'GET /api/leases/getLease/*': () => ok(adopted()),
    'POST /api/leases/adoptLease': ({ body }: Asked) => {
      bodies.push(body);
      return answer();
    },
  });
  return bodies;
};

const adopted = () =>
  draftLease({
    status: 'month-to-month',
    is_adopted: true,
    not_invited: ['Theo Barnes'],
    terms: [term({ drafts: [], adopted: { on: '2026-11-22', by: 'usr_1', signedOn: '2025-05-20' } })],
    may: { ...nothing, give_notice: true, name_file: true, remove_adopted: true, see_ledger: true },
  });

describe('an existing lease is added [RTE-02]', () => {
  it('waits for the unit, and is closed to who may not change leases', async () => {
    fakeServer({ [unit]: never });
    await renderScreen(place);
    expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({});
    await renderScreen(place);
    expect(screen.queryByRole('button', { name: 'Add lease' })).toBeNull();
  });

  it('names what is missing, then sends the lease with its balance and says that no one is emailed', async () => {
    const bodies = serve(() => ok({ lease_id: 'lse_1', version: 1 }));
    const { place: at } = await renderScreen(place);
    expect(await screen.findByText('No one is emailed.')).toBeTruthy();
    await expectOutline('lease-adopt');
    await userEvent.click(screen.getByRole('button', { name: 'Add lease' }));
    expect((await screen.findAllByText('Enter a name')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Choose the first day').length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    await type(/^First name/, 'Walter');
    await userEvent.click(screen.getByLabelText(/^Month-to-month/));
    await type(/^First day/, '2025-06-01');
    await type(/^Per month/, '1450');
    await userEvent.click(screen.getByRole('button', { name: 'Add what is owed' }));
    await type(/^Amount/, '325.50');
    await type(/^Security deposit/, '1450');
    await userEvent.click(screen.getByRole('button', { name: 'Add lease' }));
    await waitFor(() => expect(at()).toBe('/showLease?id=lse_1'));
    expect(bodies).toMatchObject([
      {
        unit_id: 'unt_1',
        term: {
          from: '2025-06-01',
          tenants: [{ firstName: 'Walter', lastName: '', email: '' }],
          rentLines: [{ kind: 'rent', cents: 145_000 }],
          depositCents: 145_000,
        },
        owed: [{ kind: 'rent', label: 'Balance brought forward', cents: 32_550 }],
        credit_cents: 0,
        deposits: [{ bucket: 'security', cents: 145_000 }],
      },
    ]);
  });

  it('shows a refusal at its field', async () => {
    serve(() =>
      refused(422, 'lease-incomplete', { fields: { 'term.tenants.0.email': 'Enter a valid email' } }),
    );
    await renderScreen(place);
    await type(/^First name/, 'Walter');
    await userEvent.click(screen.getByLabelText(/^Month-to-month/));
    await type(/^First day/, '2025-06-01');
    await type(/^Per month/, '1450');
    await userEvent.click(screen.getByRole('button', { name: 'Add lease' }));
    expect((await screen.findAllByText(/Enter a valid email/)).length).toBeGreaterThan(0);
  });
});

describe('a lease signed outside Keystead [RTE-02]', () => {
  it('says so on its page, and who gets no email', async () => {
    fakeServer({ 'GET /api/leases/getLease/*': () => ok(adopted()) });
    await renderScreen('/showLease?id=lse_1');
    expect((await screen.findAllByText('Signed outside Keystead')).length).toBe(2);
    expect(screen.getByText(/Theo Barnes gets no email/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add the signed PDF' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read the text' })).toBeNull();
    await expectOutline('lease-adopted');
  });
});
