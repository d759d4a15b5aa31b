// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import type { OpeningLine } from '../../../../../shared/domain/ledger/openings/sheet';
import { openingClasses } from '../../../../../shared/domain/ledger/openings/sheet';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-09T12:00:00Z') });
  logIn({ role: 'orgAdmin' });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

const on = '2026-10-31';
const lines: OpeningLine[] = [
  { kind: 'bank', account: 'bank', cents: 200_000 },
  { kind: 'manager', account: 'bank', cents: 5_000 },
  {
    kind: 'check',
    account: 'bank',
    place: 3,
    on: '2026-10-28',
    number: '1041',
    payee: 'Roof',
    cents: 20_000,
  },
  { kind: 'transit', account: 'bank', place: 1, on, from: 'Nora', cents: 5_000 },
  { kind: 'owner', property: 'prp_1', owner: 'own_ada', cents: 75_000 },
  {
    kind: 'bill',
    property: 'prp_1',
    place: 1,
    vendor: 'Ace',
    category: 'repairs',
    reference: 'A-7',
    on: '2026-10-12',
    due: '2026-11-12',
    cents: 7_000,
  },
];
const totals = {
  bank: 185_000,
  owed: 0,
  prepaid: 5_000,
  deposits: 100_000,
  owners: 75_000,
  manager: 5_000,
  bills: 7_000,
};
const old: OpeningLine[] = openingClasses.map((of) => ({
  kind: 'old',
  class: of,
  cents: totals[of],
  why: '',
}));
const base: OpeningSheet = {
  state: 'draft',
  attempt: 1,
  on,
  version: 2,
  lines,
  accounts: [
    {
      code: 'bank',
      account_id: 'bnk_1',
      name: 'Trust',
      last4: '4821',
      kind: 'trust',
      opening: 0,
      opened_on: on,
    },
  ],
  is_solo: false,
  opening: 105_000,
  may: { change: true },
};
const properties: OpeningProperty[] = [
  {
    property_id: 'prp_1',
    property_title: 'Elm House',
    owners: [
      { owner_id: 'own_ada', name: 'Ada Vale' },
      { owner_id: 'own_ben', name: 'Ben Roe' },
    ],
    money: 'bank',
    deposits_at: 'bank',
    owed: 0,
    prepaid: 5_000,
    deposits: 100_000,
  },
  {
    property_id: 'prp_2',
    property_title: 'Oak Row',
    owners: [],
    money: 'bank',
    deposits_at: 'bank',
    owed: 0,
    prepaid: 0,
    deposits: 0,
  },
];

const asked: [string, unknown][] = [];
function serve(over: Partial<OpeningSheet> = {}, routes: Parameters<typeof fakeServer>[0] = {}) {
  asked.length = 0;
  const note = (name: string, data: object) => (call: { body: unknown }) => {
    asked.push([name, call.body]);
    return ok(data);
  };
  return fakeServer({
    'GET /api/ledger/getOpeningSheet': () => ok({ ...base, ...over }),
    'GET /api/ledger/listOpeningProperties': () => ok({ properties }),
    'POST /api/ledger/saveOpeningLines': note('saveOpeningLines', { version: 3 }),
    'POST /api/ledger/bringOpeningIn': note('bringOpeningIn', { left: 0 }),
    'POST /api/ledger/undoOpening': note('undoOpening', { left: 0 }),
    'POST /api/ledger/signOpening': note('signOpening', {}),
    ...routes,
  });
}
const open = () => renderScreen('/opening-balances');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const brought = {
  state: 'in' as const,
  version: 5,
  opening: 0,
  brought_at: '2026-11-08T12:00:00.000Z',
  undo_until: '2026-11-22T12:00:00.000Z',
};

