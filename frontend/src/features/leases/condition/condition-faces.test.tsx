// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import type { MyReport } from '../../../../../shared/contract/tenants';
import type { Report } from '../../../../../shared/domain/leases/condition/report';
import { messages } from '../../../../../shared/domain/messages';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { FakeUpload, useFakeUpload } from '../../../testing/fake-upload';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { pictureFile } from '../../../testing/picture-file';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const one = 'GET /api/leases/getConditionReport/lse_1/*';
const own = 'GET /api/tenants/getMyReport/lse_1/*';
const save = 'PUT /api/leases/saveConditionReport';
const at = (kind: 'In' | 'Out') => `/move${kind}?id=unt_1&lease=lse_1`;
type Routes = Parameters<typeof fakeServer>[0];

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  useFakeUpload();
  const context = new Proxy({ measureText: () => ({ width: 100 }) } as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? (() => undefined),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  URL.createObjectURL = () => 'blob:sent';
});
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const whole: Report = {
  day: '2026-07-01',
  keys: '2 house keys',
  address: '9 Oak Ave, Ames',
  meters: [
    { id: 'power', name: 'Electricity', reading: '10452' },
    { id: 'gas', name: 'Gas', reading: '' },
  ],
  rooms: [
    {
      id: 'hall',
      name: 'Hall',
      items: [
        { id: 'wall', name: 'Walls', condition: 'worn', note: 'Old paint', photos: ['a.jpg', 'gone.jpg'] },
        { id: 'floor', name: 'Floor', condition: 'good', note: '', photos: [] },
        { id: 'door', name: 'Door', condition: 'damaged', note: 'A hole', photos: [] },
        { id: 'lamp', name: 'Lamp', condition: 'missing', note: 'Gone', photos: [] },
        { id: 'bell', name: 'Bell', note: '', photos: [] },
      ],
    },
    { id: 'attic', name: 'Attic', items: [] },
  ],
};
const allGood = (report: Report): Report => ({
  ...report,
  rooms: report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: 'good' as const, note: '' })),
  })),
});
const remarks = [
  { item: 'wall', note: 'A stain, too', photos: ['b.jpg'], name: 'Nora Whitaker', is_mine: true },
  { item: '', note: 'It smells', photos: [], name: 'Omar Diaz', is_mine: false },
].map((each) => ({ ...each, at: '2026-07-03T12:00:00.000Z' }));

const read = (more: Partial<ConditionReport> = {}): ConditionReport => ({
  lease_id: 'lse_1',
  kind: 'in',
  version: 1,
  unit_id: 'unt_1',
  unit_number: '1A',
  property_title: 'Maple Court',
  address: '1 Main Street, Ames',
  tenants: ['Nora Whitaker', 'Omar Diaz'],
  caller: 'Lena Hart',
  today: '2026-07-02',
  report: whole,
  deductions: [],
  remarks,
  pictures: { 'a.jpg': '/a.jpg', 'b.jpg': '/b.jpg' },
  is_signed_lease: true,
  may_change: true,
  ...more,
});
const signed: NonNullable<ConditionReport['signed']> = {
  at: '2026-07-02T12:00:00.000Z',
  on: '2026-07-02',
  hash: 'a'.repeat(64),
  landlord: { name: 'Lena Hart', signature_url: '/one.png' },
};

