// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { allAnswers, applicantDetails, aScreening, knownApplicant } from '../../../testing/applicant-samples';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const one = 'GET /api/applicants/getApplicant/*';
const written = 'GET /api/applicants/getApplicantMessages/*';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

const show = async (applicant: ApplicantDetails, routes: Parameters<typeof fakeServer>[0] = {}) => {
  const calls = fakeServer({
    [one]: () => ok(applicant),
    [written]: () => ok({ messages: [] }),
    ...routes,
  });
  const page = await renderScreen('/applicant-details?id=apl_1');
  await screen.findByText('No messages yet.');
  return { calls, ...page };
};
const { application, may } = applicantDetails();
const noMay = {
  decide: false,
  order: false,
  cancel: false,
  record_fee: false,
  record_application_fee: false,
  refund_application_fee: false,
  pay_fee: false,
  read_report: false,
};
const decision = {
  at: '2026-06-20T12:00:00.000Z',
  by: { userId: 'usr_1', name: 'Ada Vale' },
  note: 'Good papers',
  notice: false,
};

describe('an applicant’s page', () => {
  it('shows all that is known', async () => {
    const messages = [
      { by: 'applicant', name: 'Grace Hopper', at: '2026-06-15T12:00:00.000Z', text: 'Is it quiet?' },
      { by: 'landlord', name: 'Ada Vale', at: '2026-06-15T13:00:00.000Z', text: 'Very.' },
    ];
    fakeServer({ [one]: () => ok(knownApplicant()), [written]: () => ok({ messages }) });
    await renderScreen('/applicant-details?id=apl_1');
    await screen.findByText('Is it quiet?');
    await expectOutline('applicant-known');
  });

  it('offers a rental owner nothing to change', async () => {
    logIn({ role: 'rentalOwner' });
    await show(applicantDetails({ others: 2, may: { ...may, record_application_fee: true } }));
    await expectOutline('applicant-rental-owner');
  });

  it.each([
    {
      outline: 'applicant-approved',
      state: 'approved with conditions',
      over: {
        application: {
          ...application,
          stage: 'approved',
          decision: { ...decision, notice: true, leaseId: 'lse_1', conditions: { coSigner: true } },
        },
      },
    },
    {
      outline: 'applicant-approved-plain',
      state: 'approved as applied for',
      over: { application: { ...application, stage: 'approved', decision } },
    },
    {
      outline: 'applicant-declined',
      state: 'declined without a notice',
      over: {
        application: { ...application, stage: 'declined', decision: { ...decision, noNotice: 'Withdrew' } },
      },
    },
    {
      outline: 'applicant-draft-of-part',
      state: 'a draft of one whom somebody named',
      over: {
        first_name: '',
        last_name: '',
        application: {
          ...application,
          stage: 'draft',
          submittedAt: undefined,
          partOf: { applicationId: 'apl_0', kind: 'coApplicant' },
          fields: { ...allAnswers, monthlyIncome: 0, moveIn: '', pets: '' },
        },
      },
    },
    {
      outline: 'applicant-waiting',
      state: 'on the waiting list',
      over: { application: { ...application, stage: 'waiting' } },
    },
  ] as const satisfies readonly { outline: string; state: string; over: Partial<ApplicantDetails> }[])(
    'says what is true of one who is $state',
    async ({ outline, over }) => {
      const isDecided = over.application.stage !== 'waiting';
      await show(applicantDetails({ ...over, may: isDecided ? noMay : may }));
      await expectOutline(outline);
    },
  );

  it('loads, and says when it is not there, not theirs, or could not be read', async () => {
    fakeServer({ [one]: never });
    await renderScreen('/applicant-details?id=apl_1');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await expectOutline('applicant-loading');
    leaveScreen();
    fakeServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen('/applicant-details?id=apl_1');
    expect(await screen.findByText('We couldn’t find this applicant')).toBeTruthy();
    await expectOutline('applicant-not-found');
    leaveScreen();
    fakeServer({ [one]: () => refused(403, 'forbidden') });
    await renderScreen('/applicant-details?id=apl_1');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    await expectOutline('applicant-forbidden');
    leaveScreen();
    fakeServer({ [one]: () => refused(500, 'internal') });
    await renderScreen('/applicant-details?id=apl_1');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await expectOutline('applicant-failed');
  });

  it('has every answer on a page of its own, and says when the application was only begun', async () => {
    fakeServer({
      [one]: () => ok(applicantDetails({ application: { ...application, fields: allAnswers } })),
    });
    await renderScreen('/application-details?id=apl_1');
    await screen.findByRole('heading', { name: 'Application of Grace Hopper' });
    await expectOutline('applicant-answers');
    leaveScreen();
    const begun = { ...application, stage: 'draft', submittedAt: undefined } as const;
    fakeServer({ [one]: () => ok(applicantDetails({ application: begun })) });
    await renderScreen('/application-details?id=apl_1');
    expect(
      await screen.findByText('Unit 101, Elm House: started Jun 14, 2026, not submitted yet'),
    ).toBeTruthy();
  });

  it('opens a document of the applicant', async () => {
    const assign = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue({ location: { assign } } as unknown as Window);
    await show(knownApplicant(), {
      'GET /api/applicants/openApplicantDocument/apl_1/*': () => ok({ view_url: 'https://files.test/slip' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Open Pay slip' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://files.test/slip'));
  });
});

describe('notes about an applicant', () => {
  it('are sent, and the field is empty afterward; an empty one cannot be sent', async () => {
    const sent: unknown[] = [];
    const { calls } = await show(applicantDetails(), {
      'POST /api/applicants/addApplicantNote': ({ body }) => {
        sent.push(body);
        return { body: { success: 1 } };
      },
    });
    const note = screen.getByLabelText<HTMLTextAreaElement>('New note');
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' });
    await userEvent.type(note, '  ');
    expect(add.disabled).toBe(true);
    await userEvent.type(note, 'Called');
    const before = calls.filter((call) => call.includes('getApplicant/')).length;
    await userEvent.click(add);
    await waitFor(() =>
      expect(sent).toEqual([{ application_id: 'apl_1', note: expect.stringMatching('Called') }]),
    );
    await waitFor(() => expect(note.value).toBe(''));
    await waitFor(() =>
      expect(calls.filter((call) => call.includes('getApplicant/')).length).toBeGreaterThan(before),
    );
  });
});

describe('the screening of an applicant', () => {
  const showAt = (over: Parameters<typeof aScreening>[0], allowed: Partial<typeof noMay>, routes = {}) =>
    show(applicantDetails({ screening: aScreening(over), may: { ...noMay, ...allowed } }), routes);
  const order = { ...aScreening().order, chargeTo: 'owner' as const };

  it('offers what its state allows', async () => {
    await showAt({ status: 4, order }, { order: true, cancel: true, record_fee: true, pay_fee: true });
    await expectOutline('applicant-screening-ready');
  });

  it.each([
    { status: 1, button: undefined },
    { status: 2, button: 'Check for the report' },
    { status: 3, button: 'Check for the report' },
    { status: 4, button: 'Check for the payment' },
    { status: 5, button: undefined },
  ] as const)('at $status asks the bureau by “$button”', async ({ status, button }) => {
    const { calls } = await showAt(
      { status },
      {},
      {
        'POST /api/applicants/refreshScreening': () => ({ body: { success: 1 } }),
      },
    );
    const found = screen.queryByRole('button', { name: /^Check for/ });
    expect(found?.textContent).toBe(button);
    if (!found) return;
    await userEvent.click(found);
    await waitFor(() => expect(calls).toContain('POST /api/applicants/refreshScreening'));
  });

  it('is canceled only once that is confirmed, with a key', async () => {
    const sent: unknown[] = [];
    await showAt(
      { status: 1 },
      { cancel: true },
      {
        'POST /api/applicants/cancelScreening': ({ body, headers }: { body: unknown; headers: Headers }) => {
          sent.push([body, headers.get('idempotency-key') !== null]);
          return refused(422, 'changed-meanwhile');
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel screening' }));
    await screen.findByRole('alertdialog');
    await expectOutline('applicant-cancel-screening');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel screening' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the screening' }));
    expect(await screen.findByRole('alertdialog', { name: 'That didn’t work' })).toBeTruthy();
    expect(sent).toEqual([[{ application_id: 'apl_1' }, true]]);
  });

  it('has its fee paid on the provider’s page, or written down as paid', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockReturnValue();
    const { calls } = await showAt(
      { status: 4, order },
      { record_fee: true, pay_fee: true },
      {
        'POST /api/applicants/payScreeningFee': () => ok({ url: 'https://pay.test/cs_1' }),
        'POST /api/applicants/recordScreeningFee': () => ({ body: { success: 1 } }),
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Record the fee of $35.00 as paid' }));
    await waitFor(() => expect(calls).toContain('POST /api/applicants/recordScreeningFee'));
    await userEvent.click(screen.getByRole('button', { name: 'Pay the fee of $35.00' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.test/cs_1'));
  });

  it('says when the provider’s page did not open', async () => {
    await showAt(
      { status: 4 },
      { pay_fee: true },
      {
        'POST /api/applicants/payScreeningFee': () => refused(422, 'internal'),
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay the fee of $35.00' }));
    expect(await screen.findByRole('alertdialog', { name: 'The page did not open' })).toBeTruthy();
  });

  it('has a report with a finding for each section, which can fail to open', async () => {
    const section = (finding: string) => ({ finding, lines: [`Line ${finding}`, 'Second line'] });
    const sections = {
      identity: section('clear'),
      credit: section('look'),
      eviction: section('clear'),
      criminal: section('look'),
      income: section('clear'),
    };
    const dates = { arrived_at: '2026-06-15T12:00:00.000Z', until: '2026-09-13T12:00:00.000Z' };
    const readers = ['Ada Vale', 'Mia Stone'];
    let asked = 0;
    const report = 'GET /api/applicants/getScreeningReport/*';
    await showAt(
      { status: 4 },
      { read_report: true },
      {
        [report]: () =>
          asked++ === 0
            ? refused(500, 'internal')
            : ok({ report: { isSimulated: false, sections }, ...dates, readers }),
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Read the report' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('region', { name: 'Screening report' });
    await expectOutline('applicant-report');
    expect(screen.queryByText('This report is simulated')).toBeNull();
  });
});
