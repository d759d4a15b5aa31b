// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeaseDetails, LeaseEvent } from '../../../../../shared/contract/leases';
import { PacketEventKind } from '../../../../../shared/domain/leases/signing/packet-events';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import {
  draftLease,
  fullTerm,
  nothing,
  packet,
  sentLease,
  signer,
  term,
} from '../../../testing/lease-samples';
import { aLedger } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const one = 'GET /api/leases/getLease/*';
const moment = '2026-11-21T10:00:00.000Z';
const sealed = { lease: 'b'.repeat(64) };

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

async function open(lease: LeaseDetails, more: Parameters<typeof fakeServer>[0] = {}, tab = '') {
  const calls = fakeServer({ [one]: () => ok(lease), ...more });
  const at = await renderScreen(`/showLease?id=lse_1${tab && `&tab=${tab}`}`);
  await screen.findByRole('link', { name: 'Overview' });
  return { calls, ...at };
}
const openSigning = (lease: LeaseDetails, more: Parameters<typeof fakeServer>[0] = {}) =>
  open(lease, more, 'signing');
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Go to the unit' });
};

const event = (seq: number, kind: PacketEventKind, more: Partial<LeaseEvent> = {}): LeaseEvent => ({
  seq,
  kind,
  at: `2026-11-20T10:${String(seq).padStart(2, '0')}:00.000Z`,
  by: 'Lena Hart',
  address: '203.0.113.9',
  agent: 'Firefox',
  ...more,
});
const complete = packet({
  state: 'complete',
  completed_at: moment,
  sealed,
  in_person: { witness: 'Wanda Witness', scan: 'c'.repeat(64) },
  signers: [
    signer({ signed_at: moment, method: 'in-person', is_turn: false }),
    signer({ signer_id: 'agt_1', role: 'agent', name: 'Lena Hart', email: '', signed_at: moment }),
  ],
});
const active = (more: Partial<LeaseDetails> = {}): LeaseDetails =>
  draftLease({
    status: 'active',
    next_step: { step: 'offer-renewal', on: '2027-09-01' },
    today: '2027-01-15',
    terms: [fullTerm()],
    packets: [complete],
    may: { ...nothing, renew: true, give_notice: true, change_rent: true, end: true, see_ledger: true },
    ...more,
  });

