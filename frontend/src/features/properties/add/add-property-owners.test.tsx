// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoleLabel } from '../../../../../shared/domain/people/roles';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { field, type } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const owner = (number: number) => ({
  id: `own_${number}`,
  user_id: '',
  user_role_id: '',
  first_name: `Owner${number}`,
  last_name: 'Ash',
  company_name: '',
  email: `owner${number}@ash.test`,
  mobile_number: '5550001111',
  property_title: '',
});
const existing = 'GET /api/users/getOrganizationRentalUsers/*';
const check = 'GET /api/properties/CheckRentalOwnerMail/*';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }));
// Whole screens in jsdom are slow on a busy machine.
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

async function open(role: RoleLabel, planId = 3, routes: Parameters<typeof fakeServer>[0] = {}) {
  logIn({ role, planId });
  const calls = fakeServer({
    'GET /api/properties/unitlimitcheck/*': () => ok({ WithinLimit: 1, unitCount: 0, unitLimit: 500 }),
    [existing]: () => ok({ rentalOwners: [owner(1), owner(2), owner(3)], next: 'o4' }),
    [check]: () => ok([]),
    ...routes,
  });
  await renderScreen('/addPropertyUnit');
  await screen.findByRole('heading', { level: 1, name: 'Add property' });
  return calls;
}
const addButton = () => screen.queryByRole('button', { name: 'Add Rental Owner' });
async function openDialog() {
  const button = addButton();
  if (!button) throw new Error('There is no Add Rental Owner');
  fireEvent.click(button);
  return within(await screen.findByRole('dialog'));
}
async function openNewOwner() {
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('radio', { name: /New owner/ }));
  return dialog;
}
function fillOwner(dialog: ReturnType<typeof within>, email: string) {
  const put = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  put(/^First name/, 'Bea');
  put(/^Last name/, 'Ash');
  put(/^Email/, email);
  put(/^Mobile/, '5551234567');
}

