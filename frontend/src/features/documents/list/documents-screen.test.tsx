// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentLine, documentServer, documentsPage, photoLine } from '../../../testing/document-samples';
import { type Asked, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/documents/listDocuments/*';
const path = '/view-UploadUnitFile?id=unt_1';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

async function openMenu(name: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('/view-UploadUnitFile', () => {
  it('stands in folders with counts, each row with who added it, when, and who else sees it [GEN-09]', async () => {
    documentServer();
    await renderScreen('/view-UploadUnitFile?unit_id=unt_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Documents' })).toBeDefined();
    expect(await screen.findByText('Unit 101, Elm House')).toBeDefined();
    const row = screen.getByRole('row', { name: /Lease 2026.pdf/ });
    for (const words of ['Lease · 332 KB', 'Jan 05, 2026', 'Mia Stone', 'Owner'])
      expect(row.textContent).toContain(words);
    const link = within(row).getByRole('link', { name: /Lease 2026/ });
    expect(link.getAttribute('href')).toBe('/document-view?id=doc_1');
    const photo = screen.getByRole('row', { name: /Kitchen/ });
    expect(photo.textContent).toContain('Not shared');
    expect(photo.querySelector('img')?.getAttribute('src')).toBe('/local/s3/kitchen-thumb.jpg');
    expect(row.querySelector('img')).toBeNull();
    const folders = within(screen.getByRole('navigation', { name: 'Folders' }));
    // Empty folders are hidden on a phone, which is what the test's browser is.
    const all = folders.getAllByRole('link', { hidden: true });
    expect(all.map(({ textContent }) => textContent)).toEqual([
      'All documents2',
      'Leases1',
      'Inspections',
      'Insurance',
      'Notices',
      'Receipts',
      'Photos1',
      'Other',
      'Recently deleted',
    ]);
    expect(folders.getByRole('link', { name: /Leases/ }).getAttribute('href')).toBe(
      '/view-UploadUnitFile?id=unt_1&kind=lease',
    );
  });

  it('asks the server for what the address says, page by page', async () => {
    const asked: string[] = [];
    documentServer({
      [list]: ({ query }) => {
        asked.push(query.toString());
        return documentsPage([documentLine()], query.has('after') ? {} : { next: 'cur_2' });
      },
    });
    const { place } = await renderScreen(`${path}&kind=lease&search=2026`);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('26 of 26')).toBeDefined();
    expect(place()).toContain('after=cur_2&page=2');
    expect(asked).toEqual(['search=2026&kind=lease&limit=25', 'search=2026&kind=lease&after=cur_2&limit=25']);
  });

  it('is loading, could not be read, not there, not for this role, and it is said which', async () => {
    documentServer({ [list]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeDefined();
    for (const [status, code, said] of [
      [500, 'internal', 'Retry'],
      [404, 'not-found', 'There is no such unit here'],
      [403, 'not-permitted', 'You don’t have access to this page'],
    ] as const) {
      leaveScreen();
      documentServer({ [list]: () => refused(status, code) });
      await renderScreen(path);
      expect(await screen.findByText(said), code).toBeDefined();
    }
    leaveScreen();
    logIn({ role: 'rentalManager' });
    expect(documentServer()).toEqual([]);
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeDefined();
  });

  it('is empty in words that fit: for who may add, for who may not, for a folder, for a search', async () => {
    const nothing = (may_change: boolean) => ({ [list]: () => documentsPage([], { may_change }) });
    documentServer(nothing(true));
    await renderScreen(path);
    expect(await screen.findByText('No documents yet')).toBeDefined();
    expect(screen.getByLabelText('Add documents')).toBeDefined();
    await expectOutline('documents-unit-none');
    leaveScreen();
    documentServer(nothing(true));
    await renderScreen(`${path}&kind=notice`);
    expect(await screen.findByText('This folder is empty')).toBeDefined();
    await expectOutline('documents-unit-folder-none');
    leaveScreen();
    documentServer(nothing(true));
    const { place } = await renderScreen(`${path}&search=zzz`);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe(path));
    leaveScreen();
    logIn({ role: 'orgAdmin', account: { canChange: false } });
    documentServer(nothing(true));
    await renderScreen(path);
    expect(await screen.findByText('Documents about this unit will appear here.')).toBeDefined();
    await expectOutline('documents-unit-none-read-only');
    expect(screen.queryByLabelText('Add documents')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Recently deleted' })).toBeNull();
  });

  it('shows a rental owner what is shared and no folder that hints at more', async () => {
    logIn({ role: 'rentalOwner' });
    documentServer();
    await renderScreen(path);
    const folders = within(await screen.findByRole('navigation', { name: 'Folders' }));
    expect(folders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All documents2',
      'Leases1',
      'Photos1',
      'Recently deleted',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Kitchen.jpg' }));
    await screen.findByRole('menuitem', { name: 'View' });
    await expectOutline('documents-unit-rental-owner-menu');
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    leaveScreen();
    documentServer({ [list]: () => documentsPage([], { may_change: false }) });
    await renderScreen(path);
    expect(await screen.findByText('Nothing is shared with you here')).toBeDefined();
    await expectOutline('documents-unit-none-shared');
  });

  it('takes no more than a unit can hold, and says so', async () => {
    documentServer({ [list]: () => documentsPage([documentLine()], { counts: { lease: 200 } }) });
    await renderScreen(path);
    expect(await screen.findByText(/^This unit holds 200 documents/)).toBeDefined();
    expect(screen.queryByLabelText('Add documents')).toBeNull();
    await expectOutline('documents-unit-full');
  });

  it('without a unit in the address says where documents are', async () => {
    documentServer();
    await renderScreen('/view-UploadUnitFile');
    expect(await screen.findByText('Documents belong to a unit')).toBeDefined();
    await expectOutline('documents-of-no-unit');
  });
});

describe('a row’s actions', () => {
  it('rename and move in one dialog, and say when somebody else was first', async () => {
    const sent: unknown[] = [];
    documentServer({
      'GET /api/documents/getDocument/*': () =>
        ok({ ...documentLine({ name: 'Theirs', version: 5 }), may_change: true }),
      'PUT /api/documents/updateDocument/doc_1': ({ body }: Asked) => {
        sent.push(body);
        return sent.length === 1 ? refused(409, 'changed-meanwhile') : ok({ version: 6 });
      },
    });
    await renderScreen(path);
    await openMenu('Lease 2026.pdf', 'Rename or move');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move' }));
    const name = dialog.getByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: '  ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeDefined();
    await expectOutline('document-rename-no-name');
    fireEvent.change(name, { target: { value: 'Signed lease' } });
    fireEvent.change(dialog.getByLabelText('Folder'), { target: { value: 'other' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const merging = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this document in the meantime' }),
    );
    const names = within(merging.getByRole('radiogroup', { name: 'Name' }));
    expect(names.getByRole('radio', { name: /^Theirs.*Theirs$/ })).toHaveProperty('checked', false);
    expect(names.getByRole('radio', { name: /^Signed lease.*Yours$/ })).toHaveProperty('checked', true);
    expect(name).toHaveProperty('value', 'Signed lease');
    await expectOutline('document-rename-merge');
    fireEvent.click(merging.getByRole('button', { name: 'Save with these' }));
    expect(await screen.findByText('Signed lease was saved')).toBeDefined();
    const mine = { name: 'Signed lease', kind: 'other', shared_with_owner: true, shared_with_tenant: false };
    expect(sent).toEqual([
      { version: 4, ...mine },
      { version: 5, ...mine },
    ]);
  });

  it('share at once by a switch, and put it back when it failed', async () => {
    const sent: unknown[] = [];
    documentServer({
      'PUT /api/documents/updateDocument/doc_1': ({ body }: Asked) => {
        sent.push(body);
        return sent.length === 1 ? ok({ version: 5 }) : refused(409, 'conflict');
      },
    });
    await renderScreen(path);
    await openMenu('Lease 2026.pdf', 'Share');
    const tenant = await screen.findByRole('switch', { name: 'Tenant' });
    fireEvent.click(tenant);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ version: 4, shared_with_owner: true, shared_with_tenant: true });
    await waitFor(() => expect(tenant).toHaveProperty('checked', true));
    fireEvent.click(screen.getByRole('switch', { name: 'Rental owners' }));
    expect(await screen.findByText('Said no: conflict')).toBeDefined();
    await expectOutline('document-share-refused');
    expect(sent[1]).toMatchObject({ version: 5, shared_with_owner: false });
    expect(screen.getByRole('switch', { name: 'Rental owners' })).toHaveProperty('checked', true);
  });

  it('delete at once, with Undo that brings it back', async () => {
    const back: unknown[] = [];
    let gone = false;
    documentServer({
      [list]: () => documentsPage(gone ? [photoLine] : [documentLine(), photoLine]),
      'DELETE /api/documents/deleteDocument/doc_1': () => {
        gone = true;
        return { body: { success: 1 } };
      },
      'POST /api/documents/restoreDocument': ({ body }: Asked) => {
        back.push(body);
        gone = false;
        return { body: { success: 1 } };
      },
    });
    await renderScreen(path);
    await openMenu('Lease 2026.pdf', 'Delete');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Lease 2026/ })).toBeNull());
    expect(screen.getByText('Lease 2026.pdf was deleted')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('row', { name: /Lease 2026/ })).toBeDefined();
    expect(back).toEqual([{ document_id: 'doc_1' }]);
  });

  it('bring back what was deleted of late, from a list of its own', async () => {
    const back: unknown[] = [];
    const asked: (string | null)[] = [];
    documentServer({
      [list]: ({ query }) => {
        asked.push(query.get('deleted'));
        return documentsPage(back.length > 0 ? [] : [documentLine()]);
      },
      'POST /api/documents/restoreDocument': ({ body }: Asked) => {
        back.push(body);
        return { body: { success: 1 } };
      },
    });
    await renderScreen(`${path}&deleted=true`);
    const row = await screen.findByRole('row', { name: /Lease 2026/ });
    expect(within(row).queryByRole('link')).toBeNull();
    await expectOutline('documents-deleted');
    await userEvent.click(within(row).getByRole('button', { name: 'Bring back Lease 2026.pdf' }));
    expect(await screen.findByText('Nothing was deleted recently')).toBeDefined();
    expect(back).toEqual([{ document_id: 'doc_1' }]);
    expect(asked[0]).toBe('1');
    await expectOutline('documents-deleted-none');
  });

  it('download by a fresh address', async () => {
    const calls = documentServer();
    const addresses: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
      addresses.push(this.getAttribute('href') ?? '');
    });
    await renderScreen(path);
    await openMenu('Lease 2026.pdf', 'Download');
    await waitFor(() => expect(addresses).toEqual(['/local/s3/lease.pdf?download']));
    expect(calls).toContain('GET /api/documents/getDocument/doc_1');
  });
});
