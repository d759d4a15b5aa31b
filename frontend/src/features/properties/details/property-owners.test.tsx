// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnerRead } from '../../../../../shared/contract/properties';
import { type Asked, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { ownerRead, property } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const path = '/getproperty-data?id=prp_1';
const one = 'GET /api/properties/propertyWithId/*';
const change = 'PUT /api/properties/changeShares/*';

const owned = (...rental_owners: OwnerRead[]) => ({ [one]: () => ok([property({ rental_owners })]) });

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

describe('bank details', () => {
  it.each([
    [0, 'Add Bank', '/onbordingOwner?id=prp_1&owner=own_1'],
    [1, 'View Bank', '/ownerBankInfo?id=prp_1&owner=own_1'],
  ] as const)('of the first owner alone, with %i [PRP-25] [ROL-08]', async (info, name, href) => {
    unitServer(owned(ownerRead(1, { rent_owner_bankinfo: info }), ownerRead(2)));
    await renderScreen(path);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(screen.getAllByRole('link', { name: /(Add|View) Bank/ })).toHaveLength(1);
  });

  it('that the person does not reach lead nowhere', async () => {
    unitServer(owned(ownerRead(1, { bank_hidden: true })));
    await renderScreen(path);
    await screen.findByText('Owner Nr1');
    expect(screen.queryByRole('link', { name: /(Add|View) Bank/ })).toBeNull();
  });
});

describe('shares', () => {
  it('say since when they count, what is to come and what was', async () => {
    const set = (effective_from: string, percentage: number) => ({
      effective_from,
      shares: [{ rental_user_owner_id: 'own_1', name: 'Owner Nr1', percentage }],
    });
    unitServer({
      'GET /api/properties/getShareHistory/*': () =>
        ok([set('2099-02-01', 100), set('2026-01-05', 50), set('2020-01-01', 40)]),
    });
    await renderScreen(path);
    expect(await screen.findByText('Shares from Jan 05, 2026')).toBeTruthy();
    expect(screen.getByText('From Feb 01, 2099')).toBeTruthy();
    expect(screen.getByText('From Jan 01, 2020').closest('details')?.open).toBe(false);
  });

  const sets = (from: string, ...percentages: number[]) => ({
    effective_from: from,
    shares: percentages.map((percentage, index) => ({
      rental_user_owner_id: `own_${index + 1}`,
      name: `Owner Nr${index + 1}`,
      percentage,
    })),
  });
  const planned = {
    'GET /api/properties/getShareHistory/*': () =>
      ok([sets('2099-02-01', 100), sets('2098-01-01', 20, 80), sets('2026-01-05', 50, 50)]),
  };

  it('of the last change to come can be taken back: what is before it goes on', async () => {
    const sent: Asked[] = [];
    unitServer({
      ...planned,
      [change]: (asked) => {
        sent.push(asked);
        return ok({ version: 2 });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo the shares from/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo change' }));
    expect(await screen.findByText('Change undone')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        version: 1,
        effective_from: '2099-02-01',
        rentalOwners: [
          { userId: 'own_1', percentage: 20 },
          { userId: 'own_2', percentage: 80 },
        ],
      },
    ]);
  });

  it('that were taken back stand apart, with when and by whom', async () => {
    const gone = { at: '2026-11-01T12:00:00.000Z', by: 'Maya Okafor' };
    unitServer({
      'GET /api/properties/getShareHistory/*': () =>
        ok([
          sets('2026-01-05', 50, 50),
          { ...sets('2099-02-01', 100), taken_back: gone },
          { ...sets('2026-01-05', 40, 60), taken_back: { ...gone, by: '' } },
        ]),
    });
    await renderScreen(path);
    expect(await screen.findByText('Shares from Jan 05, 2026')).toBeTruthy();
    expect(screen.getByText('Undone').closest('details')?.open).toBe(false);
    expect(screen.getByText('Undone Nov 01, 2026, 12:00 PM by Maya Okafor')).toBeTruthy();
    expect(screen.getByText('Replaced Nov 01, 2026, 12:00 PM')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await expectOutline('property-shares-undone');
  });

  it('of a change to come are not taken back where shares are not the person’s to change', async () => {
    logIn({ role: 'rentalOwner' });
    unitServer(planned);
    await renderScreen(path);
    await screen.findByText('From Feb 01, 2099');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('say which change they take the place of', async () => {
    unitServer({ ...owned(ownerRead(1)), ...planned });
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText(/Shares count from/), { target: { value: '2098-06-01' } });
    expect(await dialog.findByText('Replaces the change from Feb 01, 2099.')).toBeTruthy();
  });

  const open = async () => {
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Change shares' }));
    return within(await screen.findByRole('dialog', { name: 'Change shares' }));
  };
  const share = (number: number) => `Share of Owner Nr${number} in percent`;

  it('are changed from a day on', async () => {
    const sent: Asked[] = [];
    unitServer({
      ...owned(ownerRead(1), ownerRead(2)),
      [change]: (asked) => {
        sent.push(asked);
        return ok({ version: 2 });
      },
    });
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText(/Shares count from/), { target: { value: '2027-01-01' } });
    fireEvent.change(dialog.getByLabelText(share(1)), { target: { value: '25' } });
    fireEvent.change(dialog.getByLabelText(share(2)), { target: { value: '75' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save shares' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toMatchObject({
      version: 1,
      effective_from: '2027-01-01',
      rentalOwners: [
        { userId: 'own_1', percentage: 25 },
        { userId: 'own_2', percentage: 75 },
      ],
    });
  });

  it('get another owner in a step of the same dialog, and keep what was typed before', async () => {
    unitServer(owned(ownerRead(1), ownerRead(2)));
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText(/Shares count from/), { target: { value: '2027-01-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add Rental Owner' }));
    const step = within(await screen.findByRole('dialog', { name: 'Add Rental Owner' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(await step.findByRole('button', { name: 'Close this dialog' }));
    const back = within(await screen.findByRole('dialog', { name: 'Change shares' }));
    expect(back.getByLabelText(/Shares count from/)).toHaveProperty('value', '2027-01-01');
    expect(back.getByLabelText(share(2))).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('that are not 100 together are refused in the spec’s words, and nobody is called [PRP-12]', async () => {
    const calls = unitServer(owned(ownerRead(1), ownerRead(2)));
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText(share(1)), { target: { value: '25' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save shares' }));
    expect(
      await dialog.findByText('Percentage must be greater than zero and total percentage must be 100%'),
    ).toBeTruthy();
    await expectOutline('property-shares-wrong');
    expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('refused for their day stay as typed, with the sentence under it', async () => {
    unitServer({
      ...owned(ownerRead(1), ownerRead(2)),
      [change]: () => refused(422, 'invalid', { fields: { effective_from: 'Choose a later day.' } }),
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save shares' }));
    expect(await dialog.findByText('Choose a later day.')).toBeTruthy();
  });

  it.each([
    ['rentalOwner', 2],
    ['owner', 1],
  ] as const)('are not changed by a %s on plan %i [ROL-05]', async (role, planId) => {
    logIn({ role, planId });
    unitServer();
    await renderScreen(path);
    await screen.findByText('60%');
    expect(screen.queryByRole('button', { name: 'Change shares' })).toBeNull();
  });
});

describe('activity', () => {
  const entry = (number: number) => ({
    id: `aud_${number}`,
    at: '2026-01-05T10:00:00.000Z',
    by: 'Ada Vale',
    words: 'Changed the unit',
    object_name: `No. ${number}`,
    changes: [{ field: 'Monthly rent', before: '$1,200.00', after: '$1,250.00' }],
  });

  it('says who changed what, a page at a time', async () => {
    unitServer({
      'GET /api/properties/getActivity/*': ({ query }) =>
        query.get('after') === 'more'
          ? ok({ entries: [entry(2)] })
          : ok({ entries: [entry(1)], next: 'more' }),
    });
    await renderScreen(`${path}&tab=activity`);
    expect(await screen.findByText('$1,250.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByText('$1,250.00')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('failed does not take the page with it', async () => {
    unitServer({ 'GET /api/properties/getActivity/*': () => refused(500, 'unexpected') });
    await renderScreen(`${path}&tab=activity`);
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Elm House' })).toBeTruthy();
  });
});
