// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { allAnswers, applicationFields } from '../../../testing/applicant-samples';
import { type Answer, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

type Application = NonNullable<OpenedApplication['application']>;
type Routes = Parameters<typeof fakeServer>[0];

beforeEach(() => localStorage.clear());
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const home: OpenedApplication['home'] = {
  organization: 'Vale Homes',
  title: 'Elm House',
  location: '1 Elm St',
  type: 'Condo',
  unit: '101',
  rent: 145_000,
  available: '2026-08-01',
};
const ada = { person_id: 'apl_2', name: 'Ada Byron', email: 'ada@a.test' };
const draft: Application = {
  version: 2,
  stage: 'draft',
  fields: applicationFields,
  is_sent: false,
  people: [],
  documents: [],
};
const slip = { document_id: 'doc_1', name: 'slip.pdf', bytes: 2048 };
const full: Application = {
  ...draft,
  fields: allAnswers,
  documents: [slip],
  people: [
    { ...ada, kind: 'coApplicant', is_done: true },
    { ...ada, person_id: 'apl_3', name: 'Conrad de Zuse', kind: 'guarantor', is_done: false },
  ],
};

const open = (over: Partial<Application>, more: Routes = {}, rest: Partial<OpenedApplication> = {}) =>
  fakeServer({
    'POST /api/applications/openApplication': () =>
      ok({ home, zone: 'America/Chicago', application: { ...draft, ...over }, ...rest }),
    'POST /api/applications/readMessages': () => ok({ messages: [] }),
    ...more,
  });
const go = (step?: string) =>
  renderScreen(`/auth/addApplication?application=mine${step ? `&step=${step}` : ''}`);

describe('the form of an application', () => {
  it('begins with who applies, and says what is missing', async () => {
    fakeServer({
      'POST /api/applications/openApplication': () => ok({ home, fee: { cents: 4_000, is_due: false } }),
    });
    await renderScreen('/auth/addApplication?unit=link');
    await userEvent.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await screen.findByText('Last name is required');
    await expectOutline('applying-new-errors');
  });

  it.each([
    { step: 'about', outline: 'applying-about', label: /First name/ },
    { step: 'home', outline: 'applying-home', label: /Current address/ },
    { step: 'work', outline: 'applying-work', label: 'Employer' },
    { step: 'household', outline: 'applying-household', label: 'Pets' },
    { step: 'review', outline: 'applying-review', label: 'All my answers are true and complete.' },
  ])('has the step $step, filled', async ({ step, outline, label }) => {
    open(full, {}, { fee: { cents: 4_000, is_due: false } });
    await go(step);
    await screen.findByLabelText(label);
    await expectOutline(outline);
  });

  it('of one who was named asks nothing about the household, and says what misses an answer', async () => {
    const part = { kind: 'guarantor', named_by: 'Grace Hopper' } as const;
    open({ part, fields: { ...applicationFields, currentAddress: '', monthlyIncome: 0 } });
    await go('review');
    await userEvent.click(await screen.findByRole('button', { name: 'Submit application' }));
    await screen.findByText('Some answers are missing');
    await expectOutline('applying-part-review');
  });

  it('goes on at the first step that misses an answer, or at the review', async () => {
    open({ fields: { ...applicationFields, currentAddress: '' } });
    await go();
    expect(await screen.findByLabelText(/Current address/)).toBeTruthy();
    leaveScreen();
    open({ fields: { ...allAnswers, isTrue: true } });
    await go();
    expect(await screen.findByLabelText('All my answers are true and complete.')).toBeTruthy();
  });

  it.each([
    { now: 'submitted', people: [], title: 'Your application was submitted' },
    { now: 'sent', people: full.people, title: 'Your part was sent' },
  ])('is $now once it is sent', async ({ people, title }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const sent: unknown[] = [];
    open(
      { fields: allAnswers, people },
      {
        'POST /api/applications/saveApplication': ({ body }) => {
          sent.push(body);
          return ok({ version: 3 });
        },
      },
    );
    const { place } = await go('review');
    await userEvent.click(await screen.findByLabelText('All my answers are true and complete.'));
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText('Nov 21, 2026') !== null).toBe(people.length === 0);
    expect(place()).toBe('/auth/addApplication?application=mine');
    expect(sent).toEqual([{ ...allAnswers, isTrue: true, version: 2, submit: true, token: 'mine' }]);
  });
});

