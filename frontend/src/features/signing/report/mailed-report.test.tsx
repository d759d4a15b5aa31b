// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailedReport } from '../../../../../shared/contract/signing';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { useFakeUpload } from '../../../testing/fake-upload';
import { expectOutline } from '../../../testing/outline';
import { pictureFile } from '../../../testing/picture-file';
import { signingPages } from '../signing-pages';

const read = 'POST /api/signing/openMailedReport';
const answer = 'POST /api/signing/answerMailedReport';
const png = 'data:image/png;base64,AAAA';
const hash = 'a'.repeat(64);
const wall = { id: 'wall', name: 'Walls', condition: 'worn' as const, note: 'Scuffed', photos: ['one.jpg'] };
const sink = { id: 'sink', name: 'Sink', condition: 'good' as const, note: '', photos: [] };
const mailed: MailedReport = {
  kind: 'in',
  unit_number: '1A',
  property_title: 'Elm',
  place: '12 Elm Street, Unit 1A, Ames',
  organization: 'Northgate Homes',
  name: 'Nora Whitaker',
  hash,
  consent: { version: 'c1', paragraphs: ['You may sign on paper instead.'] },
  asked: { on: '2026-07-01', until: '2026-07-08', name: 'Lena Hart' },
  remarks: [],
  pictures: { 'one.jpg': 'https://files.test/one.jpg' },
  report: {
    day: '2026-07-01',
    keys: '2 house keys',
    meters: [],
    address: '',
    rooms: [{ id: 'kitchen', name: 'Kitchen', items: [wall, sink] }],
  },
};
const closed = (signed: Partial<NonNullable<MailedReport['signed']>>): MailedReport => {
  const { asked: _, ...rest } = mailed;
  const hand = { name: 'Lena Hart', signature_url: '' };
  const at = { at: '2026-07-02T12:00:00.000Z', on: '2026-07-02', hash };
  return { ...rest, signed: { ...at, landlord: hand, ...signed } };
};

