// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applicantDetails,
  applicantLine,
  applicationFields,
  aScreening,
} from '../../../testing/applicant-samples';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unit } from '../../../testing/samples';
import { externalUrl } from '../../../ui/primitives/external-url';

const list = 'GET /api/applicants/listApplicants';
const one = 'GET /api/applicants/getApplicant/*';
const written = 'GET /api/applicants/getApplicantMessages/*';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of applicants [RTE-02]', () => {
  it('waits, and offers Retry when it could not be read', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/applicantsList');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/applicantsList');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows who applies for what and where it stands; tab and search are in the address', async () => {
    const asked: (string | null)[][] = [];
    fakeServer({
      [list]: ({ query }: Asked) => {
        asked.push([query.get('stage'), query.get('search')]);
        return ok({ applicants: [applicantLine()] });
      },
    });
    const { place } = await renderScreen('/applicantsList?search=grace');
    const row = await screen.findByRole('link', { name: /Grace Hopper/ });
    expect(row.getAttribute('href')).toBe('/applicant-details?id=apl_1');
    for (const text of ['Elm House', 'Reports ready']) expect(screen.getByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Approved' }));
    await waitFor(() => expect(place()).toBe('/applicantsList?q=grace&view=approved'));
    await waitFor(() => expect(asked).toContainEqual(['approved', 'grace']));
  });

  it('says who applied more than once, and the applicant’s page leads to the others', async () => {
    const other = {
      application_id: 'apl_2',
      unit_id: 'unt_2',
      unit_number: '102',
      stage: 'declined',
    } as const;
    const elm = { ...other, property_title: 'Elm House' };
    const oak = { ...other, application_id: 'apl_3', unit_id: 'unt_9', property_title: 'Oak Court' };
    const lines = [[elm, oak], [oak], [{ ...elm, unit_id: 'unt_1' }, oak], []];
    fakeServer({
      [list]: () =>
        ok({
          applicants: lines.map((further, index) =>
            applicantLine({ application_id: `apl_${index}`, further }),
          ),
        }),
      [one]: () => ok(applicantDetails({ further: [elm, { ...oak, kind: 'coApplicant' }] })),
      [written]: () => ok({ messages: [] }),
    });
    await renderScreen('/applicantsList');
    await screen.findAllByRole('link', { name: /Grace Hopper/ });
    expect(
      screen.getAllByText(/^(Also applied|Applied twice)/).map(({ textContent }) => textContent),
    ).toEqual([
      'Also applied for Unit 102 and 1 more',
      'Also applied for Unit 102, Oak Court',
      'Applied twice for this unit',
    ]);
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    await renderScreen('/applicant-details?id=apl_1');
    const toOther = await screen.findByRole('link', { name: 'Unit 102, Elm House' });
    expect(toOther.getAttribute('href')).toBe('/applicant-details?id=apl_2');
    expect(screen.getByRole('link', { name: 'Unit 102, Oak Court, as co-applicant' })).toBeTruthy();
  });

  it('narrows to a unit and a stage together, in the address, in a saved view, and counted', async () => {
    const asked: (string | null)[][] = [];
    const saved: unknown[] = [];
    const home = { property_id: 'prp_1', property_title: 'Elm House' };
    fakeServer({
      [list]: ({ query }: Asked) => {
        asked.push([query.get('unit'), query.get('stage')]);
        const isOfUnit = query.get('unit') !== null;
        return ok({ applicants: [applicantLine()], ...(isOfUnit && { total: 31, next: 'more' }) });
      },
      'GET /api/units/searchUnits': () => ok({ units: [{ ...unit(1), ...home }] }),
      'GET /api/profile/getSavedViews/applicants': () => ok({ views: [], version: 0 }),
      'PUT /api/profile/saveViews/applicants': ({ body }: Asked) => {
        saved.push(body);
        return ok({ version: 1 });
      },
    });
    const { place } = await renderScreen('/applicantsList?stage=submitted');
    await userEvent.click(await screen.findByRole('button', { name: 'Unit' }));
    await userEvent.click(await screen.findByLabelText('No. 1, Elm House'));
    await waitFor(() => expect(place()).toBe('/applicantsList?unit=unt_1&view=submitted'));
    await waitFor(() => expect(asked).toContainEqual(['unt_1', 'submitted']));
    expect(await screen.findByText('1 of 31')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await userEvent.type(await screen.findByLabelText(/Name/), 'Elm, to decide');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const filters = { unit: 'unt_1', view: 'submitted' };
    await waitFor(() =>
      expect(saved).toEqual([{ version: 0, views: [{ name: 'Elm, to decide', filters }] }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Unit' }));
    await waitFor(() => expect(place()).toBe('/applicantsList?view=submitted'));
  });

  it('empty offers the first step to who may take it', async () => {
    fakeServer({ [list]: () => ok({ applicants: [] }) });
    await renderScreen('/applicantsList');
    expect(await screen.findByText('No applicants yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add applicant' })[0]?.getAttribute('href')).toBe(
      '/addApplicant',
    );
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ applicants: [] }) });
    await renderScreen('/applicantsList');
    expect(await screen.findByText('No applicants yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add applicant' })).toBeNull();
  });
});

