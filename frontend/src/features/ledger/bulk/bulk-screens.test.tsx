// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { type Answer, type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const rent = { charge: 1, kind: 'rent', label: '', due: '2026-11-01', cents: 145_000 } as const;
const lease = (lease_id: string, name: string, more: Partial<LeaseDebt> = {}): LeaseDebt => ({
  lease_id,
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_1',
  property_title: 'Elm House',
  tenants: [name],
  status: 'active',
  today: '2026-11-22',
  balance: 145_000,
  past_due: 145_000,
  open: [rent],
  ...more,
});
const theo = lease('lse_1', 'Theo Barnes');
const ada = lease('lse_2', 'Ada Vale', { balance: 0, past_due: 0, open: [] });
const kim = lease('lse_3', 'Kim Diaz', { status: 'draft', balance: 0, past_due: 0, open: [] });
const over = lease('lse_4', 'Lou Reid', { status: 'ended' });

type Body = { run: string; lease_ids?: string[]; receipts?: { lease_id: string }[] };

/** Answers the leases, and each call of a run as `answer` says; keeps the bodies. */
function serve(
  call: string,
  answer: (body: Body, count: number) => Answer | Promise<Answer>,
  leases = [theo, ada, kim, over],
): Body[] {
  const bodies: Body[] = [];
  fakeServer({
    'GET /api/ledger/listOpenCharges': () => ok({ leases }),
    [`POST /api/ledger/${call}`]: ({ body }: Asked) => {
      bodies.push(body as Body);
      return answer(body as Body, bodies.length);
    },
  });
  return bodies;
}
const posted = (ids: readonly string[], refusals: readonly { lease_id: string; why: string }[] = []) =>
  ok({ posted: ids.map((lease_id) => ({ lease_id, entry_id: 'e' })), refused: refusals });

beforeEach(() => {
  localStorage.clear();
  logIn({ role: 'orgAdmin' });
});
afterEach(() => {
  vi.restoreAllMocks();
  leaveScreen();
});

