// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Signing } from '../../../../shared/contract/signing';
import { type Asked, fakeServer, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { today } from '../../ui/data/instant';
import { pen } from '../../ui/media/signature-pad';
import { linkIn, signingPages } from './signing-pages';

const png = 'data:image/png;base64,AAAA';
const image = 'img';
const details = 'GET /api/leaseinfo/getLeaseDetailsForCosigner/*';
const merge = 'POST /api/leaseinfo/getLeaseAggrementMergeFieldData';
const cosign = 'POST /api/leaseinfo/cosignerESign';
const consent = { version: '1', paragraphs: ['You may sign electronically.'] };

let drawnWith: Record<string, unknown>;

/** jsdom draws nothing: strokes are taken, and the picture is always the same. */
function fakeCanvas() {
  drawnWith = { measureText: () => ({ width: 100 }) };
  const context = new Proxy(drawnWith, {
    get: (known, name: string) => known[name] ?? (() => undefined),
    set: (known, name: string, value) => Reflect.set(known, name, value),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(png);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  fakeCanvas();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

const pad = () => screen.getByRole(image, { name: 'Signature pad' });

function draw() {
  fireEvent.mouseDown(pad(), { which: 1, clientX: 10, clientY: 10 });
  fireEvent.mouseMove(pad(), { which: 1, clientX: 60, clientY: 40 });
  fireEvent.mouseUp(document, { which: 1, clientX: 60, clientY: 40 });
}

function open(path: keyof typeof signingPages, link = 'secret') {
  const leave = vi.fn();
  const { Page } = signingPages[path];
  render(<Page link={link} leave={leave} />);
  return leave;
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const row = (type: string, ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraph(text)] })),
});

