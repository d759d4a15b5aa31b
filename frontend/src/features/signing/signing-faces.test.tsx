// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedCopy, Signing } from '../../../../shared/contract/signing';
import { fakeServer, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { isSigningPath, signingPages } from './signing-pages';
import { alteredWords } from './verify/altered-words';
import { VerifyPage } from './verify/verify-page';
import { WholeFacts } from './verify/whole-facts';

const opened = 'POST /api/signing/openSigning';
const copied = 'POST /api/signing/getSignedCopy';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const context = new Proxy({ measureText: () => ({ width: 100 }) } as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? (() => undefined),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
});

function open(path: '/auth/sign' | '/auth/copy', link = 'secret') {
  const { Page } = signingPages[path];
  render(<Page link={link} leave={vi.fn()} />);
}
const signing = (more: Partial<Signing> = {}): Signing => ({
  state: 'open',
  name: 'Theo Barnes',
  role: 'tenant',
  organization: 'Vale Homes',
  place: '12 Elm St, Unit 101, Austin',
  expires_on: '2026-12-20',
  is_complete: false,
  consent: { version: '1', paragraphs: ['You may sign electronically.'], is_given: true },
  text: {
    document: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'The whole text.' }] },
        { type: 'signatures', attrs: { role: 'tenants' } },
        { type: 'signatures', attrs: { role: 'co-signers' } },
        { type: 'signatures', attrs: { role: 'owner' } },
      ],
    },
    text_hash: 'a'.repeat(64),
  },
  signers: [
    { name: 'Theo Barnes', role: 'tenant', has_signed: false },
    { name: 'Margaret Barnes', role: 'co-signer', has_signed: true },
    { name: 'Lena Hart', role: 'agent', has_signed: false },
  ],
  ...more,
});

