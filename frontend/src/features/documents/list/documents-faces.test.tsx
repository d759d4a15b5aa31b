// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type DocumentType,
  documentKinds,
  documentTypes,
} from '../../../../../shared/domain/portfolio/documents';
import {
  documentDetails,
  documentLine,
  documentServer,
  documentsPage,
  photoLine,
} from '../../../testing/document-samples';
import { type Answer, type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/documents/listDocuments/*';
const one = 'GET /api/documents/getDocument/*';
const all = 'GET /api/documents/searchDocuments';
const change = 'PUT /api/documents/updateDocument/doc_1';
const remove = 'DELETE /api/documents/deleteDocument/doc_1';
const path = '/view-UploadUnitFile?id=unt_1';
const done = (): Answer => ({ body: { success: 1 } });

/** One of each folder, type of file and kind of sharing. */
const rich = (Object.keys(documentTypes) as DocumentType[]).map((content_type, at) =>
  documentLine({
    document_id: `doc_${at + 1}`,
    name: `File ${at + 1}`,
    content_type,
    kind: documentKinds[at % documentKinds.length] ?? 'other',
    bytes: 10 ** at,
    shared_with_owner: at % 2 === 1,
    shared_with_tenant: at % 4 > 1,
  }),
);

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

async function openMenu(item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Lease 2026.pdf' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a unit’s documents', () => {
  it('have a row for each type of file, folder and sharing', async () => {
    documentServer({ [list]: () => documentsPage([...rich, photoLine]) });
    await renderScreen(path);
    expect(await screen.findByText('File 8')).toBeTruthy();
    await expectOutline('documents-unit');
  });

  it('of one folder keep it in every link and count only its own', async () => {
    documentServer({
      [list]: () => documentsPage([documentLine()], { counts: { lease: 26, photo: 3 }, next: 'c2' }),
    });
    await renderScreen(`${path}&kind=lease`);
    expect(await screen.findByText('1 of 26')).toBeTruthy();
    await expectOutline('documents-unit-folder');
  });

  it.each([
    { status: 500, code: 'internal', said: 'Retry', outline: 'documents-unit-failed' },
    { status: 404, code: 'not-found', said: 'There is no such unit here', outline: 'documents-unit-missing' },
    {
      status: 403,
      code: 'not-permitted',
      said: 'You don’t have access to this page',
      outline: 'documents-unit-closed',
    },
  ])('that answer $code say so', async ({ status, code, said, outline }) => {
    documentServer({ [list]: () => refused(status, code) });
    await renderScreen(path);
    expect(await screen.findByText(said)).toBeTruthy();
    await expectOutline(outline);
  });

  it('wait with the shape of a list', async () => {
    documentServer({ [list]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await expectOutline('documents-unit-loading');
  });

  it('are read again by Retry', async () => {
    let asked = 0;
    documentServer({
      [list]: () => (asked++ === 0 ? refused(500, 'internal') : documentsPage([documentLine()])),
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Lease 2026.pdf')).toBeTruthy();
  });

  it.each(['unit_id', 'unitId', 'unitid'])('open by %s too', async (name) => {
    const calls = documentServer();
    await renderScreen(`/view-UploadUnitFile?${name}=unt_5`);
    await screen.findByText('Lease 2026.pdf');
    expect(calls[0]).toBe('GET /api/documents/listDocuments/unt_5');
  });

  it('say what a search did not find', async () => {
    documentServer({ [list]: () => documentsPage([], { counts: { lease: 2 } }) });
    await renderScreen(`${path}&search=zzz`);
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
    await expectOutline('documents-unit-no-match');
  });
});

describe('the menu of a document', () => {
  it('has every action in a list', async () => {
    documentServer({ [list]: () => documentsPage([documentLine()]) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Lease 2026.pdf' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
    await expectOutline('document-menu-list');
  });

  it('on the document’s page leaves out what the page has', async () => {
    documentServer();
    await renderScreen('/document-view?id=doc_1');
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
    await expectOutline('document-menu-page');
  });

  it('opens the document', async () => {
    documentServer();
    const { place } = await renderScreen(path);
    await openMenu('View');
    await waitFor(() => expect(place()).toBe('/document-view?id=doc_1'));
  });

  it('says that a download did not work', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    documentServer({ [one]: () => refused(500, 'internal') });
    await renderScreen(path);
    await openMenu('Download');
    expect(await screen.findByText('The document could not be downloaded. Please try again.')).toBeTruthy();
  });

  it('says that a document was not deleted, and keeps it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    documentServer({ [remove]: () => refused(409, 'conflict') });
    await renderScreen(path);
    await openMenu('Delete');
    expect(await screen.findByText('Lease 2026.pdf could not be deleted. Said no: conflict')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Lease 2026/ })).toBeTruthy();
  });

  it('says that a deleted document did not come back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    documentServer({
      [remove]: done,
      'POST /api/documents/restoreDocument': () => refused(409, 'too-many'),
    });
    await renderScreen(path);
    await openMenu('Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Lease 2026.pdf could not be restored. Said no: too-many')).toBeTruthy();
  });

  it('says that a restored document is back', async () => {
    documentServer({ 'POST /api/documents/restoreDocument': done });
    await renderScreen(`${path}&deleted=true`);
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back Lease 2026.pdf' }));
    expect(await screen.findByText('Lease 2026.pdf is back')).toBeTruthy();
  });
});