describe('the co-signer’s page', () => {
  const path = '/auth/cosigner-sign';
  const lease = {
    unit_id: 'unit-value',
    leaseaggrementdetails: 'Rent is {{monthly_RENT}} for {{Tenant_Names}}{{Nothing}}.',
    document: {
      type: 'doc',
      content: [
        paragraph('Rent is {{monthly_RENT}} for {{Tenant_Names}}{{Nothing}}.'),
        paragraph('<b>bold</b>'),
        {
          type: 'table',
          content: [row('tableHeader', 'Item', 'Each month'), row('tableCell', 'Rent', '{{Monthly_Rent}}')],
        },
      ],
    },
    organization: 'Northgate Homes',
    place: '12 Elm Street, Unit 101, Ames',
    tenants: ['Theo Barnes', 'Kim Diaz'],
    consent,
    cosigner_name: 'Margaret Barnes',
    expires_on: '2026-12-20',
  };
  const server = (more: Parameters<typeof fakeServer>[0] = {}) =>
    fakeServer({
      [details]: () => ok([lease]),
      [merge]: () => ok([{ Monthly_Rent: '$1,450.00', Tenant_Names: 'Theo' }]),
      ...more,
    });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Co-signer Signature' }));
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('Cosigner Name'), 'Margaret Barnes');
    draw();
  };

  it('shows the text, name, day, pad and button of the spec [COS-01]', async () => {
    const calls = server();
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lease Agreement' })).toBeTruthy();
    await expectOutline('signing-cosigner');
    expect(screen.getByLabelText('Cosigner Name').getAttribute('placeholder')).toBe('Your Name');
    expect(screen.getByLabelText('Date')).toHaveProperty('value', today());
    expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([pad().getAttribute('width'), pad().getAttribute('height')]).toEqual(['300', '70']);
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
    expect(screen.getByText('You may sign electronically.')).toBeTruthy();
    expect(calls).toEqual(['GET /api/leaseinfo/getLeaseDetailsForCosigner/secret', merge]);
  });

  it('says who asks, for whom, and what it means; a void is said without a reload', async () => {
    let isVoid = false;
    server({ [details]: () => (isVoid ? refused(404, 'link-not-valid') : ok([lease])) });
    open(path);
    expect(
      await screen.findByText(
        'Northgate Homes asks you to co-sign the lease of Theo Barnes and Kim Diaz for 12 Elm Street, Unit 101, Ames.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^Co-signing means that you pay what the tenants owe/)).toBeTruthy();
    document.dispatchEvent(new Event('visibilitychange'));
    isVoid = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'This can’t be signed anymore' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Northgate Homes can tell you more');
  });

  it('asks a question and declines with a reason', async () => {
    const bodies: unknown[] = [];
    const keep = ({ body }: { body: unknown }) => {
      bodies.push(body);
      return ok({});
    };
    server({ 'POST /api/signing/askQuestion': keep, 'POST /api/signing/declineToSign': keep });
    open(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
    await userEvent.type(await screen.findByLabelText('Your question'), 'For how long?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'I can’t');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'You declined to sign' })).toBeTruthy();
    expect(bodies).toEqual([
      { token: 'secret', question: 'For how long?' },
      { token: 'secret', reason: 'I can’t' },
    ]);
  });

  it('draws in blue, with the values of the spec [COS-02]', async () => {
    server();
    open(path);
    await screen.findByLabelText('Cosigner Name');
    draw();
    expect(drawnWith.fillStyle).toBe('blue');
    expect(pen).toMatchObject({ minWidth: 0.5, maxWidth: 2.5, minDistance: 5, throttle: 16 });
  });

  it('says that it is signed when the list is empty [COS-03]', async () => {
    server({ [details]: () => ok([]) });
    open(path);
    expect(await screen.findByRole('heading', { name: 'Co-signer Signature' })).toBeTruthy();
    await expectOutline('signing-cosigner-done');
    expect(
      screen.getByText('Thank you! Co-signer signature is already completed for this lease agreement.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('fills fields whatever their case, missing ones with nothing, and never as HTML [COS-04]', async () => {
    server();
    open(path);
    expect(await screen.findByText('Rent is $1,450.00 for Theo.')).toBeTruthy();
    expect(screen.getByText('<b>bold</b>')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Each month',
    ]);
    expect(screen.getByRole('row', { name: 'Rent $1,450.00' })).toBeTruthy();
  });

  it('asks for name and signature [COS-05]', async () => {
    const calls = server();
    open(path);
    await screen.findByLabelText('Cosigner Name');
    await submit();
    const words = 'Please enter your name and provide signature.';
    expect(screen.getByText(words)).toBeTruthy();
    await expectOutline('signing-cosigner-wrong');
    await userEvent.type(screen.getByLabelText('Cosigner Name'), 'Margaret');
    await submit();
    expect(screen.getByText(words)).toBeTruthy();
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await submit();
    expect(screen.getByText(words)).toBeTruthy();
    expect(calls).not.toContain(cosign);
  });

  it('sends it once, with a spinner, says that it is saved, and leads to the login [COS-01] [COS-05]', async () => {
    const bodies: unknown[] = [];
    let answer: (value: ReturnType<typeof ok>) => void = () => undefined;
    server({
      [cosign]: ({ body }: Asked) => {
        bodies.push(body);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    const leave = open(path);
    await fill();
    await submit();
    await waitFor(() => expect(bodies).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Submit Co-signer Signature' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.querySelector('.spinner')).toBeTruthy();
    await submit();
    await act(async () => answer(ok({ affectedRows: 1, changedRows: 1 })));
    const said = await screen.findByRole('alertdialog', { name: 'Cosigner signature saved successfully!' });
    await expectOutline('signing-cosigner-saved');
    expect(leave).not.toHaveBeenCalled();
    expect(said.querySelector('button[aria-label="Close this dialog"]')).toBeTruthy();
    fireEvent(said, new Event('close'));
    expect(leave).toHaveBeenCalledWith('/auth/loginformik');
    expect(bodies).toEqual([
      {
        unitid: 'unit-value',
        leaseId: 'secret',
        name: 'Margaret Barnes',
        cosignerSignature: png,
        cosignedate: today(),
        method: 'drawn',
      },
    ]);
  });

  it('a typed name becomes the same picture', async () => {
    const bodies: unknown[] = [];
    server({
      [cosign]: ({ body }) => {
        bodies.push(body);
        return ok({ affectedRows: 1, changedRows: 1 });
      },
    });
    open(path);
    await userEvent.type(await screen.findByLabelText('Cosigner Name'), 'Margaret Barnes');
    await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
    await expectOutline('signing-cosigner-typed');
    await submit();
    await screen.findByRole('alertdialog');
    expect(bodies).toMatchObject([{ cosignerSignature: png, method: 'typed' }]);
  });

  it('warns when no row changed, and says inline when it failed [COS-05]', async () => {
    let tries = 0;
    vi.spyOn(console, 'error').mockReturnValue();
    server({
      [cosign]: () => (tries++ === 0 ? refused(500, 'unexpected') : ok({ affectedRows: 0, changedRows: 0 })),
    });
    const leave = open(path);
    await fill();
    await submit();
    expect(await screen.findByText('Failed to save signature.')).toBeTruthy();
    await submit();
    expect(await screen.findByRole('alertdialog', { name: 'Something went wrong!' })).toBeTruthy();
    await expectOutline('signing-cosigner-not-taken');
    expect(screen.queryByText('Failed to save signature.')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('that cannot be loaded is logged, and the loader stops [COS-05]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let tries = 0;
    server({ [merge]: () => (tries++ === 0 ? refused(500, 'unexpected') : ok([{}])) });
    open(path);
    expect(screen.getByAltText('Loading...')).toBeTruthy();
    await screen.findByRole('button', { name: 'Retry' });
    await expectOutline('signing-failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Rent is for .')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('The lease could not be loaded', expect.anything());
  });

  it.each(['link-not-valid', 'link-ended'])('one page for a link with %s, or with none', async (code) => {
    vi.spyOn(console, 'error').mockReturnValue();
    server({ [details]: () => refused(404, code) });
    open(path);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
    await expectOutline('signing-dead-link');
    cleanup();
    open(path, '');
    expect(screen.getByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
  });
});

describe('a signer’s page', () => {
  const path = '/auth/sign';
  const opened = 'POST /api/signing/openSigning';
  const document = {
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'The whole text.' }] },
      { type: 'signatures' as const, attrs: { role: 'tenants' as const } },
    ],
  };
  const signing = (more: Partial<Signing> = {}): Signing => ({
    state: 'open',
    name: 'Theo Barnes',
    role: 'tenant',
    organization: 'Vale Homes',
    place: '12 Elm St, Unit 101, Austin',
    expires_on: '2026-12-20',
    is_complete: false,
    consent: { ...consent, is_given: true },
    text: { document, text_hash: 'a'.repeat(64) },
    signers: [{ name: 'Theo Barnes', role: 'tenant', has_signed: false }],
    ...more,
  });

  it('asks for consent first, and shows the lease after it', async () => {
    const bodies: unknown[] = [];
    let isGiven = false;
    fakeServer({
      [opened]: () => ok(signing({ consent: { ...consent, is_given: isGiven } })),
      'POST /api/signing/consentToSign': ({ body }) => {
        bodies.push(body);
        isGiven = true;
        return { body: { success: 1 } };
      },
    });
    open(path);
    expect(await screen.findByText(/Vale Homes asks you to sign the lease for 12 Elm St/)).toBeTruthy();
    expect(screen.queryByText('The whole text.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the lease' }));
    expect(screen.getByText('Tick the box if you agree.')).toBeTruthy();
    await expectOutline('signing-consent');
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Go to the lease' }));
    expect(await screen.findByText('The whole text.')).toBeTruthy();
    expect(bodies).toEqual([{ token: 'secret', version: '1' }]);
  });

  it('shows a lease that was brought as a PDF, with a link to it on any device', async () => {
    const file = {
      sha256: 'b'.repeat(64),
      pages: 1,
      url: 'https://files.test/own.pdf',
      download_url: 'https://files.test/get',
    };
    fakeServer({ [opened]: () => ok(signing({ text: { document, text_hash: 'a'.repeat(64), file } })) });
    open(path);
    const link = await screen.findByRole('link', { name: 'Open the lease' });
    await expectOutline('signing-brought-file');
    expect(link.getAttribute('href')).toBe(file.url);
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(file.download_url);
    expect(screen.getByText('PDF, 1 page')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign the lease' })).toBeTruthy();
  });

  it('signs the text that is shown, and says what comes then', async () => {
    // As newer browsers do.
    Object.assign(window, { scrollTo: async () => undefined });
    const bodies: unknown[] = [];
    let now = signing();
    fakeServer({
      [opened]: () => ok(now),
      'POST /api/signing/signLease': ({ body }) => {
        bodies.push(body);
        const signers = [{ name: 'Theo Barnes', role: 'tenant' as const, has_signed: true }];
        now = signing({ state: 'signed', text: undefined, signers });
        return ok({ is_complete: false });
      },
    });
    open(path);
    await screen.findByText('The whole text.');
    const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign the lease' }));
    await sign();
    expect(screen.getByText('Draw your signature, or type it.')).toBeTruthy();
    await expectOutline('signing-unsigned');
    draw();
    await sign();
    expect(await screen.findByRole('heading', { name: 'Thank you, your signature is in' })).toBeTruthy();
    await expectOutline('signing-signed');
    expect(screen.getByText('Signed')).toBeTruthy();
    expect(bodies).toEqual([
      { token: 'secret', text_hash: 'a'.repeat(64), name: 'Theo Barnes', method: 'drawn', signature: png },
    ]);
  });

  it('declines with a reason, and not without one', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [opened]: () => ok(signing()),
      'POST /api/signing/declineToSign': ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    open(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline to sign' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline to sign?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Say why in a few words.')).toBeTruthy();
    await expectOutline('signing-decline');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The rent is wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'You declined to sign' })).toBeTruthy();
    await expectOutline('signing-declined');
    expect(bodies).toEqual([{ token: 'secret', reason: 'The rent is wrong' }]);
  });

  it('can ask the sender, and sign afterward', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [opened]: () => ok(signing()),
      'POST /api/signing/askQuestion': ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    open(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ask a question' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Write your question.')).toBeTruthy();
    await expectOutline('signing-ask');
    await userEvent.type(dialog.getByLabelText('Your question'), ' May I paint? ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Your question was sent' })).toBeTruthy();
    await expectOutline('signing-asked');
    expect(bodies).toEqual([{ token: 'secret', question: 'May I paint?' }]);
    expect(screen.getByRole('button', { name: 'Sign the lease' })).toBeTruthy();
  });

  it('waits for whose turn it is, and looks again', async () => {
    let now = signing({ state: 'waiting', text: undefined });
    fakeServer({ [opened]: () => ok(now) });
    open(path);
    expect(await screen.findByRole('heading', { name: 'It is not your turn yet' })).toBeTruthy();
    await expectOutline('signing-not-yet');
    now = signing();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('The whole text.')).toBeTruthy();
  });

  it('whose paper ended while it was read says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isOver = false;
    fakeServer({
      [opened]: () => (isOver ? refused(404, 'link-ended') : ok(signing())),
      'POST /api/signing/signLease': () => {
        isOver = true;
        return refused(404, 'link-ended');
      },
    });
    open(path);
    await screen.findByText('The whole text.');
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'Sign the lease' }));
    expect(await screen.findByRole('heading', { name: 'This can’t be signed anymore' })).toBeTruthy();
  });
});

describe('the secret of a signer’s address', () => {
  it.each([
    ['/auth/sign', '?token=abc', 'abc'],
    ['/auth/cosigner-sign', '?LeasId=123', '123'],
    ['/auth/cosigner-sign', '?LeasId=1e5', '1e5'],
    ['/auth/cosigner-sign', '?token=abc', ''],
    ['/auth/home', '?token=abc', ''],
  ])('of %s%s is “%s”', (path, search, secret) => {
    expect(linkIn(path, search)).toBe(secret);
  });
});
