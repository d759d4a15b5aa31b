// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client';
import { applicationFields, screeningDetail } from '../../../testing/applicant-samples';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { useFakeUpload } from '../../../testing/fake-upload';
import { openProduct } from '../../../testing/open-product';
import { expectOutline } from '../../../testing/outline';
import { pictureFile } from '../../../testing/picture-file';
import { ListingPage } from '../listing/listing-page';

beforeAll(async () => {
  await Promise.all([
    import('../../../routes/blank-layout'),
    import('../../../routes/screens/applying-screens'),
  ]);
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const home = {
    organization: 'Vale Homes',
    title: 'Elm House',
    location: '',
    type: '',
    unit: '101',
    available: '',
  };
  fakeServer({
    'POST /api/applications/openApplication': () => ok({ home }),
    'GET /api/properties/completeScreening': () => ({
      body: { success: 1, encryptedData: screeningDetail() },
    }),
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const listing = {
  home: {
    organization: 'Vale Homes',
    title: 'Elm House',
    location: '1 Elm St',
    type: 'Condo',
    unit: '101',
    rent: 145_000,
    available: '2026-07-01',
  },
  bedrooms: '2',
  bathrooms: '1',
  size: '',
  appliances: ['Oven'],
  photos: [{ url: '/a.jpg', alt: '' }],
  terms: { deposit: 100_000, applicationFee: 4_000, incomeTimes: 2.5, pets: '', criteria: 'Two references' },
  until: '2026-09-01T00:00:00.000Z',
};

it('a home’s public page says what it costs and what is asked of everybody, and leads to the application', async () => {
  fakeServer({
    'POST /api/applications/openListing': ({ body }) =>
      (body as { token: string }).token === 'link' ? ok(listing) : refused(404, 'link-not-valid'),
  });
  // A suspended page goes on only inside an awaited act.
  await act(async () => void render(<ListingPage token="link" />));
  expect(await screen.findByRole('heading', { name: 'Elm House, unit 101' })).toBeTruthy();
  for (const text of [
    '$1,450.00',
    '$1,000.00',
    '$40.00',
    '2.5 times the rent: $3,625.00 a month',
    'Two references',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('Size')).toBeNull();
  await expectOutline('listing-home');
  const apply = screen.getByRole('link', { name: 'Apply for this home' });
  expect(apply.getAttribute('href')).toBe('/auth/addApplication?unit=link');
  cleanup();
  await act(async () => void render(<ListingPage token="gone" />));
  expect(await screen.findByRole('heading', { name: 'This home is no longer listed' })).toBeTruthy();
  await expectOutline('listing-gone');
});

it.each([
  ['/auth/addApplication?unit=link', 'Apply for Elm House, unit 101'],
  ['/auth/completeScreening?screeningId=link', 'Welcome, Grace Hopper'],
])('%s opens in the blank layout without a session [RTE-03][SCR-09]', async (path, heading) => {
  await openProduct(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

const opened = (over: object) => ({
  home: { ...listing.home, title: 'Elm House' },
  application: {
    version: 2,
    stage: 'draft',
    fields: applicationFields,
    is_sent: false,
    people: [],
    documents: [],
    ...over,
  },
});

it('an applicant whose part is sent sees who is still asked, and names somebody else', async () => {
  const sent: unknown[] = [];
  const ada = {
    person_id: 'apl_2',
    kind: 'guarantor',
    name: 'Ada Byron',
    email: 'ada@a.test',
    is_done: true,
  };
  fakeServer({
    'POST /api/applications/openApplication': () => ok(opened({ is_sent: true, people: [ada] })),
    'POST /api/applications/addApplicationPerson': ({ body }) => {
      sent.push(body);
      return { body: { success: 1 } };
    },
  });
  await openProduct('/auth/addApplication?application=mine');
  expect(await screen.findByRole('heading', { name: 'Your part was sent' })).toBeTruthy();
  expect(screen.getByText('ada@a.test, guarantor')).toBeTruthy();
  expect(screen.getByText('Part sent')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  await userEvent.type(screen.getByLabelText(/Their first name/), 'Conrad');
  await userEvent.type(screen.getByLabelText(/Their last name/), 'Zuse');
  await userEvent.type(screen.getByLabelText(/Their email/), 'conrad@a.test');
  await userEvent.click(screen.getByRole('button', { name: 'Email them a link' }));
  await screen.findByText('We emailed Conrad a link');
  expect(sent).toEqual([
    { kind: 'coApplicant', firstName: 'Conrad', lastName: 'Zuse', email: 'conrad@a.test', token: 'mine' },
  ]);
});

it('a person who was named is told by whom, and is not asked about the household', async () => {
  const part = { kind: 'coApplicant', named_by: 'Grace Hopper' };
  fakeServer({
    'POST /api/applications/openApplication': () =>
      ok(opened({ part, fields: { ...applicationFields, firstName: '' } })),
  });
  await openProduct('/auth/addApplication?application=part&step=household');
  expect(
    await screen.findByText(/^Grace Hopper names you as co-applicant in the application to Vale Homes\./),
  ).toBeTruthy();
  expect(screen.queryByText('Household')).toBeNull();
  expect(screen.getByLabelText(/First name/)).toBeTruthy();
  fakeServer({ 'POST /api/applications/openApplication': () => ok(opened({ part })) });
  await openProduct('/auth/addApplication?application=part&step=review');
  expect(await screen.findByRole('heading', { name: 'Work and income' })).toBeTruthy();
  expect(screen.queryByText('Household')).toBeNull();
});

it('messages of the landlord are read and answered by the link', async () => {
  const sent: unknown[] = [];
  let messages = [{ by: 'landlord', name: 'Vale Homes', at: '2026-06-15T12:00:00.000Z', text: 'Any pets?' }];
  fakeServer({
    'POST /api/applications/openApplication': () => ok(opened({ stage: 'submitted', is_sent: true })),
    'POST /api/applications/readMessages': () => ok({ messages }),
    'POST /api/applications/answerMessage': ({ body }) => {
      sent.push(body);
      const answer = { by: 'applicant', name: 'Grace', at: '2026-06-15T13:00:00.000Z', text: 'A cat' };
      messages = [...messages, answer];
      return { body: { success: 1 } };
    },
  });
  await openProduct('/auth/addApplication?application=mine');
  expect(await screen.findByText('Any pets?')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Write to Vale Homes'), 'A cat');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You')).toBeTruthy();
  expect(sent).toEqual([{ token: 'mine', text: 'A cat' }]);
});

it('an account to follow it is asked for by one click, which says where the link went', async () => {
  const sent: unknown[] = [];
  fakeServer({
    'POST /api/applications/openApplication': () => ok(opened({ stage: 'submitted', is_sent: true })),
    'POST /api/applications/askForAccount': ({ body }) => {
      sent.push(body);
      return { body: { success: 1 } };
    },
  });
  await openProduct('/auth/addApplication?application=mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link' }));
  expect(await screen.findByText('We sent a link to grace@applicant.test.')).toBeTruthy();
  await expectOutline('applying-account-asked');
  expect(sent).toEqual([{ token: 'mine' }]);
});

it('documents are added to an application, and opened and removed by name', async () => {
  useFakeUpload();
  const sent: unknown[] = [];
  const kept = { document_id: 'doc_1', name: 'slip.pdf', bytes: 2048 };
  let documents = [kept];
  fakeServer({
    'POST /api/applications/openApplication': () =>
      ok(opened({ stage: 'submitted', is_sent: true, documents })),
    'POST /api/applications/createApplicationUpload': () =>
      ok({ upload: 'doc_2', url: 'https://files.test/', fields: { key: 'k' } }),
    'POST /api/applications/addApplicationDocument': ({ body }) => {
      sent.push(body);
      documents = [kept, { ...kept, document_id: 'doc_2', name: 'id.png' }];
      return { body: { success: 1 } };
    },
  });
  await openProduct('/auth/addApplication?application=mine');
  const picker = await screen.findByLabelText('Add documents');
  expect(screen.getByText('slip.pdf')).toBeTruthy();
  expect(screen.getByText('2 KB')).toBeTruthy();
  // An iPhone that is not offered HEIC hands over a JPEG.
  expect(picker.getAttribute('accept')).toBe('application/pdf,image/jpeg,image/png,image/webp');
  const wrong = [
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File([], 'empty.pdf', { type: 'application/pdf' }),
  ];
  await userEvent.upload(picker, wrong, { applyAccept: false });
  expect(await screen.findByText(/“notes.txt” is neither a PDF nor/)).toBeTruthy();
  expect(screen.getByText('“empty.pdf” is empty.')).toBeTruthy();
  expect(picker.getAttribute('aria-invalid')).toBe('true');
  await userEvent.upload(picker, pictureFile('id.png'));
  expect(await screen.findByRole('button', { name: 'Remove id.png' })).toBeTruthy();
  expect(sent).toEqual([{ token: 'mine', upload: 'doc_2', contentType: 'image/png', name: 'id.png' }]);
});