describe('several applicants at once', () => {
  it('are answered together; who was left is said', async () => {
    const sent: unknown[] = [];
    fakeServer({
      [list]: () =>
        ok({ applicants: [applicantLine(), applicantLine({ application_id: 'apl_2', name: 'Alan' })] }),
      'POST /api/applicants/answerApplicants': ({ body }) => {
        sent.push(body);
        return ok({ told: 1, left: [{ application_id: 'apl_2', why: 'report' }] });
      },
    });
    await renderScreen('/applicantsList');
    await screen.findByRole('link', { name: /Grace Hopper/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    await renderScreen('/applicantsList?stage=submitted');
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Grace|Alan)/ }))
      await userEvent.click(box);
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline 2' }));
    expect(await screen.findByText('1 applicant was declined')).toBeTruthy();
    expect(screen.getByText('1 has a report: decide about it on its own page.')).toBeTruthy();
    expect(sent).toEqual([{ application_ids: ['apl_1', 'apl_2'], answer: 'declined', note: '' }]);
  });
});

describe('choosing among applicants', () => {
  it('sets them side by side by what is asked of everybody', async () => {
    const earners = [
      { name: 'Grace Hopper', income: 220_500 },
      { name: 'Ada Byron', kind: 'coApplicant', income: 200_000 },
      { name: 'Conrad Byron', kind: 'guarantor', income: 900_000 },
    ];
    const applicant = {
      application_id: 'apl_1',
      name: 'Grace Hopper',
      email: 'grace@applicant.test',
      submitted_at: '2026-06-14T11:00:00.000Z',
      earners,
      times: 2.9,
      move_in: '2026-08-01',
      current_address: '1 Elm St',
      lives_there_since: '2023',
      landlord: '',
      employer: 'The Navy',
      occupants: '',
      pets: 'A cat',
      is_repeated: true,
    };
    const terms = { incomeTimes: 3, pets: 'Cats only', criteria: '' };
    const unit = { unit_number: '101', property_title: 'Elm House', rent: 145_000, terms, more: false };
    const path = 'GET /api/applicants/compareApplicants/*';
    fakeServer({ [path]: () => ok({ ...unit, applicants: [applicant] }) });
    await renderScreen('/compareApplicants?id=unt_1');
    const row = await screen.findByRole('link', { name: /Grace Hopper/ });
    expect(row.getAttribute('href')).toBe('/applicant-details?id=apl_1');
    for (const text of ['3 times the rent', 'Cats only', '2.9× the rent', '$4,205.00', '2023', 'A cat'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Grace Hopper $2,205.00, Ada Byron $2,000.00')).toBeTruthy();
    expect(screen.getByText('Conrad Byron $9,000.00')).toBeTruthy();
    expect(screen.getByText('Applied more than once')).toBeTruthy();
    await expectOutline('applicants-compared');
    leaveScreen();
    fakeServer({ [path]: () => ok({ ...unit, applicants: [] }) });
    await renderScreen('/compareApplicants?id=unt_1');
    expect(await screen.findByText('No applications to compare')).toBeTruthy();
    await expectOutline('applicants-compared-none');
  });

  it('tells the others by one choice, asked about once more', async () => {
    let others = 2;
    const calls = fakeServer({
      [one]: () => ok(applicantDetails({ others })),
      'POST /api/applicants/tellOtherApplicants': () => {
        others = 1;
        return ok({ told: 1, left: 1 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Tell them it is rented' }));
    expect(calls.filter((call) => call.includes('tellOther'))).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell them' }));
    expect(await screen.findByText('1 applicant was told the home is rented')).toBeTruthy();
    expect(await screen.findByText('1 other applicant is waiting')).toBeTruthy();
  });
});

describe('messages with an applicant', () => {
  it('are shown from both sides, and written to the applicant', async () => {
    const sent: unknown[] = [];
    const said = {
      by: 'applicant',
      name: 'Grace Hopper',
      at: '2026-06-15T12:00:00.000Z',
      text: 'Is it quiet?',
    };
    const messages = [said, { ...said, by: 'landlord', name: 'Ada Vale', text: 'Very.' }];
    fakeServer({
      [one]: () => ok(applicantDetails()),
      [written]: () => ok({ messages }),
      'POST /api/applicants/sendApplicantMessage': ({ body }) => {
        sent.push(body);
        return { body: { success: 1 } };
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    expect(await screen.findByText('Is it quiet?')).toBeTruthy();
    expect(screen.getByText('You')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('New message'), 'Come and see');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ application_id: 'apl_1', text: 'Come and see' }]));
  });

  it('say that there are none, and can be read again after a failure', async () => {
    let answers = 0;
    fakeServer({
      [one]: () => ok(applicantDetails()),
      [written]: () => (answers++ === 0 ? refused(500, 'internal') : ok({ messages: [] })),
    });
    await renderScreen('/applicant-details?id=apl_1');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('No messages yet.')).toBeNull();
    await userEvent.click(retry);
    expect(await screen.findByText('No messages yet.')).toBeTruthy();
  });
});

describe('the waiting list', () => {
  it('takes the others of an approved applicant by one choice', async () => {
    const sent: unknown[] = [];
    const { application, may } = applicantDetails();
    const approved = applicantDetails({
      others: 2,
      application: { ...application, stage: 'approved' },
      may: { ...may, decide: false },
    });
    fakeServer({
      [one]: () => ok(approved),
      'POST /api/applicants/tellOtherApplicants': ({ body }) => {
        sent.push(body);
        return ok({ told: 2, left: 0 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await screen.findByText('2 other applicants are waiting');
    await userEvent.click(screen.getByRole('button', { name: 'Waiting list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put on the list' }));
    expect(await screen.findByText('2 applicants are on the waiting list')).toBeTruthy();
    expect(sent).toEqual([{ application_id: 'apl_1', answer: 'waiting' }]);
  });

  it('is left for a decision about this home or a vacant one', async () => {
    const sent: unknown[] = [];
    const { application } = applicantDetails();
    const vacant = { ...unit(7), unit_id: 'unt_2', property_id: 'prp_1', property_title: 'Elm House' };
    const waits = applicantDetails({ application: { ...application, stage: 'waiting' } });
    fakeServer({
      [one]: () => ok(waits),
      'GET /api/units/searchUnits': () => ok({ units: [vacant] }),
      'POST /api/applicants/moveApplicant': ({ body }) => {
        sent.push(body);
        return ok({ version: 2 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Consider for a home' }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    const home = await screen.findByLabelText('Home');
    await screen.findByRole('option', { name: /^Unit No\. 7, / });
    await userEvent.selectOptions(home, 'unt_2');
    await userEvent.click(screen.getByRole('button', { name: 'Take from the list' }));
    await waitFor(() =>
      expect(sent).toEqual([{ application_id: 'apl_1', version: 1, to: 'submitted', unit_id: 'unt_2' }]),
    );
  });

  it('is entered by one button, asked about once more', async () => {
    const sent: unknown[] = [];
    fakeServer({
      [one]: () => ok(applicantDetails()),
      'POST /api/applicants/moveApplicant': ({ body }) => {
        sent.push(body);
        return ok({ version: 2 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Waiting list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put on the list' }));
    await waitFor(() => expect(sent).toEqual([{ application_id: 'apl_1', version: 1, to: 'waiting' }]));
  });
});

describe('one applicant [RTE-02]', () => {
  it.each(['/applicant-details', '/view-Applicant'])(
    '%s shows where it stands and what can be done',
    async (path) => {
      fakeServer({ [one]: () => ok(applicantDetails()) });
      await renderScreen(`${path}?id=apl_1`);
      expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeTruthy();
      expect(screen.getByText('3.4× the rent')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Order screening' }).getAttribute('href')).toBe(
        '/applicantScreening?id=apl_1',
      );
      for (const name of ['Approve', 'Decline']) expect(screen.getByRole('button', { name })).toBeTruthy();
    },
  );

  it('one that is not there says so', async () => {
    fakeServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen('/applicant-details?id=apl_9');
    expect(await screen.findByRole('heading', { name: 'Applicant not found' })).toBeTruthy();
  });

  it('/application-details shows every answer', async () => {
    fakeServer({ [one]: () => ok(applicantDetails()) });
    await renderScreen('/application-details?id=apl_1');
    expect(await screen.findByRole('heading', { name: 'Application of Grace Hopper' })).toBeTruthy();
    for (const text of ['grace@applicant.test', '1 Elm St', '$5,000.00'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('is declined with a report at hand by the notice, or by a reason for sending none [D49]', async () => {
    const sent: unknown[] = [];
    fakeServer({
      [one]: () => ok(applicantDetails({ screening: aScreening() })),
      'POST /api/applicants/decideApplication': ({ body }) => {
        sent.push(body);
        return ok({ version: 2 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const box = await screen.findByLabelText<HTMLInputElement>('Send the adverse-action notice');
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    const submit = () => screen.getAllByRole('button', { name: 'Decline' }).at(-1) as HTMLElement;
    await userEvent.click(submit());
    expect(await screen.findByText('Enter why no notice is required')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(box);
    await userEvent.click(submit());
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ decision: 'declined', notice: true })]),
    );
  });

  it('is approved with conditions, which a report makes adverse, and says so afterward [D49]', async () => {
    const sent: unknown[] = [];
    const conditions = { deposit: 290_000, coSigner: true };
    const by = { userId: 'usr_1', name: 'Ada Vale' };
    const decision = { at: '2026-06-20T12:00:00.000Z', by, note: '', notice: true, conditions };
    const { application } = applicantDetails();
    fakeServer({
      [one]: () =>
        ok(
          applicantDetails({
            screening: aScreening(),
            ...(sent.length > 0 && { application: { ...application, stage: 'approved', decision } }),
          }),
        ),
      'POST /api/applicants/decideApplication': ({ body }) => {
        sent.push(body);
        return ok({ version: 2 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const withConditions = await screen.findByRole('radio', { name: /^With conditions/ });
    expect(screen.queryByLabelText('Send the adverse-action notice')).toBeNull();
    await userEvent.click(withConditions);
    const box = await screen.findByLabelText<HTMLInputElement>('Send the adverse-action notice');
    expect(box.checked).toBe(true);
    const submit = screen.getByRole('button', { name: 'Approve and draft' });
    await userEvent.click(submit);
    expect(await screen.findByText('Enter a deposit, require a co-signer, or both')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Deposit/), '2900');
    await userEvent.click(screen.getByLabelText('Require a co-signer'));
    await userEvent.click(submit);
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ decision: 'approved', notice: true, conditions })]),
    );
    expect(await screen.findByText('Approved with conditions')).toBeTruthy();
    expect(screen.getByText(/a deposit of \$2,900\.00 and a co-signer on the lease/)).toBeTruthy();
  });

  it('shows the report to those on its list when they open it, and that it is simulated [D50]', async () => {
    const clear = { finding: 'clear', lines: ['Nothing here'] };
    const sections = { identity: clear, credit: clear, eviction: clear, criminal: clear, income: clear };
    const dates = { arrived_at: '2026-06-15T12:00:00.000Z', until: '2026-09-13T12:00:00.000Z' };
    const calls = fakeServer({
      [one]: () =>
        ok(
          applicantDetails({
            screening: aScreening(),
            may: { ...applicantDetails().may, read_report: true },
          }),
        ),
      'GET /api/applicants/getScreeningReport/*': () =>
        ok({ report: { isSimulated: true, sections }, ...dates, readers: ['Ada Vale'] }),
    });
    await renderScreen('/applicant-details?id=apl_1');
    const open = await screen.findByRole('button', { name: 'Read the report' });
    expect(calls.some((call) => call.includes('getScreeningReport'))).toBe(false);
    await userEvent.click(open);
    expect(await screen.findByText('This report is simulated')).toBeTruthy();
    expect(screen.getByText(/deleted on Sep 13, 2026.*Ada Vale/)).toBeTruthy();
  });
});

it('an applicant’s page says what is true where no screening was ordered', async () => {
  const words = [
    ['submitted', /^No screening ordered yet/],
    ['waiting', /^No screening was ordered. You can order one once/],
    ['declined', 'The decision was made without a screening.'],
  ] as const;
  for (const [stage, text] of words) {
    const { application } = applicantDetails();
    const none = { application: { ...application, stage }, screening: undefined };
    fakeServer({ [one]: () => ok(applicantDetails(none)), [written]: () => ok({ messages: [] }) });
    await renderScreen('/applicant-details?id=apl_1');
    expect(await screen.findByText(text)).toBeTruthy();
    leaveScreen();
    logIn({ role: 'orgAdmin' });
  }
});

describe('the application fee on an applicant’s page', () => {
  const settled = { how: 'online', at: '2026-06-16T12:00:00.000Z' } as const;
  const show = async (over: Parameters<typeof applicantDetails>[0]) => {
    const sent: unknown[] = [];
    fakeServer({
      [one]: () => ok(applicantDetails(over)),
      [written]: () => ok({ messages: [] }),
      'POST /api/applicants/recordApplicationFee': ({ body }) => {
        sent.push(body);
        return ok({ version: 2 });
      },
      'POST /api/applicants/refundApplicationFee': ({ body }) => {
        sent.push(body);
        return ok({ version: 2 });
      },
    });
    await renderScreen('/applicant-details?id=apl_1');
    await screen.findByRole('heading', { name: 'Grace Hopper' });
    return sent;
  };
  const may = { ...applicantDetails().may, record_application_fee: true };

  it('unpaid is written down as paid, or waived once that is confirmed', async () => {
    const sent = await show({ fee: { cents: 4_000, is_due: true }, may });
    expect(screen.getByText('$40.00, unpaid')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record as paid' }));
    await waitFor(() => expect(sent).toEqual([{ application_id: 'apl_1', how: 'otherwise' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Waive the fee' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Waive it' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ application_id: 'apl_1', how: 'waived' }));
  });

  it('paid online is sent back with a reason, and says how far that is', async () => {
    const paid = { cents: 4_000, is_due: false, settled };
    const mayRefund = { ...applicantDetails().may, refund_application_fee: true };
    const sent = await show({ fee: paid, may: mayRefund });
    await userEvent.click(screen.getByRole('button', { name: 'Refund the fee' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund the application fee?' }));
    const button = dialog.getByRole('button', { name: 'Refund the fee' });
    await userEvent.click(button);
    expect(await dialog.findByText('Say why')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Let meanwhile');
    await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual([{ application_id: 'apl_1', reason: 'Let meanwhile' }]));
    leaveScreen();
    const back = { state: 'done', at: '2026-06-20T12:00:00.000Z', by: 'Ada Vale', reason: 'Let' } as const;
    await show({ fee: { ...paid, back } });
    expect(screen.getByText('$40.00, paid online Jun 16, 2026, refunded Jun 20, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund the fee' })).toBeNull();
  });

  it('paid says when and offers nothing more, and there is none without a fee', async () => {
    await show({ fee: { cents: 4_000, is_due: false, settled } });
    expect(screen.getByText('$40.00, paid online Jun 16, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record as paid' })).toBeNull();
    leaveScreen();
    await show({});
    expect(screen.queryByText('Application fee')).toBeNull();
  });
});

describe('adding and applying [RTE-02][RTE-03]', () => {
  it('/auth/addApplication begins by a unit’s link, goes on by its own, and is sent at the end', async () => {
    const home = {
      organization: 'Vale Homes',
      title: 'Elm House',
      location: '1 Elm St',
      type: 'Office',
      unit: '101',
      rent: 145_000,
      available: '2026-08-01',
    };
    const saved: unknown[] = [];
    fakeServer({
      'POST /api/applications/openApplication': ({ body }) =>
        (body as { token: string }).token === 'unit-link'
          ? ok({ home, fee: { cents: 4_000, is_due: false } })
          : refused(404, 'link-not-valid'),
      'POST /api/applications/payApplicationFee': ({ body }) => {
        saved.push(body);
        return ok({ url: 'https://pay.test/cs_1' });
      },
      'POST /api/applications/startApplication': () => ok({ token: 'own-link', version: 1 }),
      'POST /api/applications/saveApplication': ({ body }) => {
        saved.push(body);
        return ok({ version: 2 });
      },
    });
    const { place } = await renderScreen('/auth/addApplication?unit=unit-link');
    await userEvent.type(await screen.findByLabelText(/First name/), 'Grace');
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Last name is required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/Last name/), 'Hopper');
    await userEvent.type(screen.getByLabelText(/^Email/), applicationFields.email);
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(place()).toBe('/auth/addApplication?application=own-link&step=home'));
    await userEvent.type(await screen.findByLabelText(/Current address/), '1 Elm St');
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await userEvent.type(await screen.findByLabelText(/Monthly income/), '5000');
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByLabelText(/Who moves in/);
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await userEvent.click(await screen.findByLabelText('All my answers are true and complete.'));
    expect(screen.getByText('There is an application fee of $40.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('heading', { name: 'Your application was submitted' })).toBeTruthy();
    expect(saved.at(-1)).toMatchObject({
      monthlyIncome: 500_000,
      submit: true,
      isTrue: true,
      token: 'own-link',
    });
    const went = vi.spyOn(externalUrl, 'go').mockReturnValue();
    expect(screen.getByText('Pay the application fee of $40.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay $40.00' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.test/cs_1'));
    expect(saved.at(-1)).toEqual({ token: 'own-link' });
    leaveScreen();
    await renderScreen('/auth/addApplication?unit=gone');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });
});
