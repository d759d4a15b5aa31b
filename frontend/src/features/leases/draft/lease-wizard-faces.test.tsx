// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TermForm } from '../../../../../shared/contract/lease-drafts';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { draftLease, fullTerm, term } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { templateLine } from '../../../testing/template-samples';

const templates = 'GET /api/leases/listTemplates';
const send = 'POST /api/leases/sendLease';

type Step = 'term' | 'people' | 'rent' | 'rules' | 'review';
type Saved = { version: number; term: TermForm };
type Routes = Parameters<typeof fakeServer>[0];

/** The wizard at a step, with a server that keeps what is saved. */
async function open(step: Step, lease: LeaseDetails = draftLease(), more: Routes = {}) {
  const saved: Saved[] = [];
  let { version } = lease;
  const calls = fakeServer({
    'GET /api/leases/getLease/*': () => ok({ ...lease, version }),
    'PUT /api/leases/changeDraft/*': ({ body }: Asked) => {
      saved.push(body as Saved);
      version += 1;
      return ok({ version });
    },
    [templates]: () =>
      ok([
        templateLine({ template_id: 'residential', name: 'Residential lease', seeded: true, published: 2 }),
        templateLine({ template_id: 'room', name: 'Room rental', description: 'For one room', kind: 'room' }),
        templateLine({ template_id: 'old', name: 'Old', archived: true }),
        templateLine({ template_id: 'new', name: 'Unpublished', published: 0 }),
      ]),
    ...more,
  });
  const at = await renderScreen(`/updateLease?id=lse_1&step=${step}`);
  return { saved, calls, ...at };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** What was typed is saved a second after the last change; from then on the page stands still. */
const untilSaved = async () => screen.findByText('Saved', {}, { timeout: 5_000 });
const full = (more: Partial<LeaseDetails> = {}) => draftLease({ terms: [fullTerm()], ...more });
const owners = [
  { owner_id: 'own_1', name: 'Ada Barnes', email: 'ada@vale.test' },
  { owner_id: 'own_3', name: 'Omar Diaz', email: 'omar@vale.test' },
];

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('each step of the wizard, filled', () => {
  it.each([
    { step: 'term', outline: 'lease-wizard-term' },
    { step: 'people', outline: 'lease-wizard-people' },
    { step: 'rent', outline: 'lease-wizard-rent' },
    { step: 'rules', outline: 'lease-wizard-rules' },
    { step: 'review', outline: 'lease-wizard-review' },
  ] as const)('$step', async ({ step, outline }) => {
    await open(step, full({ owners }));
    await screen.findAllByRole('heading', { level: 2 });
    if (step === 'review') await screen.findByRole('radio', { name: /Room rental/ });
    await expectOutline(outline);
  });

  it('waits for the draft, and says when it is not there', async () => {
    await open('term', full(), { 'GET /api/leases/getLease/*': never });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lease' })).toBeTruthy();
    leaveScreen();
    await open('term', full(), { 'GET /api/leases/getLease/*': () => refused(404, 'not-found') });
    expect(await screen.findByText('We couldn’t find this lease')).toBeTruthy();
  });

  it('a renewal says so, and goes back and on by its steps', async () => {
    const second = term({ number: 2, from: '2027-12-01', to: '2028-11-30' });
    const before = { from: '2026-12-01', to: '2027-11-30', rollsOver: false };
    const { place } = await open('people', full({ terms: [term(), second], current_term: 2, before }));
    await screen.findByRole('heading', { level: 1, name: 'Lease renewal for Unit 101' });
    await press('Back');
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=term'));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Next');
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=people'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('People'));
  });
});