describe('the owners of a property', () => {
  it('an owner starts with himself at 100 and picks the co-owner of an earlier property [PRP-12] [PRP-06]', async () => {
    const calls = await open('owner', 2);
    expect(field('rentalOwners.0.percentage').value).toBe('100');
    type('rentalOwners.0.percentage', '60');
    const dialog = await openDialog();
    fireEvent.click(await dialog.findByRole('button', { name: 'Add Owner2 Ash' }));
    await waitFor(() => expect(field('rentalOwners.1.percentage').value).toBe('40'));
    expect(calls).toContain('GET /api/users/getOrganizationRentalUsers/usr_head');
  });

  it.each([1, 2])('an owner on plan %i who removed himself adds himself again', async (planId) => {
    await open('owner', planId);
    expect(screen.queryByRole('button', { name: 'Add Yourself' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ada Vale' }));
    expect(screen.getByText('Nobody yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add Yourself' }));
    expect(field('rentalOwners.0.percentage').value).toBe('100');
    expect(screen.getByText('ada@vale.test')).toBeTruthy();
  });

  it('a removed owner comes back with Undo, the share as it was', async () => {
    await open('owner', 1);
    type('rentalOwners.0.percentage', '60');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ada Vale' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('rentalOwners.0.percentage').value).toBe('60');
  });

  it('an address of an existing owner leads to that owner [PRP-18]', async () => {
    const asked: (string | null)[] = [];
    await open('owner', 2, {
      [check]: () => ok([{ email: 'owner2@ash.test' }]),
      [existing]: ({ query }) => {
        asked.push(query.get('search'));
        return ok({ rentalOwners: [owner(2)] });
      },
    });
    type('rentalOwners.0.percentage', '60');
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('radio', { name: /New owner/ }));
    fillOwner(dialog, 'owner2@ash.test');
    fireEvent.click(await dialog.findByRole('button', { name: 'Choose the existing owner' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Add Owner2 Ash' }));
    await waitFor(() => expect(field('rentalOwners.1.percentage').value).toBe('40'));
    expect(asked.at(-1)).toBe('owner2@ash.test');
  });

  it('plan 1 hides Add Rental Owner [ROL-05]', async () => {
    await open('owner', 1);
    expect(screen.getByText('Rental owners')).toBeTruthy();
    expect(addButton()).toBeNull();
  });

  it('a manager chooses Self or Other Property Owners [ROL-03]', async () => {
    const calls = await open('manager');
    expect(addButton()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Other Property Owners/ }));
    const dialog = await openDialog();
    fireEvent.click(await dialog.findByRole('button', { name: 'Add Owner2 Ash' }));
    await waitFor(() => expect(field('rentalOwners.0.percentage').value).toBe('100'));
    expect(calls).toContain('GET /api/users/getOrganizationRentalUsers/usr_head');
    fireEvent.click(screen.getByRole('radio', { name: /^Self/ }));
    expect(screen.getByText('ada@vale.test')).toBeTruthy();
  });

  it.each(['orgAdmin', 'rentalManager'] as const)(
    '%s picks existing owners, three a page, or adds a new one [ROL-02] [PRP-06] [API-12]',
    async (role) => {
      const asked: string[] = [];
      logIn({ role, planId: 4 });
      if (role === 'rentalManager') {
        const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
        const grants = { areas: { properties: 'change', owners: 'change' }, properties: 'all' };
        localStorage.setItem('userData', JSON.stringify({ ...user, grants }));
      }
      fakeServer({
        'GET /api/properties/unitlimitcheck/*': () => ok({ WithinLimit: 1, unitCount: 0, unitLimit: 500 }),
        [existing]: ({ query }) => {
          asked.push(query.toString());
          return ok(
            query.get('after')
              ? { rentalOwners: [owner(4)] }
              : { rentalOwners: [owner(1), owner(2), owner(3)], next: 'o4' },
          );
        },
      });
      await renderScreen('/addPropertyUnit');
      await screen.findByRole('heading', { level: 1, name: 'Add property' });
      const dialog = await openDialog();
      fireEvent.click(await dialog.findByRole('button', { name: 'Next' }));
      fireEvent.click(await dialog.findByRole('button', { name: 'Add Owner4 Ash' }));
      expect(asked).toEqual(['limit=3', 'after=o4&limit=3']);
      const again = await openDialog();
      fireEvent.click(await again.findByRole('button', { name: 'Next' }));
      fireEvent.click(await again.findByRole('button', { name: 'Add Owner4 Ash' }));
      expect((await again.findByRole('alert')).textContent).toBe(
        'Email address already found, try with another one',
      );
      fireEvent.click(again.getByRole('radio', { name: /New owner/ }));
      expect(again.getByLabelText(/^First name/)).toBeTruthy();
    },
  );

  it('rejects a change past 100 with the spec’s alert and keeps the old value [PRP-12]', async () => {
    await open('owner', 2);
    type('rentalOwners.0.percentage', '60');
    const dialog = await openNewOwner();
    fillOwner(dialog, 'bea@ash.test');
    fireEvent.click(dialog.getByRole('button', { name: 'Add owner' }));
    await waitFor(() => expect(field('rentalOwners.1.percentage').value).toBe('40'));
    type('rentalOwners.1.percentage', '41');
    expect(
      await screen.findByRole('alertdialog', { name: 'Total percentage must not exceed 100' }),
    ).toBeTruthy();
    expect(field('rentalOwners.1.percentage').value).toBe('40');
  });

  it('shows what remains of the hundred [PRP-12]', async () => {
    await open('owner', 2);
    type('rentalOwners.0.percentage', '75');
    expect(screen.getByText('Remaining 25%')).toBeTruthy();
    type('rentalOwners.0.percentage', '250');
    expect(field('rentalOwners.0.percentage').value).toBe('100');
  });

  it('a new owner’s mail is asked of the server: taken [PRP-18] [API-13] [PRP-07]', async () => {
    await open('owner', 2, { [check]: () => ok([{ email: 'bea@ash.test' }]) });
    const dialog = await openNewOwner();
    fillOwner(dialog, 'bea@ash.test');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Mobile/).value).toBe('+1 (555) 123-4567');
    expect(await dialog.findByText('Email already exists!')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Add owner' }));
    expect(await dialog.findByText('Email already exists. Please use a different email.')).toBeTruthy();
    expect(document.getElementById('rentalOwners.1.percentage')).toBeNull();
  });

  it('a new owner’s mail is asked of the server: no answer [PRP-18]', async () => {
    await open('owner', 2, { [check]: () => refused(500, 'unexpected') });
    const dialog = await openNewOwner();
    fillOwner(dialog, 'bea@ash.test');
    expect(await dialog.findByText('An error occurred while checking email. Please try again.')).toBeTruthy();
  });

  it('refuses a mail that stands in the list [PRP-19]', async () => {
    await open('owner', 2);
    const dialog = await openNewOwner();
    fillOwner(dialog, 'ADA@vale.test');
    fireEvent.click(dialog.getByRole('button', { name: 'Add owner' }));
    expect(await dialog.findByText('Email already exist, try with another one')).toBeTruthy();
  });

  it('ticking the company takes back what was said about a name that was only visited [PRP-17]', async () => {
    await open('owner', 2);
    const dialog = await openNewOwner();
    fireEvent.blur(dialog.getByLabelText(/^First name/));
    expect(await dialog.findByText('First name is required')).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'This owner is a company' }));
    await waitFor(() => expect(dialog.queryByText('First name is required')).toBeNull());
    expect(dialog.queryByText('Company name is required')).toBeNull();
  });

  it('a company needs no person’s name [PRP-17]', async () => {
    await open('owner', 2);
    const dialog = await openNewOwner();
    fireEvent.click(dialog.getByRole('button', { name: 'Add owner' }));
    expect(await dialog.findByText('First name is required')).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'This owner is a company' }));
    await waitFor(() => expect(dialog.queryByText('First name is required')).toBeNull());
    expect(dialog.getByText('Company name is required')).toBeTruthy();
    await expectOutline('add-property-new-company-errors');
  });
});

