// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const path = '/getproperty-data?id=prp_1';
const one = 'GET /api/properties/propertyWithId/*';

const rows = () => screen.findByRole('link', { name: /^No\. 1/ });

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('what leads on', () => {
  it('to the change of the property and, within the limit, to one more unit [PRP-25]', async () => {
    unitServer();
    const { place } = await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Unit' }));
    await waitFor(() => expect(place()).toBe('/addUnit?id=prp_1'));
    leaveScreen();
    const again = await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More for Elm House' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(again.place()).toBe('/update-property?id=prp_1'));
  });

  it('past the limit warns in the spec’s words and stays [PRP-25] [PRP-30]', async () => {
    unitServer({
      'GET /api/properties/unitlimitcheck/*': () => ok({ WithinLimit: 0, unitCount: 50, unitLimit: 50 }),
    });
    const { place } = await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Unit' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Unit Limit Exceeded! Please Upgrade Your Plan' }),
    ).toBeTruthy();
    expect(place()).toBe(path);
    await expectOutline('property-unit-limit');
  });

  it('a rental owner adds no unit, and edits only what was granted [ROL-06]', async () => {
    logIn({ role: 'rentalOwner' });
    const may = { archive: false, change: false, addUnit: false, deleteUnit: false };
    unitServer({ [one]: () => ok([property({ may })]) });
    await renderScreen(path);
    await rows();
    expect(screen.queryByRole('button', { name: 'Add Unit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Create Lease/ })).toBeNull();
    expect(screen.getByText('60%')).toBeTruthy();
    await expectOutline('property-rental-owner');
  });

  it('an account that can only be read offers no change', async () => {
    logIn({ role: 'orgAdmin', account: { canChange: false } });
    unitServer();
    await renderScreen(path);
    await rows();
    for (const name of ['Add Unit', 'Change shares', /Delete unit/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
