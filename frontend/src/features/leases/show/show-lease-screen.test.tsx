// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { draftLease, nothing, packet, sentLease, signer } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const one = 'GET /api/leases/getLease/*';
const path = '/showLease?id=lse_1';
const moment = '2026-11-21T10:00:00.000Z';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const row = (name: string) => {
  const found = screen.getAllByText(name).map((text) => text.closest('li'));
  const item = found.find((each) => each !== null);
  if (!item) throw new Error(`No row ${name}`);
  return within(item);
};

describe('a lease [RTE-02]', () => {
  it('says where it stands, what comes next, and how far each signer is', async () => {
    const signers = [
      signer({ signed_at: moment, opened_at: moment, method: 'drawn' }),
      signer({ signer_id: 'ten_2', name: 'Priya Raman', mail: 'bounced' }),
      signer({ signer_id: 'cos_1', name: 'Margaret Barnes', role: 'co-signer', opened_at: moment }),
      signer({ signer_id: 'own_1', name: 'Ada Vale', role: 'owner', is_turn: false }),
    ];
    fakeServer({ [one]: () => ok(sentLease({ status: 'partly-signed', packets: [packet({ signers })] })) });
    await renderScreen(`${path}&tab=signing`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Theo Barnes' })).toBeTruthy();
    await expectOutline('lease-partly-signed');
    expect(screen.getByText('Partly signed')).toBeTruthy();
    expect(screen.getByText('1 of 4 signed · expires Dec 20, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Signing 1 of 4' })).toBeTruthy();
    expect(row('Theo Barnes').getByText('Signed')).toBeTruthy();
    expect(row('Priya Raman').getByText('Email bounced')).toBeTruthy();
    expect(row('Margaret Barnes').getByText('Opened')).toBeTruthy();
    expect(row('Ada Vale').getByText('Signs later')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again to Theo Barnes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again to Ada Vale' })).toBeNull();
  });

  it('says what is paid today, and the rent that is to come [D38]', async () => {
    const change = { term: 1, line: 'rent', noticeDay: '2026-10-01', writtenOn: '2026-10-01' };
    const rent_changes = [
      { ...change, cents: 148_000, from: '2026-11-01' },
      { ...change, cents: 152_000, from: '2027-02-01' },
    ];
    fakeServer({ [one]: () => ok(sentLease({ rent_changes })) });
    await renderScreen(path);
    expect(await screen.findByText('Rent from Feb 01, 2027')).toBeTruthy();
    expect(screen.getByText('$1,520.00')).toBeTruthy();
    expect(screen.getByText('$1,480.00')).toBeTruthy();
    expect(screen.queryByText('$1,450.00')).toBeNull();
  });

  it('sends a signer a new link', async () => {
    const bodies: unknown[] = [];
    const resend = ({ body, headers }: Asked) => {
      bodies.push([body, headers.get('idempotency-key') !== null]);
      return ok({ version: 4 });
    };
    fakeServer({ [one]: () => ok(sentLease()), 'POST /api/leases/resendLink': resend });
    await renderScreen(`${path}&tab=signing`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again to Theo Barnes' }));
    expect(await screen.findByText(/New link sent to theo@vale.test/)).toBeTruthy();
    await expectOutline('lease-link-sent-again');
    expect(bodies).toEqual([[{ lease_id: 'lse_1', signer_id: 'ten_1' }, true]]);
  });

  it('is voided with a reason, and not without one', async () => {
    const bodies: unknown[] = [];
    let lease = sentLease();
    fakeServer({
      [one]: () => ok(lease),
      'POST /api/leases/voidLease': ({ body }) => {
        bodies.push(body);
        const may = { ...lease.may, void: false, resend: false, draft_again: true };
        lease = sentLease({ status: 'void', next_step: undefined, may });
        return ok({ version: 4 });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Void this lease' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Void this lease?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Void the lease' }));
    expect(await dialog.findByText('Say why')).toBeTruthy();
    await expectOutline('lease-void-dialog');
    expect(bodies).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Wrong rent');
    await userEvent.click(dialog.getByRole('button', { name: 'Void the lease' }));
    expect(await screen.findByRole('button', { name: 'Make a new version' })).toBeTruthy();
    await expectOutline('lease-voided-toast');
    expect(bodies).toEqual([{ lease_id: 'lse_1', note: 'Wrong rent' }]);
  });

  it('takes the signatures on paper, with a witness and a scan [D47]', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () => ok(sentLease()),
      'POST /api/leases/signInPerson': ({ body }) => {
        bodies.push(body);
        return ok({ version: 4 });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Record signatures on paper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed on paper?' }));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Record' });
    await userEvent.type(dialog.getByLabelText(/Witness/), 'Wanda Witness');
    expect(button.disabled).toBe(true);
    const scan = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText(/Choose the scan/), scan);
    await waitFor(() => expect(button.disabled).toBe(false));
    await expectOutline('lease-paper-dialog');
    await userEvent.click(button);
    await waitFor(() =>
      expect(bodies).toMatchObject([
        { lease_id: 'lse_1', witness: 'Wanda Witness', scan: { originalname: 'signed.pdf' } },
      ]),
    );
  });

  it('a draft leads to its wizard and can be discarded; a new version of it begins there too', async () => {
    let lease = draftLease();
    fakeServer({
      [one]: () => ok(lease),
      'POST /api/leases/discardDraft': () => {
        lease = draftLease({
          status: 'void',
          may: { ...lease.may, change: false, send: false, discard: false, draft_again: true },
        });
        return ok({ version: 4 });
      },
      'POST /api/leases/draftAgain': () => ok({ version: 5 }),
    });
    const { place } = await renderScreen(path);
    expect((await screen.findByRole('link', { name: 'Review and send' })).getAttribute('href')).toBe(
      '/updateLease?id=lse_1&step=review',
    );
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const discard = await screen.findByRole('menuitem', { name: 'Discard draft' });
    await expectOutline('lease-draft-menu');
    await userEvent.click(discard);
    await screen.findByRole('button', { name: 'Discard' });
    await expectOutline('lease-draft-discard');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('button', { name: 'Make a new version' });
    await expectOutline('lease-draft-discarded');
    await userEvent.click(screen.getByRole('button', { name: 'Make a new version' }));
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=term'));
  });

  it('shows a reader no change', async () => {
    fakeServer({ [one]: () => ok(sentLease({ may: nothing })) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Go to the unit' })).toBeTruthy();
    await expectOutline('lease-reader');
    expect(screen.queryByRole('menuitem', { name: /Void|Discard/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  it('shows its text on demand, with what is empty in it', async () => {
    const document = {
      type: 'doc',
      content: [
        {
          type: 'clause',
          attrs: { id: 'rent' },
          content: [
            { type: 'clauseTitle', content: [{ type: 'text', text: 'Rent' }] },
            { type: 'paragraph', content: [{ type: 'text', text: 'Paid on the <b>1st</b>.' }] },
          ],
        },
        { type: 'signatures', attrs: { role: 'tenants' } },
      ],
    };
    fakeServer({
      [one]: () => ok(draftLease()),
      'GET /api/leases/getLeaseText/*': () => ok({ document, missing: ['Deposit_Holder'] }),
    });
    await renderScreen(`${path}&tab=documents`);
    await userEvent.click(await screen.findByRole('button', { name: 'Read the text' }));
    expect(await screen.findByText('1. Rent')).toBeTruthy();
    await expectOutline('lease-draft-text');
    expect(screen.getByText('Paid on the <b>1st</b>.')).toBeTruthy();
    expect(screen.getByText('Who holds the deposit')).toBeTruthy();
  });

  it('not there says so; not for this role says so; failed offers Retry', async () => {
    fakeServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen(path);
    expect(await screen.findByText('We couldn’t find this lease')).toBeTruthy();
    await expectOutline('lease-not-found');
    leaveScreen();
    fakeServer({ [one]: () => refused(403, 'not-permitted') });
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    await expectOutline('lease-not-permitted');
    leaveScreen();
    fakeServer({ [one]: () => refused(500, 'unexpected') });
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await expectOutline('lease-failed');
  });

  it('reminds everyone whose turn it is, and says who was skipped and why', async () => {
    const asked: unknown[] = [];
    const signers = [
      signer(),
      signer({ signer_id: 'ten_2', name: 'Priya Raman' }),
      signer({ signer_id: 'own_1', name: 'Ada Vale', role: 'owner', is_turn: false }),
    ];
    fakeServer({
      [one]: () => ok(sentLease({ packets: [packet({ signers })] })),
      'POST /api/leases/resendLink': ({ body }) => {
        asked.push(body);
        return asked.length === 2 ? refused(429, 'too-many-tries') : ok({ version: 4 });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Remind signers' }));
    expect(await screen.findByText('1 done, 1 skipped')).toBeTruthy();
    expect(screen.getByText(/^Priya Raman: /)).toBeTruthy();
    expect(asked).toEqual(['ten_1', 'ten_2'].map((signer_id) => ({ lease_id: 'lse_1', signer_id })));
  });
});
