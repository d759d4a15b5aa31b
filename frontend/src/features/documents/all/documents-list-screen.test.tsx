// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentDetails } from '../../../testing/document-samples';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/documents/searchDocuments';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of all documents', () => {
  it('waits, and offers Retry when it could not be read', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/documents');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/documents');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await expectOutline('documents-failed');
  });

  it('shows where each belongs; a row is a link', async () => {
    fakeServer({ [list]: () => ok({ documents: [documentDetails()] }) });
    await renderScreen('/documents');
    const row = await screen.findByRole('link', { name: /Lease 2026.pdf/ });
    expect(row.getAttribute('href')).toBe('/document-view?id=doc_1');
    await expectOutline('documents');
    expect(screen.getByText('Elm House')).toBeTruthy();
  });

  it('keeps folder, search and page in the address, and asks for them', async () => {
    const asked: (string | null)[][] = [];
    const answer = ({ query }: Asked) => {
      asked.push([query.get('kind'), query.get('search'), query.get('sort'), query.get('after')]);
      return ok({ documents: [documentDetails()], next: 'c1' });
    };
    fakeServer({ [list]: answer });
    const { place } = await renderScreen('/documents?search=lease');
    await userEvent.click(await screen.findByRole('link', { name: 'Notices' }));
    await waitFor(() => expect(place()).toBe('/documents?q=lease&view=notice'));
    await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(place()).toBe('/documents?q=lease&view=notice&sort=name.asc'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked).toContainEqual(['notice', 'lease', 'name.asc', 'c1']));
  });

  it('leads on from addresses of before', async () => {
    fakeServer({ [list]: () => ok({ documents: [documentDetails()] }) });
    await renderScreen('/documents?kind=notice');
    const tab = await screen.findByRole('link', { name: 'Notices' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });

  it('changes the sharing of many at once; what was changed meanwhile is skipped with its reason', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [list]: () => ok({ documents: [documentDetails(), documentDetails({ document_id: 'doc_2' })] }),
      'PUT /api/documents/updateDocument/*': ({ body }) => {
        bodies.push(body);
        return bodies.length === 2 ? refused(409, 'changed-meanwhile') : ok({ version: 2 });
      },
    });
    await renderScreen('/documents');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change sharing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change sharing' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rental owners' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 documents' }));
    expect(await dialog.findByText('1 done, 1 skipped')).toBeTruthy();
    expect(bodies).toEqual([
      expect.objectContaining({ shared_with_owner: true, shared_with_tenant: false }),
      expect.objectContaining({ shared_with_owner: true, shared_with_tenant: false }),
    ]);
  });

  it('empty leads to the units, also a rental owner', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ documents: [] }) });
    await renderScreen('/documents');
    expect(await screen.findByText('No documents yet')).toBeTruthy();
    await expectOutline('documents-none');
    expect(screen.getByRole('link', { name: 'Choose a unit' }).getAttribute('href')).toBe('/units');
  });

  it.each(['tenant', 'applicant', 'rentalManager'] as const)('tells a %s without access so', async (role) => {
    logIn({ role });
    const calls = fakeServer({ [list]: () => ok({ documents: [] }) });
    await renderScreen('/documents');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    await expectOutline('documents-closed');
    expect(calls).not.toContain(list);
  });
});
