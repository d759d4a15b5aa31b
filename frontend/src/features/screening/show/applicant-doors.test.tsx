// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { applicantDetails, applicantLine } from '../../../testing/applicant-samples';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

afterEach(leaveScreen);

const serve = () =>
  fakeServer({
    'GET /api/applicants/listApplicants': () => ok({ applicants: [applicantLine()] }),
    'GET /api/applicants/getApplicant/*': () => ok(applicantDetails()),
    'GET /api/applicants/getApplicantMessages/*': () => ok({ messages: [] }),
    'GET /api/applicants/compareApplicants/*': () => refused(404, 'not-found'),
    'GET /api/properties/listProperties': () => ok({ properties: [] }),
  });

const ofStaff = [
  '/applicantsList',
  '/addApplicant',
  '/addApplicant?id=unt_1',
  '/applicant-details?id=apl_1',
  '/view-Applicant?id=apl_1',
  '/application-details?id=apl_1',
  '/compareApplicants?id=unt_1',
  '/confirm-screening?id=apl_1',
  '/applicant-details',
  '/compareApplicants',
];

it.each((['tenant', 'applicant'] as const).flatMap((role) => ofStaff.map((path) => ({ role, path }))))(
  '$path tells a $role that it is not theirs, and asks the server nothing [RTE-02]',
  async ({ role, path }) => {
    logIn({ role });
    const calls = serve();
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
    expect(calls.filter((call) => /applicants|listProperties|units/.test(call))).toEqual([]);
  },
);

it.each(['/applicant-details', '/view-Applicant', '/application-details'])(
  '%s without an applicant leads to the list, and asks the server nothing [RTE-02]',
  async (path) => {
    logIn({ role: 'orgAdmin' });
    const calls = serve();
    await renderScreen(path);
    expect(await screen.findByText('We couldn’t find this applicant')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the list' }).getAttribute('href')).toBe('/applicantsList');
    expect(calls.filter((call) => call.includes('getApplicant'))).toEqual([]);
  },
);

it('a comparison without a unit lets the person choose one, and one of no unit says so [RTE-02]', async () => {
  logIn({ role: 'orgAdmin' });
  const calls = serve();
  await renderScreen('/compareApplicants');
  expect(await screen.findByText('Choose the property that the unit is in.')).toBeTruthy();
  expect(calls.filter((call) => call.includes('compareApplicants'))).toEqual([]);
  for (const name of ['id', 'unit', 'unit_id']) {
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    const asked = serve();
    await renderScreen(`/compareApplicants?${name}=unt_9`);
    expect(await screen.findByText('There is no such unit here')).toBeTruthy();
    expect(asked).toContain('GET /api/applicants/compareApplicants/unt_9');
  }
});