describe('the days of a lease', () => {
  it.each([
    ['6 months', '2027-05-31'],
    ['12 months', '2027-11-30'],
    ['24 months', '2028-11-30'],
  ])('run %s to %s', async (length, to) => {
    const { saved } = await open('term', draftLease({ terms: [term({ to: '2026-12-31' })] }));
    await press(length);
    await press('Next');
    await waitFor(() => expect(saved.at(-1)?.term).toMatchObject({ from: '2026-12-01', to }));
  });

  it('have no last day month-to-month, and no question about it', async () => {
    const { saved } = await open('term');
    await userEvent.click(await screen.findByRole('radio', { name: /^Month-to-month/ }));
    await untilSaved();
    await expectOutline('lease-wizard-term-monthly');
    await press('Next');
    await waitFor(() => expect(saved.at(-1)?.term).toBeTruthy());
    expect(saved.at(-1)?.term).not.toHaveProperty('to');
  });

  it('end for good where that is chosen', async () => {
    const { saved } = await open('term');
    await userEvent.click(await screen.findByRole('radio', { name: /^It ends/ }));
    await press('Next');
    await waitFor(() => expect(saved.at(-1)?.term).toMatchObject({ atEnd: 'end', to: '2027-11-30' }));
  });
});

describe('the money of a lease', () => {
  it('has a flat late fee, and a deposit with who holds it', async () => {
    const { saved } = await open('rent');
    await userEvent.click(await screen.findByRole('radio', { name: 'An amount' }));
    await userEvent.selectOptions(screen.getByLabelText('One-time or daily'), 'week');
    const [, deposit] = screen.getAllByLabelText(/^Amount/);
    if (deposit) await userEvent.type(deposit, '900');
    await press('Next');
    await untilSaved();
    await expectOutline('lease-wizard-rent-fee-wrong');
    await waitFor(() => expect(saved.at(-1)?.term.deposit.cents).toBe(90_000));
  });

  it('adds and removes lines, and counts them together', async () => {
    const { saved } = await open('rent');
    await press('Add line');
    const [, name] = await screen.findAllByLabelText('Name');
    const [, amount] = screen.getAllByLabelText(/^Per month/);
    if (name) await userEvent.type(name, 'Storage');
    if (amount) await userEvent.type(amount, '30');
    expect(screen.getByText('Total per month').textContent).toContain('$1,480.00');
    await userEvent.selectOptions(screen.getByLabelText('Prorate partial months by'), 'none');
    await press('Next');
    const rentLines = [{ kind: 'rent' }, { kind: 'other', label: 'Storage', cents: 3_000 }];
    await waitFor(() =>
      expect(saved.at(-1)?.term).toMatchObject({ rentLines, proration: { method: 'none' } }),
    );
  });
});

describe('what is charged once [D61]', () => {
  it('is a deposit with its day, pet deposit, last month and fees by name, and what is due before moving in', async () => {
    const { deposit } = fullTerm();
    const { saved } = await open('rent', draftLease({ terms: [term({ deposit })] }));
    await userEvent.selectOptions(await screen.findByLabelText('Deposit due'), 'signing');
    await press('Add charge');
    await press('Add charge');
    const [, second] = screen.getAllByLabelText('Charge');
    if (second) await userEvent.selectOptions(second, 'pet-deposit');
    await press('Next');
    expect(screen.getAllByText(/Move-in charge 1, name/).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/^What it is for/), 'Keys');
    const [keys, pets] = screen.getAllByLabelText(/^Amount/).slice(-2);
    if (keys) await userEvent.type(keys, '50');
    if (pets) await userEvent.type(pets, '300');
    const total = screen.getByText('Due before moving in').parentElement;
    expect(total?.textContent).toBe(
      'Due before moving inFirst month’s rent$1,450.00Security deposit$1,450.00Keys$50.00Pet deposit$300.00Total$3,250.00',
    );
    await press('Next');
    await waitFor(() =>
      expect(saved.at(-1)?.term.moveIn).toMatchObject({
        depositDue: 'signing',
        items: [
          { kind: 'fee', label: 'Keys', cents: 5_000, due: 'start' },
          { kind: 'pet-deposit', label: '', cents: 30_000, due: 'start' },
        ],
      }),
    );
  });

  it('of a renewal is more than before alone, with no sum', async () => {
    const { deposit } = fullTerm();
    const terms = [term({ deposit }), term({ deposit, number: 2 })];
    await open('rent', draftLease({ terms, current_term: 2 }));
    expect(await screen.findByText(/only what is more than before is charged/)).toBeTruthy();
    expect(screen.queryByText('Due before moving in')).toBeNull();
  });
});

