// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import { fakeServer, ok, refused } from '../../../../testing/fake-server';
import { draftLease, nothing } from '../../../../testing/lease-samples';
import { expectOutline } from '../../../../testing/outline';
import { logIn } from '../../../../testing/people';
import { leaveScreen, renderScreen } from '../../../../testing/render-screen';

const one = 'GET /api/leases/getLease/*';
const path = '/showLease?id=lse_1';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const running = (more: Partial<LeaseDetails> = {}): LeaseDetails =>
  draftLease({
    status: 'expiring',
    next_step: { step: 'decide-renewal', on: '2027-11-30' },
    today: '2027-10-01',
    may: { ...nothing, renew: true, give_notice: true, end: true },
    ...more,
  });

/** Opens the lease with a server that records the calls. */
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
    await userEvent.click(await screen.findByRole('button', { name: 'Offer renewal' }));
    const offer = await dialog('Offer a renewal');
    await userEvent.selectOptions(offer.getByLabelText('Rent'), 'percent');
    await userEvent.click(offer.getByRole('button', { name: 'Send the renewal' }));
    expect(await offer.findByText('Enter how much')).toBeTruthy();
    await userEvent.type(offer.getByLabelText(/^By/), '3');
    await expectOutline('lease-offer-dialog');
    expect(offer.getByText('$1,450.00 a month now, then $1,493.50.')).toBeTruthy();
    await userEvent.click(offer.getByRole('button', { name: 'Send the renewal' }));
    expect(await screen.findByText(/renewal was sent for signature/)).toBeTruthy();
    await expectOutline('lease-expiring');
    const rent = { kind: 'percent', hundredths: 300 };
    expect(bodies).toEqual([{ lease_id: 'lse_1', months: 12, rent }]);
  });

  it('write down a notice, and say why it cannot be', async () => {
    const bodies = await open(running(), 'giveNotice');
    await choose('Record notice');
    const notice = await dialog('Record a notice');
    await userEvent.click(notice.getByLabelText(/The landlord/));
    await expectOutline('lease-notice-dialog');
    await userEvent.click(notice.getByRole('button', { name: 'Save the notice' }));
    expect(await screen.findByText(/The notice is recorded/)).toBeTruthy();
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
    await choose('End lease');
    const end = await dialog('End this lease?');
    await userEvent.click(end.getByRole('button', { name: 'End the lease' }));
    expect(await end.findByText('Choose a day of the lease')).toBeTruthy();
    await expectOutline('lease-end-dialog');
  });

  it('say that a lease is past its end until somebody decides [D36]', async () => {
    const may = { ...nothing, roll_over: true, renew: true, end: true };
    const bodies = await open(
      running({ status: 'holdover', until: { kind: 'past', on: '2026-11-30' }, may }),
      'decideHoldover',
    );
    expect(await screen.findByText('This lease expired: tenants still in the unit')).toBeTruthy();
    await expectOutline('lease-holdover');
    await userEvent.click(screen.getByRole('button', { name: 'Decide what’s next' }));
    const decide = await dialog('What happens next?');
    await expectOutline('lease-holdover-dialog');
    await userEvent.click(decide.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('Decided.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1', decision: 'month-to-month' }]);
  });

  it('take the keys after a notice, or the notice back', async () => {
    const may = { ...nothing, return_keys: true, take_notice_back: true };
    const notice = {
      number: 1,
      by: 'tenants' as const,
      givenOn: '2027-10-01',
      lastDay: '2027-11-05',
      reason: '',
      writtenOn: '2027-10-01',
    };
    const bodies = await open(running({ status: 'notice-given', may, notice }), 'takeNoticeBack');
    expect(await screen.findByText('Notice: the last day is Nov 05, 2027')).toBeTruthy();
    await choose('Withdraw the notice');
    await screen.findByRole('button', { name: 'Yes' });
    await expectOutline('lease-notice-withdraw');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The notice is withdrawn.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1' }]);
  });

  it('choose the zone that the days of the property follow [D6]', async () => {
    const bodies = await open(running(), 'chooseTimeZone');
    await choose('Change the time zone');
    const zones = await dialog('Change the time zone');
    const field = zones.getByLabelText<HTMLSelectElement>('Time zone');
    await expectOutline('lease-zone-dialog');
    expect(field.value).toBe('America/Chicago');
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Central Time (Chicago)',
      'Mountain Time (Denver)',
    ]);
    await userEvent.selectOptions(field, 'America/Denver');
    await userEvent.click(zones.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The new time zone applies from the next midnight.')).toBeTruthy();
    expect(bodies).toEqual([{ property_id: 'prp_1', zone: 'America/Denver' }]);
  });

  it('offer no zone where there is one, and none to a reader [D6]', async () => {
    await open(running({ time_zones: ['America/Chicago'] }), 'chooseTimeZone');
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Record notice' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Change the time zone' })).toBeNull();
    leaveScreen();
    await open(running({ may: nothing }), 'chooseTimeZone');
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Go to the unit' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Change the time zone' })).toBeNull();
  });

  it('change the rent from a first of a month on [D38]', async () => {
    const may = { ...nothing, change_rent: true };
    const bodies = await open(running({ status: 'month-to-month', today: '2028-01-10', may }), 'changeRent');
    await choose('Change rent');
    const rent = await dialog('Change the rent');
    await expectOutline('lease-rent-dialog');
    await userEvent.clear(rent.getByLabelText(/New monthly amount/));
    await userEvent.type(rent.getByLabelText(/New monthly amount/), '1520');
    await userEvent.click(rent.getByRole('button', { name: 'Change the rent' }));
    expect(await screen.findByText(/The new rent is recorded/)).toBeTruthy();
    const days = { from: '2028-03-01', notice_day: '2028-01-10' };
    expect(bodies).toEqual([{ lease_id: 'lse_1', line: 'rent', cents: 152_000, ...days }]);
  });
});