describe('/opening-balances [RTE-02]', () => {
  it('waits, and says what failed', async () => {
    serve({}, { 'GET /api/ledger/getOpeningSheet': never });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Opening balances' })).toBeTruthy();
    leaveScreen();
    serve({}, { 'GET /api/ledger/listOpeningProperties': () => refused(503, 'busy') });
    await open();
    expect(await screen.findByText(/Said no: busy/)).toBeTruthy();
  });

  it('asks for a bank account first', async () => {
    serve({ accounts: [], lines: [], version: 0, on: '' });
    await open();
    await screen.findByText('No bank account yet');
    await expectOutline('opening-no-account');
  });

  it('is one sheet whose difference is always in sight; only what changed is saved [D56]', async () => {
    serve();
    await open();
    await screen.findByLabelText(/^Cutover day/);
    await expectOutline('opening-draft');
    type('Ada Vale, Elm House', '70000');
    type('Ada Vale, Elm House', '700.00');
    type('Ben Roe, Elm House', '50');
    type('Owner balances in the old system', '750');
    await press('Remove deposit in transit 1');
    const strip = screen.getByRole('group', { name: 'Bank, and whose money it is' });
    expect(strip.textContent).toContain('Difference ($50.00)');
    expect((screen.getByRole('button', { name: 'Bring in' }) as HTMLButtonElement).disabled).toBe(true);
    await press('Save');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual([
      'saveOpeningLines',
      {
        version: 2,
        on,
        remove: ['transit.bank.1'],
        lines: [
          { kind: 'owner', property: 'prp_1', owner: 'own_ada', cents: 70_000 },
          { kind: 'owner', property: 'prp_1', owner: 'own_ben', cents: 5_000 },
          { kind: 'old', class: 'owners', cents: 75_000, why: '' },
        ],
      },
    ]);
  });

  it('says at its field what is wrong, and gives a new row a place of its own', async () => {
    serve();
    await open();
    await screen.findByLabelText(/^Cutover day/);
    await press('Add check');
    await press('Add bill');
    type('Balance on the bank’s statement', 'x');
    await press('Save');
    expect((await screen.findAllByText('Enter who it is for')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await expectOutline('opening-errors');
  });

  it('asks why it differs: the difference becomes the company’s [D56]', async () => {
    serve({ lines: lines.slice(1) });
    await open();
    await press('Bring in');
    await screen.findByRole('dialog');
    await expectOutline('opening-bring-difference');
    const yes = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Bring in' });
    await userEvent.click(yes());
    expect((await screen.findAllByText('Choose a reason')).length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText(/^Why it differs/), 'old-wrong');
    type(/^In a sentence/, 'The old trust was short');
    await userEvent.click(yes());
    const explanation = { why: 'old-wrong', text: 'The old trust was short' };
    await waitFor(() => expect(asked).toEqual([['bringOpeningIn', { version: 2, explanation }]]));
  });

  it('has no company’s money for a landlord, and has to tie [D66]', async () => {
    serve({ is_solo: true, lines: lines.slice(1) });
    await open();
    await press('Bring in');
    expect(await screen.findByText('It has to tie first')).toBeTruthy();
    expect(screen.queryAllByLabelText(/^Your own money/)).toEqual([]);
  });

  it('is signed off when every class ties, and undone until then [D56]', async () => {
    serve({ ...brought, lines: [...lines, ...old] });
    await open();
    await screen.findByRole('region', { name: 'Sign off' });
    await expectOutline('opening-in');
    await press('Sign off');
    const sure = await screen.findByRole('alertdialog');
    await userEvent.click(within(sure).getByRole('button', { name: 'Sign off' }));
    await waitFor(() => expect(asked).toEqual([['signOpening', { version: 5 }]]));
    await press('Undo');
    await screen.findByRole('dialog');
    type(/^Reason/, 'Wrong day');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['undoOpening', { reason: 'Wrong day' }]));
  });

  it('says what is open before it is signed off', async () => {
    const explained = { why: 'other' as const, text: 'The old trust was short', cents: -500 };
    serve({ ...brought, opening: 900, explained, lines: [...lines, ...old.slice(1)] });
    await open();
    await screen.findByText('Bank accounts: enter the old balance');
    expect(screen.getByText('Your own money: explain the difference')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Sign off' }) as HTMLButtonElement).disabled).toBe(true);
    await expectOutline('opening-in-open');
  });

  it('goes on where it was interrupted', async () => {
    serve({ state: 'bringing' });
    await open();
    await screen.findByText('Not all of it is brought in yet');
    await expectOutline('opening-interrupted');
    await press('Continue');
    await waitFor(() => expect(asked).toEqual([['bringOpeningIn', { version: 2 }]]));
  });

  it('is only read once it is signed off', async () => {
    const signed = { at: '2026-11-09T10:00:00.000Z', name: 'Ada Vale' };
    serve({ ...brought, state: 'signed', signed, lines: [...lines, ...old] });
    await open();
    await screen.findByText('Signed off by Ada Vale');
    await expectOutline('opening-signed');
  });
});