describe('an application that was sent', () => {
  const sent = { is_sent: true, stage: 'submitted', submitted_at: '2026-06-14T11:00:00.000Z' } as const;
  const settled = { how: 'online', at: '2026-06-16T12:00:00.000Z' } as const;
  const plain = { at: '2026-06-20T12:00:00.000Z', has_notice: false, is_taken: false };
  const oldNotice = { ...plain, has_notice: true };
  const noticed = { ...oldNotice, agency: { name: 'Sample Bureau', contact: '1 Sample Street' } };
  const guarantor = { kind: 'guarantor', named_by: 'Ada Byron' } as const;

  it.each([
    { outline: 'applying-sent', over: sent, fee: { cents: 4_000, is_due: false, settled } },
    { outline: 'applying-sent-fee-due', over: sent, fee: { cents: 4_000, is_due: true } },
    { outline: 'applying-sent-waits-for-others', over: { ...full, is_sent: true }, fee: undefined },
    { outline: 'applying-waiting-list', over: { ...sent, stage: 'waiting' }, fee: undefined },
    { outline: 'applying-decided', over: { ...sent, stage: 'declined', decision: noticed }, fee: undefined },
    { outline: 'applying-approved', over: { ...sent, stage: 'approved', decision: plain }, fee: undefined },
    {
      outline: 'applying-decided-guarantor',
      over: { ...sent, stage: 'declined', decision: oldNotice, part: guarantor },
      fee: undefined,
    },
    {
      outline: 'applying-decided-taken',
      over: { ...sent, stage: 'declined', decision: { ...plain, is_taken: true } },
      fee: undefined,
    },
    {
      outline: 'applying-part-sent',
      over: { ...sent, part: { kind: 'guarantor', named_by: 'Grace Hopper' } },
      fee: undefined,
    },
  ] as const satisfies readonly {
    outline: string;
    over: Partial<Application>;
    fee: OpenedApplication['fee'];
  }[])('says where it stands: $outline', async ({ outline, over, fee }) => {
    open(over, {}, { fee });
    await go();
    await screen.findByRole('button', { name: 'Email me a link' });
    await expectOutline(outline);
  });

  it('leads an applicant with an account back to it', async () => {
    logIn({ role: 'applicant' });
    open(sent);
    await go();
    const back = await screen.findByRole('link', { name: 'Back to my applications' });
    expect(back.getAttribute('href')).toBe('/applicantScreening');
    expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
  });

  it('says why no link was mailed, and why the fee’s page did not open', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockReturnValue();
    const no = () => refused(422, 'too-many-tries');
    const more = {
      'POST /api/applications/askForAccount': no,
      'POST /api/applications/payApplicationFee': no,
      'POST /api/applications/askWhatIsKept': no,
    };
    open(sent, more, { fee: { cents: 4_000, is_due: true } });
    await go();
    for (const name of ['Email me a link', 'Pay $40.00', 'What is kept about you'])
      await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByText('Said no: too-many-tries')).toHaveLength(3));
    expect(went).not.toHaveBeenCalled();
  });

  it('loads, and tells a dead link from a failure', async () => {
    const asked = fakeServer({ 'POST /api/applications/openApplication': never });
    await go();
    expect(await screen.findByText('Loading...')).toBeTruthy();
    // Its body is sealed first: sent after the screen was left, it would reach the next server.
    await waitFor(() => expect(asked).toContain('POST /api/applications/openApplication'));
    leaveScreen();
    const calls = fakeServer({});
    await renderScreen('/auth/addApplication');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    await expectOutline('applying-dead-link');
    expect(calls.filter((call) => call.includes('openApplication'))).toEqual([]);
    leaveScreen();
    fakeServer({ 'POST /api/applications/openApplication': () => refused(500, 'internal') });
    await go();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    open(sent);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your application was submitted' })).toBeTruthy();
  });
});

