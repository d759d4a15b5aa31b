// @vitest-environment jsdom
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property, unit } from '../../../testing/samples';
import { useCrumbTrail } from '../../../ui/layout/crumb-trail';

const one = 'GET /api/properties/propertyWithId/*';
const more = 'GET /api/properties/listUnits/*';
const path = '/getproperty-data?id=prp_1';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(leaveScreen);

describe('/getproperty-data', () => {
  it('waits with the shape of the page', async () => {
    fakeServer({ [one]: never });
    await renderScreen(path);
    expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  });

  it('shows picture, title, address, description, units and owners [PRP-24]', async () => {
    const calls = fakeServer({ [one]: () => ok([property()]) });
    await renderScreen(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Elm House' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Elm House' }).getAttribute('src')).toBe('/local/s3/elm.jpg');
    expect(screen.getByText('12 Elm St, Austin, Texas 78701')).toBeTruthy();
    expect(screen.getByText('By the river.')).toBeTruthy();
    const units = within(screen.getByRole('table'));
    expect(units.getByText('$1,250.50')).toBeTruthy();
    expect(units.getAllByText('Jan 05, 2025')).toHaveLength(2);
    expect(screen.getByText('60%')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Properties' }).getAttribute('href')).toBe('/propertiesList');
    expect(calls[0]).toBe('GET /api/properties/propertyWithId/prp_1');
    expect(screen.getByRole('link', { name: 'Show on a map' }).getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'Money' }).getAttribute('href')).toBe('/property-money?id=prp_1');
  });

  it('names the property in the way to it', async () => {
    fakeServer({ [one]: () => ok([property()]) });
    await renderScreen(path);
    await screen.findByRole('heading', { level: 1, name: 'Elm House' });
    const trail = renderHook(useCrumbTrail).result.current;
    expect(trail?.map(({ label }) => label)).toEqual(['Properties', 'Elm House']);
  });

  it('opens by property_id too [PRP-24]', async () => {
    const calls = fakeServer({ [one]: () => ok([property()]) });
    await renderScreen('/getproperty-data?property_id=prp_1');
    await screen.findByText('Elm House');
    expect(calls[0]).toBe('GET /api/properties/propertyWithId/prp_1');
  });

  it('tells who may not see owners so, and does not say that there are none [PRP-27]', async () => {
    logIn({ role: 'rentalManager' });
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
    const grants = { areas: { properties: 'change' }, properties: 'all' };
    localStorage.setItem('userData', JSON.stringify({ ...user, grants }));
    fakeServer({ [one]: () => ok([property({ rental_owners: [] })]) });
    await renderScreen(path);
    expect(await screen.findByText(/^You don’t have permission to see owners/)).toBeTruthy();
    expect(screen.queryByText('No owners available')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Money' })).toBeNull();
    await expectOutline('property-owners-hidden');
  });

  it('says in the spec’s words what is not there, blanks included [PRP-27]', async () => {
    const bare = { property_desc: '', unit_count: 0, property_units: [], rental_owners: [], image_url: '' };
    fakeServer({ [one]: () => ok([property(bare)]) });
    await renderScreen(path);
    expect(await screen.findByText('No owners available')).toBeTruthy();
    expect(screen.getByText('No description available')).toBeTruthy();
    expect(screen.getByText(/Units not added/).textContent).toBe('Units not added ');
    await expectOutline('property-bare');
  });

  it('says No data available when units are counted but none can be shown [PRP-27]', async () => {
    fakeServer({ [one]: () => ok([property({ property_units: [] })]) });
    await renderScreen(path);
    expect(await screen.findByText('No data available')).toBeTruthy();
  });

  it('pages the units by five and reads on past what came with the property [PRP-24]', async () => {
    const first = Array.from({ length: 7 }, (_, index) => unit(index + 1));
    const calls = fakeServer({
      [one]: () => ok([property({ unit_count: 9, property_units: first, next_units: 'n7' })]),
      [more]: ({ query }) => ok({ units: query.get('after') === 'n7' ? [unit(8), unit(9)] : [] }),
    });
    const { place } = await renderScreen(path);
    expect(await screen.findByText('No. 5')).toBeTruthy();
    expect(screen.queryByText('No. 6')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('No. 9')).toBeTruthy();
    expect(place()).toBe('/getproperty-data?id=prp_1&page=2');
    expect(calls.filter((call) => call.includes('listUnits'))).toHaveLength(1);
  });

  it('failed offers Retry', async () => {
    let answers = 0;
    fakeServer({ [one]: () => (answers++ === 0 ? refused(500, 'unexpected') : ok([property()])) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Elm House')).toBeTruthy();
  });

  it('of another organization, or none, says that there is none', async () => {
    fakeServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen(path);
    await waitFor(() => expect(screen.getByText('There is no such property here')).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expectOutline('property-missing');
  });
});
