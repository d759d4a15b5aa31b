// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicantLine } from '../../../../../shared/contract/screening-shapes';
import { stages } from '../../../../../shared/domain/screening/application';
import { applicantLine } from '../../../testing/applicant-samples';
import { type Answer, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/applicants/listApplicants';
const oak = {
  application_id: 'apl_9',
  unit_id: 'unt_9',
  unit_number: '9',
  property_title: 'Oak Court',
  stage: 'draft',
} as const;

const statuses = [0, 1, 2, 3, 4, 5, 9, undefined] as const;
const every: readonly ApplicantLine[] = statuses.map((screening_status, index) =>
  applicantLine({
    application_id: `apl_${index}`,
    screening_status,
    stage: stages[index % stages.length] ?? 'draft',
    ...(index === 0 && { name: '', income: 0, has_message: true }),
    ...(index === 1 && { people: 2, submitted_at: '2026-06-20T11:00:00.000Z' }),
    ...(index === 2 && { further: [oak] }),
    is_conditional: index === 3,
  }),
);

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of applicants', () => {
  it('has a word for each stage and each state of a screening', async () => {
    fakeServer({ [list]: () => ok({ applicants: every }) });
    await renderScreen('/applicantsList');
    expect(await screen.findByText('Paid and closed')).toBeTruthy();
    await expectOutline('applicants-all-stages');
  });

  it.each([
    { stage: 'submitted', text: 'Nothing to decide', outline: 'applicants-none-submitted' },
    { stage: 'draft', text: 'No applications in progress', outline: 'applicants-none-draft' },
    { stage: 'waiting', text: 'Nobody on the waiting list', outline: 'applicants-none-waiting' },
    { stage: 'approved', text: 'No one has been approved yet', outline: 'applicants-none-approved' },
    { stage: 'declined', text: 'No one has been declined', outline: 'applicants-none-declined' },
  ])('says of nobody at the stage $stage what would appear there', async ({ stage, text, outline }) => {
    fakeServer({ [list]: () => ok({ applicants: [] }) });
    await renderScreen(`/applicantsList?stage=${stage}`);
    expect(await screen.findByText(text)).toBeTruthy();
    await expectOutline(outline);
    expect(screen.getAllByRole('link', { name: 'Add applicant' })).toHaveLength(1);
  });

  it('offers a manager in an empty list to add somebody, and a rental owner nothing', async () => {
    fakeServer({ [list]: () => ok({ applicants: [] }) });
    await renderScreen('/applicantsList');
    expect(await screen.findByText('No applicants yet')).toBeTruthy();
    await expectOutline('applicants-none');
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    await renderScreen('/applicantsList');
    expect(await screen.findByText('No applicants yet')).toBeTruthy();
    await expectOutline('applicants-none-rental-owner');
  });

  it('says that it could not be read', async () => {
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/applicantsList');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await expectOutline('applicants-failed');
  });

  it('lets a rental owner choose nobody for an answer', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ applicants: [applicantLine()] }) });
    await renderScreen('/applicantsList?stage=submitted');
    expect(await screen.findByRole('link', { name: /Grace Hopper/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an answer to several applicants', () => {
  const choose = async (answer: () => Answer) => {
    const sent: unknown[] = [];
    const applicants = [applicantLine(), applicantLine({ application_id: 'apl_2', name: 'Alan' })];
    fakeServer({
      [list]: () => ok({ applicants }),
      'POST /api/applicants/answerApplicants': ({ body }) => {
        sent.push(body);
        return answer();
      },
    });
    await renderScreen('/applicantsList?stage=submitted');
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Grace|Alan)/ }))
      await userEvent.click(box);
    return sent;
  };
  const left = [
    { application_id: 'apl_1', why: 'report' },
    { application_id: 'apl_2', why: 'report' },
    { application_id: 'apl_3', why: 'changed' },
  ];

  it('can be the waiting list; those left for another reason than a report are not counted', async () => {
    const sent = await choose(() => ok({ told: 2, left }));
    await userEvent.click(screen.getByRole('button', { name: 'Waiting list' }));
    await screen.findByRole('alertdialog');
    await expectOutline('applicants-wait-several');
    await userEvent.click(screen.getByRole('button', { name: 'Put 2 on the list' }));
    expect(await screen.findByText('2 applicants are on the waiting list')).toBeTruthy();
    expect(
      screen.getByText('2 still wait: those with a report are decided on their own pages.'),
    ).toBeTruthy();
    expect(sent).toEqual([{ application_ids: ['apl_1', 'apl_2'], answer: 'waiting', note: '' }]);
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('is asked about, and not sent when it is not wanted', async () => {
    const sent = await choose(() => ok({ told: 2, left: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByRole('alertdialog');
    await expectOutline('applicants-decline-several');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('that failed says so, and keeps the choice', async () => {
    await choose(() => refused(422, 'changed-meanwhile'));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline 2' }));
    expect(await screen.findByRole('alertdialog', { name: 'Not all were answered' })).toBeTruthy();
    expect(screen.getByText('2 selected')).toBeTruthy();
  });
});