describe('how owners look', () => {
  const bea = { ...owner(2), property_title: 'Oak House' };
  const firm = { ...owner(3), company_name: 'Ash Homes' };

  it('to pick from: with the property of each, and the way to a new one', async () => {
    await open('owner', 2, { [existing]: () => ok({ rentalOwners: [bea, firm] }) });
    const dialog = await openDialog();
    expect(await dialog.findByRole('button', { name: 'Add Ash Homes' })).toBeTruthy();
    await expectOutline('add-property-existing-owners');
  });

  it('where there are none yet', async () => {
    await open('owner', 2, { [existing]: () => ok({ rentalOwners: [] }) });
    const dialog = await openDialog();
    expect(await dialog.findByText('Add the first one as a new owner.')).toBeTruthy();
  });

  it('in the list: a person and a company, split equally', async () => {
    await open('owner', 2, { [existing]: () => ok({ rentalOwners: [bea, firm] }) });
    for (const [number, name] of [
      [1, 'Add Owner2 Ash'],
      [2, 'Add Ash Homes'],
    ] as const) {
      const dialog = await openDialog();
      fireEvent.click(await dialog.findByRole('button', { name }));
      await waitFor(() => expect(field(`rentalOwners.${number}.percentage`)).toBeTruthy());
    }
    fireEvent.click(screen.getByRole('button', { name: 'Split equally' }));
    const shares = () => [0, 1, 2].map((at) => field(`rentalOwners.${at}.percentage`).value);
    await waitFor(() => expect(shares()).toEqual(['33.34', '33.33', '33.33']));
    expect(screen.getByText('Shares total 100%')).toBeTruthy();
  });

  it('asks for no address that is not one yet', async () => {
    const calls = await open('owner', 2);
    const dialog = await openNewOwner();
    fillOwner(dialog, 'bea@');
    fireEvent.click(dialog.getByRole('button', { name: 'Add owner' }));
    expect(await dialog.findByText(/^Invalid email/)).toBeTruthy();
    expect(calls.some((call) => call.includes('CheckRentalOwnerMail'))).toBe(false);
  });

  it('a person keeps no company name that was typed before', async () => {
    await open('owner', 2);
    type('rentalOwners.0.percentage', '60');
    const dialog = await openNewOwner();
    const company = dialog.getByRole('checkbox', { name: 'This owner is a company' });
    fireEvent.click(company);
    fireEvent.change(dialog.getByLabelText(/^Company name/), { target: { value: 'Ash Homes' } });
    fireEvent.click(company);
    fillOwner(dialog, 'bea@ash.test');
    fireEvent.click(dialog.getByRole('button', { name: 'Add owner' }));
    expect(await screen.findByText('Bea Ash')).toBeTruthy();
    expect(screen.queryByText('Ash Homes')).toBeNull();
  });
});
