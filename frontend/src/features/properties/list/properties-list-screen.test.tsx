// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { line } from '../../../testing/samples';

const list = 'GET /api/properties/listProperties';

afterEach(leaveScreen);

describe('/propertiesList', () => {
  it('waits with the shape of a list', async () => {
    logIn({ role: 'owner' });
    fakeServer({ [list]: never });
    await renderScreen('/propertiesList');
    expect(await screen.findByText('Loading...')).toBeTruthy();
  });

  it.each(['tenant', 'applicant'] as const)('is no desk of a %s', async (role) => {
    logIn({ role });
    const calls = fakeServer({});
    await renderScreen('/propertiesList');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Properties' })).toBeNull();
    expect(calls).not.toContain(list);
  });

  it('empty for the first time says what a property is for and offers one', async () => {
    logIn({ role: 'owner' });
    fakeServer({ [list]: () => ok({ properties: [], total: 0 }) });
    await renderScreen('/propertiesList');
    expect(await screen.findByText('No properties yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add property' })).toHaveLength(1);
    expect(screen.queryByLabelText('Search name or address')).toBeNull();
    await expectOutline('properties-none');
  });

  it('keeps its tabs where everything is archived', async () => {
    logIn({ role: 'owner' });
    const sums = { count: 0, rent: 0, past_due: 0 };
    fakeServer({
      [list]: () => ok({ properties: [] }),
      'GET /api/properties/countProperties': () =>
        ok({ views: { active: sums, archived: { ...sums, count: 2 } } }),
    });
    await renderScreen('/propertiesList');
    expect(await screen.findByRole('link', { name: 'Archived 2' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add property' })).toHaveLength(1);
  });

  it('failed says so with the request id, and reads again on Retry', async () => {
    logIn({ role: 'owner' });
    let answers = 0;
    fakeServer({
      [list]: () => (answers++ === 0 ? refused(500, 'unexpected') : ok({ properties: [line(1)] })),
    });
    await renderScreen('/propertiesList');
    expect((await screen.findByRole('alert')).textContent).toContain('req_7');
    await expectOutline('properties-failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('House 1')).toBeTruthy();
  });

  it('full shows each property as one link to its details, with the range of the whole', async () => {
    logIn({ role: 'owner' });
    fakeServer({ [list]: () => ok({ properties: [line(1), line(2)], total: 312, next: 'c2' }) });
    await renderScreen('/propertiesList');
    const link = await screen.findByRole('link', { name: /House 2/ });
    expect(link.getAttribute('href')).toBe('/getproperty-data?id=prp_2');
    expect(screen.getByText('1–2 of 312')).toBeTruthy();
    expect(screen.getAllByText('1 of 2')).toHaveLength(2);
  });

  it('keeps search, type, order and page in the address and asks the server by it', async () => {
    logIn({ role: 'owner' });
    const asked: string[] = [];
    fakeServer({
      [list]: ({ query }) => {
        asked.push(query.toString());
        return ok({ properties: query.get('type') ? [] : [line(1)], next: 'c2' });
      },
    });
    const { place } = await renderScreen('/propertiesList?search=elm&cols=name,added');
    await screen.findByText('House 1');
    expect(asked[0]).toBe('search=elm&sort=name&limit=25&owners=with&money=with');
    expect(screen.getByText('Jan 05, 2025')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toBe('/propertiesList?q=elm&cols=name%2Cadded&after=c2&page=2'));
    await userEvent.click(screen.getByRole('button', { name: 'Added' }));
    await waitFor(() => expect(place()).toBe('/propertiesList?q=elm&sort=added.desc&cols=name%2Cadded'));
    await userEvent.click(screen.getByRole('button', { name: 'Property type' }));
    await userEvent.click(await screen.findByLabelText('Office'));
    await waitFor(() => expect(asked.at(-1)).toContain('type=Office'));
    expect(asked.at(-1)).toContain('sort=newest');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe('/propertiesList?sort=added.desc&cols=name%2Cadded'));
  });

  it('sums rent and what is past due of all, and counts its tabs by the filters', async () => {
    logIn({ role: 'owner' });
    const counted: string[] = [];
    fakeServer({
      [list]: () => ok({ properties: [{ ...line(1), past_due: 12_345 }] }),
      'GET /api/properties/countProperties': ({ query }) => {
        counted.push(query.toString());
        const sums = { count: 3, rent: 750_000, past_due: 99_900 };
        return ok({ views: { active: sums, archived: { count: 1, rent: 0, past_due: 0 } } });
      },
    });
    await renderScreen('/propertiesList?bank=missing&state=Ohio&occupancy=vacant&sort=past-due.desc');
    expect(await screen.findByText('$123.45')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Active 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Archived 1' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^3 properties.*\$7,500\.00 \$999\.00/ })).toBeTruthy();
    expect(counted).toEqual(['state=Ohio&occupancy=vacant&bank=missing']);
  });

  it('offers no Add property to a rental owner [ROL-06]', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ properties: [line(1)] }) });
    await renderScreen('/propertiesList');
    await screen.findByText('House 1');
    expect(screen.queryByRole('link', { name: 'Add property' })).toBeNull();
    await expectOutline('properties-rental-owner');
  });

  it('offers none while the account can only be read', async () => {
    logIn({ role: 'owner', account: { canChange: false, trialDaysLeft: 0 } });
    fakeServer({ [list]: () => ok({ properties: [line(1)] }) });
    await renderScreen('/propertiesList');
    await screen.findByText('House 1');
    expect(screen.queryByRole('link', { name: 'Add property' })).toBeNull();
  });
});
