// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentLine, documentsPage } from '../../testing/document-samples';
import { refused } from '../../testing/fake-server';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { unitServer } from '../../testing/unit-server';

const list = 'GET /api/documents/listDocuments/*';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

it('a unit’s screen shows its newest documents and the way to all', async () => {
  const asked: string[] = [];
  unitServer({
    [list]: ({ query }) => {
      asked.push(query.toString());
      return documentsPage([documentLine()], { counts: { lease: 5, photo: 7 } });
    },
  });
  await renderScreen('/getunit-data?id=unt_1');
  const section = within(await screen.findByRole('region', { name: 'Documents' }));
  const all = await section.findByRole('link', { name: 'All 12' });
  expect(all.getAttribute('href')).toBe('/view-UploadUnitFile?id=unt_1');
  expect(section.getByRole('link', { name: 'Lease 2026.pdf' }).getAttribute('href')).toBe(
    '/document-view?id=doc_1',
  );
  expect(asked).toEqual(['limit=3']);
});

it('a unit’s screen stays whole when its documents cannot be read', async () => {
  const calls = unitServer({ [list]: () => refused(500, 'internal') });
  await renderScreen('/getunit-data?id=unt_1');
  const section = within(await screen.findByRole('region', { name: 'Documents' }));
  await waitFor(() => expect(calls).toContain('GET /api/documents/listDocuments/unt_1'));
  expect(section.getByRole('link', { name: 'Open' })).toBeDefined();
});

it('who may not see documents is not told of them', async () => {
  logIn({ role: 'rentalManager' });
  const calls = unitServer();
  await renderScreen('/getunit-data?id=unt_1');
  await screen.findByRole('region', { name: 'Other units' });
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  expect(calls.filter((call) => call.includes('documents'))).toEqual([]);
});
