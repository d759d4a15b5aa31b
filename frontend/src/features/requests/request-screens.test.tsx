// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hazards } from '../../../../shared/domain/requests/categories';
import { fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { mayNothing, requestDetails, requestLine, vendorLine } from '../../testing/request-samples';

const list = 'GET /api/requests/listRequests';
const one = 'GET /api/requests/getRequest/*';
const raise = 'POST /api/requests/raiseRequest';
const path = '/servicerequestDetails-data?id=req_1';
const place = {
  property_id: 'prp_1',
  unit_id: 'unt_1',
  lease_id: 'lse_1',
  property_title: 'Elm House',
  unit_number: '101',
  address: '12 Elm St, Chicago, Illinois 60601',
  zone: 'America/Chicago',
  shut_offs: 'Water: under the sink.',
  on_call: { name: 'Lena Hart', mobile_number: '3125550100' },
};
const places = () =>
  ok({
    places: [place],
    hazards: Object.entries(hazards).map(([hazard, words]) => ({ hazard, ...words })),
  });
const lines = (requests = [requestLine()]) => ok({ requests, may_raise: true });
const counting = 'GET /api/requests/countRequests';
const counts = (all: number) =>
  ok({ views: { all, attention: 1, overdue: 0, mine: 0, unassigned: all }, over: 0, is_cut: false });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  vi.useRealTimers();
  leaveScreen();
  vi.restoreAllMocks();
});

