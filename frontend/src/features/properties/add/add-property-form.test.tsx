// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, ok } from '../../../testing/fake-server';
import { field, fillProperty, type } from '../../../testing/fill-property';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const radio = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  logIn({ role: 'owner' });
  fakeServer({
    'GET /api/properties/unitlimitcheck/*': () => ok({ WithinLimit: 1, unitCount: 47, unitLimit: 50 }),
  });
});
// Whole screens in jsdom are slow on a busy machine.
afterEach(leaveScreen);

/** The newest notice's button: older notices stay for a while. */
async function undo() {
  const buttons = await screen.findAllByRole('button', { name: 'Undo' });
  const last = buttons.at(-1);
  if (last) fireEvent.click(last);
}

async function open() {
  await renderScreen('/addPropertyUnit');
  await screen.findByRole('heading', { level: 1, name: 'Add property' });
}

describe('the Add Property form while it is typed', () => {
  it('hides and clears rooms and unchecks appliances on a change of type, and takes it back [PRP-02] [PRP-03]', async () => {
    await open();
    radio('Multi Family');
    type('units.0.bedrooms', '2');
    fireEvent.click(box('Oven'));
    radio('Office');
    expect(screen.queryByLabelText(/^Beds/)).toBeNull();
    expect(box('Oven').checked).toBe(false);
    await undo();
    expect(field('units.0.bedrooms').value).toBe('2');
    expect(box('Oven').checked).toBe(true);
    radio('Parking');
    radio('Single Family');
    expect(field('units.0.bedrooms').value).toBe('');
  });

  it('counts the description and stops at a thousand [PRP-04]', async () => {
    await open();
    type('propertyDesc', 'x'.repeat(1200));
    expect(field('propertyDesc').value).toHaveLength(1000);
    expect(screen.getByText('1000/1000')).toBeTruthy();
  });

  it('fills the zipcode from the city, and leaves it editable, in digits only [PRP-31] [PRP-09]', async () => {
    await open();
    await fillProperty();
    expect(field('zipcode').value).toMatch(/^\d{5}$/);
    type('zipcode', '78701-1999');
    expect(field('zipcode').value).toBe('78701');
    type('zipcode', '7x8702');
    expect(field('zipcode').value).toBe('78702');
    type('state', 'Iowa');
    expect(field('zipcode').value).toBe('');
    expect([...field('city').querySelectorAll('option')].map((option) => option.textContent)).toContain(
      'Salina',
    );
  });

  it('has the checklist, and more by commas [PRP-05]', async () => {
    await open();
    for (const name of [
      'Refrigerator',
      'Oven',
      'Microwave',
      'Dishwasher',
      'Washing Machine',
      'Dryer',
      'AC',
      'Heater',
    ])
      expect(box(name).checked).toBe(false);
    const more = screen.getByLabelText('Other appliances');
    fireEvent.change(more, { target: { value: 'Pool, , Sauna' } });
    fireEvent.keyDown(more, { key: 'Enter' });
    expect(box('Pool').checked && box('Sauna').checked).toBe(true);
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  });

  it('validates when a field is left for the first time, then on every change [PRP-13]', async () => {
    await open();
    const number = field('units.0.unitNumber');
    fireEvent.blur(number);
    expect(await screen.findByText('Unit No required')).toBeTruthy();
    type('units.0.unitNumber', '7');
    await waitFor(() => expect(screen.queryByText('Unit No required')).toBeNull());
    expect(field('units.0.availableDate').min).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('duplicates a unit under the next number and takes a removal back', async () => {
    await open();
    type('units.0.unitNumber', '101');
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate Unit 101' }));
    await waitFor(() => expect(field('units.1.unitNumber').value).toBe('102'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Unit 101' }));
    await waitFor(() => expect(field('units.0.unitNumber').value).toBe('102'));
    await undo();
    await waitFor(() => expect(field('units.0.unitNumber').value).toBe('101'));
  });

  it('says how much room the plan has, and warns before one unit too many [PRP-30]', async () => {
    await open();
    expect(await screen.findByText('Your plan has room for 2 more units.')).toBeTruthy();
    const more = screen.getByRole('button', { name: 'Add unit' });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(await screen.findByText('This fills your plan of 50 units.')).toBeTruthy();
    fireEvent.click(more);
    expect(
      await screen.findByRole('alertdialog', { name: 'Unit Limit Exceeded! Please Upgrade Your Plan' }),
    ).toBeTruthy();
    expect(screen.queryByText('New unit 4')).toBeNull();
  });

  it('brings an unfinished form back', async () => {
    await open();
    type('property_title', 'Half done');
    await waitFor(() => expect(localStorage.getItem('draft:usr_ada:add-property')).toContain('Half done'), {
      timeout: 3000,
    });
    leaveScreen();
    await open();
    expect(field('property_title').value).toBe('Half done');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field('property_title').value).toBe(''));
    expect(localStorage.getItem('draft:usr_ada:add-property')).toBeNull();
  });
});
