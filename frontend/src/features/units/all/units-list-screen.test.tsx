// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UnitLine } from '../../../../../shared/contract/units';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unit } from '../../../testing/samples';
import { unitDetails } from '../../../testing/unit-samples';

const list = 'GET /api/units/searchUnits';
const line = (number: number): UnitLine => ({
  ...unit(number),
  property_id: 'prp_1',
  property_title: 'Elm House',
});
const editFirst = { name: 'Edit rent and availability of No. 1' };

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of all units', () => {
  it('waits, and offers Retry when it could not be read', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/units');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/units');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows rent, day and lease of each unit; a row is a link', async () => {
    const leased = { ...line(3), free_from: undefined };
    fakeServer({ [list]: () => ok({ units: [line(1), line(2), leased] }) });
    await renderScreen('/units');
    const first = await screen.findByRole('link', { name: /No. 1/ });
    expect(first.getAttribute('href')).toBe('/getunit-data?id=unt_1');
    expect(screen.getByText('$1,250.50')).toBeTruthy();
    expect(screen.getAllByText('Jan 05, 2025')).toHaveLength(2);
    const third = await screen.findByRole('row', { name: /No. 3/ });
    expect(within(third).queryByText(/2025/)).toBeNull();
  });

  it('keeps tab, search and page in the address, and asks for them', async () => {
    const asked: (string | null)[][] = [];
    const answer = ({ query }: Asked) => {
      asked.push([query.get('view'), query.get('search'), query.get('after')]);
      return ok({ units: [line(1)], next: 'c1' });
    };
    fakeServer({ [list]: answer });
    const { place } = await renderScreen('/units?view=without-rent&q=elm');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toContain('after=c1'));
    expect(screen.getByRole('link', { name: 'Without rent' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('link', { name: 'Vacant' }));
    await waitFor(() => expect(place()).toBe('/units?q=elm&view=vacant'));
    await waitFor(() => expect(asked).toContainEqual(['without-rent', 'elm', 'c1']));
    await waitFor(() => expect(asked).toContainEqual(['vacant', 'elm', null]));
  });

  it('passes over pages that a filter left empty', async () => {
    const answer = ({ query }: Asked) =>
      query.get('after') === 'c2'
        ? ok({ units: [line(7)] })
        : ok({ units: [], next: query.get('after') === null ? 'c1' : 'c2' });
    const calls = fakeServer({ [list]: answer });
    await renderScreen('/units?view=without-photos');
    expect(await screen.findByRole('link', { name: /No. 7/ })).toBeTruthy();
    expect(calls.filter((call) => call === list)).toHaveLength(3);
  });

  it('empty says what the tab is for, and offers the first step to who may take it [ROL-06]', async () => {
    fakeServer({ [list]: () => ok({ units: [] }) });
    await renderScreen('/units');
    expect(await screen.findByText('Each home you rent out is a unit.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add property' }).getAttribute('href')).toBe('/addPropertyUnit');
    await expectOutline('units-none');
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ units: [] }) });
    await renderScreen('/units?view=without-rent');
    expect(await screen.findByText('Every unit has a rent')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add unit' })).toBeNull();
    await expectOutline('units-without-rent-none');
  });

  it.each(['tenant', 'applicant', 'rentalManager'] as const)(
    'tells a %s without access so, and asks for nothing',
    async (role) => {
      logIn({ role });
      const calls = fakeServer({ [list]: () => ok({ units: [] }) });
      await renderScreen('/units');
      expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
      expect(calls).not.toContain(list);
    },
  );
});

describe('editing in a row', () => {
  const read = 'GET /api/properties/getUnit/*';
  const write = 'PUT /api/properties/updateUnit/*';

  it('changes rent and day, and sends the rest of the unit as it is', async () => {
    let sent: unknown;
    fakeServer({
      [list]: () => ok({ units: [line(1), line(2)] }),
      [read]: () => ok(unitDetails()),
      [write]: ({ body }) => {
        sent = body;
        return ok({ version: 4 });
      },
    });
    await renderScreen('/units');
    await userEvent.click(await screen.findByRole('button', editFirst));
    const form = await screen.findByRole('form', { name: 'Rent and availability of No. 1' });
    const rent = within(form).getByLabelText(/Monthly rent/);
    expect((rent as HTMLInputElement).value).toBe('1250.50');
    await userEvent.clear(rent);
    await userEvent.type(rent, '1400');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(sent).toMatchObject({
      version: 3,
      unit: { unitNumber: 'No. 1', monthlyRent: '1400', availableDate: '2025-01-05', rentprice: '850' },
    });
    expect(sent).not.toHaveProperty('images');
  });

  it('is closed by Cancel, and offered only to who may change [ROL-09]', async () => {
    fakeServer({ [list]: () => ok({ units: [line(1)] }), [read]: () => ok(unitDetails()) });
    await renderScreen('/units');
    await userEvent.click(await screen.findByRole('button', editFirst));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ units: [line(1)] }) });
    await renderScreen('/units');
    await screen.findByRole('link', { name: /No. 1/ });
    expect(screen.queryByRole('button', editFirst)).toBeNull();
  });
});

describe('many units at once', () => {
  const choose = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  };

  it('get a market rent; one that changed meanwhile is skipped with its reason', async () => {
    const bodies: { unit: { monthlyRent: string; bedrooms: string } }[] = [];
    fakeServer({
      [list]: () => ok({ units: [line(1), line(2)] }),
      'GET /api/properties/getUnit/*': () => ok(unitDetails()),
      'PUT /api/properties/updateUnit/*': ({ body }) => {
        bodies.push(body as (typeof bodies)[number]);
        return bodies.length === 2 ? refused(409, 'changed-meanwhile') : ok({ version: 2 });
      },
    });
    await renderScreen('/units');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Set market rent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set market rent' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rent of 2 units' }));
    expect(await dialog.findByText('Enter an amount above zero')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Market rent a month/), '1350.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rent of 2 units' }));
    expect(await dialog.findByText('1 done, 1 skipped')).toBeTruthy();
    expect(dialog.getAllByText('Market rent $1,350.50').length).toBeGreaterThan(0);
    // The call replaces the whole unit: everything else stays as it was read.
    expect(bodies[0]?.unit).toMatchObject({ monthlyRent: '1350.50', bedrooms: unitDetails().bedrooms });
  });

  it('are opened for applications, each with its own key', async () => {
    const opened: unknown[] = [];
    fakeServer({
      [list]: () => ok({ units: [line(1), line(2)] }),
      'POST /api/applicants/setApplicationLink': ({ body, headers }) => {
        opened.push([body, headers.get('idempotency-key') !== null]);
        return ok({ until: '2026-12-29T00:00:00.000Z' });
      },
    });
    await renderScreen('/units');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Open for applications' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open for applications' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open 2 units' }));
    expect(await dialog.findByText('2 done')).toBeTruthy();
    expect(opened).toEqual([
      [{ unit_id: 'unt_1', open: true }, true],
      [{ unit_id: 'unt_2', open: true }, true],
    ]);
  });
});