async function open(report: ConditionReport, more: Routes = {}) {
  const calls = fakeServer({ [one]: () => ok(report), ...more });
  await renderScreen(at(report.kind === 'in' ? 'In' : 'Out'));
  await screen.findByRole('heading', { level: 1, name: /^Move-(in|out), unit 1A$/ });
  return calls;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const keep = (bodies: unknown[], answer: unknown = { version: 2 }) => ({
  [save]: ({ body }: { body: unknown }) => {
    bodies.push(body);
    return ok(answer);
  },
});
const saved = (bodies: unknown[]) => (bodies.at(-1) as { report: Report } | undefined)?.report;

/** The way back asks first, where something is not saved. */
async function expectQuestion() {
  const [back] = screen.getAllByRole('link');
  if (back) await userEvent.click(back);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await press('Stay');
}

describe('a report that is filled in', () => {
  it('is not left by mistake while something is not saved', async () => {
    await open(read());
    await userEvent.type(await screen.findByLabelText(/^Keys handed over/), ', one fob');
    await expectQuestion();
  });

  it('shows each condition, photo, remark and meter', async () => {
    await open(read());
    await expectOutline('condition-filling');
  });

  it('at move-out stands beside what was said at move-in, with what got worse', async () => {
    const deductions = [{ item: 'wall', reason: 'Paint', cents: 12_000 }];
    await open(read({ kind: 'out', before: allGood(whole), deductions }));
    await screen.findByRole('heading', { name: 'Differences' });
    await expectOutline('condition-out-filling');
  });

  it('at move-out says when there is nothing to compare with, or nothing is worse', async () => {
    await open(read({ kind: 'out', report: allGood(whole) }));
    expect(await screen.findByText('There is no signed move-in report to compare with')).toBeTruthy();
    expect(screen.getByText('Nothing is worse than at move-in.')).toBeTruthy();
  });

  it('takes another room, another thing, and none of either without a name', async () => {
    const bodies: unknown[] = [];
    await open(read(), keep(bodies));
    const room = await screen.findByLabelText('Another room');
    const buttons = () => screen.getAllByRole('button', { name: 'Add' });
    await userEvent.type(room, ' ');
    for (const button of buttons()) await userEvent.click(button);
    await userEvent.type(room, ' Cellar {Enter}');
    expect(room).toHaveProperty('value', '');
    await userEvent.type(screen.getByLabelText('Add an item: Hall'), 'Hook{Enter}');
    await press('Remove Lamp');
    await userEvent.type(screen.getByLabelText('Gas meter'), '77');
    await press('Save the report');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(saved(bodies)?.rooms.map(({ name, items }) => [name, ...items.map((item) => item.name)])).toEqual([
      ['Hall', 'Walls', 'Floor', 'Door', 'Bell', 'Hook'],
      ['Attic'],
      ['Cellar'],
    ]);
    expect(saved(bodies)?.meters.map(({ reading }) => reading)).toEqual(['10452', '77']);
  });

  it('keeps its day where the field is emptied, and takes another', async () => {
    const bodies: unknown[] = [];
    await open(read({ kind: 'out' }), keep(bodies));
    const day = await screen.findByLabelText(/^Keys returned on/);
    fireEvent.change(day, { target: { value: '' } });
    expect(day).toHaveProperty('value', '2026-07-01');
    fireEvent.change(day, { target: { value: '2026-06-30' } });
    await userEvent.type(screen.getByLabelText(/^Forwarding address/), '!');
    await press('Save the report');
    await waitFor(() =>
      expect(saved(bodies)).toMatchObject({ day: '2026-06-30', address: '9 Oak Ave, Ames!' }),
    );
  });

  it('takes photos one at a time, shows them, and lets go of one', async () => {
    const bodies: unknown[] = [];
    const asked: unknown[] = [];
    await open(read(), {
      ...keep(bodies),
      'POST /api/leases/createConditionUpload': ({ body }) => {
        asked.push(body);
        return asked.length === 1
          ? refused(422, 'invalid')
          : ok({ upload: 'new.jpg', url: 'https://files.test/', fields: { key: 'k' } });
      },
    });
    const add = await screen.findByLabelText('Add photo of Floor');
    const photo = pictureFile('x.png');
    fireEvent.change(add, { target: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] } });
    await screen.findByText(messages.imagesOnly);
    fireEvent.change(add, { target: { files: [photo] } });
    expect(await screen.findByText('Said no: invalid')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Add photo of Floor'), { target: { files: [photo] } });
    expect(await screen.findByRole('button', { name: 'Show large: Floor, photo 1' })).toBeTruthy();
    expect(asked[1]).toEqual({ lease_id: 'lse_1', contentType: 'image/png', bytes: photo.size });
    expect(FakeUpload.sent).toEqual([{ url: 'https://files.test/', fields: { key: 'k' } }]);
    await press('Remove: Walls, photo 1');
    await press('Save the report');
    await waitFor(() => expect(bodies).toHaveLength(1));
    const photos = saved(bodies)?.rooms.flatMap(({ items }) => items.map((item) => item.photos));
    expect(photos?.slice(0, 2)).toEqual([['gone.jpg'], ['new.jpg']]);
  });

  it('shows a photo large', async () => {
    await open(read());
    await press('Show large: Walls, photo 1');
    expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeTruthy();
    await press('Close this dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is sent to the tenants with the landlord’s signature alone', async () => {
    const bodies: unknown[] = [];
    await open(read({ report: allGood(whole) }), {
      'POST /api/leases/sendConditionReport': ({ body, headers }) => {
        bodies.push([body, headers.get('idempotency-key')]);
        return bodies.length === 1 ? refused(409, 'conflict') : ok({ version: 2 });
      },
    });
    await press('Send to the tenants');
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Sign and send' });
    await userEvent.click(dialog.getByRole('button', { name: 'Type it instead' }));
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    expect(send).toHaveProperty('disabled', true);
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Ada Vale');
    await userEvent.click(send);
    expect(await dialog.findByText('Said no: conflict')).toBeTruthy();
    await expectOutline('condition-send-refused');
    await userEvent.click(send);
    expect(await screen.findByText('The tenants have the report.')).toBeTruthy();
    const landlord = { name: 'Ada Vale', method: 'typed', signature: 'data:image/png;base64,AAAA' };
    const [[first, key], [, again]] = bodies as [[unknown, string], [unknown, string]];
    expect(first).toEqual({ lease_id: 'lse_1', kind: 'in', version: 1, landlord });
    expect(again).toBe(key);
  });
});

describe('a report that is only looked at', () => {
  it('has no buttons for who may not change it', async () => {
    const asked = { on: '2026-07-02', until: '2026-07-09', name: 'Lena Hart' };
    await open(read({ may_change: false, asked }));
    await expectOutline('condition-looked-at');
  });

  it('is with the tenants through their last day', async () => {
    const asked = { on: '2026-07-02', until: '2026-07-09', name: 'Lena Hart' };
    await open(read({ asked, today: '2026-07-09' }), {
      'POST /api/leases/closeConditionReport': () => refused(409, 'conflict'),
    });
    expect(await screen.findByText('With the tenants')).toBeTruthy();
    await press('Take it back');
    expect(await screen.findByText('Nothing was changed')).toBeTruthy();
  });

  it('was refused by a tenant, who said why', async () => {
    const unsigned = { why: 'refused' as const, name: 'Nora Whitaker', reason: 'Not my home' };
    await open(
      read({ kind: 'out', signed: { ...signed, unsigned }, before: allGood(whole), may_change: false }),
    );
    expect(await screen.findByText('Nora Whitaker refused to sign: Not my home')).toBeTruthy();
    await expectOutline('condition-out-refused');
  });

  it('has deductions that can be changed and removed, one by one', async () => {
    const bodies: unknown[] = [];
    const wall = { item: 'wall', reason: 'Paint', cents: 12_000 };
    const door = { item: 'door', reason: 'Hole', cents: 5_050 };
    const tenant = { name: 'Nora Whitaker', signature_url: '/other.png' };
    await open(
      read({ kind: 'out', signed: { ...signed, tenant }, before: allGood(whole), deductions: [wall, door] }),
      {
        'PUT /api/leases/changeDeductions': ({ body }) => {
          bodies.push(body);
          return bodies.length === 1 ? refused(409, 'changed-meanwhile') : ok({ version: 3 });
        },
      },
    );
    const [remove] = await screen.findAllByRole('button', { name: 'Remove' });
    if (remove) await userEvent.click(remove);
    expect(await screen.findByText('The draft was not removed')).toBeTruthy();
    await press('OK');
    await press('Change the deduction: Walls');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deduction: Walls' }));
    const amount = dialog.getByLabelText(/^Amount/);
    expect(amount).toHaveProperty('value', '120.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.01');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the draft' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    const body = { lease_id: 'lse_1', version: 1 };
    expect(bodies).toEqual([
      { ...body, deductions: [door] },
      { ...body, deductions: [door, { ...wall, cents: 1 }] },
    ]);
  });
});

describe('a tenant’s report', () => {
  const asked = { on: '2026-07-02', until: '2026-07-09', name: 'Lena Hart' };
  const mine = (more: Partial<MyReport> = {}): MyReport => ({
    lease_id: 'lse_1',
    kind: 'in',
    unit_number: '1A',
    property_title: 'Maple Court',
    organization: 'Vale Homes',
    name: 'Nora Whitaker',
    report: whole,
    hash: 'b'.repeat(64),
    pictures: { 'a.jpg': '/a.jpg', 'b.jpg': '/b.jpg' },
    remarks,
    asked,
    ...more,
  });
  const openMine = async (report: MyReport, more: Routes = {}) => {
    logIn({ role: 'tenant' });
    fakeServer({ [own]: () => ok(report), ...more });
    await renderScreen(at('In'));
    await screen.findByRole('heading', { level: 1, name: 'Move-in report' });
  };

  it('is to be checked, with the remarks there are, on the page that the mail opens too', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockReturnValue();
    const bodies: unknown[] = [];
    await openMine(mine(), {
      'POST /api/tenants/openMyReport': ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? refused(409, 'report-signed')
          : ok({ path: '/auth/report?token=secret' });
      },
    });
    await screen.findByRole('button', { name: 'Check and sign' });
    await expectOutline('condition-my-report');
    await press('Check and sign');
    expect(await screen.findByText('The report was not opened')).toBeTruthy();
    await press('OK');
    await press('Check and sign');
    await waitFor(() => expect(went.mock.calls[0]?.[0]).toBe('/auth/report?token=secret'));
    expect(bodies[0]).toEqual({ lease_id: 'lse_1', kind: 'in' });
  });

  it('is read as it was signed', async () => {
    const tenant = { name: 'Nora Whitaker', signature_url: '/other.png' };
    await openMine(mine({ asked: undefined, signed: { ...signed, tenant } }));
    await screen.findByText('Signed by both sides');
    await expectOutline('condition-my-signed');
  });
});
