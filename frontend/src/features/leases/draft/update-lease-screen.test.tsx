// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TermForm } from '../../../../../shared/contract/lease-drafts';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { draftLease, sentLease, term } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { templateLine } from '../../../testing/template-samples';
import { unitDetails } from '../../../testing/unit-samples';

const one = 'GET /api/leases/getLease/*';
const save = 'PUT /api/leases/changeDraft/*';
const send = 'POST /api/leases/sendLease';
const at = (step: string) => `/updateLease?id=lse_1&step=${step}`;

type Saved = { version: number; term: TermForm };
type Routes = Parameters<typeof fakeServer>[0];

/** A server with one draft that answers with what was last saved. */
function draftServer(more: Routes = {}, lease = draftLease()) {
  const saved: Saved[] = [];
  let version = lease.version;
  const calls = fakeServer({
    [one]: () => ok({ ...lease, version }),
    [save]: ({ body }: Asked) => {
      saved.push(body as Saved);
      version += 1;
      return ok({ version });
    },
    'GET /api/leases/listTemplates': () =>
      ok([
        templateLine({ template_id: 'residential', name: 'Residential lease', seeded: true }),
        templateLine({ template_id: 'room', name: 'Room rental', kind: 'room', published: 2, seeded: true }),
      ]),
    ...more,
  });
  return { saved, calls };
}

const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Next' }));

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  vi.useRealTimers();
  leaveScreen();
});

describe('beginning a lease', () => {
  const create = 'POST /api/leases/createDraft';

  it('drafts it for the unit and goes on to the wizard [RTE-02] [PRP-25]', async () => {
    const asked: unknown[] = [];
    draftServer({
      'GET /api/properties/getUnit/*': () => ok(unitDetails()),
      [create]: ({ body, headers }) => {
        asked.push([body, headers.get('idempotency-key') !== null]);
        return ok({ lease_id: 'lse_1', version: 1 });
      },
    });
    const { place } = await renderScreen('/addLease?id=unt_1');
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=term'));
    expect(asked).toEqual([[{ unit_id: 'unt_1' }, true]]);
  });

  it('asks first where the unit has a lease', async () => {
    const lease = {
      lease_id: 'lse_9',
      text: 'eSign Completed',
      co_signer_pending: false,
      move: 'Move-Out',
      move_in_pending: false,
    };
    const { calls } = draftServer({
      'GET /api/properties/getUnit/*': () => ok(unitDetails({ unit_lease_status: 1, lease })),
      [create]: () => ok({ lease_id: 'lse_1', version: 1 }),
    });
    const { place } = await renderScreen('/addLease?id=unt_1');
    expect((await screen.findByRole('link', { name: 'Open the lease' })).getAttribute('href')).toBe(
      '/showLease?id=lse_9',
    );
    await expectOutline('lease-start-taken');
    expect(calls).not.toContain(create);
    await userEvent.click(screen.getByRole('button', { name: 'Begin the next lease' }));
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=term'));
  });

  it('says why it could not begin, and can be tried again', async () => {
    let tries = 0;
    draftServer({
      'GET /api/properties/getUnit/*': () => ok(unitDetails()),
      [create]: () =>
        tries++ === 0 ? refused(422, 'too-many-drafts') : ok({ lease_id: 'lse_1', version: 1 }),
    });
    const { place } = await renderScreen('/addLease?id=unt_1');
    expect(await screen.findByText('Said no: too-many-drafts')).toBeTruthy();
    await expectOutline('lease-start-refused');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=term'));
  });

  it('is not for who only reads', async () => {
    logIn({ role: 'rentalOwner' });
    draftServer();
    await renderScreen('/addLease?id=unt_1');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    await expectOutline('lease-start-closed');
  });
});

