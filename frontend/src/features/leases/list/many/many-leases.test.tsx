// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer, ok, refused } from '../../../../testing/fake-server';
import { draftLease, leaseLine, packet, sentLease, signer } from '../../../../testing/lease-samples';
import { expectOutline } from '../../../../testing/outline';
import { logIn } from '../../../../testing/people';
import { leaveScreen, renderScreen } from '../../../../testing/render-screen';

const list = 'GET /api/leases/listLeases';
const one = 'GET /api/leases/getLease/*';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

async function open(name: string, tab: string) {
  await renderScreen(`/leasesList?view=${tab}`);
  await userEvent.click(await screen.findByRole('button', { name: 'More for this list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

it('offers renewals by one rule to every lease that ends soon, and what became of each stays [D37]', async () => {
  const asked: unknown[] = [];
  const barnes = () =>
    leaseLine({ status: 'expiring', ...(asked.length > 0 && { next_step: { step: 'collect-signatures' } }) });
  const raman = leaseLine({
    lease_id: 'lse_2',
    tenants: ['Priya Raman'],
    status: 'expiring',
    unit_number: '102',
  });
  const doyle = leaseLine({
    lease_id: 'lse_3',
    tenants: ['Ines Doyle'],
    next_step: { step: 'begin-renewal' },
  });
  fakeServer({
    [list]: ({ query }) =>
      query.get('after') === 'second'
        ? ok({ leases: [raman, doyle] })
        : ok({ leases: [barnes()], next: 'second' }),
    'POST /api/leases/offerRenewal': ({ body }) => {
      asked.push(body);
      return asked.length === 1 ? ok({ version: 4 }) : refused(422, 'renewal-open');
    },
  });
  const offer = await open('Offer renewals', 'expiring');
  expect(await offer.findByLabelText(/Theo Barnes/)).toBeTruthy();
  expect(offer.queryByLabelText(/Ines Doyle/)).toBeNull();
  await userEvent.click(offer.getByRole('button', { name: 'Send 2 renewals' }));
  expect(await offer.findByText(/renewal-open|There is a renewal/)).toBeTruthy();
  await expectOutline('leases-offer-many');
  expect(await offer.findByRole('button', { name: 'Send one renewal' })).toBeTruthy();
  expect(offer.getByText('Sent')).toBeTruthy();
  expect(offer.getByLabelText(/Theo Barnes/)).toHaveProperty('disabled', true);
  expect(asked).toMatchObject([{ lease_id: 'lse_1' }, { lease_id: 'lse_2' }]);
});

it.each([
  ['of new leases', 'out'],
  ['of renewals', 'expiring'],
])('reminds signers %s whose turn it is, lease by lease, and says whom [D48]', async (_, tab) => {
  const bodies: unknown[] = [];
  const signers = [
    signer({ signed_at: '2026-11-21T10:00:00.000Z' }),
    signer({ signer_id: 'ten_2', name: 'Priya Raman' }),
    signer({ signer_id: 'ten_3', name: 'Lena Hart, Northgate Homes' }),
    signer({ signer_id: 'own_1', name: 'Ada Barnes', is_turn: false }),
  ];
  const old = packet({ state: 'void', signers: [signer({ signer_id: 'ten_9' })] });
  const waits = { next_step: { step: 'collect-signatures' } } as const;
  const leases = [
    leaseLine(waits),
    leaseLine({ ...waits, lease_id: 'lse_2', tenants: ['Ines Doyle'] }),
    leaseLine({ lease_id: 'lse_3', tenants: ['Ana Sol'], next_step: { step: 'decide-renewal' } }),
  ];
  fakeServer({
    [list]: () => ok({ leases }),
    [one]: () => ok(sentLease({ packets: [old, packet({ version: 2, signers })] })),
    'POST /api/leases/resendLink': ({ body }) => {
      bodies.push(body);
      return ok({ version: 4 });
    },
  });
  const remind = await open('Remind signers', tab);
  await userEvent.click(await remind.findByLabelText(/Ines Doyle/));
  expect(remind.queryByLabelText(/Ana Sol/)).toBeNull();
  await userEvent.click(remind.getByRole('button', { name: 'Remind for one lease' }));
  expect(await remind.findByText('New link sent to Priya Raman and Lena Hart, Northgate Homes')).toBeTruthy();
  expect(bodies).toEqual(['ten_2', 'ten_3'].map((signer_id) => ({ lease_id: 'lse_1', signer_id })));
});

it('discards the drafts that were chosen, and no other', async () => {
  const bodies: unknown[] = [];
  const draft = (id: string, name: string) => leaseLine({ lease_id: id, tenants: [name], status: 'draft' });
  fakeServer({
    [list]: () => ok({ leases: [draft('lse_1', 'Theo Barnes'), draft('lse_2', 'Priya Raman')] }),
    [one]: () => ok(draftLease({ version: 7 })),
    'POST /api/leases/discardDraft': ({ body }) => {
      bodies.push(body);
      return ok({ version: 8 });
    },
  });
  const discard = await open('Discard drafts', 'drafts');
  await discard.findByLabelText(/Theo Barnes/);
  expect(discard.getByRole('button', { name: 'Discard drafts' })).toHaveProperty('disabled', true);
  await userEvent.click(discard.getByLabelText(/Priya Raman/));
  await userEvent.click(discard.getByRole('button', { name: 'Discard one draft' }));
  expect(await discard.findByText('Discarded')).toBeTruthy();
  await expectOutline('leases-discard-many');
  await waitFor(() => expect(bodies).toEqual([{ lease_id: 'lse_2', version: 7 }]));
});

it('is for who may change leases', async () => {
  logIn({ role: 'rentalOwner' });
  fakeServer({ [list]: () => ok({ leases: [leaseLine()] }) });
  await renderScreen('/leasesList?view=out');
  expect(await screen.findByRole('link', { name: /Theo Barnes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remind signers' })).toBeNull();
});