describe('a tenant’s requests [RTE-02]', () => {
  it('are listed with how far they are', async () => {
    logIn({ role: 'tenant' });
    fakeServer({
      [list]: () => lines([requestLine(), requestLine({ request_id: 'req_2', status: 'done' })]),
    });
    await renderScreen('/servicerequest');
    expect((await screen.findAllByText('Done')).length).toBeGreaterThan(0);
    await expectOutline('requests-tenant');
  });

  it('begin with the emergency path, which one tap raises', async () => {
    logIn({ role: 'tenant' });
    const bodies: unknown[] = [];
    fakeServer({
      'GET /api/requests/listRequestPlaces': places,
      [raise]: ({ body }) => {
        bodies.push(body);
        return ok({ request_id: 'req_1', name: 'R-7K3F9QX' });
      },
      [one]: () => ok(requestDetails({ hazard: 'water' })),
    });
    await renderScreen('/servicerequest-form');
    await userEvent.click(await screen.findByRole('radio', { name: 'Water running' }));
    expect(screen.getByText('Water: under the sink.')).toBeTruthy();
    await expectOutline('request-form-emergency');
    await press('Report it now');
    expect(await screen.findByRole('heading', { level: 1, name: 'The kitchen tap drips' })).toBeTruthy();
    expect(bodies).toEqual([expect.objectContaining({ hazard: 'water', unit_id: 'unt_1' })]);
  });

  it('are sent once, and one that is alike is shown first', async () => {
    logIn({ role: 'tenant' });
    const bodies: { is_another?: boolean }[] = [];
    const keys: (string | null)[] = [];
    fakeServer({
      'GET /api/requests/listRequestPlaces': places,
      [raise]: ({ body, headers }) => {
        bodies.push(body as { is_another?: boolean });
        keys.push(headers.get('idempotency-key'));
        return ok(bodies.length === 1 ? { alike: requestLine() } : { request_id: 'req_2', name: 'R-2' });
      },
      [one]: () => ok(requestDetails()),
    });
    await renderScreen('/servicerequest-form');
    await press('Send request');
    await expectOutline('request-form-errors');
    await userEvent.selectOptions(screen.getByLabelText(/Category/), 'plumbing');
    await userEvent.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'The kitchen tap drips');
    await press('Send request');
    expect(await screen.findByText('This was sent within the last hour')).toBeTruthy();
    await press('Send it anyway');
    expect(await screen.findByRole('heading', { level: 1, name: 'The kitchen tap drips' })).toBeTruthy();
    expect(bodies.map(({ is_another }) => is_another)).toEqual([false, true]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  describe('without network', () => {
    const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
    const shown = { 'GET /api/requests/listRequestPlaces': places, [list]: () => lines([]) };

    it('show the emergency from memory; one tap waits and is sent once when there is network', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T15:00:00.000Z') });
      logIn({ role: 'tenant' });
      fakeServer(shown);
      await renderScreen('/servicerequest-form');
      await screen.findByRole('radio', { name: 'Water running' });
      leaveScreen();
      const keys: (string | null)[] = [];
      globalThis.fetch = noNetwork;
      await renderScreen('/servicerequest-form');
      expect(await screen.findByText('From the memory of this device')).toBeTruthy();
      await userEvent.click(screen.getByRole('radio', { name: 'Water running' }));
      expect(screen.getByText('Water: under the sink.')).toBeTruthy();
      await press('Report it now');
      expect(await screen.findByText('Waiting for network')).toBeTruthy();
      await expectOutline('request-form-waiting');
      fakeServer({
        ...shown,
        [raise]: ({ headers }) => {
          keys.push(headers.get('idempotency-key'));
          return ok({ request_id: 'req_1', name: 'R-7K3F9QX' });
        },
      });
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
      expect(await screen.findByText('Your request R-7K3F9QX was sent')).toBeTruthy();
      expect(screen.queryByText(/Waiting for network/)).toBeNull();
      expect(keys).toHaveLength(1);
    });

    it('keep the key of a request whose answer was lost, and say why one is refused', async () => {
      logIn({ role: 'tenant' });
      const keys: (string | null)[] = [];
      const answers = [noNetwork, () => refused(409, 'request-limit')];
      fakeServer({
        ...shown,
        [raise]: ({ headers }) => {
          keys.push(headers.get('idempotency-key'));
          return answers[keys.length - 1]?.() ?? ok({ request_id: 'req_1', name: 'R-7K3F9QX' });
        },
        [one]: () => ok(requestDetails()),
      });
      await renderScreen('/servicerequest-form');
      await userEvent.selectOptions(await screen.findByLabelText(/Category/), 'plumbing');
      await userEvent.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'The kitchen tap drips');
      await press('Send request');
      expect(await screen.findByText('Not sent: The kitchen tap drips')).toBeTruthy();
      expect(screen.getByText('Said no: request-limit')).toBeTruthy();
      expect((screen.getByRole('textbox', { name: /What is wrong/ }) as HTMLTextAreaElement).value).toBe('');
      expect(new Set(keys).size).toBe(1);
      await press('Send again');
      expect(await screen.findByText('Your request R-7K3F9QX was sent')).toBeTruthy();
      expect(new Set(keys).size).toBe(2);
    });
  });

  it('ask whether it works, and whether a visit suits', async () => {
    logIn({ role: 'tenant' });
    const may = { ...mayNothing, confirm: true, reopen: true, say: true };
    fakeServer({ [one]: () => ok(requestDetails({ status: 'done', may })) });
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'It is still broken' })).toBeTruthy();
    await expectOutline('request-tenant-done');
    leaveScreen();
    const visit = {
      visit: 1,
      from: '2026-03-05T15:00:00.000Z',
      to: '2026-03-05T17:00:00.000Z',
      side: 'worker' as const,
      state: 'proposed' as const,
      why: '',
      is_short_notice: false,
    };
    const calls = fakeServer({
      [one]: () =>
        ok(
          requestDetails({
            status: 'waiting-tenant',
            visits: [visit],
            may: { ...mayNothing, answer_visit: true },
          }),
        ),
      'POST /api/requests/agreeVisit': () => ok({ version: 2 }),
    });
    await renderScreen(path);
    expect((await screen.findAllByText('Thu, Mar 5, 9:00 AM – 11:00 AM')).length).toBeGreaterThan(0);
    await press('It suits me');
    expect(calls).toContain('POST /api/requests/agreeVisit');
    expect(await screen.findByText('The visit is agreed.')).toBeTruthy();
  });
});

