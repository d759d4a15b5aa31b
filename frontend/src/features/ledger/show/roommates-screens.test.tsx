// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import type { Roommates } from '../../../../../shared/contract/rent-shares';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { aLedger } from '../../../testing/ledger-samples';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const one = 'GET /api/ledger/getLedger/*';
const path = '/ledgesData?id=lse_1';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const tenant = (tenant_id: string, name: string, figures: Partial<Roommates['tenants'][number]> = {}) => ({
  tenant_id,
  name,
  amount: 0,
  share: 0,
  paid: 0,
  left: 0,
  ...figures,
});
const unset: Roommates = {
  rent: 145_000,
  others: 0,
  tenants: [tenant('ada', 'Ada Byron'), tenant('ben', 'Ben Stone')],
};
const halves: Roommates = {
  rent: 145_000,
  set: { from: '2026-11-01', unit: 'percent' },
  others: 2_500,
  tenants: [
    tenant('ada', 'Ada Byron', { amount: 6_000, share: 87_000, paid: 80_000, left: 7_000 }),
    tenant('ben', 'Ben Stone', { amount: 4_000, share: 58_000, left: 55_500 }),
  ],
};

/** The ledger, and the bodies of its roommates’ calls. */
function serve(more: Partial<Ledger>): unknown[] {
  const bodies: unknown[] = [];
  const keep = ({ body }: Asked) => {
    bodies.push(body);
    return { body: { success: 1, data: { version: 2, entry_id: 'move:pst_1:reversal' } } };
  };
  fakeServer({
    [one]: () => ok(aLedger(more)),
    'POST /api/leases/setRentShares': keep,
    'POST /api/ledger/undoDepositMove': keep,
  });
  return bodies;
}

describe('roommates on the ledger [D26]', () => {
  it('have their parts, who else paid, and an end', async () => {
    const bodies = serve({ roommates: halves });
    await renderScreen(path);
    expect(await screen.findByText(/Other payers paid \$25\.00 this month/)).toBeTruthy();
    const row = screen.getByRole('row', { name: /Ada Byron/ });
    for (const amount of ['$870.00', '$800.00', '$70.00']) expect(within(row).getByText(amount)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change shares' }));
    await userEvent.click(await screen.findByRole('radio', { name: /No shares/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save shares' }));
    await waitFor(() => expect(bodies).toMatchObject([{ lease_id: 'lse_1', shares: [] }]));
  });

  it('are set to the whole rent, in percent or in dollars of it', async () => {
    const bodies = serve({ roommates: unset });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Set shares' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Dollars/ }));
    const ada = dialog.getByLabelText(/^Ada Byron/);
    await waitFor(() => expect(ada).toHaveProperty('value', '725.00'));
    await userEvent.clear(ada);
    await userEvent.type(ada, '900');
    expect(await dialog.findByText('$175.00 too much')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save shares' }));
    expect((await screen.findAllByText('Together they are $1,450.00')).length).toBeGreaterThan(0);
    await userEvent.clear(ada);
    await userEvent.type(ada, '725');
    await userEvent.click(dialog.getByRole('button', { name: 'Save shares' }));
    const shares = [
      { tenant_id: 'ada', amount: 72_500 },
      { tenant_id: 'ben', amount: 72_500 },
    ];
    await waitFor(() => expect(bodies).toMatchObject([{ lease_id: 'lse_1', unit: 'cents', shares }]));
  });

  it('are only read by who may not change leases', async () => {
    serve({ roommates: unset, may: { change: true, open: false, share: false } });
    await renderScreen(path);
    expect(await screen.findByText(/All tenants owe the balance together/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set shares' })).toBeNull();
  });

  it('pay their own share, the whole balance or another amount', async () => {
    logIn({ role: 'tenant' });
    const bodies: unknown[] = [];
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    const {
      unit_id: _,
      property_id: __,
      tenants: ___,
      status: ____,
      may: _____,
      choice,
      ...mine
    } = aLedger();
    const paying = { mode: 'any', payable: 45_000, least: 100, share: 20_000 };
    fakeServer({
      'GET /api/ledger/getMyLedger/*': () => ok({ ...mine, paying }),
      'POST /api/ledger/payRent': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ payment_id: 'pay_2', url: 'https://pay.test/cs_1' });
      },
    });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByRole('radio', { name: /Full balance: \$450\.00/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /My share: \$200\.00/ })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(gone).toHaveBeenCalled());
    expect(bodies).toEqual([{ lease_id: 'lse_1', cents: 20_000 }]);
  });
});

describe('a moved deposit on the ledger [D34]', () => {
  const other = { lease_id: 'lse_2', unit_number: '204', property_title: 'Oak Court' };
  const line: LedgerLine = {
    entry_id: 'move:pst_1',
    seq: 9,
    type: 'deposit-move',
    on: '2026-11-20',
    at: '',
    by: 'Lena',
    amount: 0,
    balance: 0,
    why: '',
    covers: [],
    moved: { cents: 145_000, way: 'out', is_back: false, is_reversed: false, other },
  };

  it('leads to the other ledger, and is taken back with a reason', async () => {
    const bodies = serve({ lines: [line] });
    const { place } = await renderScreen(path);
    expect(await screen.findByText(/\$1,450\.00 to unit 204, Oak Court/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Deposit moved' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take the deposit back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The wrong unit');
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ lease_id: 'lse_1', entry_id: 'move:pst_1', reason: 'The wrong unit' }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Deposit moved' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ledger for Unit 204' }));
    await waitFor(() => expect(place()).toContain('id=lse_2'));
  });

  it('names no other ledger that the reader does not see', async () => {
    const { other: _, ...hidden } = {
      ...line.moved,
      cents: 145_000,
      way: 'in' as const,
      is_back: true,
      is_reversed: false,
    };
    serve({ lines: [{ ...line, moved: hidden }] });
    await renderScreen(path);
    expect(await screen.findByText('Deposit moved back')).toBeTruthy();
    expect(screen.getByText(/\$1,450\.00 from another lease/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions for Deposit/ })).toBeNull();
  });
});
