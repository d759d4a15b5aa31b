// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionKeys } from '../../../api/session-store';
import { fakeServer, ok } from '../../../testing/fake-server';
import { leaseLine } from '../../../testing/lease-samples';
import { logIn, userOf } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

let asked: Record<string, string>[] = [];

beforeEach(() => {
  asked = [];
  logIn({ role: 'orgAdmin' });
  fakeServer({
    'GET /api/leases/listLeases': ({ query }) => {
      asked.push(Object.fromEntries(query));
      return ok({ leases: [leaseLine()] });
    },
    'GET /api/properties/listProperties': ({ query }) => {
      const from = Number(query.get('after') ?? 0);
      const numbers = [from + 1, from + 2];
      const properties = numbers.map((number) => ({
        property_id: `prp_${number}`,
        property_title: `House ${number}`,
      }));
      return ok({ properties, next: from < 4 ? String(from + 2) : undefined });
    },
  });
});
afterEach(leaveScreen);

/** Leaves the page, as a closed tab does: what the person chose stays. */
const close = () => act(cleanup);
const rows = () => screen.findByRole('link', { name: /Theo Barnes/ });

describe('a list that was left', () => {
  it('is there again as it was left, and the tab before is never asked for', async () => {
    await renderScreen('/leasesList?view=out&cols=tenants,rent');
    await rows();
    close();
    asked = [];
    const { place } = await renderScreen('/leasesList');
    await waitFor(() => expect(decodeURIComponent(place())).toBe('/leasesList?view=out&cols=tenants,rent'));
    await rows();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Tenants',
      'Rent',
    ]);
    expect(asked.map(({ tab }) => tab)).toEqual(['out']);
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(decodeURIComponent(place())).toBe('/leasesList?cols=tenants,rent'));
  });

  it('gives way to an address that says anything, and to another person', async () => {
    await renderScreen('/leasesList?view=out');
    await rows();
    close();
    const { place } = await renderScreen('/leasesList?q=theo');
    await rows();
    expect(place()).toBe('/leasesList?q=theo');
    close();
    await renderScreen('/leasesList?view=out');
    await rows();
    close();
    const other = { ...userOf({ role: 'orgAdmin' }), id: 'usr_bea' };
    localStorage.setItem(sessionKeys.user, JSON.stringify(other));
    asked = [];
    const hers = await renderScreen('/leasesList');
    await rows();
    expect([hers.place(), asked.map(({ tab }) => tab)]).toEqual(['/leasesList', [undefined]]);
  });
});

describe('the filters of a list', () => {
  it('read properties beyond their first page, and name one of the last page', async () => {
    await renderScreen('/leasesList?property=prp_6');
    expect(await screen.findByRole('button', { name: 'Property: House 6' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Property: House 6' }));
    await screen.findByLabelText('House 2');
    expect(screen.queryByLabelText('House 3')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByLabelText('House 4');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByLabelText('House 6')).toHaveProperty('checked', true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  });

  it('take dollars with cents, and say at the field what is no amount', async () => {
    const { place } = await renderScreen('/leasesList?rent=1000..2000');
    await userEvent.click(await screen.findByRole('button', { name: /^Rent: \$1,000/ }));
    const from = await screen.findByLabelText('Rent from');
    await userEvent.clear(from);
    await userEvent.type(from, '1,2x');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Enter an amount in dollars, like 1250 or 1,250.50.')).toBeTruthy();
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(place()).toContain('1000..2000');
    await userEvent.clear(from);
    await userEvent.type(from, '$1,250.50');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(place()).toContain('rent=1250.5..2000'));
    expect(await screen.findByRole('button', { name: 'Rent: $1,250.50–$2,000' })).toBeTruthy();
  });
});
