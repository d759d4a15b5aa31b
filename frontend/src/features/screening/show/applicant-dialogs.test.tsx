// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { applicantDetails, aScreening } from '../../../testing/applicant-samples';
import { type Answer, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unit } from '../../../testing/samples';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const { application, may } = applicantDetails();
const move = 'POST /api/applicants/moveApplicant';
const decide = 'POST /api/applicants/decideApplication';
const tell = 'POST /api/applicants/tellOtherApplicants';

/** The page with what is sent to `path`, which answers `answer`. */
async function show(over: Partial<ApplicantDetails>, path = decide, answer: Answer = ok({ version: 2 })) {
  const sent: unknown[] = [];
  fakeServer({
    'GET /api/applicants/getApplicant/*': () => ok(applicantDetails(over)),
    'GET /api/applicants/getApplicantMessages/*': () => ok({ messages: [] }),
    'GET /api/units/searchUnits': () => ok({ units: [{ ...unit(1), property_title: 'Elm House' }, vacant] }),
    [path]: ({ body }) => {
      sent.push(body);
      return answer;
    },
  });
  const page = await renderScreen('/applicant-details?id=apl_1');
  await screen.findByText('No messages yet.');
  return { sent, ...page };
}
const vacant = { ...unit(7), unit_id: 'unt_2', property_id: 'prp_1', property_title: 'Elm House' };
const press = async (name: string) => {
  const [last] = (await screen.findAllByRole('button', { name })).toReversed();
  if (last) await userEvent.click(last);
};