describe('a signer’s page', () => {
  it('shows the whole text with who signs it, and what changed since', async () => {
    const changes: Signing['changes'] = [
      {
        id: 'rent',
        number: '2',
        title: 'Rent',
        change: 'changed',
        parts: [{ same: 'Rent is ' }, { was: '$1,450', is: '$1,500' }],
      },
      { id: 'pets', number: '3', before: '4', title: 'Pets', change: 'moved', parts: [] },
      { id: 'car', number: '4', title: '', change: 'added', parts: [{ was: '', is: 'One space.' }] },
      {
        id: 'old',
        number: '',
        before: '5',
        title: 'Old',
        change: 'removed',
        parts: [{ was: 'Gone.', is: '' }],
      },
    ];
    fakeServer({ [opened]: () => ok(signing({ changes })) });
    open('/auth/sign');
    await screen.findByRole('heading', { name: 'What changed since you last signed' });
    expect(document.querySelector('[data-wide]')).toBeTruthy();
    await expectOutline('signing-renewal');
  });

  it('says that everyone has signed, and leads to the copy', async () => {
    const signers = signing().signers.map((one) => ({ ...one, has_signed: true }));
    fakeServer({ [opened]: () => ok(signing({ state: 'signed', is_complete: true, signers })) });
    open('/auth/sign', 'a&b');
    const link = await screen.findByRole('link', { name: 'Get your copy' });
    expect(link.getAttribute('href')).toBe('/auth/copy?token=a%26b');
    expect(document.querySelector('[data-wide]')).toBeNull();
    await expectOutline('signing-complete');
  });

  it('asks for the name first, then for the signature, and stays with what the server says', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [opened]: () => ok(signing()),
      'POST /api/signing/signLease': ({ body }) => {
        bodies.push(body);
        return refused(422, 'invalid');
      },
    });
    open('/auth/sign');
    const name = await screen.findByLabelText('Your full name');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
    expect(screen.getByText('Type your name above.')).toBeTruthy();
    const sign = screen.getByRole('button', { name: 'Sign the lease' });
    await userEvent.click(sign);
    expect(screen.getByText('Write your name.')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, ' Theo B ');
    await userEvent.click(sign);
    expect(await screen.findByText('Said no: invalid')).toBeTruthy();
    expect(bodies).toMatchObject([{ name: 'Theo B', method: 'typed' }]);
  });

  it.each([
    'already-signed',
    'not-your-turn',
    'link-ended',
    'link-not-valid',
    'consent-missing',
    'changed-meanwhile',
  ])('reads the link again after %s', async (code) => {
    let reads = 0;
    fakeServer({
      [opened]: () => {
        reads += 1;
        return ok(signing(reads > 1 ? { state: 'signed' } : {}));
      },
      'POST /api/signing/signLease': () => refused(409, code),
    });
    open('/auth/sign');
    await userEvent.click(await screen.findByRole('radio', { name: 'Type' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign the lease' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your signature is in' })).toBeTruthy();
    expect(reads).toBe(2);
  });

  it('whose turn has not come is told so by a refusal, too', async () => {
    fakeServer({ [opened]: () => refused(409, 'not-your-turn') });
    open('/auth/sign');
    expect(await screen.findByRole('heading', { name: 'It is not your turn yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  it.each([
    [400, 'invalid'],
    [404, 'not-found'],
  ])('shows the one page of dead links for %i %s', async (status, code) => {
    fakeServer({ [opened]: () => refused(status, code) });
    open('/auth/sign');
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
  });

  it('prints the lease', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fakeServer({ [opened]: () => ok(signing()) });
    open('/auth/sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Print or save' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('leads down to the signature while that is out of sight', async () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    class Watch {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Watch);
    fakeServer({ [opened]: () => ok(signing()) });
    open('/auth/sign');
    await screen.findByText('The whole text.');
    expect(screen.queryByRole('link', { name: 'Go to the signature' })).toBeNull();
    see(false);
    expect((await screen.findByRole('link', { name: 'Go to the signature' })).getAttribute('href')).toBe(
      '#sign',
    );
    see(true);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to the signature' })).toBeNull());
  });

  it('has addresses of its own', () => {
    expect(['/auth/sign', '/auth/report', '/auth/verify', 'toString'].map(isSigningPath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a signer’s copy', () => {
  const paper = (name: string) => ({ url: `https://files.test/${name}`, hash: 'a'.repeat(64) });
  const copy = (more: Partial<SignedCopy> = {}): SignedCopy => ({
    organization: 'Vale Homes',
    place: '12 Elm St',
    lease: paper('lease'),
    is_void: false,
    ...more,
  });

  it.each([
    { copy: copy(), outline: 'signing-copy' },
    { copy: copy({ lease: undefined }), outline: 'signing-copy-prepared' },
    { copy: copy({ is_void: true, void: paper('void') }), outline: 'signing-copy-void' },
    { copy: copy({ settlement: paper('letter') }), outline: 'signing-copy-settled' },
  ])('$outline', async ({ copy: shown, outline }) => {
    fakeServer({ [copied]: () => ok(shown) });
    open('/auth/copy');
    await screen.findByRole('heading', { name: 'Your copies' });
    await expectOutline(outline);
  });

  it('of a void lease waits for the page that says so', async () => {
    let now = copy({ is_void: true });
    fakeServer({ [copied]: () => ok(now) });
    open('/auth/copy');
    await screen.findByText(/The sealed copy is being prepared/);
    now = copy({ is_void: true, void: paper('void') });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('link', { name: 'Download the void page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('is behind no empty link', () => {
    open('/auth/copy', '');
    expect(screen.getByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
  });
});

describe('the check of a sealed lease', () => {
  const keys = 'GET /api/signing/getSealCertificates';
  const pdf = (bytes?: number) => {
    const file = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
    if (bytes) Object.defineProperty(file, 'size', { value: bytes });
    return file;
  };

  it('takes a file that is chosen or dropped, and says what is wrong with it', async () => {
    fakeServer({ [keys]: () => ok({ certificates: [btoa('key')] }) });
    render(<VerifyPage />);
    const input = await screen.findByLabelText(/Choose the PDF/);
    await expectOutline('signing-verify');
    fireEvent.change(input, { target: { files: [pdf()] } });
    await screen.findByText('This file has no seal');
    await expectOutline('signing-verify-no-seal');
    const box = input.closest('label') as HTMLElement;
    fireEvent.dragOver(box);
    expect(box.dataset.over).toBe('true');
    fireEvent.dragLeave(box);
    expect(box.dataset.over).toBeUndefined();
    fireEvent.drop(box, { dataTransfer: { files: [new File(['x'], 'other.pdf')] } });
    expect(await screen.findByText('other.pdf')).toBeTruthy();
  });

  it('says when the keys could not be read', async () => {
    fakeServer({ [keys]: () => refused(500, 'unexpected') });
    render(<VerifyPage />);
    expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeTruthy();
  });

  it.each([
    ['too large to have been sealed here', 50 * 1024 * 1024 + 1, 'This file has no seal'],
    ['as large as any', 50 * 1024 * 1024, 'This file was altered'],
  ])('of a file %s', async (_, bytes, words) => {
    fakeServer({ [keys]: () => ok({ certificates: [] }) });
    const file = pdf(bytes);
    file.arrayBuffer = () => Promise.reject(new Error('unreadable'));
    render(<VerifyPage />);
    fireEvent.change(await screen.findByLabelText(/Choose the PDF/), { target: { files: [file] } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['added', 'This file was altered', /Something was added/],
    ['pages', 'This file was altered', /Its pages/],
    ['text', 'This file was altered', /^The text that was signed/],
    ['record', 'This file was altered', /^The record of the signatures/],
    ['seal', 'This file was altered', /^The seal itself/],
    ['unknown-key', 'This file was not sealed here', /a key that is not ours/],
  ] as const)('has words for %s', (part, title, text) => {
    expect(alteredWords({ part })).toEqual({ title, text: expect.stringMatching(text) });
  });

  it('names the event that was altered', () => {
    expect(alteredWords({ part: 'events', seq: 7 }).text).toMatch(/^Event 7 of its record/);
  });

  it('lists who signed a whole file and when, and its fingerprints', async () => {
    const event = (seq: number, kind: string, name: string) => ({
      seq,
      kind,
      actor: { name },
      at: '2026-06-15T12:00:00.000Z',
    });
    const events = [event(1, 'sent', 'Lena'), event(2, 'signed', 'Theo'), event(3, 'voided', 'Lena')];
    const parties = [
      { name: 'Theo', role: 'tenant' },
      { name: 'Margaret', role: 'co-signer' },
      { name: 'Lena', role: 'agent' },
    ];
    const about = { place: '12 Maple Street, Unit 1A, Ames, Iowa 50010', parties };
    const evidence = { events, about, textHash: 't'.repeat(64) };
    const checked = { isWhole: true, evidence, hash: 'f'.repeat(64), sealedAt: new Date() };
    render(<WholeFacts checked={checked as never} />);
    await expectOutline('signing-verify-whole');
  });
});
