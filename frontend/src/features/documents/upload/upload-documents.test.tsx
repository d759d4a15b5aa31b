// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentLine, documentServer, documentsPage } from '../../../testing/document-samples';
import { type Asked, ok, refused } from '../../../testing/fake-server';
import { FakeUpload, useFakeUpload } from '../../../testing/fake-upload';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { pictureFile } from '../../../testing/picture-file';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const pdf = (name: string) => new File(['%PDF-1'], name, { type: 'application/pdf' });

let units = 0;
/** A fresh unit for each test, because uploads outlive their screen. */
const nextUnit = () => `unt_up_${++units}`;

beforeEach(() => {
  logIn({ role: 'manager' });
  useFakeUpload();
});
afterEach(() => {
  leaveScreen();
  vi.unstubAllGlobals();
});

function server(more: Parameters<typeof documentServer>[0] = {}) {
  const added: Asked[] = [];
  const calls = documentServer({
    'GET /api/documents/listDocuments/*': () =>
      documentsPage(added.map((_, at) => documentLine({ document_id: `doc_${at}` }))),
    'POST /api/documents/createDocumentUpload': () =>
      ok({ upload: 'upl_1', url: 'https://files.test/', fields: { key: 'k', Policy: 'p' } }),
    'POST /api/documents/addDocument': (asked) => {
      added.push(asked);
      return ok({ document_id: 'doc_9' });
    },
    ...more,
  });
  return { added, calls };
}

async function choose(files: readonly File[], unit = nextUnit()): Promise<string> {
  await renderScreen(`/view-UploadUnitFile?id=${unit}`);
  fireEvent.change(await screen.findByLabelText('Add documents'), { target: { files } });
  return unit;
}

