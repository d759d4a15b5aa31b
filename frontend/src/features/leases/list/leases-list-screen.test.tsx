// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { leaseCounts, leaseLine } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/leases/listLeases';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of leases [RTE-02]', () => {
  it('waits, and offers Retry when it could not be read', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/leasesList');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/leasesList');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await expectOutline('leases-failed');
  });

  it('shows who rents what, where it stands and what comes next; a row is a link', async () => {
    fakeServer({
      [list]: () => ok({ leases: [leaseLine(), leaseLine({ lease_id: 'lse_2', to: undefined })] }),
    });
    await renderScreen('/leasesList');
    expect(await screen.findAllByText('Elm House')).toHaveLength(2);
    expect(screen.getAllByText('Offer a renewal from Sep 01, 2027')).toHaveLength(2);
    expect(screen.getAllByText('Month-to-month').length).toBeGreaterThan(0);
    expect(screen.getAllByText('$1,450.00')).toHaveLength(2);
    const [first] = screen.getAllByRole('link', { name: /Theo Barnes/ });
    expect(first?.getAttribute('href')).toBe('/showLease?id=lse_1');
  });

  it('keeps tab, search and page in the address, and asks for them', async () => {
    const asked: (string | null)[][] = [];
    const answer = ({ query }: Asked) => {
      asked.push([query.get('tab'), query.get('search'), query.get('after')]);
      return ok({ leases: [leaseLine()], next: 'c1' });
    };
    fakeServer({ [list]: answer });
    const { place } = await renderScreen('/leasesList?view=out&q=theo');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toContain('after=c1'));
    expect(screen.getByRole('link', { name: 'Waiting for signatures' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
    await waitFor(() => expect(place()).toBe('/leasesList?q=theo&view=drafts'));
    await waitFor(() => expect(asked).toContainEqual(['out', 'theo', 'c1']));
    await waitFor(() => expect(asked).toContainEqual(['drafts', 'theo', null]));
  });

  it('empty says what the tab is for, and offers the first step to who may take it', async () => {
    fakeServer({ [list]: () => ok({ leases: [] }) });
    await renderScreen('/leasesList');
    expect(await screen.findByText('Leases tell Keystead what to charge.')).toBeTruthy();
    await expectOutline('leases-none');
    expect(screen.getAllByRole('link', { name: 'New lease' })[0]?.getAttribute('href')).toBe('/addLease');
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ leases: [] }) });
    await renderScreen('/leasesList?view=expiring');
    expect(await screen.findByText('Nothing ends in the next 60 days')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New lease' })).toBeNull();
  });

  it('a search that finds none can be cleared', async () => {
    fakeServer({
      [list]: () => ok({ leases: [] }),
      'GET /api/leases/countLeases': () => ok(leaseCounts()),
    });
    const { place } = await renderScreen('/leasesList?q=nobody');
    await screen.findByText('No leases match.');
    await expectOutline('leases-no-match');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe('/leasesList'));
  });
});
