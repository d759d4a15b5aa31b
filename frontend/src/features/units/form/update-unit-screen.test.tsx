// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, ok, refused } from '../../../testing/fake-server';
import { field, type } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { pictureFile } from '../../../testing/picture-file';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unitDetails } from '../../../testing/unit-samples';
import { unitServer } from '../../../testing/unit-server';

const one = 'GET /api/properties/getUnit/*';
const update = 'PUT /api/properties/updateUnit/*';
const save = () => fireEvent.click(screen.getByRole('button', { name: /Save unit|Saving/ }));
const loaded = () => waitFor(() => field('units.0.unitNumber'));

beforeEach(() => {
  logIn({ role: 'owner' });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
// Whole screens in jsdom are slow on a busy machine.
afterEach(leaveScreen);

describe('/updateunit-data', () => {
  const path = '/updateunit-data?id=unt_1';

  it('shows the unit and sends its change at the version it was read at', async () => {
    const sent: Asked[] = [];
    unitServer({
      [one]: () => ok(unitDetails({ is_availability_date: '2025-01-05' })),
      [update]: (asked) => {
        sent.push(asked);
        return ok({ version: 4 });
      },
    });
    const { place } = await renderScreen(path);
    await loaded();
    expect(field('units.0.monthlyRent').value).toBe('1250.50');
    type('units.0.monthlyRent', '1300');
    save();
    await waitFor(() => expect(place()).toBe('/getunit-data?id=unt_1'));
    // The unit's date is in the past and stays valid.
    expect(sent[0]?.body).toMatchObject({
      version: 3,
      unit: { unitNumber: 'No. 1', monthlyRent: '1300', availableDate: '2025-01-05' },
    });
  });

  it('puts photos in another order by buttons, describes, takes out and adds them [PRP-16]', async () => {
    const sent: Asked[] = [];
    unitServer({
      [update]: (asked) => {
        sent.push(asked);
        return ok({ version: 4 });
      },
    });
    await renderScreen(path);
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 up' }));
    fireEvent.change(screen.getByLabelText('What photo 1 shows'), { target: { value: 'Bath' } });
    await userEvent.upload(field('images'), pictureFile('garden.gif'));
    fireEvent.change(await screen.findByLabelText('What photo 3 shows'), { target: { value: 'Garden' } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(screen.getAllByRole('listitem', { name: /^Photo/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ images: [{ image_id: 'img_b', alt: 'Bath' }] });
  });

  it.each([
    [[new File(['x'], 'a.txt', { type: 'text/plain' })], 'Only image files are allowed.'],
    [[pictureFile('a.png'), pictureFile('b.png')], 'Please upload only one file at a time.'],
    [[pictureFile('a.gif', 3 * 1024 * 1024)], 'Total file size exceeds 3MB limit'],
  ])('refuses photos in the spec’s words [PRP-16] %#', async (files, sentence) => {
    unitServer();
    await renderScreen(path);
    await loaded();
    fireEvent.change(field('images'), { target: { files } });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('tells the second of two writers what changed, field by field, and loses nothing typed', async () => {
    const sent: Asked[] = [];
    let version = 3;
    unitServer({
      [one]: () => ok(version === 3 ? unitDetails() : unitDetails({ version, ...theirs })),
      [update]: (asked) => {
        sent.push(asked);
        if (sent.length > 1) return ok({ version: 6 });
        version = 5;
        return refused(409, 'changed-meanwhile');
      },
    });
    const theirs = { rent_price: '1500.00', bedrooms: '4', appliances: ['Oven', 'Sauna'] };
    const { place } = await renderScreen(path);
    await loaded();
    type('units.0.monthlyRent', '1300');
    type('units.0.rentprice', '900');
    save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this unit in the meantime' }),
    );
    const rent = within(dialog.getByRole('radiogroup', { name: 'Monthly rent' }));
    expect(rent.getByRole<HTMLInputElement>('radio', { name: /^\$1,300.*Yours$/ }).checked).toBe(true);
    expect(rent.getByRole('radio', { name: /^\$1,500.*Theirs$/ })).toBeTruthy();
    const beds = within(dialog.getByRole('radiogroup', { name: 'Beds' }));
    expect(beds.getByRole<HTMLInputElement>('radio', { name: /^4.*Theirs$/ }).checked).toBe(true);
    expect(dialog.queryByRole('radiogroup', { name: 'Size in sq.ft' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(place()).toBe('/getunit-data?id=unt_1'));
    expect(sent[1]?.body).toMatchObject({
      version: 5,
      unit: { monthlyRent: '1300', bedrooms: '4', rentprice: '900' },
    });
    const body = sent[1]?.body as { unit: { appliances: { name: string; checked: boolean }[] } } | undefined;
    expect(body?.unit.appliances.filter(({ checked }) => checked).map(({ name }) => name)).toEqual([
      'Oven',
      'Sauna',
    ]);
  });

  it('of a unit that is gone says so and keeps what is typed', async () => {
    unitServer({ [update]: () => refused(404, 'not-found') });
    const { place } = await renderScreen(path);
    await loaded();
    type('units.0.rentprice', '900');
    save();
    expect(await screen.findByText('Not saved. This unit was deleted in the meantime.')).toBeTruthy();
    expect(place()).toBe(path);
    expect(field('units.0.rentprice').value).toBe('900');
  });

  it('brings a draft back against what was there when it began', async () => {
    const { rent_price: _, ...rest } = unitDetails();
    unitServer({ [update]: () => refused(500, 'unexpected'), [one]: () => ok({ ...rest, rent_price: '' }) });
    await renderScreen(path);
    await loaded();
    type('units.0.rentprice', '900');
    await waitFor(() => expect(localStorage.getItem('draft:usr_ada:unit:unt_1')).toContain('900'));
    leaveScreen();
    unitServer();
    await renderScreen(path);
    await loaded();
    await waitFor(() => expect(field('units.0.rentprice').value).toBe('900'));
    expect(screen.getByText('Your draft is back, without its photos')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('units.0.rentprice').value).toBe('850');
  });

  it('is closed to who may not change, and to an account that can only be read', async () => {
    logIn({ role: 'tenant' });
    unitServer();
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    leaveScreen();
    logIn({ role: 'owner', account: { canChange: false } });
    await renderScreen(path);
    expect(await screen.findByText('This account is read-only')).toBeTruthy();
    await expectOutline('unit-edit-read-only');
  });
});
