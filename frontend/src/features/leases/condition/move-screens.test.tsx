// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { newReport } from '../../../../../shared/domain/leases/condition/checklist';
import type { Report, ReportItem } from '../../../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../../../shared/domain/leases/signing/consent-text';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const one = 'GET /api/leases/getConditionReport/lse_1/*';
const save = 'PUT /api/leases/saveConditionReport';
const at = (kind: 'In' | 'Out') => `/move${kind}?id=unt_1&lease=lse_1`;

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  // jsdom draws nothing.
  const context = { fillRect: () => undefined, clearRect: () => undefined, scale: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

const blank: Report = {
  ...newReport({ bedrooms: '', bathrooms: '', appliances: [] }, '2026-07-01'),
  rooms: [
    {
      id: 'hall',
      name: 'Hall',
      items: [
        { id: 'wall', name: 'Walls', note: '', photos: [] },
        { id: 'floor', name: 'Floor', note: '', photos: [] },
      ],
    },
  ],
};
const filled = (change: Partial<ReportItem> = {}): Report => ({
  ...blank,
  keys: '2 house keys',
  rooms: blank.rooms.map((room) => ({
    ...room,
    items: room.items.map((item, index) => ({
      ...item,
      condition: 'good' as const,
      ...(index === 0 && change),
    })),
  })),
});

const read = (more: Partial<ConditionReport> = {}): ConditionReport => ({
  lease_id: 'lse_1',
  kind: 'in',
  version: 0,
  unit_id: 'unt_1',
  unit_number: '1A',
  property_title: 'Maple Court',
  address: '1 Main Street, Ames',
  tenants: ['Nora Whitaker'],
  caller: 'Lena Hart',
  today: '2026-07-02',
  report: blank,
  deductions: [],
  pictures: {},
  remarks: [],
  is_signed_lease: true,
  may_change: true,
  ...more,
});
const signed: NonNullable<ConditionReport['signed']> = {
  at: '2026-07-02T12:00:00.000Z',
  on: '2026-07-02',
  hash: 'a'.repeat(64),
  landlord: { name: 'Lena Hart', signature_url: '/one.png' },
  tenant: { name: 'Nora Whitaker', signature_url: '/other.png' },
};
const choose = async (word: string, of: string) =>
  userEvent.click(
    within(await screen.findByRole('radiogroup', { name: `Condition: ${of}` })).getByRole('radio', {
      name: word,
    }),
  );

describe('/moveIn', () => {
  it('takes the condition of everything and saves it', async () => {
    const bodies: unknown[] = [];
    let report = read();
    fakeServer({
      [one]: () => ok(report),
      [save]: ({ body }) => {
        bodies.push(body);
        report = read({ version: 1, report: filled({ condition: 'worn', note: 'Old paint' }) });
        return ok({ version: 1 });
      },
    });
    await renderScreen(at('In'));
    await choose('Worn', 'Walls');
    await userEvent.type(screen.getByLabelText('Note: Walls'), 'Old paint');
    expect(screen.getByText('1 of 2 items checked')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Rest is good: Hall' }));
    expect(screen.getByText('2 of 2 items checked')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Keys handed over/), '2 house keys');
    await userEvent.click(screen.getByRole('button', { name: 'Save the report' }));
    expect(await screen.findByRole('button', { name: 'Sign together' })).toBeTruthy();
    await expectOutline('condition-saved');
    const saved = filled({ condition: 'worn', note: 'Old paint' });
    expect(bodies).toEqual([{ lease_id: 'lse_1', kind: 'in', version: 0, report: saved }]);
  });

  it('says what is missing before both sides sign, in a folded room too', async () => {
    fakeServer({ [one]: () => ok(read({ version: 1 })) });
    await renderScreen(at('In'));
    await userEvent.click(await screen.findByRole('button', { name: 'Hall' }));
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign together' }));
    expect(screen.getAllByText('Say what condition this is in')).toHaveLength(2);
    expect(screen.getByText('Say which keys change hands')).toBeTruthy();
    await expectOutline('condition-incomplete');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks both sides for a name and a signature', async () => {
    fakeServer({ [one]: () => ok(read({ version: 1, report: filled() })) });
    await renderScreen(at('In'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the move-in report' }));
    await expectOutline('condition-sign-together');
    expect(dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Lena Hart',
      'Nora Whitaker',
    ]);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Sign the report' }).disabled).toBe(true);
  });

  it('takes a typed signature, too, once both sides agree to sign electronically [D48]', async () => {
    const context = new Proxy({ measureText: () => ({ width: 100 }) } as Record<string, unknown>, {
      get: (known, name: string) => known[name] ?? (() => undefined),
      set: () => true,
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () => ok(read({ version: 1, report: filled() })),
      'POST /api/leases/signConditionReport': ({ body }) => {
        bodies.push(body);
        return ok({ version: 2 });
      },
    });
    await renderScreen(at('In'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the move-in report' }));
    for (const button of dialog.getAllByRole('button', { name: 'Type it instead' }))
      await userEvent.click(button);
    expect(dialog.getByText(/^You can read and sign this report electronically/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Sign the report' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Both sides agree/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign the report' }));
    const method = 'typed';
    const signature = 'data:image/png;base64,AAAA';
    await waitFor(() =>
      expect(bodies).toMatchObject([
        {
          landlord: { name: 'Lena Hart', signature, method },
          tenant: { name: 'Nora Whitaker', signature, method },
          consent: reportConsent.version,
        },
      ]),
    );
  });

  it('names what was refused at the thing it is about', async () => {
    fakeServer({
      [one]: () => ok(read()),
      [save]: () => refused(404, 'not-found', { fields: { wall: 'This photo is gone' } }),
    });
    await renderScreen(at('In'));
    await choose('Good', 'Walls');
    await userEvent.click(screen.getByRole('button', { name: 'Save the report' }));
    expect(await screen.findByText('This photo is gone')).toBeTruthy();
    await expectOutline('condition-refused');
  });

  it.each([
    ['loads', () => never(), 'Lease'],
    ['is not there', () => refused(404, 'not-found'), 'Lease not found'],
    ['is empty for who only looks', () => ok(read({ may_change: false })), 'Move-in, unit 1A'],
  ])('%s', async (_, answer, title) => {
    fakeServer({ [one]: answer });
    await renderScreen(at('In'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save the report' })).toBeNull();
  });

  it('waits for the signatures of the lease', async () => {
    fakeServer({ [one]: () => ok(read({ is_signed_lease: false })) });
    await renderScreen(at('In'));
    expect(await screen.findByText('The lease is not signed yet')).toBeTruthy();
    await expectOutline('condition-too-early');
  });
});

describe('a report that is with the tenants', () => {
  const asked = { on: '2026-07-02', until: '2026-07-09', name: 'Lena Hart' };
  const remarks = [
    { item: 'wall', note: 'A hole behind the door', photos: [], name: 'Nora Whitaker', is_mine: false },
  ].map((one) => ({ ...one, at: '2026-07-03T12:00:00.000Z' }));
  const waiting = read({ version: 2, report: filled(), asked, remarks });

  it('shows who remarked what, and can be taken back', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () => ok(waiting),
      'POST /api/leases/closeConditionReport': ({ body }) => {
        bodies.push(body);
        return ok({ version: 3 });
      },
    });
    await renderScreen(at('In'));
    expect(await screen.findByText('A hole behind the door')).toBeTruthy();
    await expectOutline('condition-with-tenants');
    expect(screen.queryByRole('button', { name: 'Close without them' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ lease_id: 'lse_1', kind: 'in', version: 2, outcome: 'taken-back' }]),
    );
  });

  it('is closed without an answer only after the last day, and says so then', async () => {
    const unsigned = { why: 'no-answer' as const, name: '', reason: '' };
    let report = { ...waiting, today: '2026-07-10' };
    fakeServer({
      [one]: () => ok(report),
      'POST /api/leases/closeConditionReport': () => {
        report = read({ version: 3, report: filled(), signed: { ...signed, tenant: undefined, unsigned } });
        return ok({ version: 3 });
      },
    });
    await renderScreen(at('In'));
    await screen.findByRole('button', { name: 'Close without them' });
    await expectOutline('condition-late');
    await userEvent.click(screen.getByRole('button', { name: 'Close without them' }));
    expect(await screen.findByText('No tenant answered in time.')).toBeTruthy();
    await expectOutline('condition-no-answer');
  });
});

describe('/moveOut', () => {
  const out = read({
    kind: 'out',
    version: 2,
    signed,
    before: filled(),
    report: filled({ condition: 'damaged', note: 'A hole' }),
  });

  it('shows both reports side by side, and who signed', async () => {
    fakeServer({ [one]: () => ok(out) });
    await renderScreen(at('Out'));
    expect(await screen.findByRole('heading', { name: 'Signed by both sides' })).toBeTruthy();
    await expectOutline('condition-out-signed');
    expect(screen.getAllByText('At move-in')).toHaveLength(2);
    expect(screen.getAllByText('At move-out')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Sign together' })).toBeNull();
  });

  it('makes a draft deduction of a difference, and of nothing else', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () => ok(out),
      'PUT /api/leases/changeDeductions': ({ body }) => {
        bodies.push(body);
        return ok({ version: 3 });
      },
    });
    await renderScreen(at('Out'));
    expect(await screen.findAllByRole('button', { name: /^Draft a deduction/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Draft a deduction: Walls' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deduction: Walls' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the draft' }));
    expect(await dialog.findByText('Enter an amount')).toBeTruthy();
    await expectOutline('condition-deduction');
    await userEvent.type(dialog.getByLabelText(/^Amount/), '120');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the draft' }));
    expect(await screen.findByText('The draft is kept.')).toBeTruthy();
    const deductions = [{ item: 'wall', reason: 'A hole', cents: 12_000 }];
    expect(bodies).toEqual([{ lease_id: 'lse_1', version: 2, deductions }]);
  });
});