describe('the people of an application', () => {
  const done: Answer = { body: { success: 1 } };
  const add = 'POST /api/applications/addApplicationPerson';
  const remove = 'POST /api/applications/removeApplicationPerson';

  it('are mailed again by their whole name, and taken out once that is confirmed', async () => {
    const asked: unknown[] = [];
    const note =
      (answer: Answer) =>
      ({ body }: { body: unknown }) => {
        asked.push(body);
        return answer;
      };
    open(full, { [add]: note(done), [remove]: note(refused(422, 'changed-meanwhile')) });
    await go('household');
    await userEvent.click(await screen.findByRole('button', { name: 'Email again' }));
    expect(await screen.findByText('We emailed the link again')).toBeTruthy();
    const named = { kind: 'guarantor', email: 'ada@a.test', firstName: 'Conrad', lastName: 'de Zuse' };
    expect(asked).toEqual([{ ...named, token: 'mine' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Take Ada Byron out' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Take Ada Byron out' }));
    expect(await screen.findByRole('alertdialog', { name: 'Take Ada Byron out?' })).toBeTruthy();
    expect(screen.getByText('What they filled in is removed, and they are told.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take them out' }));
    expect(await screen.findByRole('alertdialog', { name: 'Nothing was changed' })).toBeTruthy();
    expect(asked.at(-1)).toEqual({ token: 'mine', person_id: 'apl_2' });
  });

  it('are named by a form that says what is missing; at six, nobody more is named', async () => {
    open({});
    await go('household');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
    await userEvent.click(screen.getByRole('button', { name: 'Email them a link' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Their email/).getAttribute('aria-invalid')).toBe('true'),
    );
    await expectOutline('applying-name-a-person-errors');
    leaveScreen();
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...ada,
        kind: 'guarantor' as const,
        is_done: true,
        person_id: `apl_${index}`,
      }));
    open({ people: people(5) });
    await go('household');
    expect(await screen.findByRole('button', { name: 'Add a person' })).toBeTruthy();
    leaveScreen();
    open({ people: people(6) });
    await go('household');
    expect(await screen.findAllByText('Part sent')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  });
});

describe('what is kept about an applicant', () => {
  const kept = { notes: 0, messages: 0, may_remove: true, until: '2027-01-01T00:00:00.000Z' };
  const ask = 'POST /api/applications/askWhatIsKept';
  const show = async (over: object, more: Routes = {}) => {
    open({ is_sent: true, stage: 'declined' }, { [ask]: () => ok({ ...kept, ...over }), ...more });
    await go();
    await userEvent.click(await screen.findByRole('button', { name: 'What is kept about you' }));
    await screen.findByRole('region', { name: 'What is kept about you' });
  };

  it('is listed whole where there is all of it', async () => {
    await show({
      notes: 1,
      messages: 1,
      fee: 4_000,
      until: undefined,
      may_remove: false,
      consent: { name: 'Grace Hopper', at: '2026-06-14T13:00:00.000Z' },
      identity_until: '2026-12-01T00:00:00.000Z',
      report_until: '2026-10-01T00:00:00.000Z',
    });
    await expectOutline('applying-kept-all');
  });

  it('is removed only once that is confirmed, or it is said why not', async () => {
    const calls: unknown[] = [];
    let answer = refused(422, 'changed-meanwhile');
    await show(
      {},
      {
        'POST /api/applications/removeApplication': ({ body }) => {
          calls.push(body);
          return answer;
        },
      },
    );
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Remove my application' }));
    await press();
    await screen.findByRole('alertdialog');
    await expectOutline('applying-remove');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual([]);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(await screen.findByRole('alertdialog', { name: 'Nothing was removed' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    answer = { body: { success: 1 } };
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('Your application was removed')).toBeTruthy();
    expect(calls).toEqual([{ token: 'mine' }, { token: 'mine' }]);
  });
});