describe('a lease that everyone signed', () => {
  it('shows its terms, people, papers and what may be done', async () => {
    await open(active(), { 'GET /api/ledger/getLedger/*': () => ok(aLedger({ autopay: '2027-02-01' })) });
    await screen.findByText('next Feb 01, 2027');
    await openMenu();
    await expectOutline('lease-active');
  });

  it('names who showed no renters insurance before it begins', async () => {
    await open(active({ status: 'signed', uninsured: ['Nora Whitaker', 'Elias Petrov'] }));
    expect(
      await screen.findByText('No proof of renters insurance: Nora Whitaker, Elias Petrov'),
    ).toBeTruthy();
  });

  it('has what comes again beside its rent, and what the tenants promised to pay [D67]', async () => {
    const charge = {
      recurring_id: 'rec_1',
      version: 1,
      every: 1,
      day: 5,
      kind: 'parking',
      label: 'Stall 4',
    } as const;
    const amounts = [{ from_month: '2026-12', cents: 7_500 }];
    const running = { ...charge, from_month: '2026-12', amounts, through: '', next_month: '2026-12' };
    const { next_month: _, ...over } = { ...running, recurring_id: 'rec_2', to_month: '2026-12' };
    const parts = [
      { due_on: '2026-11-27', cents: 20_000, left: 5_000 },
      { due_on: '2026-12-11', cents: 25_000, left: 25_000 },
    ];
    const plan = {
      made_on: '2026-11-20',
      debt: 45_000,
      left: 30_000,
      state: 'kept',
      parts,
      note: '',
    } as const;
    const ledger = aLedger({ recurring: [running, over], plan: { ...plan, parts: [...parts] } });
    await open(active(), { 'GET /api/ledger/getLedger/*': () => ok(ledger) });
    await screen.findByText('Parking: Stall 4');
    await expectOutline('lease-recurring-and-plan');
  });

  it('is open to the end when it runs month-to-month, with one line and a flat fee', async () => {
    const monthly = term({
      to: undefined,
      late: { ...term().late, fee: { kind: 'flat', cents: 5_000 } },
      atEnd: 'end',
    });
    await open(active({ status: 'month-to-month', next_step: undefined, terms: [monthly] }));
    await expectOutline('lease-month-to-month');
  });

  it('ends on its last day where that was agreed', async () => {
    await open(active({ terms: [term({ atEnd: 'end' })] }));
    expect((await screen.findAllByText('Nov 30, 2027')).length).toBeGreaterThan(0);
  });

  it('says that the sealed copy is being made, and fetches each paper by its fingerprint', async () => {
    await open(active({ packets: [{ ...complete, sealed: {}, in_person: undefined }] }), {}, 'documents');
    expect(await screen.findByText('Preparing the sealed copy…')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    leaveScreen();
    const paper = 'GET /api/leases/getSealedPaper/lse_1/';
    const voided = { at: moment, why: 'voided' as const, note: '' };
    const all = { ...complete, voided, sealed: { ...sealed, void: 'd'.repeat(64) } };
    const lost = { [`${paper}*`]: () => refused(404, 'not-found') };
    const { calls } = await open(active({ packets: [all] }), lost, 'documents');
    for (const what of ['void page', 'signed lease', 'scan']) {
      await userEvent.click(screen.getByRole('button', { name: `Download ${what}` }));
      expect(await screen.findByText(`The ${what} was not downloaded`)).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    }
    const asked = calls.filter((call) => call.startsWith(paper));
    expect(asked).toEqual(['d', 'b', 'c'].map((letter) => paper + letter.repeat(64)));
  });

  it('lists its move-in charges, and how far each is paid [D61]', async () => {
    const line = (label: string, cents: number, open: number, is_charged = true) => ({
      what: 'fee' as const,
      label,
      due_on: '2026-12-01',
      cents,
      open,
      is_charged,
    });
    const move_in = [
      line('Security deposit', 145_000, 100_000),
      line('Pet deposit', 30_000, 30_000),
      line('Keys', 5_000, 0),
      line('Cleaning', 9_000, 9_000, false),
    ];
    await open(active({ move_in }));
    const section = screen.getByRole('heading', { name: 'Move-in charges' }).closest('section');
    const rows = within(section ?? document.body).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Security deposit$450.00 paid, rest due Dec 01, 2026$1,450.00',
      'Pet depositNot paid, due Dec 01, 2026$300.00',
      'KeysPaid$50.00',
      'CleaningTo be charged today, due Dec 01, 2026$90.00',
      'Left to pay$1,390.00',
    ]);
  });

  it('has its renewal beside it while that is out', async () => {
    const second = term({ number: 2, from: '2027-12-01', to: '2028-11-30' });
    const signers = [signer({ opened_at: moment, mail: 'delivered' })];
    const out = packet({ term: 2, version: 2, signers });
    await open(
      active({
        status: 'expiring',
        next_step: { step: 'collect-signatures' },
        renewal: 'sent',
        terms: [fullTerm(), second],
        current_term: 2,
        packets: [out, complete],
        may: { ...nothing, void: true, resend: true, draft_again: true },
      }),
    );
    await openMenu();
    await expectOutline('lease-renewal-out');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Void the renewal' }));
    await screen.findByRole('dialog', { name: 'Void the renewal?' });
    await expectOutline('lease-renewal-void-dialog');
  });

  it('is edited as a renewal where one is drafted', async () => {
    const second = term({ number: 2, from: '2027-12-01', to: '2028-11-30' });
    const may = { ...nothing, change: true, send: true, discard: true };
    await open(
      active({ terms: [fullTerm(), second], current_term: 2, renewal: 'draft', may }),
      {},
      'documents',
    );
    expect(screen.getByRole('link', { name: 'Edit renewal' })).toBeTruthy();
    expect(screen.getByText('Renewal drafted')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Text of the renewal' })).toBeTruthy();
  });

  it.each([
    ['partly-signed', 'Renewal partly signed'],
    ['signed', 'Renewal signed'],
  ] as const)('whose renewal is %s says so', async (renewal, words) => {
    await open(active({ renewal }));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the end of a lease', () => {
  const end = { number: 1, on: '2027-05-31', note: '', writtenOn: '2027-06-01' };
  const notice = {
    number: 1,
    by: 'tenants' as const,
    givenOn: '2027-04-01',
    lastDay: '2027-05-31',
    reason: 'A new job',
    writtenOn: '2027-04-01',
  };

  it('shows the notice, and the way to move or withdraw it', async () => {
    const may = { ...nothing, return_keys: true, give_notice: true, take_notice_back: true };
    await open(
      active({
        status: 'notice-given',
        until: { kind: 'notice', on: '2027-05-31' },
        next_step: { step: 'take-keys', on: '2027-05-31' },
        notice,
        may,
      }),
    );
    await openMenu();
    await expectOutline('lease-notice-given');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move the last day' }));
    await screen.findByRole('dialog', { name: 'Move the last day' });
    await expectOutline('lease-notice-move');
  });

  it.each([
    ['owner', 'The landlord gave it on Apr 01, 2027. The fixed term would have run to Nov 30, 2027.'],
    ['both', 'Both sides gave it on Apr 01, 2027. The fixed term would have run to Nov 30, 2027.'],
  ] as const)('says that the notice is by %s', async (by, words) => {
    await open(active({ status: 'notice-given', notice: { ...notice, by, reason: '' } }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['agreement', 'Both sides agreed.'],
    ['move-out', 'The tenants moved out.'],
    ['default', 'The tenants broke the lease.'],
    ['court', 'A court decided.'],
    ['other', 'Another reason.'],
  ] as const)('says why: %s', async (why, words) => {
    await open(active({ status: 'ended', end: { ...end, why } }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('leads to the deposit, and can be reopened', async () => {
    const bodies: unknown[] = [];
    const may = { ...nothing, reopen: true, see_ledger: true };
    const next_step = { step: 'settle', on: '2027-06-30' };
    const ended = active({
      status: 'ended',
      until: { kind: 'ended', on: '2027-05-31' },
      next_step,
      keys_on: '2027-05-30',
      may,
      end: { ...end, why: 'move-out', note: 'Early.' },
    });
    await open(ended, {
      'POST /api/leases/reopenLease': ({ body, headers }) => {
        bodies.push([body, headers.get('idempotency-key') !== null]);
        return bodies.length === 1 ? refused(409, 'conflict') : ok({ version: 4 });
      },
    });
    await openMenu();
    await expectOutline('lease-ended');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reopen the lease' }));
    await screen.findByText('Reopen this lease?');
    await expectOutline('lease-reopen');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(bodies).toEqual([]);
    for (const said of ['That didn’t work', 'The lease is open again.']) {
      await openMenu();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Reopen the lease' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      expect(await screen.findByText(said)).toBeTruthy();
      for (const shut of screen.queryAllByRole('button', { name: 'OK' })) await userEvent.click(shut);
    }
    expect(bodies).toEqual(Array.from({ length: 2 }, () => [{ lease_id: 'lse_1' }, true]));
  });

  it('has a settlement to read once it is settled, and none for who sees no money', async () => {
    const settled = active({ status: 'settled', end: { ...end, why: 'other' }, next_step: undefined });
    await open(settled);
    const link = screen.getByRole('link', { name: 'Open settlement' });
    expect(link.getAttribute('href')).toBe('/settle-deposit?id=lse_1');
    leaveScreen();
    await open({ ...settled, may: nothing });
    expect(screen.queryByRole('link', { name: 'Open settlement' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ledger' })).toBeNull();
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Add charge' })).toBeNull();
  });

  it('takes the keys on a day, with the address to write to', async () => {
    const bodies: unknown[] = [];
    await open(active({ status: 'notice-given', notice, may: { ...nothing, return_keys: true } }), {
      'POST /api/leases/returnKeys': ({ body }) => {
        bodies.push(body);
        return ok({ version: 4 });
      },
    });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Record returned keys' }));
    const keys = within(await screen.findByRole('dialog', { name: 'Record the returned keys' }));
    await userEvent.clear(keys.getByLabelText(/^Back on/));
    await userEvent.click(keys.getByRole('button', { name: 'Save' }));
    await keys.findByText('Choose a date');
    await expectOutline('lease-keys-dialog');
    await userEvent.type(keys.getByLabelText(/^Back on/), '2027-01-10');
    await userEvent.type(keys.getByLabelText(/^Forwarding/), '9 Oak Ave');
    await userEvent.click(keys.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The returned keys are recorded.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1', day: '2027-01-10', address: '9 Oak Ave' }]);
  });

  it('says when the keys came back before the end', async () => {
    await open(active({ keys_on: '2027-05-30' }));
    expect(await screen.findByText('Keys returned on May 30, 2027.')).toBeTruthy();
  });
});

describe('a lease’s signatures', () => {
  it.each([
    ['voided', 'Voided'],
    ['expired', 'The deadline to sign passed'],
    ['notice-given', 'Ended by a notice'],
    ['keys-back', 'Ended: the keys are back'],
    ['lease-ended', 'The lease ended'],
    ['earlier-term-voided', 'An earlier term was voided'],
  ] as const)('that are void say why: %s', async (why, words) => {
    const voided = { at: moment, why, note: '' };
    await openSigning(sentLease({ status: 'void', packets: [packet({ state: 'void', voided })] }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('whose time is over say so without anybody voiding them', async () => {
    await openSigning(
      sentLease({ packets: [packet({ state: 'expired', signers: [signer({ mail: 'bounced' })] })] }),
    );
    expect(await screen.findByText('The deadline to sign passed')).toBeTruthy();
    expect(screen.getByText('Not signed')).toBeTruthy();
    expect(screen.queryByText(/Email to this address bounces/)).toBeNull();
  });

  it('that were declined keep the reason, and each version its history', async () => {
    const declined = signer({ signer_id: 'ten_2', declined_at: moment, reason: 'The rent is wrong' });
    const voided = { at: moment, why: 'declined' as const, note: 'See the mail' };
    const events = [event(1, 'sent'), event(2, 'voided')];
    const signers = [signer(), declined];
    const renewal = packet({ term: 2, version: 2, state: 'void', voided, signers, events });
    await openSigning(
      sentLease({
        status: 'void',
        next_step: undefined,
        packets: [renewal, packet({ state: 'void', events })],
        may: { ...nothing, draft_again: true },
      }),
    );
    await expectOutline('lease-void-declined');
  });

  it('have a history with the newest first, five of it before all is asked for', async () => {
    const kinds = PacketEventKind.options;
    const events = kinds.map((kind, seq) =>
      event(seq, kind, {
        ...(seq % 2 === 0 && { signer: 'Theo Barnes' }),
        ...(kind === 'consented' && { note: 'Text 1' }),
        ...(kind === 'sealed' && { note: `lease.pdf, SHA-256 ${'a'.repeat(64)}` }),
        ...(kind === 'opened' && { by: 'Theo Barnes', signer: 'Theo Barnes' }),
        ...(kind === 'expired' && { by: '' }),
      }),
    );
    await openSigning(sentLease({ packets: [packet({ events })] }));
    expect(screen.getByRole('button', { name: 'Show all 16' })).toBeTruthy();
    expect(screen.queryByText('The text was locked')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 16' }));
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await expectOutline('lease-history');
  });

  it('have six events in sight without asking, and five of seven', async () => {
    const events = Array.from({ length: 7 }, (_, seq) => event(seq, 'opened'));
    await openSigning(sentLease({ packets: [packet({ events: events.slice(1) })] }));
    expect(screen.getAllByText('Lena Hart opened it')).toHaveLength(6);
    leaveScreen();
    await openSigning(sentLease({ packets: [packet({ events })] }));
    expect(screen.getAllByText('Lena Hart opened it')).toHaveLength(5);
  });

  it('show who has the mail and who is still to be mailed', async () => {
    const signers = [signer({ mail: 'delivered' }), signer({ signer_id: 'ten_2', name: 'Priya Raman' })];
    await openSigning(sentLease({ packets: [packet({ signers })] }));
    expect(screen.getByText('Delivered')).toBeTruthy();
    expect(screen.getByText('Sent')).toBeTruthy();
  });

  it('could not be asked for again: says why', async () => {
    await openSigning(sentLease(), { 'POST /api/leases/resendLink': () => refused(422, 'not-your-turn') });
    await userEvent.click(screen.getByRole('button', { name: 'Send again to Theo Barnes' }));
    expect(await screen.findByText('The link was not sent')).toBeTruthy();
    expect(screen.getByText('Said no: not-your-turn')).toBeTruthy();
  });
});

describe('a draft', () => {
  it('without people or days says so', async () => {
    const empty = term({
      from: '',
      to: '',
      rentLines: [],
      parties: { tenants: [], coSigners: [], owners: [] },
    });
    await open(draftLease({ terms: [empty] }));
    await expectOutline('lease-draft-empty');
  });

  it('is not discarded when the answer is no, or the server’s is', async () => {
    const { calls } = await open(draftLease(), {
      'POST /api/leases/discardDraft': () => refused(409, 'changed-meanwhile'),
    });
    for (const answer of ['Keep', 'Discard']) {
      await openMenu();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Discard draft' }));
      await userEvent.click(await screen.findByRole('button', { name: answer }));
    }
    expect(await screen.findByText('That didn’t work')).toBeTruthy();
    expect(screen.queryByText('Draft discarded')).toBeNull();
    expect(calls.filter((call) => call.endsWith('discardDraft'))).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    // What it is now is read again.
    await waitFor(() =>
      expect(calls.filter((call) => call === 'GET /api/leases/getLease/lse_1')).toHaveLength(2),
    );
  });

  it('is read from the server again where its text could not be', async () => {
    let tries = 0;
    const texts = {
      'GET /api/leases/getLeaseText/*': () => (tries++ === 0 ? refused(500, 'unexpected') : never()),
    };
    await open(draftLease(), texts, 'documents');
    await userEvent.click(screen.getByRole('button', { name: 'Read the text' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(tries).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Hide the text' }));
    expect(screen.getByRole('button', { name: 'Read the text' }).getAttribute('aria-expanded')).toBe('false');
  });
});
