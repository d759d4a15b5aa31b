// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { field, fillProperty, type } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const add = 'POST /api/properties/addProperty2';
const save = () => fireEvent.click(screen.getByRole('button', { name: /Save property|Saving/ }));

function serve(answer: (asked: Asked) => Answer | Promise<Answer>) {
  return fakeServer({
    [add]: answer,
    'GET /api/properties/unitlimitcheck/*': () => ok({ WithinLimit: 1, unitCount: 3, unitLimit: 50 }),
    'GET /api/properties/listProperties': () => ok({ properties: [] }),
  });
}

beforeEach(() => {
  logIn({ role: 'owner' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
// Whole screens in jsdom are slow on a busy machine.
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

describe('saving a property', () => {
  it('sends the whole form, says so in the spec’s words and goes to the list [PRP-01] [PRP-21] [PRP-23] [API-14] [ROL-04]', async () => {
    const sent: Asked[] = [];
    const calls = serve((asked) => {
      sent.push(asked);
      return ok({ property_id: 'prp_1' });
    });
    const { place } = await renderScreen('/addPropertyUnit');
    await fillProperty();
    save();
    save();
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/Registered/).textContent).toBe('Property Registered Successfully ');
    expect(place()).toBe('/addPropertyUnit');
    await expectOutline('add-property-registered');
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(place()).toBe('/propertiesList'));
    expect(calls.filter((call) => call === add)).toHaveLength(1);
    const body = sent[0]?.body as Record<string, string>;
    expect(body).toMatchObject({
      userId: 'usr_ada',
      property_title: 'Elm House',
      state: 'Texas',
      city: 'Austin',
      country: 'United States',
      parking: '0',
      furnished_type: 'fullyFurnished',
      role_label: 'owner',
    });
    expect(JSON.parse(body.units ?? '')).toMatchObject([{ unitNumber: '101', rentprice: '850' }]);
    expect(JSON.parse(body.rentalOwners ?? '')).toMatchObject([{ userId: 'usr_ada', percentage: 100 }]);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('has a way back to the list [PRP-01]', async () => {
    serve(() => ok({}));
    await renderScreen('/addPropertyUnit');
    const back = await screen.findByRole('link', { name: 'Properties' });
    expect(back.getAttribute('href')).toBe('/propertiesList');
  });

  it('without what is required sums it up, takes the focus there and calls nobody', async () => {
    const calls = serve(() => ok({}));
    await renderScreen('/addPropertyUnit');
    await screen.findByRole('heading', { level: 1 });
    save();
    const summary = await screen.findByText('9 things need your attention');
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
    await expectOutline('add-property-errors');
    const link = screen.getByRole('link', { name: 'Unit 1, number: Unit No required' });
    fireEvent.click(link);
    expect(document.activeElement).toBe(field('units.0.unitNumber'));
    type('units.0.unitNumber', '101');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Unit No required/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field('units.0.unitNumber')));
    expect(calls).not.toContain(add);
  });

  it('not taken by the server warns in the spec’s words and stays [PRP-21]', async () => {
    serve(() => ({ body: { success: 0, data: {} } }));
    const { place } = await renderScreen('/addPropertyUnit');
    await fillProperty();
    save();
    expect(await screen.findByRole('alertdialog', { name: 'Unable to register property' })).toBeTruthy();
    expect(place()).toBe('/addPropertyUnit');
  });

  it('that fails on the way is quiet, keeps everything typed and works again', async () => {
    const keys: (string | null)[] = [];
    serve(({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refused(500, 'unexpected') : ok({ property_id: 'prp_1' });
    });
    await renderScreen('/addPropertyUnit');
    await fillProperty();
    save();
    expect(await screen.findByText('Not saved. Try again.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('property_title').value).toBe('Elm House');
    save();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  it('past the plan warns in the spec’s words [PRP-30]', async () => {
    serve(() => refused(422, 'unit-limit'));
    await renderScreen('/addPropertyUnit');
    await fillProperty();
    save();
    expect(
      await screen.findByRole('alertdialog', { name: 'Unit Limit Exceeded! Please Upgrade Your Plan' }),
    ).toBeTruthy();
  });

  it('puts the server’s sentences under their fields', async () => {
    serve(() =>
      refused(422, 'invalid', {
        fields: { zipcode: 'No such place', files1: 'Only image files are allowed.' },
      }),
    );
    await renderScreen('/addPropertyUnit');
    await fillProperty();
    save();
    expect(await screen.findByText('2 things need your attention')).toBeTruthy();
    expect(document.getElementById('zipcode-error')?.textContent).toBe('No such place');
    expect(document.getElementById('units.0.photos-error')?.textContent).toBe(
      'Only image files are allowed.',
    );
  });

  it('is also ⌘/Ctrl-S', async () => {
    serve(() => ok({ property_id: 'prp_1' }));
    await renderScreen('/addPropertyUnit');
    await fillProperty();
    fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it.each(['rentalOwner', 'tenant'] as const)('is not for a %s [ROL-06]', async (role) => {
    logIn({ role });
    serve(() => ok({}));
    await renderScreen('/addPropertyUnit');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save property' })).toBeNull();
  });
});
