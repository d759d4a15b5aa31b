// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, ok, refused } from '../../../testing/fake-server';
import { field, fillUnit } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const add = 'POST /api/properties/addUnit';
const save = () => fireEvent.click(screen.getByRole('button', { name: /Save unit|Saving/ }));
const loaded = () => waitFor(() => field('units.0.unitNumber'));

beforeEach(() => {
  logIn({ role: 'owner' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
// Whole screens in jsdom are slow on a busy machine.
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

describe('/addUnit', () => {
  it('sends the unit once, and goes back to the property [PRP-25]', async () => {
    const sent: Asked[] = [];
    const calls = unitServer({
      [add]: (asked) => {
        sent.push(asked);
        return ok({ unit_id: 'unt_9' });
      },
    });
    const { place } = await renderScreen('/addUnit?id=prp_1');
    await loaded();
    fillUnit(0, '301');
    save();
    save();
    await waitFor(() => expect(place()).toBe('/getproperty-data?id=prp_1'));
    expect(calls.filter((call) => call === add)).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      property_id: 'prp_1',
      unit: { unitNumber: '301', bedrooms: '2', bathrooms: '1', rentprice: '850' },
      images: [],
    });
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('says what is missing in the spec’s words, and calls nobody [PRP-13] [PRP-14] [PRP-15]', async () => {
    const calls = unitServer();
    await renderScreen('/addUnit?id=prp_1');
    await loaded();
    save();
    expect(await screen.findByText('5 things need your attention')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Number: Unit No required' })).toBeTruthy();
    for (const sentence of ['Beds required', 'Baths required', 'Size (Sq.ft) is required'])
      expect(screen.getAllByText(sentence, { exact: false }).length).toBeGreaterThan(0);
    await expectOutline('unit-add-errors');
    expect(calls).not.toContain(add);
  });

  it('puts a number that is taken under its field [PRP-13]', async () => {
    const fields = { 'unit.unitNumber': 'Unit number must be unique' };
    unitServer({ [add]: () => refused(422, 'invalid', { fields }) });
    await renderScreen('/addUnit?id=prp_1');
    await loaded();
    fillUnit(0, '101');
    save();
    await waitFor(() =>
      expect(document.getElementById('units.0.unitNumber-error')?.textContent).toBe(
        'Unit number must be unique',
      ),
    );
  });

  it('of a full plan says so instead of a form [PRP-30]', async () => {
    unitServer({
      'GET /api/properties/unitlimitcheck/*': () => ok({ WithinLimit: 0, unitCount: 50, unitLimit: 50 }),
    });
    await renderScreen('/addUnit?id=prp_1');
    expect(await screen.findByText('Unit Limit Exceeded! Please Upgrade Your Plan')).toBeTruthy();
    expect(screen.getByText('50 of the 50 units of your plan are in use.')).toBeTruthy();
    await expectOutline('unit-add-full');
    expect(screen.queryByRole('button', { name: 'Save unit' })).toBeNull();
  });

  it('that fills up meanwhile warns when it is saved, and keeps what is typed [PRP-30]', async () => {
    unitServer({ [add]: () => refused(422, 'unit-limit') });
    await renderScreen('/addUnit?id=prp_1');
    await loaded();
    fillUnit(0, '301');
    save();
    expect(
      await screen.findByRole('alertdialog', { name: 'Unit Limit Exceeded! Please Upgrade Your Plan' }),
    ).toBeTruthy();
    expect(field('units.0.unitNumber').value).toBe('301');
  });

  it('is not for a rental owner, and not for a property that does not allow it [ROL-06]', async () => {
    logIn({ role: 'rentalOwner' });
    unitServer();
    await renderScreen('/addUnit?id=prp_1');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    leaveScreen();
    logIn({ role: 'owner' });
    const may = { archive: true, change: true, addUnit: false, deleteUnit: false };
    unitServer({ 'GET /api/properties/propertyWithId/*': () => ok([property({ may })]) });
    await renderScreen('/addUnit?id=prp_1');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
  });

  it('without a property lets one be chosen', async () => {
    unitServer({
      'GET /api/properties/listProperties': () =>
        ok({ properties: [{ ...property(), created_at: '2025-01-05T10:00:00Z' }], total: 1 }),
    });
    await renderScreen('/addUnit');
    const link = await screen.findByRole('link', { name: /Elm House/ });
    expect(link.getAttribute('href')).toBe('/addUnit?id=prp_1');
    await expectOutline('unit-add-choose-property');
  });
});