describe('the decision about an applicant', () => {
  it('is an approval as applied for, which leads to the lease that was drafted', async () => {
    const { sent, place } = await show({}, decide, ok({ version: 2, lease_id: 'lse_1' }));
    await press('Approve');
    await screen.findByRole('dialog');
    await expectOutline('applicant-approve');
    await userEvent.type(
      within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Note/ }),
      ' Good ',
    );
    await press('Approve and draft');
    await waitFor(() => expect(place()).toBe('/updateLease?id=lse_1&step=term'));
    expect(sent).toEqual([
      { application_id: 'apl_1', version: 1, decision: 'approved', note: 'Good', notice: false },
    ]);
    expect(screen.getByText('Approved. The lease is drafted')).toBeTruthy();
  });

  it('asks with conditions for a deposit above the usual one, and for a notice where there is a report', async () => {
    await show({ screening: aScreening(), deposit_amount: '1450.00' });
    await press('Approve');
    await userEvent.click(await screen.findByRole('radio', { name: /^With conditions/ }));
    await userEvent.click(await screen.findByLabelText('Send the adverse-action notice'));
    await press('Approve and draft');
    await screen.findByText('Enter why no notice is required');
    await expectOutline('applicant-approve-conditions');
  });

  it('names the usual deposit of the home', async () => {
    await show({ deposit_amount: '1450.00' });
    await press('Approve');
    await userEvent.click(await screen.findByRole('radio', { name: /^With conditions/ }));
    expect(
      await screen.findByText('The whole deposit, above the usual $1,450.00. Leave it empty to keep that.'),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Send the adverse-action notice')).toBeNull();
  });

  it('is declining, which asks for no notice without a report', async () => {
    const { sent } = await show({});
    await press('Decline');
    await screen.findByRole('dialog');
    await expectOutline('applicant-decline');
    await press('Decline');
    expect(await screen.findByText('Declined')).toBeTruthy();
    expect(sent).toEqual([
      { application_id: 'apl_1', version: 1, decision: 'declined', note: '', notice: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    { status: 3, asks: false },
    { status: 4, asks: true },
    { status: 5, asks: true },
    { status: 9, asks: false },
  ] as const)(
    'asks about a notice once a person has a report: at $status $asks',
    async ({ status, asks }) => {
      const ada = { first_name: 'Ada', last_name: 'Byron', email: 'ada@a.test', income: 0, may_order: false };
      const known = { ...ada, applicant_id: 'apl_2', kind: 'guarantor', stage: 'submitted' } as const;
      await show({ people: [{ ...known, screening_status: status }] });
      await press('Decline');
      await screen.findByRole('dialog');
      expect(screen.queryByLabelText('Send the adverse-action notice') !== null).toBe(asks);
    },
  );

  it('sends the reason why no notice is due', async () => {
    const { sent } = await show({ screening: aScreening() });
    await press('Decline');
    await userEvent.click(await screen.findByLabelText('Send the adverse-action notice'));
    await userEvent.type(await screen.findByLabelText(/^Why is no notice required/), ' Withdrew ');
    await press('Decline');
    await waitFor(() =>
      expect(sent).toEqual([
        {
          application_id: 'apl_1',
          version: 1,
          decision: 'declined',
          note: '',
          notice: false,
          reason: 'Withdrew',
        },
      ]),
    );
  });

  it('can be left', async () => {
    const { sent } = await show({});
    await press('Decline');
    await screen.findByRole('dialog');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });
});

describe('the waiting list', () => {
  it('is explained before an applicant is put on it', async () => {
    const { sent } = await show({}, move);
    await press('Waiting list');
    await screen.findByRole('alertdialog');
    await expectOutline('applicant-wait');
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    await press('Waiting list');
    await press('Put on the list');
    expect(await screen.findByText('On the waiting list')).toBeTruthy();
  });

  it('says why an applicant was not put on it', async () => {
    await show({}, move, refused(422, 'changed-meanwhile'));
    await press('Waiting list');
    await press('Put on the list');
    expect(await screen.findByRole('alertdialog', { name: 'Nothing was changed' })).toBeTruthy();
  });

  it('is left for this home or a vacant one, and each is named once', async () => {
    const { sent } = await show({ application: { ...application, stage: 'waiting' } }, move);
    await press('Consider for a home');
    await screen.findByRole('option', { name: /^Unit No\. 7, / });
    await expectOutline('applicant-consider');
    await press('Take from the list');
    await waitFor(() =>
      expect(sent).toEqual([{ application_id: 'apl_1', version: 1, to: 'submitted', unit_id: 'unt_1' }]),
    );
  });

  it('offers who may not decide nothing', async () => {
    const waits = { application: { ...application, stage: 'waiting' as const } };
    await show({ ...waits, may: { ...may, decide: false } });
    expect(screen.getByText('On the waiting list')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Consider for a home' })).toBeNull();
  });
});

describe('the others who applied for the unit', () => {
  it.each([
    { button: 'Tell them it is rented', outline: 'applicant-tell-others', yes: 'Tell them' },
    { button: 'Waiting list', outline: 'applicant-others-wait', yes: 'Put on the list' },
  ])('are asked about by “$button”', async ({ button, outline, yes }) => {
    const over = { others: 2, may: { ...may, decide: false } };
    const { sent } = await show(over, tell, refused(500, 'internal'));
    await press(button);
    await screen.findByRole('alertdialog');
    await expectOutline(outline);
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    await press(button);
    await press(yes);
    expect(await screen.findByRole('alertdialog', { name: 'Some were not notified' })).toBeTruthy();
  });
});

describe('the application fee', () => {
  const settled = { how: 'online', at: '2026-06-16T12:00:00.000Z', by: 'Mia Stone' } as const;
  const back = { state: 'failed', at: '2026-06-20T12:00:00.000Z', by: 'Ada Vale', reason: 'Let' } as const;
  const none = { ...may, decide: false, order: false };

  it('says who recorded it, who refunded it, and why', async () => {
    const fee = { cents: 4_000, is_due: false, settled, back };
    await show({ fee, may: { ...none, refund_application_fee: true } });
    await expectOutline('applicant-fee-refund-failed');
    await press('Refund the fee');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund the fee' }));
    await dialog.findByText('Say why');
    await expectOutline('applicant-fee-refund');
  });

  it('is waived only once that is confirmed', async () => {
    const fee = { cents: 4_000, is_due: true };
    const record = 'POST /api/applicants/recordApplicationFee';
    const { sent } = await show(
      { fee, may: { ...none, record_application_fee: true } },
      record,
      refused(422, 'changed-meanwhile'),
    );
    await press('Waive the fee');
    await screen.findByRole('alertdialog');
    await expectOutline('applicant-fee-waive');
    await press('No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    await press('Record as paid');
    expect(await screen.findByRole('alertdialog', { name: 'That didn’t work' })).toBeTruthy();
  });
});