const field = (label: RegExp | string) => screen.findByLabelText(label);
const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('bulk charges', () => {
  it('show what each lease gets and what is left out with its reason, then post once a run', async () => {
    const bodies = serve('chargeLeases', ({ lease_ids = [] }) => posted(lease_ids));
    const { place } = await renderScreen('/bulk-charges');
    expect(await screen.findByText('The lease is not signed yet')).toBeTruthy();
    expect(screen.getByText('The lease has ended: charge it in its ledger')).toBeTruthy();
    await userEvent.click(await button('Charge $0.00'));
    expect((await screen.findAllByText('Choose at least one lease')).length).toBeGreaterThan(0);
    await userEvent.type(await field(/^Amount/), '60');
    await userEvent.click(await button('Choose all 2'));
    await userEvent.click(await field(/Ada Vale/));
    await userEvent.click(await button('Charge $60.00'));
    await waitFor(() => expect(place()).toBe('/ledges-totalpayment'));
    const facts = { kind: 'utility', label: '', cents: 6_000, due_on: '2026-11-22', lease_ids: ['lse_1'] };
    expect(bodies).toEqual([{ run: expect.stringMatching(/^[0-9a-f]{32}$/), ...facts }]);
  });

  it('name the leases that refused', async () => {
    serve('chargeLeases', () => posted(['lse_1'], [{ lease_id: 'lse_2', why: 'This period is closed.' }]));
    await renderScreen('/bulk-charges');
    await userEvent.type(await field(/^Amount/), '60');
    await userEvent.click(await button('Choose all 2'));
    await userEvent.click(await button('Charge $120.00'));
    expect(await screen.findByText('1 charge, $60.00 posted.')).toBeTruthy();
    expect(screen.getByText('This period is closed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ada Vale/ }).getAttribute('href')).toBe('/ledgesData?id=lse_2');
  });

  it('go on with the same run after a failure and a reload', async () => {
    const fail = () => refused(422, 'invalid');
    const bodies = serve('chargeLeases', ({ lease_ids = [] }, count) =>
      count === 1 ? fail() : posted(lease_ids),
    );
    await renderScreen('/bulk-charges');
    await userEvent.type(await field(/^Amount/), '60');
    await userEvent.click(await button('Choose all 2'));
    await userEvent.click(await button('Charge $120.00'));
    expect(await screen.findByText('This run has begun')).toBeTruthy();
    leaveScreen();
    const { place } = await renderScreen('/bulk-charges');
    expect(await screen.findByText('This run has begun')).toBeTruthy();
    await userEvent.click(await button('Charge $120.00'));
    await waitFor(() => expect(place()).toBe('/ledges-totalpayment'));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
  });
});

describe('a run of many leases', () => {
  const sixty = Array.from({ length: 60 }, (_, at) => lease(`lse_${at}`, `Tenant ${at}`));
  /** Begins a run whose calls wait, each until it is let through. */
  async function begin() {
    const answers: ((answer: Answer) => void)[] = [];
    const wait = () => new Promise<Answer>((resolve) => answers.push(resolve));
    const bodies = serve('chargeLeases', wait, sixty);
    const shown = await renderScreen('/bulk-charges');
    await userEvent.type(await field(/^Amount/), '60');
    await userEvent.click(await button('Choose all 60'));
    await userEvent.click(await button('Charge $3,600.00'));
    const pass = (at: number) => answers[at]?.(posted(bodies[at]?.lease_ids ?? []));
    const isSent = (count: number) => waitFor(() => expect(bodies).toHaveLength(count));
    await isSent(2);
    return { ...shown, bodies, answers, pass, isSent };
  }

  it('is sent 25 a call, two calls at once, and says how far it is', async () => {
    const { place, bodies, pass, isSent } = await begin();
    expect(await screen.findByText('0 of 60 leases')).toBeTruthy();
    pass(1);
    await isSent(3);
    expect(await screen.findByText('25 of 60 leases')).toBeTruthy();
    expect(bodies.map(({ lease_ids = [] }) => lease_ids.length)).toEqual([25, 25, 10]);
    expect(new Set(bodies.flatMap(({ lease_ids = [] }) => lease_ids)).size).toBe(60);
    expect(new Set(bodies.map(({ run }) => run)).size).toBe(1);
    pass(0);
    pass(2);
    await waitFor(() => expect(place()).toBe('/ledges-totalpayment'));
  });

  it('tries a call again that the server could not take', async () => {
    const { place, bodies, answers, pass, isSent } = await begin();
    answers[0]?.(refused(503, 'busy'));
    pass(1);
    await isSent(4);
    expect(bodies[3]).toEqual(bodies[0]);
    pass(2);
    pass(3);
    await waitFor(() => expect(place()).toBe('/ledges-totalpayment'));
  });

  it('stays in the draft when the page is hidden in the moment it begins', async () => {
    const bodies = serve('chargeLeases', () => refused(422, 'invalid'));
    await renderScreen('/bulk-charges');
    await userEvent.type(await field(/^Amount/), '60');
    await userEvent.click(await button('Choose all 2'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce((key, value) => {
      localStorage[key] = value;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await userEvent.click(await button('Charge $120.00'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(Object.values(localStorage).join()).toContain(bodies[0]?.run);
  });

  it('sends no more once its page is left, and goes on from there', async () => {
    const { bodies, pass } = await begin();
    leaveScreen();
    pass(0);
    pass(1);
    await renderScreen('/bulk-charges');
    expect(await screen.findByText('This run has begun')).toBeTruthy();
    expect(bodies).toHaveLength(2);
  });
});

describe('bulk receipts', () => {
  it('preview what each amount pays, sum up, and post once a run [D20] [D22]', async () => {
    const bodies = serve('receivePayments', ({ receipts = [] }) =>
      posted(receipts.map(({ lease_id }) => lease_id)),
    );
    const { place } = await renderScreen('/bulk-receipts');
    await userEvent.type(await field('Amount from Theo Barnes, unit 101, Elm House'), '1500');
    await userEvent.type(await field(/^Check number or reference of Theo Barnes/), '1042');
    expect(
      await screen.findByText('Rent due Nov 01, 2026 $1,450.00 · Kept as prepayment $50.00'),
    ).toBeTruthy();
    await userEvent.type(await field(/^Amount from Lou Reid/), '20.50');
    expect(await screen.findByRole('heading', { name: '2 receipts, $1,520.50' })).toBeTruthy();
    await userEvent.click(await button('Record $1,520.50'));
    await waitFor(() => expect(place()).toBe('/ledges-totalpayment'));
    const [body] = bodies;
    expect(body).toMatchObject({ received_on: '2026-11-22', method: 'check' });
    expect(body?.receipts).toEqual([
      { lease_id: 'lse_1', cents: 150_000, reference: '1042', payer: 'Theo Barnes' },
      { lease_id: 'lse_4', cents: 2_050, reference: '', payer: 'Lou Reid' },
    ]);
    expect(screen.queryByLabelText(/Kim Diaz/)).toBeNull();
  });

  it('ask for an amount, and are closed to who may only look', async () => {
    serve('receivePayments', () => posted([]));
    await renderScreen('/bulk-receipts');
    await userEvent.click(await button('Record $0.00'));
    expect((await screen.findAllByText('Enter at least one amount')).length).toBeGreaterThan(0);
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    await renderScreen('/bulk-receipts');
    expect(await screen.findByRole('heading', { name: 'Record payments' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  });
});
