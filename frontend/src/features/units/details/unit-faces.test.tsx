// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnitLine } from '../../../../../shared/contract/units';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { field, fillUnit, type } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property, unit } from '../../../testing/samples';
import { unitDetails } from '../../../testing/unit-samples';
import { unitServer } from '../../../testing/unit-server';

const one = 'GET /api/properties/getUnit/*';
const list = 'GET /api/units/searchUnits';
const update = 'PUT /api/properties/updateUnit/*';
const add = 'POST /api/properties/addUnit';
const path = '/getunit-data?id=unt_1';

const line = (number: number, more: Partial<UnitLine> = {}): UnitLine => ({
  ...unit(number),
  property_id: 'prp_1',
  property_title: 'Elm House',
  ...more,
});
const lease = {
  lease_id: 'lse_1',
  text: 'eSign Completed',
  co_signer_pending: true,
  move: 'Move-Out',
  move_in_pending: true,
} as const;
const tenant = {
  first_name: 'Theo',
  last_name: 'Barnes',
  email: 'theo@vale.test',
  mobile_number: '6145550104',
  lease_start: '2026-01-01',
  lease_end: '2026-12-31',
};
const monthly = { ...tenant, email: 'una@vale.test', first_name: 'Una', mobile_number: '', lease_end: '' };

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the list of all units', () => {
  it('has a word for each state of a unit', async () => {
    const leased = { unit_lease_status: 1, free_from: undefined, lease } as const;
    const signing = { ...leased, lease: { ...lease, text: 'Lease In Progress', co_signer_pending: false } };
    fakeServer({
      [list]: () =>
        ok({
          units: [
            line(1, { image_urls: ['/local/s3/a.jpg'] }),
            line(2, { bedrooms: '', bathrooms: '', size_sqft: '1200' }),
            line(3, leased),
            line(4, signing),
          ],
          next: 'c2',
        }),
    });
    await renderScreen('/units');
    expect(await screen.findByText('Co-signer pending')).toBeTruthy();
    await expectOutline('units');
  });

  it.each([
    { view: 'vacant', said: 'Every unit is leased' },
    { view: 'available-soon', said: 'Nothing becomes available in the next 60 days' },
    { view: 'off-market', said: 'Every unit is on the market' },
    { view: 'without-photos', said: 'Every unit has photos' },
  ])('empty under $view says $said', async ({ view, said }) => {
    fakeServer({ [list]: () => ok({ units: [] }) });
    await renderScreen(`/units?view=${view}`);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add property' })).toBeNull();
  });

  it('opens a row for its rent and day, says what is wrong, and closes it', async () => {
    fakeServer({ [list]: () => ok({ units: [line(1), line(2)] }), [one]: () => ok(unitDetails()) });
    await renderScreen('/units');
    const edit = await screen.findByRole('button', { name: 'Edit rent and availability of No. 1' });
    await userEvent.click(edit);
    const form = within(await screen.findByRole('form'));
    const day = form.getByLabelText(/Available from/);
    expect(day).toHaveProperty('min', '2025-01-05');
    fireEvent.change(day, { target: { value: '' } });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Availability date is required')).toBeTruthy();
    await expectOutline('units-edit-row');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it('says of a row’s unit that it could not be read, is gone, or was saved', async () => {
    let asked = 0;
    let sent = 0;
    fakeServer({
      [list]: () => ok({ units: [line(1)] }),
      [one]: () => (asked++ === 0 ? refused(500, 'internal') : ok(unitDetails())),
      [update]: () => (sent++ === 0 ? refused(404, 'not-found') : ok({ version: 4 })),
    });
    await renderScreen('/units');
    await userEvent.click(await screen.findByRole('button', { name: /^Edit rent/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await userEvent.type(await screen.findByLabelText(/^Monthly rent/), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This unit was deleted in the meantime/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Unit No. 1 saved')).toBeTruthy();
  });
});

describe('a unit’s page', () => {
  it('shows a leased one with its people and what leads on', async () => {
    const details = unitDetails({
      unit_lease_status: 1,
      lease,
      tenants: [tenant, monthly],
      free_from: undefined,
      previous_unit_id: 'unt_0',
      next_unit_id: undefined,
      size_sqft: '1850',
      appliances: ['Oven', 'Sauna'],
      unit_address: '14 Elm St',
    });
    unitServer({ [one]: () => ok(details) });
    await renderScreen(path);
    expect(await screen.findByText('Co-signer pending')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Other units' })).toBeTruthy();
    expect(await screen.findByText('No notes yet')).toBeTruthy();
    await expectOutline('unit-leased');
  });

  it('shows an empty one of a type without rooms', async () => {
    const details = unitDetails({
      property_type: 'Office',
      rent_price: '',
      appliances: [],
      images: [],
      next_unit_id: undefined,
    });
    unitServer({ [one]: () => ok(details) });
    await renderScreen(path);
    expect(await screen.findByText('No photos yet')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Other units' })).toBeTruthy();
    await expectOutline('unit-bare');
  });

  it('leaves other units out where there are none', async () => {
    unitServer({
      'GET /api/properties/propertyWithId/*': () => ok([property({ property_units: [unit(1)] })]),
    });
    await renderScreen(path);
    await screen.findByRole('region', { name: 'Now' });
    expect(screen.queryByRole('region', { name: 'Other units' })).toBeNull();
  });

  it('leads to its people', async () => {
    unitServer();
    const { place } = await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'People of this unit' }));
    await waitFor(() => expect(place()).toBe('/tenantsUnit-details?id=unt_1'));
  });

  it('stays after a refused deletion, with the reason', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    unitServer({ 'DELETE /api/properties/DeleteUnit/unt_1': () => refused(409, 'unit-has-lease') });
    const { place } = await renderScreen(path);
    await screen.findByRole('region', { name: 'Other units' });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete unit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    const said = await screen.findByRole('alertdialog', { name: 'Error while deleting unit' });
    expect(said.textContent).toContain('Said no: unit-has-lease');
    await userEvent.click(within(said).getByRole('button', { name: 'OK' }));
    expect(place()).toBe(path);
  });

  it('lists its people with the term of each', async () => {
    unitServer({ [one]: () => ok(unitDetails({ tenants: [tenant, monthly] })) });
    await renderScreen('/tenantsUnit-details?id=unt_1');
    expect(await screen.findByText('Una Barnes')).toBeTruthy();
    await expectOutline('unit-people');
  });

  it('offers no lease to who may not make one', async () => {
    logIn({ role: 'rentalOwner' });
    unitServer();
    await renderScreen('/tenantsUnit-details?id=unt_1');
    expect(await screen.findByText('No one is listed yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Create Lease/ })).toBeNull();
  });
});

describe('the form of a unit', () => {
  it('is filled for a change, with its photos', async () => {
    unitServer({ [one]: () => ok(unitDetails({ appliances: ['Oven', 'Sauna'] })) });
    await renderScreen('/updateunit-data?id=unt_1');
    await waitFor(() => field('units.0.unitNumber'));
    await expectOutline('unit-edit');
  });

  it('is empty for a new one, and has no rooms where the type has none', async () => {
    unitServer({
      'GET /api/properties/propertyWithId/*': () => ok([property({ property_type: 'Office' })]),
    });
    await renderScreen('/addUnit?id=prp_1');
    await waitFor(() => field('units.0.unitNumber'));
    expect(field('units.0.availableDate').min).toBe('2026-11-21');
    await expectOutline('unit-add-office');
  });

  it('says that it saves, that it was added, and that the property is gone', async () => {
    let sent = 0;
    unitServer({ [add]: () => (sent++ === 0 ? refused(404, 'not-found') : ok({ unit_id: 'unt_9' })) });
    await renderScreen('/addUnit?id=prp_1');
    await waitFor(() => field('units.0.unitNumber'));
    fillUnit(0, '301');
    fireEvent.click(screen.getByRole('button', { name: 'Save unit' }));
    expect(await screen.findByText('Not saved. This property no longer exists.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save unit' }));
    expect(await screen.findByText('Unit added')).toBeTruthy();
  });

  it('reads the unit again when a photo was removed meanwhile', async () => {
    const bodies: unknown[] = [];
    let gone = false;
    const [, second] = unitDetails().images;
    unitServer({
      [one]: () => ok(gone && second ? unitDetails({ version: 4, images: [second] }) : unitDetails()),
      [update]: ({ body }) => {
        bodies.push(body);
        if (bodies.length > 1) return ok({ version: 5 });
        gone = true;
        return refused(404, 'not-found', { fields: { 'images.0': 'There is no such photo' } });
      },
    });
    await renderScreen('/updateunit-data?id=unt_1');
    await waitFor(() => field('units.0.unitNumber'));
    type('units.0.rentprice', '900');
    fireEvent.click(screen.getByRole('button', { name: 'Save unit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({
      version: 4,
      images: [{ image_id: 'img_b' }],
      unit: { rentprice: '900' },
    });
  });

  it('says which photo moved where, and brings a removed one back', async () => {
    unitServer();
    await renderScreen('/updateunit-data?id=unt_1');
    await waitFor(() => field('units.0.unitNumber'));
    expect(screen.getByRole('button', { name: 'Move photo 1 up' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Move photo 2 down' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 1 down' }));
    expect(screen.getByText('Photo 1 is now photo 2 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(await screen.findByText('Photo removed')).toBeTruthy();
    expect(screen.getAllByRole('listitem', { name: /^Photo/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Photo/ })).toHaveLength(2));
  });

  it('takes a photo to where it is dragged', async () => {
    unitServer();
    await renderScreen('/updateunit-data?id=unt_1');
    await waitFor(() => field('units.0.unitNumber'));
    const handle = screen.getByTitle('Drag photo 2');
    const first = screen.getByRole('listitem', { name: 'Photo 1 of 2' });
    fireEvent.dragStart(handle);
    fireEvent.dragOver(first);
    fireEvent.drop(first);
    expect(screen.getByText('Photo 2 is now photo 1 of 2')).toBeTruthy();
    expect(screen.getByLabelText('What photo 2 shows')).toHaveProperty('value', 'Kitchen');
  });
});

describe('the notes of a unit', () => {
  const note = {
    note_id: 'nte_1',
    text: 'Keys at the desk.',
    added_at: '2026-06-15T12:00:00.000Z',
    added_by: 'Hanna Head',
    version: 1,
    may_change: true,
  };
  const notes = { 'GET /api/units/listNotes/*': () => ok({ notes: [note], may_change: true }) };

  it('say that one was saved or deleted', async () => {
    unitServer({
      ...notes,
      'PUT /api/units/updateNote/nte_1': () => ok({ version: 2 }),
      'DELETE /api/units/deleteNote/nte_1': () => ({ body: { success: 1 } }),
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the note/ }));
    await userEvent.type(screen.getByLabelText('Change the note'), ' Ask.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The note was saved')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The note was deleted')).toBeTruthy();
  });

  it('stay as they are when the question is answered with Cancel', async () => {
    const calls = unitServer({ ...notes, 'PUT /api/units/updateNote/nte_1': never });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });
});
