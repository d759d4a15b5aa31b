// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentDetails } from './testing/document-samples';
import { type Asked, fakeServer, never, ok, refused } from './testing/fake-server';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

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
    expect(screen.getByText('Unit 101, Elm House')).toBeTruthy();
  });

  it('keeps folder, search and page in the address, and asks for them', async () => {
    const asked: (string | null)[][] = [];
    const answer = ({ query }: Asked) => {
      asked.push([query.get('kind'), query.get('search'), query.get('after')]);
      return ok({ documents: [documentDetails()], next: 'c1' });
    };
    fakeServer({ [list]: answer });
    const { place } = await renderScreen('/documents?search=lease');
    await userEvent.selectOptions(await screen.findByLabelText('Folder'), 'notice');
    await waitFor(() => expect(place()).toBe('/documents?search=lease&kind=notice'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked).toContainEqual(['notice', 'lease', 'c1']));
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
