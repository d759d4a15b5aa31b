// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentServer, documentsPage } from '../../../testing/document-samples';
import { type Answer, type Asked, never, ok } from '../../../testing/fake-server';
import { FakeUpload, useFakeUpload } from '../../../testing/fake-upload';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const pdf = (name: string) => new File(['%PDF-1'], name, { type: 'application/pdf' });

let units = 0;

beforeEach(() => {
  logIn({ role: 'manager' });
  useFakeUpload();
});
afterEach(() => {
  leaveScreen();
  vi.unstubAllGlobals();
});

async function choose(
  files: readonly File[],
  counts = {},
  keep: (asked: Asked) => Answer | Promise<Answer> = never,
) {
  documentServer({
    'GET /api/documents/listDocuments/*': () => documentsPage([], { counts }),
    'POST /api/documents/createDocumentUpload': () =>
      ok({ upload: 'upl_1', url: 'https://files.test/', fields: {} }),
    'POST /api/documents/addDocument': keep,
  });
  await renderScreen(`/view-UploadUnitFile?id=unt_tray_${++units}`);
  fireEvent.change(await screen.findByLabelText('Add documents'), { target: { files } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the tray of chosen files', () => {
  it('takes what fits the unit, says so of the rest, and its notice can be closed', async () => {
    await choose([pdf('a.pdf'), pdf('b.pdf')], { lease: 199 });
    expect(
      await screen.findByText('Only 1 more document fits this unit. The others were left out.'),
    ).toBeTruthy();
    expect(screen.getByText('One file was not added')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload 1 file' })).toBeTruthy();
    press('Close');
    expect(screen.queryByText('One file was not added')).toBeNull();
  });

  it('is cleared, or loses one file', async () => {
    await choose([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await screen.findByRole('button', { name: 'Upload 3 files' });
    press('Take b.pdf out');
    expect(screen.queryByLabelText('Name of b.pdf')).toBeNull();
    expect(screen.getByText('2 files to upload')).toBeTruthy();
    press('Clear');
    expect(screen.queryByLabelText('Name of a.pdf')).toBeNull();
    expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
  });

  it('uploads nothing without a name', async () => {
    await choose([pdf('a.pdf')]);
    fireEvent.change(await screen.findByLabelText('Name of a.pdf'), { target: { value: ' ' } });
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.getByLabelText('Name of a.pdf').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Upload 1 file' })).toHaveProperty('disabled', true);
    expect(FakeUpload.sent).toEqual([]);
  });

  it('shares with owners and tenants, each by a box of its own', async () => {
    const kept: unknown[] = [];
    await choose([pdf('a.pdf')], {}, ({ body }) => {
      kept.push(body);
      return never();
    });
    fireEvent.click(await screen.findByLabelText('Share with the tenant'));
    press('Upload 1 file');
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]).toMatchObject({ shared_with_owner: false, shared_with_tenant: true });
    expect(await screen.findByText('Checking')).toBeTruthy();
    await expectOutline('documents-upload-checking');
  });

  it('keeps the page from being left or replaced by a file dropped beside the zone', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    const dropped = (types: readonly string[]) => {
      const event = createEvent.drop(document.body, { dataTransfer: { types, files: [] } });
      fireEvent(document.body, event);
      return event.defaultPrevented;
    };
    await choose([]);
    expect([leaving(), dropped(['Files']), dropped(['text/plain'])]).toEqual([false, true, false]);
    fireEvent.change(screen.getByLabelText('Add documents'), { target: { files: [pdf('a.pdf')] } });
    await screen.findByRole('button', { name: 'Upload 1 file' });
    expect(leaving()).toBe(true);
    press('Clear');
    await waitFor(() => expect(leaving()).toBe(false));
    leaveScreen();
    expect(dropped(['Files'])).toBe(false);
  });
});
