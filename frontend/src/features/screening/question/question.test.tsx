// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const home = {
  organization: 'Vale Homes',
  title: 'Elm House',
  type: 'Condo',
  unit: '101',
  location: '1 Elm St, Ames, Iowa 50010',
  available: '',
};
const zone = 'America/Chicago';
const listing = {
  home,
  zone,
  bedrooms: '2',
  bathrooms: '1',
  size: '',
  appliances: [],
  photos: [],
  terms: { pets: '', criteria: '' },
  until: '2027-01-01T00:00:00.000Z',
};
const application = {
  version: 1,
  stage: 'draft',
  fields: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@a.test' },
  is_sent: false,
  people: [],
  documents: [],
  question: { is_sent: true },
};
const said = { by: 'applicant', name: 'Ruth Okafor', at: '2026-11-28T12:00:00.000Z', text: 'Is it quiet?' };
const kept = { notes: 0, messages: 1, may_remove: true, until: '2027-01-01T00:00:00.000Z' };
const window = { from: '2026-12-02T15:00:00.000Z', to: '2026-12-02T15:30:00.000Z' };

const open = (over: object = {}, more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'POST /api/applications/openApplication': () =>
      ok({ home, zone, application: { ...application, ...over } }),
    'POST /api/applications/readMessages': () => ok({ messages: [said] }),
    'POST /api/applications/askWhatIsKept': () => ok(kept),
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

describe('asking about a home', () => {
  it('names what is missing, sends the question with its times on the clock of the home, and says what comes next', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      'POST /api/applications/openListing': () => ok(listing),
      'POST /api/applications/askAboutHome': ({ body }: Asked) => {
        bodies.push(body);
        return ok({});
      },
    });
    await renderScreen('/auth/question?unit=abc');
    await screen.findByRole('heading', { level: 1, name: 'Ask about Elm House, unit 101' });
    await userEvent.click(screen.getByRole('button', { name: 'Add a time' }));
    await expectOutline('ask');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect((await screen.findAllByText('Write your question')).length).toBeGreaterThan(0);
    expect(screen.getByText('Choose a day, a beginning and a later end')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^First name/), 'R');
    await userEvent.type(screen.getByLabelText(/^Last name/), 'O');
    await userEvent.type(screen.getByLabelText(/^Email/), 'r@a.test');
    await userEvent.type(screen.getByLabelText(/^Your question/), 'Quiet?');
    await userEvent.type(screen.getByLabelText('Day'), '2026-12-02');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(bodies).toMatchObject([
      {
        token: 'abc',
        text: 'Quiet?',
        windows: [{ from: '2026-12-02T15:00:00.000Z', to: '2026-12-02T18:00:00.000Z' }],
      },
    ]);
  });

  it('waits, on the mailed link, until the person presses Send', async () => {
    let sent = 0;
    let isSent = false;
    fakeServer({
      'POST /api/applications/openApplication': () =>
        ok({ home, zone, application: { ...application, question: { is_sent: isSent } } }),
      'POST /api/applications/readMessages': () => ok({ messages: [said] }),
      'POST /api/applications/askWhatIsKept': () => ok(kept),
      'POST /api/applications/confirmQuestion': () => {
        sent += 1;
        isSent = true;
        return ok({});
      },
    });
    await renderScreen('/auth/question?application=abc');
    await screen.findByText('Is it quiet?');
    expect(sent).toBe(0);
    await expectOutline('question-to-send');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { level: 1, name: 'Elm House, unit 101' });
    expect(sent).toBe(1);
  });

  it('shows the times that the landlord proposed, and sends the one that is chosen', async () => {
    const bodies: unknown[] = [];
    open(
      {
        showing: {
          number: 0,
          proposed: { by: 'landlord', windows: [window], at: '2026-11-28T12:00:00.000Z' },
        },
      },
      {
        'POST /api/applications/moveShowing': ({ body }: Asked) => {
          bodies.push(body);
          return ok({});
        },
      },
    );
    await renderScreen('/auth/question?application=abc');
    await screen.findByText('Proposed by Vale Homes:');
    await screen.findByText('Is it quiet?');
    await expectOutline('question-times');
    await userEvent.click(screen.getByRole('button', { name: /^Choose Wed, Dec 2, 9:00 AM/ }));
    await waitFor(() => expect(bodies).toEqual([{ token: 'abc', move: 'agree', from: window.from }]));
  });

  it('says an agreed time, and asks before it is taken back', async () => {
    const bodies: unknown[] = [];
    open(
      { showing: { number: 1, agreed: { ...window, by: 'applicant', at: '2026-11-28T12:00:00.000Z' } } },
      {
        'POST /api/applications/moveShowing': ({ body }: Asked) => {
          bodies.push(body);
          return ok({});
        },
      },
    );
    await renderScreen('/auth/question?application=abc');
    await screen.findByText('Both sides agreed. The calendar file is in the email.');
    await screen.findByText('Is it quiet?');
    await expectOutline('question-agreed');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the showing' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the showing?' });
    const yes = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Cancel the showing',
    );
    if (!yes) throw new Error('there is no button');
    await userEvent.click(yes);
    await waitFor(() => expect(bodies).toEqual([{ token: 'abc', move: 'call-off' }]));
  });

  it('of a link that ended says so', async () => {
    fakeServer({ 'POST /api/applications/openListing': () => refused(404, 'link-not-valid') });
    await renderScreen('/auth/question?unit=gone');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    leaveScreen();
    await renderScreen('/auth/question');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });
});
