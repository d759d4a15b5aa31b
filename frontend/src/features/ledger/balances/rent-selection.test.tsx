// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { balanceLine, balancesAnswer } from '../../../testing/ledger-samples';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const rent = '/ledges-totalpayment?view=all';
const eight = Array.from({ length: 8 }, (_, at) =>
  balanceLine({ lease_id: `lse_${at + 1}`, tenants: [`Tenant ${at + 1}`] }),
);
const debtOf = (lease_id: string, name: string): LeaseDebt => ({
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
  open: [],
});

/** Four leases a page. */
function serve(more: Parameters<typeof fakeServer>[0] = {}): string[] {
  return fakeServer({
    'GET /api/ledger/listBalances': ({ query }) => {
      const from = Number(query.get('after') ?? 0);
      const end = from + 4;
      const leases = eight.slice(from, end);
      const next = end < eight.length ? String(end) : undefined;
      return ok({ ...balancesAnswer(leases), count: eight.length, next });
    },
    'GET /api/ledger/listOpenCharges': () =>
      ok({ leases: eight.map(({ lease_id, tenants }) => debtOf(lease_id, tenants[0] ?? '')) }),
    ...more,
  });
}

beforeEach(() => {
  localStorage.clear();
  logIn({ role: 'orgAdmin' });
});
afterEach(leaveScreen);

const tick = async (name: string) =>
  userEvent.click(await screen.findByLabelText(`Select ${name}, unit 101`));
const bar = () => within(screen.getByRole('region', { name: 'Selected' }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('leases chosen in Rent', () => {
  it('are the ones that Add charge begins with, all but the one that was taken out', async () => {
    const bodies: { lease_ids: string[] }[] = [];
    serve({
      'POST /api/ledger/chargeLeases': ({ body }: Asked) => {
        const { lease_ids } = body as { lease_ids: string[] };
        bodies.push({ lease_ids });
        return ok({ posted: lease_ids.map((lease_id) => ({ lease_id, entry_id: 'e' })), refused: [] });
      },
    });
    const { place } = await renderScreen(rent);
    await tick('Tenant 1');
    await press('Select all 8');
    await waitFor(() => expect(bar().getByText('8 selected')).toBeTruthy());
    await tick('Tenant 2');
    expect(bar().getByText('7 selected')).toBeTruthy();
    await userEvent.click(bar().getByRole('button', { name: 'Add charge' }));
    await waitFor(() => expect(place()).toBe('/bulk-charges'));
    expect(await screen.findByText('7 of 8 leases, $0.00')).toBeTruthy();
    await userEvent.type(await screen.findByLabelText(/^Amount/), '60');
    await press('Charge $420.00');
    await waitFor(() => expect(bodies.flatMap(({ lease_ids }) => lease_ids)).toHaveLength(7));
    expect(bodies.flatMap(({ lease_ids }) => lease_ids)).not.toContain('lse_2');
  });

  it('come before those of a draft', async () => {
    serve();
    await renderScreen('/bulk-charges');
    await userEvent.type(await screen.findByLabelText(/^Amount/), '60');
    await press('Choose all 8');
    expect(await screen.findByText(/^Draft saved/, {}, { timeout: 3000 })).toBeTruthy();
    leaveScreen();
    const { place } = await renderScreen(rent);
    await tick('Tenant 3');
    await userEvent.click(bar().getByRole('button', { name: 'Add charge' }));
    await waitFor(() => expect(place()).toBe('/bulk-charges'));
    expect(await screen.findByText('1 of 8 leases, $60.00')).toBeTruthy();
  });

  it('are the ones that Record payments lists, until all are asked for', async () => {
    serve();
    await renderScreen(rent);
    await tick('Tenant 3');
    await tick('Tenant 4');
    await userEvent.click(bar().getByRole('button', { name: 'Record payments' }));
    expect(await screen.findByText('2 leases chosen')).toBeTruthy();
    const amounts = () => screen.getAllByLabelText(/^Amount from/);
    expect(amounts().map((input) => input.getAttribute('aria-label'))).toEqual([
      'Amount from Tenant 3, unit 101, Elm House',
      'Amount from Tenant 4, unit 101, Elm House',
    ]);
    await press('Show all 8 leases');
    expect(amounts()).toHaveLength(8);
  });

  it('are let go after an act that went through, and by another filter, not by another order', async () => {
    serve({
      'POST /api/ledger/remindTenants': ({ body }: Asked) => {
        const { lease_ids } = body as { lease_ids: string[] };
        return ok({ reminded: lease_ids.map((lease_id) => ({ lease_id, cents: 44_000 })), refused: [] });
      },
    });
    const { go } = await renderScreen(rent);
    await tick('Tenant 3');
    await go(`${rent}&sort=balance.desc`);
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await userEvent.click(bar().getByRole('button', { name: 'Send reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind tenants' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remind for one lease' }));
    expect(await dialog.findByText('1 done')).toBeTruthy();
    await userEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull());
    await tick('Tenant 4');
    expect(bar().getByText('1 selected')).toBeTruthy();
    await go(`${rent}&late=1..30`);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull());
  });

  it('stay when an act was refused for each of them', async () => {
    serve({
      'POST /api/ledger/remindTenants': ({ body }: Asked) => {
        const { lease_ids } = body as { lease_ids: string[] };
        return ok({ reminded: [], refused: lease_ids.map((lease_id) => ({ lease_id, why: 'Not today.' })) });
      },
    });
    await renderScreen(rent);
    await tick('Tenant 3');
    await userEvent.click(bar().getByRole('button', { name: 'Send reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind tenants' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remind for one lease' }));
    expect(await dialog.findByText('0 done, 1 skipped')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });
});

describe('the menu and the file of Rent', () => {
  it('remind those past due whom the filters leave, whatever the tab', async () => {
    const asked: Record<string, string>[] = [];
    fakeServer({
      'GET /api/ledger/listBalances': ({ query }) => {
        asked.push(Object.fromEntries(query));
        return ok(balancesAnswer(eight.slice(0, 2)));
      },
    });
    await renderScreen(`${rent}&property=prp_1&sort=balance.desc`);
    await press('More for this list');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remind tenants' }));
    expect(await screen.findByRole('dialog', { name: 'Remind tenants' })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ view: 'past-due', property: 'prp_1' });
  });

  it('print every row that the filters leave, in the order in sight, and show the page again', async () => {
    const orders: (string | null)[] = [];
    let printed = 0;
    window.print = () => {
      printed = screen.getAllByRole('row').length;
    };
    serve();
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      orders.push(new URL(String(input), location.origin).searchParams.get('sort'));
      return fetch(input, init);
    };
    await renderScreen(`${rent}&sort=tenants.asc`);
    await screen.findByRole('link', { name: 'Tenant 1' });
    await press('Export and print');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    // A header, eight leases and the totals.
    await waitFor(() => expect(printed).toBe(10));
    expect(orders.slice(-2)).toEqual(['tenants.asc', 'tenants.asc']);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
  });
});
