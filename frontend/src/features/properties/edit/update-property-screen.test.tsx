// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, ok, refused } from '../../../testing/fake-server';
import { field, type } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const one = 'GET /api/properties/propertyWithId/*';
const update = 'PUT /api/properties/updateProperty/*';
const path = '/update-property?id=prp_1';
const save = () => fireEvent.click(screen.getByRole('button', { name: /Save property|Saving/ }));
const loaded = () => waitFor(() => field('property_title'));

beforeEach(() => {
  logIn({ role: 'owner' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
// Whole screens in jsdom are slow on a busy machine.
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

describe('/update-property', () => {
  it('shows the facts and sends them at the version they were read at [PRP-25]', async () => {
    const sent: Asked[] = [];
    const calls = unitServer({
      [update]: (asked) => {
        sent.push(asked);
        return ok({ version: 2 });
      },
    });
    const { place } = await renderScreen(path);
    await loaded();
    expect(field('street').value).toBe('12 Elm St');
    await waitFor(() => expect(field('city').value).toBe('Austin'));
    type('property_title', 'Elm Court');
    save();
    save();
    await waitFor(() => expect(place()).toBe('/getproperty-data?id=prp_1'));
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      version: 1,
      propertyType: 'Multi Family',
      propertyDesc: 'By the river.',
      street: '12 Elm St',
      city: 'Austin',
      state: 'Texas',
      country: 'United States',
      zipcode: '78701',
      property_title: 'Elm Court',
      parking: 3,
      furnished_type: 'fullyFurnished',
    });
  });

  it('says what is missing in the spec’s words [PRP-08] [PRP-09] [PRP-10]', async () => {
    const calls = unitServer();
    await renderScreen(path);
    await loaded();
    type('property_title', '');
    type('zipcode', '787');
    save();
    expect(await screen.findByText('2 things need your attention')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Name of the Property is required' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zipcode must be 5 characters long' })).toBeTruthy();
    await expectOutline('property-edit-errors');
    expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('tells the second of two writers what changed, and takes theirs where that is chosen', async () => {
    const sent: Asked[] = [];
    let version = 1;
    unitServer({
      [one]: () => ok([property(version === 1 ? {} : { version, property_title: 'Elm Yard', parking: 9 })]),
      [update]: (asked) => {
        sent.push(asked);
        if (sent.length > 1) return ok({ version: 3 });
        version = 2;
        return refused(409, 'changed-meanwhile');
      },
    });
    await renderScreen(path);
    await loaded();
    type('property_title', 'Elm Court');
    type('propertyDesc', 'By the lake.');
    save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this property in the meantime' }),
    );
    // What was typed here stays unless the other is chosen.
    expect(dialog.getByRole('radio', { name: /^Elm Court.*Yours$/ })).toHaveProperty('checked', true);
    await userEvent.click(dialog.getByRole('radio', { name: /^Elm Yard.*Theirs$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      version: 2,
      property_title: 'Elm Yard',
      parking: 9,
      propertyDesc: 'By the lake.',
    });
  });

  it('that fails on the way is quiet, and keeps everything typed', async () => {
    unitServer({ [update]: () => refused(500, 'unexpected') });
    await renderScreen(path);
    await loaded();
    type('property_title', 'Elm Court');
    save();
    expect(await screen.findByText('Not saved. Try again.')).toBeTruthy();
    expect(field('property_title').value).toBe('Elm Court');
  });

  it('is closed where the property does not allow it', async () => {
    const may = { archive: false, change: false, addUnit: false, deleteUnit: false };
    unitServer({ [one]: () => ok([property({ may })]) });
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    await expectOutline('property-edit-closed');
  });
});
