// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TermForm } from '../../../../../../shared/contract/lease-drafts';
import { type Asked, fakeServer, ok, refused } from '../../../../testing/fake-server';
import { FakeUpload, useFakeUpload } from '../../../../testing/fake-upload';
import { draftLease, term } from '../../../../testing/lease-samples';
import { expectOutline } from '../../../../testing/outline';
import { logIn } from '../../../../testing/people';
import { leaveScreen, renderScreen } from '../../../../testing/render-screen';
import { templateLine } from '../../../../testing/template-samples';

const bring = 'POST /api/leases/bringLeaseFile';
const text = 'GET /api/leases/getLeaseText/*';
const file = { sha256: 'a'.repeat(64), pages: 12 };
const review = '/updateLease?id=lse_1&step=review';

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  useFakeUpload();
});
afterEach(() => {
  leaveScreen();
  vi.unstubAllGlobals();
});

function server(more: Parameters<typeof fakeServer>[0] = {}, lease = draftLease()) {
  const saved: { term: TermForm }[] = [];
  fakeServer({
    'GET /api/leases/getLease/*': () => ok(lease),
    'PUT /api/leases/changeDraft/*': ({ body }: Asked) => {
      saved.push(body as { term: TermForm });
      return ok({ version: 9 });
    },
    'GET /api/leases/listTemplates': () =>
      ok([templateLine({ template_id: 'residential', name: 'Residential lease', seeded: true })]),
    'POST /api/leases/createLeaseUpload': () =>
      ok({ upload: 'doc_1', url: 'https://files.test/', fields: { key: 'k' } }),
    [bring]: () => ok(file),
    ...more,
  });
  return saved;
}

const choose = async (size = 10) => {
  const chosen = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
  Object.defineProperty(chosen, 'size', { value: size });
  fireEvent.change(await screen.findByLabelText('Lease as a PDF'), { target: { files: [chosen] } });
};

describe('a lease brought as a PDF', () => {
  it('goes to storage, is checked, and becomes the text of the draft', async () => {
    const asked: unknown[] = [];
    const saved = server({
      [bring]: ({ body }) => {
        asked.push(body);
        return ok(file);
      },
    });
    await renderScreen(review);
    await choose();
    expect(await screen.findByText('Your own PDF, 12 pages')).toBeTruthy();
    expect(FakeUpload.sent).toEqual([{ url: 'https://files.test/', fields: { key: 'k' } }]);
    expect(asked).toEqual([{ lease_id: 'lse_1', upload: 'doc_1' }]);
    await waitFor(() => expect(saved.at(-1)?.term.text).toEqual({ from: 'pdf', ...file }));
    expect(screen.getByRole('button', { name: 'Use another PDF' })).toBeTruthy();
  });

  it('says why it was refused, and keeps the text there was', async () => {
    const words = 'This PDF is protected by a password.';
    const saved = server({ [bring]: () => refused(422, 'invalid', { fields: { upload: words } }) });
    await renderScreen(review);
    await choose();
    expect(await screen.findByText(words)).toBeTruthy();
    await expectOutline('lease-brought-refused');
    await choose(26 * 1024 * 1024);
    expect(await screen.findByText('A file can be at most 25 MB')).toBeTruthy();
    expect(FakeUpload.sent).toHaveLength(1);
    expect(saved).toEqual([]);
  });

  it('is read in the page where the browser shows PDFs, and through a link everywhere', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    const shown = { ...file, url: 'https://files.test/lease.pdf', download_url: 'https://files.test/get' };
    const document = { type: 'doc', content: [] };
    const change = { id: 'file', number: '', title: '', change: 'not-compared', parts: [] };
    server(
      { [text]: () => ok({ document, missing: [], file: shown, changes: [change] }) },
      draftLease({ terms: [term({ text: { from: 'pdf', ...file } })] }),
    );
    await renderScreen(review);
    fireEvent.click(await screen.findByRole('button', { name: 'Read the text' }));
    const link = await screen.findByRole('link', { name: 'Open the lease' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([shown.url, '_blank']);
    expect(screen.getByTitle('The lease').getAttribute('src')).toBe(shown.url);
    expect(screen.getByText(/brought as a file, so they cannot be compared/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('PDF, 12 pages')).toBeTruthy());
    await expectOutline('lease-brought-file');
  });
});
