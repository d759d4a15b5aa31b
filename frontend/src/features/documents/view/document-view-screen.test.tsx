// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  documentDetails,
  documentLine,
  documentServer,
  documentsPage,
  photoLine,
} from '../../../testing/document-samples';
import { never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const one = 'GET /api/documents/getDocument/*';
const path = '/document-view?id=doc_1';
const photo = () => ok(documentDetails({ ...photoLine, view_url: '/local/s3/kitchen.jpg' }));

/** Whether this browser shows a PDF inside a page: phones do not. */
const showsPdf = (shows: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: shows, configurable: true });

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  showsPdf(true);
});
afterEach(leaveScreen);

describe('/document-view', () => {
  it('shows what it is, where it belongs, and who else sees it [GEN-09]', async () => {
    documentServer();
    await renderScreen(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lease 2026.pdf' })).toBeDefined();
    expect(screen.getByText('PDF, 332 KB')).toBeDefined();
    const details = screen.getByRole('region', { name: 'Details' });
    for (const words of ['Leases', 'Unit 101', 'Elm House', 'Jan 05, 2026 by Mia Stone', 'Owner'])
      expect(details.textContent).toContain(words);
    expect(screen.getByRole('link', { name: 'Unit 101' }).getAttribute('href')).toBe(
      '/getunit-data?id=unt_1',
    );
    await expectOutline('document-pdf');
  });

  it('shows a PDF in the page, or the way to it where a browser cannot', async () => {
    documentServer();
    await renderScreen(path);
    expect((await screen.findByTitle('Lease 2026.pdf')).getAttribute('src')).toBe('/local/s3/lease.pdf');
    leaveScreen();
    showsPdf(false);
    documentServer();
    await renderScreen(path);
    expect(await screen.findByText('This browser opens PDFs outside the page')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toBe(
      '/local/s3/lease.pdf',
    );
    expect(screen.queryByTitle('Lease 2026.pdf')).toBeNull();
    await expectOutline('document-pdf-outside');
  });

  it('opens a PDF under a fresh address, since the one that was shown runs out', async () => {
    showsPdf(false);
    let asked = 0;
    documentServer({
      [one]: () => ok(documentDetails({ view_url: `/local/s3/lease.pdf?${++asked}` })),
    });
    await renderScreen(path);
    const assign = vi.fn();
    vi.stubGlobal('open', () => ({ location: { assign } }));
    fireEvent.click(await screen.findByRole('link', { name: 'Open the PDF' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/local/s3/lease.pdf?2'));
    vi.unstubAllGlobals();
  });

  it('closes the tab again when the file cannot be had, and says so', async () => {
    showsPdf(false);
    const answers = [ok(documentDetails()), refused(500, 'internal')];
    documentServer({ [one]: () => answers.shift() ?? refused(500, 'internal') });
    await renderScreen(path);
    const close = vi.fn();
    vi.stubGlobal('open', () => ({ close }));
    fireEvent.click(await screen.findByRole('link', { name: 'Open the PDF' }));
    expect(await screen.findByText('The document could not be opened. Please try again.')).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('shows a picture whole, and larger by buttons or keys', async () => {
    documentServer({ [one]: photo });
    await renderScreen('/document-view?id=doc_2');
    const picture = await screen.findByRole('img', { name: 'Kitchen.jpg' });
    expect(screen.getByRole('button', { name: 'Smaller' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(screen.getByText('150%')).toBeDefined();
    fireEvent.keyDown(screen.getByRole('region', { name: 'Picture' }), { key: '+' });
    expect(picture.parentElement?.style.inlineSize).toBe('200%');
    await expectOutline('document-picture-larger');
    fireEvent.click(screen.getByRole('button', { name: 'Whole picture' }));
    expect(screen.getByText('100%')).toBeDefined();
    fireEvent.error(picture);
    expect(await screen.findByText('This picture could not be shown')).toBeDefined();
    await expectOutline('document-picture-broken');
  });

  it('keeps the middle of a picture in the middle while it grows', async () => {
    documentServer({ [one]: photo });
    await renderScreen('/document-view?id=doc_2');
    await screen.findByRole('img', { name: 'Kitchen.jpg' });
    const box = screen.getByRole('region', { name: 'Picture' });
    // Its sizes as a browser lays it out, which jsdom does not.
    const whole = () => 100 * (Number.parseFloat(box.querySelector('div')?.style.inlineSize ?? '') / 100);
    for (const side of ['Width', 'Height']) {
      Object.defineProperty(box, `client${side}`, { value: 100 });
      Object.defineProperty(box, `scroll${side}`, { get: whole });
    }
    const larger = () => fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
    larger();
    larger();
    expect([box.scrollLeft, box.scrollTop]).toEqual([50, 50]);
    box.scrollLeft = 0;
    box.scrollTop = 100;
    larger();
    expect([box.scrollLeft, box.scrollTop]).toEqual([25, 175]);
  });

  it('says plainly that other files open in their own program', async () => {
    documentServer({
      [one]: () => ok(documentDetails({ name: 'rents.csv', content_type: 'text/csv', view_url: '' })),
    });
    await renderScreen(path);
    expect(await screen.findByText('This type of file opens in its own app')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download the file' })).toBeDefined();
    await expectOutline('document-other-file');
  });

  it('steps to the others of its folder', async () => {
    const lines = [documentLine({ document_id: 'doc_0', name: 'Newer' }), documentLine()];
    documentServer({ 'GET /api/documents/listDocuments/*': () => documentsPage(lines) });
    await renderScreen(path);
    const link = await screen.findByRole('link', { name: 'Previous document: Newer' });
    expect(link.getAttribute('href')).toBe('/document-view?id=doc_0');
    expect(screen.queryByRole('link', { name: /^Next document/ })).toBeNull();
    await expectOutline('document-steps');
  });

  it('is deleted from its menu, and leads to the unit’s documents', async () => {
    documentServer({ 'DELETE /api/documents/deleteDocument/doc_1': () => ({ body: { success: 1 } }) });
    const { place } = await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(place()).toBe('/view-UploadUnitFile?id=unt_1'));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('has no change for who may not, for a read-only account, or under ‘View as’', async () => {
    const show = async () => {
      await renderScreen(path);
      await screen.findByRole('button', { name: 'Download' });
      expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
      leaveScreen();
    };
    documentServer({ [one]: () => ok(documentDetails({ may_change: false })) });
    await show();
    logIn({ role: 'orgAdmin', account: { canChange: false } });
    documentServer();
    await show();
    logIn({ role: 'orgAdmin' });
    const user: unknown = JSON.parse(localStorage.getItem('userData') ?? '{}');
    const seen = { ...(user as object), view_as: { until: '2099-01-01T00:00:00.000Z' } };
    localStorage.setItem('userData', JSON.stringify(seen));
    documentServer();
    await show();
  });

  it('is loading, failed, or not there, and it is said which', async () => {
    documentServer({ [one]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeDefined();
    for (const [status, code, said] of [
      [500, 'internal', 'Retry'],
      [404, 'not-found', 'There is no such document here'],
    ] as const) {
      leaveScreen();
      documentServer({ [one]: () => refused(status, code) });
      await renderScreen(path);
      expect(await screen.findByText(said), code).toBeDefined();
    }
  });
});
