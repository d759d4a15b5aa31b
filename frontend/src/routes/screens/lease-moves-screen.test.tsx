// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeaseDetails } from '../../../../shared/contract/leases';
import { fakeServer, ok, refused } from './testing/fake-server';
import { draftLease, leaseLine, nothing } from './testing/lease-samples';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

const one = 'GET /api/leases/getLease/*';
const path = '/showLease?id=lse_1';

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  // jsdom lays nothing out, and what has no box takes no focus.
  HTMLElement.prototype.getClientRects = () => [{ width: 1, height: 1 }] as unknown as DOMRectList;
});
afterEach(leaveScreen);

const running = (more: Partial<LeaseDetails> = {}): LeaseDetails =>
  draftLease({
    ...{ status: 'expiring', next_step: { step: 'decide-renewal', on: '2027-11-30' }, today: '2027-10-01' },
    may: { ...nothing, renew: true, give_notice: true, end: true },
    ...more,
  });

/** Opens the lease with a server that keeps what it was asked. */
async function open(lease: LeaseDetails, call: string) {
  const bodies: unknown[] = [];
  fakeServer({
    [one]: () => ok(lease),
    [`POST /api/leases/${call}`]: ({ body }) => {
      bodies.push(body);
      return ok({ version: 4 });
    },
  });
  await renderScreen(path);
  return bodies;
}
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the moves of a lease [D37] [D39]', () => {
  it('begin with the one that comes next: a renewal near the end, at a new rent', async () => {
    const bodies = await open(running(), 'offerRenewal');
    await userEvent.click(await screen.findByRole('button', { name: 'Offer a renewal' }));
    const offer = await dialog('Offer a renewal');
    await userEvent.selectOptions(offer.getByLabelText('Rent'), 'percent');
    await userEvent.click(offer.getByRole('button', { name: 'Send the renewal' }));
    expect(await offer.findByText('Enter how much')).toBeTruthy();
    await userEvent.type(offer.getByLabelText(/^By/), '3');
    expect(offer.getByText('$1,450.00 a month now, $1,493.50 then.')).toBeTruthy();
    await userEvent.click(offer.getByRole('button', { name: 'Send the renewal' }));
    expect(await screen.findByText(/on its way to everybody who signs/)).toBeTruthy();
    const rent = { kind: 'percent', hundredths: 300 };
    expect(bodies).toEqual([{ lease_id: 'lse_1', months: 12, rent }]);
  });

  it('write down a notice, and say why it cannot be', async () => {
    const bodies = await open(running(), 'giveNotice');
    await choose('Write down a notice');
    const notice = await dialog('Write down a notice');
    await userEvent.click(notice.getByLabelText(/The landlord/));
    await userEvent.click(notice.getByRole('button', { name: 'Save the notice' }));
    expect(await screen.findByText(/The notice is written down/)).toBeTruthy();
    const days = { given_on: '2027-10-01', last_day: '2027-10-31' };
    expect(bodies).toEqual([{ lease_id: 'lse_1', by: 'owner', reason: '', ...days }]);
  });

  it('show the refusal of the server in the dialog', async () => {
    fakeServer({
      [one]: () => ok(running()),
      'POST /api/leases/endLease': () =>
        refused(422, 'bad-day', { fields: { day: 'Choose a day of the lease' } }),
    });
    await renderScreen(path);
    await choose('End the lease');
    const end = await dialog('End this lease?');
    await userEvent.click(end.getByRole('button', { name: 'End the lease' }));
    expect(await end.findByText('Choose a day of the lease')).toBeTruthy();
  });

  it('say that a lease is past its end until somebody decides [D36]', async () => {
    const may = { ...nothing, roll_over: true, renew: true, end: true };
    const bodies = await open(running({ status: 'holdover', may }), 'decideHoldover');
    expect(await screen.findByText('This lease is past its end')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Decide how it goes on' }));
    const decide = await dialog('How does it go on?');
    await userEvent.click(decide.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('Decided.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1', decision: 'month-to-month' }]);
  });

  it('take the keys after a notice, or the notice back', async () => {
    const may = { ...nothing, return_keys: true, take_notice_back: true };
    const notice = {
      ...{ number: 1, by: 'tenants' as const, givenOn: '2027-10-01', lastDay: '2027-11-05' },
      ...{ reason: '', writtenOn: '2027-10-01' },
    };
    const bodies = await open(running({ status: 'notice-given', may, notice }), 'takeNoticeBack');
    expect(await screen.findByText('Notice: the last day is Nov 05, 2027')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take the keys back' })).toBeTruthy();
    await choose('Take the notice back');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The notice is taken back.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1' }]);
  });

  it('change the rent from a first of a month on [D38]', async () => {
    const may = { ...nothing, change_rent: true };
    const bodies = await open(running({ status: 'month-to-month', today: '2028-01-10', may }), 'changeRent');
    await choose('Change the rent');
    const rent = await dialog('Change the rent');
    await userEvent.clear(rent.getByLabelText(/New amount/));
    await userEvent.type(rent.getByLabelText(/New amount/), '1520');
    await userEvent.click(rent.getByRole('button', { name: 'Change the rent' }));
    expect(await screen.findByText(/The new rent is written down/)).toBeTruthy();
    const days = { from: '2028-03-01', notice_day: '2028-01-10' };
    expect(bodies).toEqual([{ lease_id: 'lse_1', line: 'rent', cents: 152_000, ...days }]);
  });
});

it('offers many renewals by one rule, and says of each whether it was sent [D37]', async () => {
  const asked: unknown[] = [];
  fakeServer({
    'GET /api/leases/listLeases': () =>
      ok({
        leases: [
          leaseLine({ lease_id: 'lse_1', tenants: ['Theo Barnes'], status: 'expiring' }),
          leaseLine({ lease_id: 'lse_2', tenants: ['Priya Raman'], status: 'expiring', unit_number: '102' }),
          leaseLine({ lease_id: 'lse_3', tenants: ['Ines Doyle'], next_step: { step: 'begin-renewal' } }),
        ],
      }),
    'POST /api/leases/offerRenewal': ({ body }) => {
      asked.push(body);
      return asked.length === 1 ? ok({ version: 4 }) : refused(422, 'renewal-open');
    },
  });
  await renderScreen('/leasesList?tab=expiring');
  await userEvent.click(await screen.findByRole('button', { name: 'Offer renewals' }));
  const offer = await dialog('Offer renewals');
  expect(await offer.findByLabelText(/Theo Barnes/)).toBeTruthy();
  expect(offer.queryByLabelText(/Ines Doyle/)).toBeNull();
  await userEvent.click(offer.getByRole('button', { name: 'Send 2 renewals' }));
  expect(await offer.findByText('Sent')).toBeTruthy();
  expect(await offer.findByText(/renewal-open|There is a renewal/)).toBeTruthy();
  expect(asked).toMatchObject([{ lease_id: 'lse_1' }, { lease_id: 'lse_2' }]);
});