describe('the details of a lease', () => {
  it('has the common utilities in one step, and none of the offer then', async () => {
    const { saved } = await open('rules');
    await press('Add the common ones');
    expect(screen.queryByRole('button', { name: 'Add the common ones' })).toBeNull();
    await press('Add occupant');
    await press('Add pet');
    await userEvent.type(screen.getByLabelText('Breed, color, weight'), 'Beagle');
    await press('Next');
    await untilSaved();
    await expectOutline('lease-wizard-rules-wrong');
    await press('Remove occupant 1');
    const [, pet] = screen.getAllByLabelText('Name');
    await userEvent.type(pet ?? screen.getByLabelText('Name'), 'Rex');
    await press('Next');
    const pets = [{ kind: 'dog', name: 'Rex', description: 'Beagle' }];
    await waitFor(() => expect(saved.at(-1)?.term).toMatchObject({ occupants: [], pets }));
    expect(saved.at(-1)?.term.utilities).toEqual(
      ['Electricity', 'Gas', 'Water', 'Trash', 'Internet'].map((name) => ({ name, paidBy: 'tenants' })),
    );
  });

  it.each([
    ['365', 365],
    ['366', 365],
    ['0', 0],
  ])('takes a notice of %s days as %i', async (typed, noticeDays) => {
    const { saved } = await open('rules', draftLease({ terms: [term({ noticeDays: 7 })] }));
    const field = await screen.findByLabelText(/^Notice period/);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await press('Next');
    await waitFor(() => expect(saved.at(-1)?.term.noticeDays).toBe(noticeDays));
  });
});

describe('the review', () => {
  it('keeps an older text until the newer one is asked for', async () => {
    const { saved } = await open('review', full());
    expect(await screen.findByText(/This lease keeps version 1 of its text/)).toBeTruthy();
    await press('Use version 2');
    await waitFor(() => expect(saved.at(-1)?.term.text).toMatchObject({ version: 2 }));
  });

  it('says when the templates could not be read', async () => {
    let tries = 0;
    await open('review', full(), {
      [templates]: () => (tries++ === 0 ? refused(500, 'unexpected') : ok([])),
    });
    await press('Retry');
    await waitFor(() => expect(tries).toBe(2));
  });

  it('sends with the last day to sign, and with the same key after no answer only', async () => {
    const asked: unknown[] = [];
    const answers = [
      refused(500, 'unexpected'),
      refused(422, 'invalid', { fields: { a: 'Odd.' } }),
      ok({ version: 9 }),
    ];
    const { place } = await open('review', draftLease(), {
      [send]: ({ body, headers }) => {
        asked.push([body, headers.get('idempotency-key')]);
        return answers[asked.length - 1] ?? never();
      },
    });
    await userEvent.type(await screen.findByLabelText(/^Sign by/), '2026-12-10');
    await userEvent.click(screen.getByRole('checkbox', { name: /I have read the text/ }));
    await press('Send for signature');
    expect(await screen.findByText('The lease was not sent')).toBeTruthy();
    await press('Send for signature');
    expect(await screen.findByText('Odd.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the dates' })).toBeNull();
    await press('Send for signature');
    await waitFor(() => expect(place()).toBe('/showLease?id=lse_1'));
    const [first, second, third] = asked.map((one) => (one as [unknown, string])[1]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(asked[0]).toEqual([{ lease_id: 'lse_1', version: 3, expires_on: '2026-12-10' }, first]);
  });

  it('shows each step as a line, with what stands for it', async () => {
    const { tenants, coSigners, owners: signing } = fullTerm().parties;
    const more = coSigners.map((one) => ({ ...one, id: 'cos_2', firstName: 'Olga' }));
    const parties = {
      tenants,
      coSigners: [...coSigners, ...more],
      owners: signing.map((owner) => ({ ...owner, companyName: '', signs: owner.id === 'own_1' })),
    };
    await open('review', full({ terms: [fullTerm({ parties, noticeDays: 1, pets: [], utilities: [] })] }));
    const review = within(
      (await screen.findByRole('heading', { name: 'Review' })).closest('section') as HTMLElement,
    );
    expect(review.getByText('1 occupant, 1 day’s notice')).toBeTruthy();
    expect(review.getByText(/as co-signers; Ada Barnes for the landlord$/)).toBeTruthy();
  });
});