beforeEach(() => {
  const context = new Proxy({ measureText: () => ({ width: 100 }) } as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? (() => undefined),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(png);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  localStorage.clear();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(link = 'secret') {
  const { Page } = signingPages['/auth/report'];
  render(
    <Suspense fallback={null}>
      <Page link={link} leave={vi.fn()} />
    </Suspense>,
  );
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async () => {
  await userEvent.click(await screen.findByRole('checkbox'));
  await click('Go to the report');
};

describe('a condition report behind a mailed link', () => {
  it('asks for the consent to sign electronically before it shows anything [D48]', async () => {
    fakeServer({ [read]: () => ok(mailed) });
    open();
    expect(await screen.findByText('You may sign on paper instead.')).toBeTruthy();
    expect(screen.getByText(/Please answer by Jul 08, 2026/)).toBeTruthy();
    expect(screen.queryByText('Walls')).toBeNull();
    await click('Go to the report');
    await expectOutline('mailed-report-consent');
    expect(screen.getByRole('alert').textContent).toBe('Tick the box if you agree.');
    await agree();
    expect(await screen.findByRole('heading', { level: 1, name: 'Check and sign the report' })).toBeTruthy();
    await expectOutline('mailed-report');
    expect(screen.getByRole('img', { name: 'Walls, 1 of 1' }).closest('a')?.href).toBe(
      'https://files.test/one.jpg',
    );
  });

  it('sends what is disputed with the signature, and then shows the report as it was signed', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [read]: () =>
        ok(bodies.length > 0 ? closed({ tenant: { name: 'Nora Whitaker', signature_url: '' } }) : mailed),
      [answer]: ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    open();
    await agree();
    // Nothing is agreed with before the tenant says so.
    expect(screen.getByText(/whether you agree with 2 things/)).toBeTruthy();
    expect(screen.queryAllByRole('radio', { name: /Agree|Dispute/, checked: true })).toEqual([]);
    const walls = within(screen.getByRole('group', { name: 'Walls' }));
    await userEvent.click(walls.getByRole('radio', { name: 'Dispute' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
    await click('Sign the report');
    expect(screen.getByText('Say what you see differently.')).toBeTruthy();
    await expectOutline('mailed-report-disputed');
    await userEvent.type(walls.getByLabelText('What you see differently'), 'A hole');
    await click('Sign the report');
    expect(screen.getByText('Say of each thing whether you agree.')).toBeTruthy();
    const sink = within(screen.getByRole('group', { name: 'Sink' }));
    expect(document.activeElement).toBe(sink.getByRole('radio', { name: 'Agree' }));
    await userEvent.click(sink.getByRole('radio', { name: 'Agree' }));
    expect(screen.getByText(/You dispute one thing and agree with the rest/)).toBeTruthy();
    await click('Sign the report');
    expect(await screen.findByRole('heading', { level: 1, name: 'The report is signed' })).toBeTruthy();
    await expectOutline('mailed-report-signed');
    // To the top of the report, and to the top of what became of it.
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledTimes(2));
    expect(bodies).toEqual([
      {
        token: 'secret',
        hash,
        remarks: [{ item: 'wall', note: 'A hole', photos: [] }],
        answer: { is: 'signed', name: 'Nora Whitaker', method: 'typed', signature: png, consent: 'c1' },
      },
    ]);
  });

  it('keeps what was typed and marked through a reload, until it is answered', async () => {
    let isSigned = false;
    fakeServer({
      [read]: () => ok(isSigned ? closed({ tenant: { name: 'Nora Whitaker', signature_url: '' } }) : mailed),
      [answer]: () => {
        isSigned = true;
        return { body: { success: 1 } };
      },
    });
    open();
    await agree();
    const thing = (name: string) => within(screen.getByRole('group', { name }));
    await userEvent.click(thing('Sink').getByRole('radio', { name: 'Dispute' }));
    await userEvent.type(thing('Sink').getByLabelText('What you see differently'), 'It drips');
    await userEvent.click(thing('Walls').getByRole('radio', { name: 'Agree' }));
    cleanup();
    // The account leads to it by a link of its own: the same draft.
    open('another');
    await agree();
    expect(thing('Sink').getByLabelText('What you see differently')).toHaveProperty('value', 'It drips');
    expect(thing('Walls').getByRole('radio', { name: 'Agree' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
    await click('Sign the report');
    await screen.findByRole('heading', { level: 1, name: 'The report is signed' });
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a photo as soon as it is there, with the words so far, and lets go of it', async () => {
    useFakeUpload();
    const bodies: { remarks: readonly { photos: readonly string[] }[] }[] = [];
    const own = (photos: readonly string[]) => [
      { item: 'wall', note: 'A hole', photos, at: '2026-07-02T12:00:00.000Z', name: 'Nora', is_mine: true },
    ];
    let isNo = true;
    fakeServer({
      [read]: () => {
        const photos = bodies.at(-1)?.remarks[0]?.photos.map(() => 'mine.jpg') ?? [];
        const pictures = { ...mailed.pictures, 'mine.jpg': 'https://files.test/mine.jpg' };
        return ok(bodies.length > 0 ? { ...mailed, remarks: own(photos), pictures } : mailed);
      },
      'POST /api/signing/createReportUpload': () =>
        isNo
          ? refused(422, 'too-many-tries')
          : ok({ upload: 'img_new', url: 'https://files.test/', fields: {} }),
      'PUT /api/signing/saveReportRemarks': ({ body }) => {
        bodies.push(body as (typeof bodies)[number]);
        return { body: { success: 1 } };
      },
    });
    open();
    await agree();
    const walls = () => within(screen.getByRole('group', { name: 'Walls' }));
    await userEvent.click(walls().getByRole('radio', { name: 'Dispute' }));
    await userEvent.type(walls().getByLabelText('What you see differently'), 'A hole');
    const add = (of: File) =>
      fireEvent.change(walls().getByLabelText('Add a photo of Walls'), { target: { files: [of] } });
    add(new File(['x'], 'x', { type: 'application/pdf' }));
    expect(await walls().findByText('Only image files are allowed.')).toBeTruthy();
    expect(walls().getByLabelText('Add a photo of Walls').getAttribute('aria-invalid')).toBe('true');
    add(pictureFile('wall.png'));
    expect(await walls().findByText('Said no: too-many-tries')).toBeTruthy();
    isNo = false;
    add(pictureFile('wall.png'));
    expect(await walls().findByRole('img', { name: 'Walls, yours, 1' })).toBeTruthy();
    await expectOutline('mailed-report-photo');
    await click('Remove your photo 1 of Walls');
    await waitFor(() => expect(walls().queryByRole('img', { name: 'Walls, yours, 1' })).toBeNull());
    const wall = { item: 'wall', note: 'A hole' };
    expect(bodies).toEqual([
      { token: 'secret', remarks: [{ ...wall, photos: ['img_new'] }] },
      { token: 'secret', remarks: [{ ...wall, photos: [] }] },
    ]);
  });

  it('agrees with the rest of a room by one press', async () => {
    fakeServer({ [read]: () => ok(mailed) });
    open();
    await agree();
    await click('Agree with all of Kitchen');
    expect(screen.getByText(/You agree with the report as it is/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Agree with/ })).toBeNull();
  });

  it('takes a refusal with a reason', async () => {
    const bodies: unknown[] = [];
    const unsigned = { why: 'refused' as const, name: 'Nora Whitaker', reason: 'Not my home' };
    fakeServer({
      [read]: () => ok(bodies.length > 0 ? closed({ unsigned }) : mailed),
      [answer]: ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    open();
    await agree();
    await click('Refuse to sign');
    const dialog = within(await screen.findByRole('dialog'));
    await expectOutline('mailed-report-refuse');
    await userEvent.type(dialog.getByLabelText('Why you do not sign'), 'Not my home');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse to sign' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The report was refused' })).toBeTruthy();
    await expectOutline('mailed-report-refused');
    expect(bodies).toMatchObject([{ answer: { is: 'refused', reason: 'Not my home' }, remarks: [] }]);
  });

  it('keeps what was typed when the report changed meanwhile, and shows the new one', async () => {
    let isChanged = false;
    const later = { item: 'sink', note: 'It drips', photos: [], at: '2026-07-02T12:00:00.000Z' };
    const remarks = [{ ...later, name: 'Omar Diaz', is_mine: false }];
    fakeServer({
      [read]: () => ok(isChanged ? { ...mailed, remarks } : mailed),
      [answer]: () => {
        isChanged = true;
        return refused(409, 'changed-meanwhile');
      },
    });
    open();
    await agree();
    const walls = within(screen.getByRole('group', { name: 'Walls' }));
    await userEvent.click(walls.getByRole('radio', { name: 'Dispute' }));
    await userEvent.type(walls.getByLabelText('What you see differently'), 'A hole');
    const sink = within(screen.getByRole('group', { name: 'Sink' }));
    await userEvent.click(sink.getByRole('radio', { name: 'Agree' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
    await click('Sign the report');
    expect(await screen.findByText('It drips')).toBeTruthy();
    await expectOutline('mailed-report-changed');
    expect(screen.getByText('Said no: changed-meanwhile')).toBeTruthy();
    expect(walls.getByLabelText('What you see differently')).toHaveProperty('value', 'A hole');
  });

  it.each([
    ['a link that ended', 'secret'],
    ['no link', ''],
  ])('says the same of %s', async (_, link) => {
    fakeServer({ [read]: () => refused(404, 'link-not-valid') });
    open(link);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
  });

  it('says that nobody answered in time', async () => {
    fakeServer({ [read]: () => ok(closed({ unsigned: { why: 'no-answer', name: '', reason: '' } })) });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'The report is closed' })).toBeTruthy();
    await expectOutline('mailed-report-closed');
    expect(screen.getByText('No answer')).toBeTruthy();
  });
});