describe('what staff look after', () => {
  it('warns of a visit that its home hears of too late, unless it is an emergency', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T12:00:00.000Z') });
    logIn({ role: 'orgAdmin' });
    const visit = {
      visit: 1,
      from: '2026-03-05T15:00:00.000Z',
      to: '2026-03-05T17:00:00.000Z',
      side: 'worker' as const,
      state: 'agreed' as const,
      why: '',
      is_short_notice: true,
    };
    const may = { ...mayNothing, propose: true };
    let hazard: 'water' | undefined;
    fakeServer({ [one]: () => ok(requestDetails({ status: 'scheduled', visits: [visit], may, hazard })) });
    await renderScreen(path);
    expect(await screen.findByText('Less than 24 hours’ notice of entry')).toBeTruthy();
    await press('Propose');
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a visit' }));
    const typeDay = (day: string) =>
      fireEvent.change(dialog.getByLabelText(/Day/), { target: { value: day } });
    typeDay('2026-03-07');
    expect(dialog.queryByText(/hours’ notice/)).toBeNull();
    typeDay('2026-03-05');
    expect(dialog.getByText(/^That’s less than 24 hours’ notice, and it’s not an emergency/)).toBeTruthy();
    await expectOutline('request-visit-short');
    leaveScreen();
    hazard = 'water';
    logIn({ role: 'orgAdmin' });
    await renderScreen(path);
    await press('Propose');
    fireEvent.change(await screen.findByLabelText(/Day/), { target: { value: '2026-03-05' } });
    expect(screen.queryByText(/^That’s less than/)).toBeNull();
  });

  it('is a list and a board', async () => {
    logIn({ role: 'orgAdmin' });
    const busy = requestLine({
      request_id: 'req_2',
      status: 'waiting-vendor',
      hazard: 'water',
      attention: 'vendor-silent',
      priority: 'urgent',
      assignee: { kind: 'vendor', id: 'vnd_1', name: 'Lake Plumbing' },
      overdue_hours: 30,
    });
    fakeServer({
      [list]: () => lines([requestLine(), busy]),
      [counting]: () => counts(2),
      'GET /api/requests/getBoard': () =>
        ok({
          columns: [
            { status: 'new', count: 1, requests: [requestLine()] },
            { status: 'waiting-vendor', count: 60, requests: [busy] },
          ],
          is_cut: false,
        }),
    });
    await renderScreen('/servicerequest');
    expect(await screen.findByText('1 d overdue')).toBeTruthy();
    await screen.findByText(/A assigns, S snoozes/);
    await expectOutline('requests');
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    await renderScreen('/servicerequest?view=board');
    const column = within(await screen.findByRole('region', { name: 'Waiting for vendor' }));
    expect(column.getByRole('button', { name: 'Show all' })).toBeTruthy();
    await expectOutline('requests-board');
  });

  it.each([
    { outline: 'requests-none', answer: () => lines([]) },
    { outline: 'requests-failed', answer: () => refused(500, 'internal') },
  ])('$outline', async ({ outline, answer }) => {
    logIn({ role: 'orgAdmin' });
    fakeServer({ [list]: answer, [counting]: () => counts(0) });
    await renderScreen('/servicerequest');
    expect(await screen.findByText(/No open requests|could not be loaded/)).toBeTruthy();
    await screen.findByText(/A assigns, S snoozes/);
    await expectOutline(outline);
  });

  it('names the one next thing, and a vendor without insurance needs a reason', async () => {
    logIn({ role: 'orgAdmin' });
    const may = {
      ...mayNothing,
      triage: true,
      assign: true,
      snooze: true,
      cancel: true,
      say: true,
      say_inner: true,
    };
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () =>
        ok(requestDetails({ status: 'triaged', priority: 'routine', attention: 'nobody-assigned', may })),
      'GET /api/vendors/listVendors': () =>
        ok({
          vendors: [
            vendorLine(),
            vendorLine({ vendor_id: 'vnd_2', name: 'Old Pipes', insurance: 'expired' }),
          ],
          may_change: true,
        }),
      'POST /api/requests/assignRequest': ({ body }) => {
        bodies.push(body);
        return ok({ version: 3 });
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('Give it to a vendor or to one of you.')).toBeTruthy();
    await expectOutline('request');
    const [assign] = await screen.findAllByRole('button', { name: 'Assign' });
    if (assign) await userEvent.click(assign);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(
      await dialog.findByLabelText(/Vendor/),
      await dialog.findByRole('option', { name: /Old Pipes/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await dialog.findByText('Say why you take this vendor all the same')).toBeTruthy();
    await expectOutline('request-assign-uninsured');
    await userEvent.type(dialog.getByLabelText(/Why/), 'Nobody else is free');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await vi.waitFor(() =>
      expect(bodies).toEqual([
        expect.objectContaining({ to: { kind: 'vendor', id: 'vnd_2' }, uninsured: 'Nobody else is free' }),
      ]),
    );
  });

  it('is triaged by keys, and many are assigned at once', async () => {
    logIn({ role: 'orgAdmin' });
    const may = { ...mayNothing, assign: true, snooze: true };
    const assigned: string[] = [];
    fakeServer({
      [list]: () => lines([requestLine(), requestLine({ request_id: 'req_2', words: 'The lamp is dark' })]),
      [one]: () => ok(requestDetails({ status: 'triaged', may })),
      'GET /api/vendors/listVendors': () => ok({ vendors: [vendorLine()], may_change: true }),
      'POST /api/requests/assignRequest': ({ body }) => {
        const { request_id } = body as { request_id: string };
        assigned.push(request_id);
        return request_id === 'req_2' ? refused(409, 'not-triaged') : ok({ version: 2 });
      },
    });
    await renderScreen('/servicerequest');
    await screen.findByText(/A assigns, S snoozes/);
    const [row] = await screen.findAllByRole('link', { name: /The kitchen tap drips/ });
    row?.focus();
    await userEvent.keyboard('s');
    expect(await screen.findByRole('dialog', { name: 'Snooze' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    row?.focus();
    await userEvent.keyboard('d');
    expect(await screen.findByText(/Not in this status/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Assign 2 requests');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }));
    await dialog.findByRole('option', { name: 'Lake Plumbing' });
    await userEvent.selectOptions(dialog.getByLabelText(/Vendor/), 'Lake Plumbing');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 2 requests' }));
    expect(await dialog.findByText('Assigned')).toBeTruthy();
    expect(await dialog.findByText('Said no: not-triaged')).toBeTruthy();
    expect(assigned).toEqual(['req_1', 'req_2']);
  });

  it('waits, and says when there is nothing', async () => {
    logIn({ role: 'orgAdmin' });
    fakeServer({ [one]: never });
    await renderScreen(path);
    await expectOutline('request-loading');
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    fakeServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen(path);
    expect(await screen.findByText('Nothing to see here')).toBeTruthy();
  });
});

it('a rental owner answers an ask inside the product', async () => {
  logIn({ role: 'rentalOwner' });
  const ask = {
    ask: 1,
    cents: 42_000,
    why: 'A new tap',
    at: '2026-03-06T15:20:00.000Z',
    state: 'open' as const,
    owners: [{ owner_id: 'own_1', name: 'Ada Vale', percentage: 50 }],
  };
  const bodies: unknown[] = [];
  fakeServer({
    [one]: () =>
      ok(requestDetails({ status: 'waiting-owner', asks: [ask], may: { ...mayNothing, answer_ask: true } })),
    'POST /api/requests/answerAsk': ({ body }) => {
      bodies.push(body);
      return ok({ version: 4 });
    },
  });
  await renderScreen(path);
  expect(await screen.findByText('Your share: 50%')).toBeTruthy();
  await expectOutline('request-owner-asked');
  await press('Yes, go ahead');
  await vi.waitFor(() => expect(bodies).toEqual([expect.objectContaining({ ask: 1, yes: true })]));
});

describe('vendors', () => {
  it('are nothing of a rental owner, whose requests are a plain list', async () => {
    logIn({ role: 'rentalOwner' });
    const calls = fakeServer({ [list]: () => lines() });
    await renderScreen('/vendors');
    expect(calls).not.toContain('GET /api/vendors/listVendors');
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    await renderScreen('/servicerequest');
    expect(await screen.findByRole('heading', { level: 1, name: 'My requests' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Board' })).toBeNull();
  });

  it('are listed, each with a page', async () => {
    logIn({ role: 'orgAdmin' });
    fakeServer({
      'GET /api/vendors/listVendors': () => ok({ vendors: [vendorLine()], may_change: true }),
      'GET /api/vendors/countVendors': () => ok({ views: { all: 1, jobs: 0, uninsured: 1, archived: 0 } }),
      'GET /api/vendors/getVendor/*': () =>
        ok({
          ...vendorLine(),
          notes: '',
          requests: [requestLine()],
          rating: { stars: 4.5, count: 2 },
          may_change: true,
        }),
    });
    await renderScreen('/vendors');
    expect(await screen.findByText('Lake Plumbing')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Not insured 1' })).toBeTruthy();
    await expectOutline('vendors');
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    await renderScreen('/vendor?id=vnd_1');
    expect(await screen.findByText('4.5 of 5 (2)')).toBeTruthy();
    await expectOutline('vendor');
  });

  it('are archived many at once; who has a job stays, with the reason', async () => {
    logIn({ role: 'orgAdmin' });
    const archived: string[] = [];
    fakeServer({
      'GET /api/vendors/listVendors': () =>
        ok({
          vendors: [vendorLine(), vendorLine({ vendor_id: 'vnd_2', name: 'Old Pipes', open_jobs: 2 })],
          may_change: true,
        }),
      'GET /api/vendors/countVendors': () => ok({ views: { all: 2, jobs: 1, uninsured: 0, archived: 0 } }),
      'POST /api/vendors/archiveVendor': ({ body }) => {
        const { vendor_id } = body as { vendor_id: string };
        archived.push(vendor_id);
        return vendor_id === 'vnd_2' ? refused(409, 'vendor-has-jobs') : ok({});
      },
    });
    await renderScreen('/vendors');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Archive');
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive vendors' }));
    expect(dialog.getAllByText('Has 2 open jobs').length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Archive 2 vendors' }));
    expect(await dialog.findByText('1 done, 1 skipped')).toBeTruthy();
    expect(await dialog.findByText('Said no: vendor-has-jobs')).toBeTruthy();
    expect(archived).toEqual(['vnd_1', 'vnd_2']);
  });
});
