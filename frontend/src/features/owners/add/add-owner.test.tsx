// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../../../../shared/domain/messages';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/owners/searchOwners';
const add = 'POST /api/owners/addOwner';
const properties = 'GET /api/properties/listProperties';
const property = 'GET /api/properties/propertyWithId/*';
const shares = 'PUT /api/properties/changeShares/*';
const check = 'GET /api/properties/CheckRentalOwnerMail/*';

const elm = {
  property_id: 'prp_1',
  property_title: 'Elm House',
  version: 4,
  rental_owners: [
    {
      rental_user_owner_id: 'own_1',
      rental_owner_first_name: 'Ada',
      rental_owner_last_name: 'Vale',
      rent_owner_companyname: '',
      rent_owner_email: 'ada@vale.test',
      rent_owner_percentage: 100,
      rent_owner_bankinfo: 0,
    },
  ],
};
const server = {
  [list]: () => ok({ owners: [] }),
  [properties]: () => ok({ properties: [elm] }),
  [property]: () => ({ body: { success: 1, data: [elm] } }),
  [check]: () => ({ body: { success: 1, data: [] } }),
};

const fill = async () => {
  await userEvent.type(await screen.findByLabelText(/^First name/), 'Bea');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Stone');
  await userEvent.type(screen.getByLabelText(/^Email/), 'bea@stone.test');
  await userEvent.type(screen.getByLabelText(/^Mobile/), '6415550199');
};
const dialogButton = (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  return buttons[buttons.length - 1] as HTMLElement;
};

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('Add owner', () => {
  it('adds an owner without a property', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...server,
      [add]: ({ body }: Asked) => {
        sent.push(body);
        return ok({ owner_id: 'own_2' });
      },
    });
    const { place } = await renderScreen('/owners?add=owner');
    await fill();
    await userEvent.type(screen.getByLabelText(/^Mailing address/), '1 Elm St{enter}Austin');
    await expectOutline('add-owner');
    await userEvent.click(dialogButton('Add owner'));
    expect(await screen.findByText('Bea Stone added')).toBeTruthy();
    expect(sent).toEqual([
      {
        isCompany: false,
        companyName: '',
        firstName: 'Bea',
        lastName: 'Stone',
        email: 'bea@stone.test',
        mobile: '6415550199',
        mailingAddress: '1 Elm St\nAustin',
      },
    ]);
    expect(place()).toBe('/owners');
  });

  it('shows a taken email at its field, and missing fields', async () => {
    const fields = { email: messages.emailExistsUseDifferent };
    fakeServer({ ...server, [add]: () => refused(409, 'owner-email-taken', { fields }) });
    await renderScreen('/owners?add=owner');
    await userEvent.click(await screen.findByLabelText('This owner is a company'));
    await userEvent.click(dialogButton('Add owner'));
    expect(await screen.findByText('Company name is required')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('This owner is a company'));
    await fill();
    await userEvent.click(dialogButton('Add owner'));
    expect(await screen.findByText(messages.emailExistsUseDifferent)).toBeTruthy();
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  });

  it('with a property sets its shares, which total 100 %, in one change', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...server,
      [shares]: ({ body }: Asked) => {
        sent.push(body);
        return ok({ version: 5 });
      },
    });
    await renderScreen('/owners?add=owner');
    await fill();
    await screen.findByRole('option', { name: 'Elm House' });
    await userEvent.selectOptions(screen.getByLabelText(/^Property/), 'prp_1');
    await userEvent.click(dialogButton('Set the shares'));
    const first = await screen.findByLabelText('Share of Ada Vale in percent');
    await userEvent.clear(first);
    await userEvent.type(first, '60');
    await userEvent.click(dialogButton('Add owner'));
    expect(await screen.findByText(messages.percentageTotal)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Share of Bea Stone in percent'), '40');
    await userEvent.click(dialogButton('Add owner'));
    expect(await screen.findByText('Bea Stone added')).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      version: 4,
      rentalOwners: [
        { userId: 'own_1', percentage: 60 },
        { userId: '', email: 'bea@stone.test', percentage: 40 },
      ],
    });
  });

  it.each([
    ['a tenant', { role: 'tenant' }],
    ['a rental owner', { role: 'rentalOwner' }],
  ] as const)('is not offered to %s', async (_, who) => {
    logIn(who);
    fakeServer(server);
    await renderScreen('/owners?add=owner');
    await screen.findByText('You don’t have access to this page');
    expect(screen.queryByRole('button', { name: 'Add owner' })).toBeNull();
  });
});