describe('the dialogs of a document', () => {
  it('share it by switches that save at once', async () => {
    documentServer();
    await renderScreen(path);
    await openMenu('Share');
    expect(await screen.findByRole('switch', { name: 'Tenant' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show the current sharing after somebody else changed it, and save on top of that', async () => {
    const sent: unknown[] = [];
    documentServer({
      [one]: () => ok(documentDetails({ version: 9, name: 'Theirs', shared_with_owner: false })),
      [change]: ({ body }: Asked) => {
        sent.push(body);
        return sent.length === 1 ? refused(409, 'changed-meanwhile') : ok({ version: 10 });
      },
    });
    await renderScreen(path);
    await openMenu('Share');
    fireEvent.click(await screen.findByRole('switch', { name: 'Tenant' }));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Rental owners' })).toHaveProperty('checked', false),
    );
    expect(screen.getByText(/^Someone else changed this in the meantime/)).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Tenant' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({
      version: 9,
      name: 'Theirs',
      kind: 'lease',
      shared_with_owner: false,
      shared_with_tenant: true,
    });
  });

  it('save one switch at a time', async () => {
    const sent: unknown[] = [];
    documentServer({
      [change]: ({ body }: Asked) => {
        sent.push(body);
        return never();
      },
    });
    await renderScreen(path);
    await openMenu('Share');
    fireEvent.click(await screen.findByRole('switch', { name: 'Tenant' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(screen.getByRole('switch', { name: 'Rental owners' }));
    expect(screen.getByRole('switch', { name: 'Rental owners' })).toHaveProperty('checked', true);
    expect(sent).toHaveLength(1);
  });
});

describe('one document', () => {
  it.each([
    { status: 500, code: 'internal', said: 'Retry', outline: 'document-failed' },
    { status: 404, code: 'not-found', said: 'There is no such document here', outline: 'document-missing' },
  ])('that answers $code says so', async ({ status, code, said, outline }) => {
    documentServer({ [one]: () => refused(status, code) });
    await renderScreen('/document-view?id=doc_1');
    expect(await screen.findByText(said)).toBeTruthy();
    await expectOutline(outline);
  });

  it('of a tenant, not shared with anybody else, can only be read', async () => {
    logIn({ role: 'tenant' });
    documentServer({ [one]: () => ok(documentDetails({ may_change: false, shared_with_owner: false })) });
    await renderScreen('/document-view?document_id=doc_1');
    expect(await screen.findByText('Not shared')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('steps to the older one of its folder', async () => {
    const asked: string[] = [];
    const older = documentLine({ document_id: 'doc_0', name: 'Older' });
    documentServer({
      [list]: ({ query }) => {
        asked.push(query.toString());
        return documentsPage([documentLine(), older]);
      },
    });
    await renderScreen('/document-view?id=doc_1');
    const link = await screen.findByRole('link', { name: 'Next document: Older' });
    expect(link.getAttribute('href')).toBe('/document-view?id=doc_0');
    expect(asked).toEqual(['limit=100&kind=lease']);
  });

  it('as a picture grows to four times, and back by 0', async () => {
    documentServer({ [one]: () => ok(documentDetails({ ...photoLine, view_url: '/local/s3/k.jpg' })) });
    await renderScreen('/document-view?id=doc_2');
    const picture = await screen.findByRole('region', { name: 'Picture' });
    for (const size of ['150%', '200%', '300%', '400%']) {
      fireEvent.keyDown(picture, { key: '=' });
      expect(screen.getByText(size)).toBeTruthy();
    }
    expect(screen.getByRole('button', { name: 'Larger' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(picture, { key: '+' });
    fireEvent.keyDown(picture, { key: '-' });
    expect(screen.getByText('300%')).toBeTruthy();
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      fireEvent.keyDown(picture, { key: '-', ...held });
    fireEvent.keyDown(picture, { key: 'a' });
    expect(screen.getByText('300%')).toBeTruthy();
    fireEvent.keyDown(picture, { key: '0' });
    expect(screen.getByText('100%')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
    fireEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    expect(screen.getByText('100%')).toBeTruthy();
  });
});

describe('the documents of all units', () => {
  it('say what a search did not find', async () => {
    fakeServer({ [all]: () => ok({ documents: [] }) });
    await renderScreen('/documents?search=zzz&kind=notice');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
    await expectOutline('documents-no-match');
  });
});