describe('adding documents', () => {
  it('offers each with its name and a guessed folder, sends it to storage, then keeps it with what was typed', async () => {
    const { added, calls } = server();
    const unit = await choose([pdf('Lease 2026.pdf'), pdf('scan.pdf')]);
    const folder = await screen.findByLabelText('Folder of Lease 2026.pdf');
    expect(folder).toHaveProperty('value', 'lease');
    fireEvent.change(screen.getByLabelText('Name of scan.pdf'), { target: { value: 'Water bill' } });
    fireEvent.change(screen.getByLabelText('Folder of scan.pdf'), { target: { value: 'receipt' } });
    await expectOutline('documents-upload-ready');
    fireEvent.click(screen.getByLabelText('Share with the owners'));
    fireEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
    expect(await screen.findByText('2 documents were added')).toBeDefined();
    expect(screen.queryByText(/to upload|Uploading/)).toBeNull();
    expect(FakeUpload.sent[0]).toEqual({ url: 'https://files.test/', fields: { key: 'k', Policy: 'p' } });
    // Two uploads run at once, and either may finish first.
    const kept = added.map(({ body }) => body as { name: string });
    expect(kept.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      {
        unit_id: unit,
        upload: 'upl_1',
        contentType: 'application/pdf',
        name: 'Lease 2026.pdf',
        kind: 'lease',
        shared_with_owner: true,
        shared_with_tenant: false,
      },
      expect.objectContaining({ name: 'Water bill', kind: 'receipt' }),
    ]);
    expect(added[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    const listed = () => calls.filter((call) => call.includes('listDocuments')).length;
    await waitFor(() => expect(listed()).toBeGreaterThan(1));
  });

  it('makes a small picture of a photo, and does without where the browser cannot', async () => {
    const started: unknown[] = [];
    const { added } = server({
      'POST /api/documents/createDocumentUpload': ({ body }) => {
        started.push(body);
        const { contentType } = body as { contentType: string };
        return ok({ upload: `upl of ${contentType}`, url: 'https://files.test/', fields: {} });
      },
    });
    const photo = (name: `${string}.png`) => pictureFile(name);
    const send = async (name: `${string}.png`) => {
      await choose([photo(name)]);
      fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
      await screen.findByText(`${name} was added`);
      leaveScreen();
      logIn({ role: 'manager' });
    };
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => {} }));
    const pen = { fillRect: () => {}, drawImage: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['small'], { type: 'image/jpeg' })),
    );
    await send('Kitchen.png');
    expect(pen.drawImage.mock.calls[0]?.slice(1)).toEqual([50, 0, 300, 300, 0, 0, 108, 108]);
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await send('Bath.png');
    expect(started).toMatchObject([
      { contentType: 'image/png', bytes: photo('Kitchen.png').size },
      { contentType: 'image/jpeg', bytes: 5 },
      { contentType: 'image/png', bytes: photo('Kitchen.png').size },
    ]);
    expect(added.map(({ body }) => body)).toMatchObject([
      { upload: 'upl of image/png', thumb: 'upl of image/jpeg' },
      { upload: 'upl of image/png' },
    ]);
    expect(added[1]?.body).not.toHaveProperty('thumb');
  });

  it('says which files it does not take and why, and keeps the others', async () => {
    server();
    await choose([pdf('a.pdf'), new File(['x'], 'b.svg', { type: 'image/svg+xml' }), new File([], 'c.pdf')]);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('“b.svg” is not a supported type.');
    expect(said.textContent).toContain('“c.pdf” is empty.');
    expect(screen.getByRole('button', { name: 'Upload 1 file' })).toBeDefined();
    await expectOutline('documents-upload-refused');
  });

  it('takes what is dropped', async () => {
    server();
    await renderScreen(`/view-UploadUnitFile?id=${nextUnit()}`);
    const zone = (await screen.findByLabelText('Add documents')).closest('label');
    if (zone)
      fireEvent.drop(zone, { dataTransfer: { files: [pdf('dropped notice.pdf')], types: ['Files'] } });
    expect(await screen.findByLabelText('Folder of dropped notice.pdf')).toHaveProperty('value', 'notice');
  });

  it('loses nothing typed when the connection breaks or the screen is left, and Retry goes on', async () => {
    const { added } = server();
    FakeUpload.breaksOff = true;
    const unit = await choose([pdf('a.pdf')]);
    fireEvent.change(await screen.findByLabelText('Name of a.pdf'), { target: { value: 'Typed' } });
    fireEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    leaveScreen();
    await renderScreen(`/view-UploadUnitFile?id=${unit}`);
    expect(await screen.findByLabelText('Name of a.pdf')).toHaveProperty('value', 'Typed');
    FakeUpload.breaksOff = false;
    expect(screen.getByText(/^The marked files were not uploaded/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    expect(await screen.findByText('Typed was added')).toBeDefined();
    expect(added).toHaveLength(1);
  });

  it('has a progress bar for each, and Cancel puts it back', async () => {
    const { added } = server();
    FakeUpload.hangs = true;
    await choose([pdf('a.pdf')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading a.pdf' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
    await expectOutline('documents-upload-going');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    expect(await screen.findByRole('button', { name: 'Upload 1 file' })).toBeDefined();
    expect(added).toEqual([]);
  });

  it('says in its own row what the server found wrong with a file', async () => {
    server({
      'POST /api/documents/addDocument': () =>
        refused(422, 'invalid', { fields: { upload: 'What is in this file is not what its type says.' } }),
    });
    await choose([pdf('a.pdf')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
    const row = within(await screen.findByRole('listitem', { name: 'a.pdf' }));
    expect(await row.findByText('What is in this file is not what its type says.')).toBeDefined();
    await expectOutline('documents-upload-failed');
  });

  it('leaves sharing to who runs the unit', async () => {
    logIn({ role: 'rentalOwner' });
    server();
    await choose([pdf('a.pdf')]);
    await screen.findByRole('button', { name: 'Upload 1 file' });
    expect(screen.queryByLabelText('Share with the owners')).toBeNull();
    await expectOutline('documents-upload-rental-owner');
  });
});