describe('the wizard of a lease [RTE-02]', () => {
  it('points at what a step lacks, and saves it all the same', async () => {
    const { saved } = draftServer({}, draftLease({ terms: [term({ from: '', to: '' })] }));
    const { place } = await renderScreen(at('term'));
    await screen.findByRole('heading', { level: 1, name: 'Lease for Unit 101' });
    await next();
    expect((await screen.findAllByText('Choose the first day')).length).toBeGreaterThan(0);
    await expectOutline('lease-wizard-term-wrong');
    expect(place()).toBe(at('term'));
    await userEvent.type(screen.getByLabelText(/^First day/), '2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: '12 months' }));
    await next();
    await waitFor(() => expect(place()).toBe(at('people')));
    expect(saved.at(-1)).toMatchObject({
      version: 2 + saved.length,
      term: { from: '2026-12-01', to: '2027-11-30' },
    });
  });

  it('saves a second after the last change, once, and says so, but not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { saved } = draftServer();
    await renderScreen(at('rules'));
    const field = await screen.findByLabelText(/Parking space/);
    expect(screen.queryByText('Saved')).toBeNull();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(field, 'Space 12');
    expect(saved).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1100));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.term.parking).toBe('Space 12');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('says when it could not be saved, and tries once more as one leaves', async () => {
    let tries = 0;
    draftServer({
      [save]: () => {
        tries += 1;
        return refused(500, 'unexpected');
      },
    });
    await renderScreen(at('rules'));
    await userEvent.type(await screen.findByLabelText(/Parking space/), '12');
    await next();
    expect((await screen.findAllByText(/Not saved\./)).length).toBeGreaterThan(0);
    await expectOutline('lease-wizard-rules-unsaved');
    leaveScreen();
    await waitFor(() => expect(tries).toBe(2));
  });

  it('takes in what another device saved meanwhile, beside what was typed here', async () => {
    const theirs = draftLease({ version: 9, terms: [term({ noticeDays: 60 })] });
    const bodies: Saved[] = [];
    let reads = 0;
    fakeServer({
      [one]: () => ok(reads++ === 0 ? draftLease() : theirs),
      [save]: ({ body }) => {
        bodies.push(body as Saved);
        return bodies.length === 1 ? refused(409, 'changed-meanwhile') : ok({ version: 10 });
      },
    });
    await renderScreen(at('rent'));
    await userEvent.selectOptions(await screen.findByLabelText('Due'), '5');
    await next();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ version: 9, term: { dueDay: 5, noticeDays: 60 } });
    expect(await screen.findByText(/also changed on another device/)).toBeTruthy();
    await expectOutline('lease-wizard-merged');
  });

  it('names each person whose field is wrong', async () => {
    draftServer();
    await renderScreen(at('people'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add co-signer' }));
    await next();
    expect(await screen.findByRole('link', { name: 'Co-signer 1, address: Enter the address' })).toBeTruthy();
    await screen.findByText('Saved', {}, { timeout: 5_000 });
    await expectOutline('lease-wizard-people-wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Remove co-signer 1' }));
    expect(screen.queryByLabelText(/^Address/)).toBeNull();
  });

  it('the manager signs for the owners by an authority, or owners do', async () => {
    const { saved } = draftServer();
    const { place } = await renderScreen(at('people'));
    await userEvent.click(await screen.findByRole('radio', { name: /I do, for the owners/ }));
    await next();
    expect((await screen.findAllByText('Say what gives the right to sign for the owner')).length).toBe(2);
    await screen.findByText('Saved', {}, { timeout: 5_000 });
    await expectOutline('lease-wizard-people-agent');
    await userEvent.type(screen.getByLabelText(/Authority to sign/), 'Management agreement');
    await next();
    await waitFor(() => expect(place()).toBe(at('rent')));
    expect(saved.at(-1)?.term.parties).toMatchObject({
      owners: [{ ownerId: 'own_1', signs: false }],
      agent: { authority: 'Management agreement' },
    });
  });

  it('reads amounts as cents', async () => {
    const { saved } = draftServer({}, draftLease({ terms: [term({ rentLines: [] })] }));
    const { place } = await renderScreen(at('rent'));
    await next();
    expect((await screen.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
    await expectOutline('lease-wizard-rent-wrong');
    await userEvent.type(screen.getByLabelText(/^Per month/), '1450.5');
    expect(screen.getByText('Total per month').textContent).toContain('$1,450.50');
    await next();
    await waitFor(() => expect(place()).toBe(at('rules')));
    expect(saved.at(-1)?.term.rentLines).toMatchObject([{ kind: 'rent', cents: 145_050 }]);
  });

  it('a lease that was sent is not changed here', async () => {
    draftServer({}, sentLease());
    await renderScreen(at('term'));
    await screen.findByRole('link', { name: 'Open the lease' });
    await expectOutline('lease-wizard-frozen');
    expect((await screen.findByRole('link', { name: 'Open the lease' })).getAttribute('href')).toBe(
      '/showLease?id=lse_1',
    );
  });
});

describe('reviewing and sending a lease', () => {
  const tick = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: /I have read the text/ }));
  const sendButton = () => screen.getByRole('button', { name: 'Send for signature' });

  it('says what is missing, step by step, and leads there', async () => {
    draftServer({}, draftLease({ terms: [term({ noticeAddress: '' })] }));
    const { place } = await renderScreen(at('review'));
    await tick();
    await screen.findByText(/Something is still missing/);
    await expectOutline('lease-wizard-review-missing');
    expect(sendButton()).toHaveProperty('disabled', true);
    const item = within(
      (await screen.findByText('Enter the address for notices to the landlord')).closest('li') ??
        document.body,
    );
    await userEvent.click(item.getByRole('button', { name: 'Edit details' }));
    await waitFor(() => expect(place()).toBe(at('rules')));
  });

  it('sends once, with the version of what is on screen, and shows the lease', async () => {
    const bodies: unknown[] = [];
    const { saved } = draftServer({
      [send]: ({ body, headers }) => {
        bodies.push([body, headers.get('idempotency-key') !== null]);
        return ok({ version: 5 });
      },
    });
    const { place } = await renderScreen(at('review'));
    await userEvent.click(await screen.findByRole('radio', { name: /Room rental/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.term).toMatchObject({ kind: 'room', text: { templateId: 'room', version: 2 } });
    expect(sendButton()).toHaveProperty('disabled', true);
    await tick();
    await userEvent.dblClick(sendButton());
    await waitFor(() => expect(place()).toBe('/showLease?id=lse_1'));
    expect(bodies).toEqual([[{ lease_id: 'lse_1', version: 4 }, true]]);
    expect(await screen.findByText(/The lease was sent for signature/)).toBeTruthy();
  });

  it('says which days are taken, and leads to the dates', async () => {
    draftServer({
      [send]: () => refused(422, 'unit-taken', { fields: { days: 'Dec 01, 2026 to May 31, 2027' } }),
    });
    const { place } = await renderScreen(at('review'));
    await tick();
    await userEvent.click(sendButton());
    expect(await screen.findByText('Dec 01, 2026 to May 31, 2027')).toBeTruthy();
    await expectOutline('lease-wizard-unit-taken');
    await userEvent.click(screen.getByRole('button', { name: 'Change the dates' }));
    await waitFor(() => expect(place()).toBe(at('term')));
  });
});
