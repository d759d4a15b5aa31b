// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantDetails, screeningDetail } from '../../../testing/applicant-samples';
import { type Answer, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const one = 'GET /api/applicants/getApplicant/*';
const send = 'POST /api/properties/addScreeningOrder';
const complete = 'GET /api/properties/completeScreening';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const serve = (sent: unknown[] = [], answer: Answer = { body: { success: true } }) =>
  fakeServer({
    [one]: () => ok(applicantDetails()),
    [send]: ({ body }) => {
      sent.push(body);
      return answer;
    },
  });

describe('Add Screening Order', () => {
  it('shows only to who may change applicants in an account that can be changed, else a placeholder [SCR-01]', async () => {
    serve();
    await renderScreen('/applicantScreening?id=apl_1');
    expect(await screen.findByRole('button', { name: 'Review Order' })).toBeTruthy();
    const closed = [
      { role: 'rentalOwner' },
      { role: 'orgAdmin', account: { canChange: false, reason: 'trial-ended' } },
    ] as unknown as Parameters<typeof logIn>[0][];
    for (const who of closed) {
      leaveScreen();
      logIn(who);
      const calls = serve();
      await renderScreen('/applicantScreening?id=apl_1');
      expect(await screen.findByRole('heading', { name: 'Add Screening Order' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Review Order' })).toBeNull();
      expect(calls.filter((call) => call.includes('getApplicant'))).toEqual([]);
    }
  });

  it('has read-only property, unit and zipcode, and numbers without bounds [SCR-02]', async () => {
    serve();
    await renderScreen('/applicantScreening?id=apl_1');
    const rent = await screen.findByLabelText<HTMLInputElement>('Rent amount');
    expect(rent.value).toBe('1450.00');
    for (const text of ['Elm House', '101', '43004']) {
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.queryByDisplayValue(text)).toBeNull();
    }
    for (const label of ['Rent amount', 'Deposit amount', 'Lease months']) {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      await userEvent.clear(input);
      await userEvent.type(input, '99x99999999');
      expect(input.value).toBe('9999999999');
      expect([input.min, input.max]).toEqual(['', '']);
    }
  });

  it('asks who pays and notes when it is collected, with a fee row a person whose blanks count 0 [SCR-03][SCR-04]', async () => {
    serve();
    await renderScreen('/applicantScreening?id=apl_1');
    const applicant = await screen.findByRole<HTMLInputElement>('radio', { name: /Charge the applicant/ });
    expect(applicant.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Charge the requester/ }));
    expect(applicant.checked).toBe(false);
    expect(screen.getByText('Payment is collected after reports are generated.')).toBeTruthy();
    const [, row, total] = within(screen.getByRole('table')).getAllByRole('row');
    expect(row?.textContent).toContain('GraceHopper');
    expect(total?.textContent).toBe('Total$0.00');
    await userEvent.type(screen.getByLabelText('Amount for Grace'), '35.5');
    await waitFor(() => expect(total?.textContent).toBe('Total$35.50'));
  });

  it('names the requester, and leads back or on with all that was typed [SCR-05][SCR-06]', async () => {
    const sent: unknown[] = [];
    serve(sent);
    const { place } = await renderScreen('/applicantScreening?id=apl_1');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe('ada@vale.test');
    expect(screen.getByLabelText<HTMLInputElement>(/^Mobile/).value).toBe('+1 (555) 000-1111');
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(
      '/applicant-details?id=apl_1',
    );
    await userEvent.type(screen.getByLabelText('Amount for Grace'), '35');
    await userEvent.click(screen.getByRole('button', { name: 'Review Order' }));
    await waitFor(() => expect(place()).toBe('/confirm-screening?id=apl_1'));
    await userEvent.click(await screen.findByRole('link', { name: 'Make Changes' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Amount for Grace')).value).toBe('35');
    await userEvent.click(screen.getByRole('button', { name: 'Review Order' }));
    await userEvent.click(await screen.findByLabelText('I confirm that the above details are correct.'));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Order' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      applicantId: 'apl_1',
      property: 'Elm House',
      unit: '101',
      zipcode: '43004',
      chargeTo: 'applicant',
      feeDetails: [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test', amount: '35' }],
      requesterInfo: { firstName: 'Ada', lastName: 'Vale', email: 'ada@vale.test', role_id: 'rol_7' },
    });
  });
});

describe('an order that cannot be', () => {
  it('names the amount that is none at its field, before it is reviewed [SCR-02][SCR-04]', async () => {
    serve();
    const { place } = await renderScreen('/applicantScreening?id=apl_1');
    await userEvent.type(await screen.findByLabelText('Deposit amount'), '1.2.3');
    await userEvent.type(screen.getByLabelText('Amount for Grace'), '3.5.');
    await userEvent.click(screen.getByRole('button', { name: 'Review Order' }));
    for (const label of ['Deposit amount', 'Amount for Grace'])
      await waitFor(() =>
        expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain('error'),
      );
    expect(screen.getAllByText('Enter an amount of at least 0').length).toBeGreaterThan(1);
    await expectOutline('screening-order-errors');
    expect(screen.getByLabelText('Rent amount').getAttribute('aria-invalid')).toBeNull();
    expect(place()).toBe('/applicantScreening?id=apl_1');
  });

  it.each(['/applicantScreening', '/confirm-screening'])(
    '%s says why nobody can be screened, and leads back [RTE-02]',
    async (path) => {
      const may = { ...applicantDetails().may, order: false };
      const fixed = (over: object) => ({ [one]: () => ok(applicantDetails({ may, ...over })) });
      fakeServer(fixed({}));
      await renderScreen(`${path}?id=apl_1`);
      expect(await screen.findByText('There is a screening of this applicant already.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Open the applicant' }).getAttribute('href')).toBe(
        '/applicant-details?id=apl_1',
      );
      expect(screen.queryByRole('button', { name: /Order$/ })).toBeNull();
      leaveScreen();
      const person = {
        applicant_id: 'apl_2',
        kind: 'guarantor' as const,
        stage: 'submitted' as const,
        income: 0,
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@a.test',
        may_order: true,
      };
      fakeServer(fixed({ people: [person] }));
      await renderScreen(`${path}?id=apl_1`);
      expect(await screen.findByRole('button', { name: /Order$/ })).toBeTruthy();
    },
  );

  it.each(['/applicantScreening', '/confirm-screening'])(
    '%s without an applicant asks nobody [RTE-02]',
    async (path) => {
      const calls = serve();
      await renderScreen(path);
      expect(await screen.findByText('We couldn’t find this applicant')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to the list' }).getAttribute('href')).toBe(
        '/applicantsList',
      );
      expect(calls.filter((call) => call.includes('getApplicant'))).toEqual([]);
    },
  );
});

describe('Confirm Screening Order', () => {
  const confirm = async (ticks = true) => {
    const box = await screen.findByLabelText('I confirm that the above details are correct.');
    if (ticks) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Order' }));
  };

  it('shows the order, the fees with their total, the box and both buttons [SCR-07]', async () => {
    serve();
    await renderScreen('/confirm-screening?id=apl_1');
    expect(await screen.findByText('Elm House')).toBeTruthy();
    for (const text of ['101', '$1,450.00']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('table').textContent).toContain('Total$0.00');
    await expectOutline('screening-order-confirm');
    expect(screen.getByRole('link', { name: 'Make Changes' }).getAttribute('href')).toBe(
      '/applicantScreening?id=apl_1',
    );
  });

  it('unticked sends nothing and says so [SCR-08]', async () => {
    const sent: unknown[] = [];
    serve(sent);
    await renderScreen('/confirm-screening?id=apl_1');
    await confirm(false);
    expect(
      await screen.findByRole('alertdialog', { name: 'Please confirm the details before submitting.' }),
    ).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('confirmed says so and goes to the applicant [SCR-08][API-27]', async () => {
    serve();
    const { place } = await renderScreen('/confirm-screening?id=apl_1');
    await confirm();
    const dialog = await screen.findByRole('alertdialog', { name: 'Success' });
    expect(within(dialog).getByText('Screening order confirmed!')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(place()).toBe('/applicant-details?id=apl_1'));
  });

  it('tells a refusal from a failure [SCR-08]', async () => {
    serve([], refused(422, 'screening-open'));
    await renderScreen('/confirm-screening?id=apl_1');
    await confirm();
    expect(
      await screen.findByRole('alertdialog', { name: 'Failed to confirm screening order.' }),
    ).toBeTruthy();
    leaveScreen();
    serve([], refused(500, 'internal'));
    await renderScreen('/confirm-screening?id=apl_1');
    await confirm();
    expect(
      await screen.findByRole('alertdialog', { name: 'Something went wrong while confirming order.' }),
    ).toBeTruthy();
  });
});

describe('an order whose answer was lost', () => {
  it('is repeated with the same key, and one that was refused with another [SCR-08][API-27]', async () => {
    const keys: (string | null)[] = [];
    const answers: Answer[] = [
      refused(500, 'internal'),
      refused(422, 'screening-open'),
      { body: { success: true } },
    ];
    fakeServer({
      [one]: () => ok(applicantDetails()),
      [send]: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return answers[keys.length - 1] ?? { body: { success: true } };
      },
    });
    await renderScreen('/confirm-screening?id=apl_1');
    await userEvent.click(await screen.findByLabelText('I confirm that the above details are correct.'));
    for (const title of [/Something went wrong/, /Failed to confirm/, 'Success']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm Order' }));
      const dialog = await screen.findByRole('alertdialog', { name: title });
      await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    }
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

describe('the screening completion page', () => {
  const open = (status: number) =>
    fakeServer({
      [complete]: () => ({
        body: {
          success: 1,
          encryptedData: screeningDetail({ status } as Parameters<typeof screeningDetail>[0]),
        },
      }),
      'POST /api/properties/startScreening': () => ({ body: { success: 1 } }),
      'POST /api/properties/consentToScreening': () => ({ body: { success: 1 } }),
    });
  const path = '/auth/completeScreening?screeningId=link-value';

  it('welcomes by name, with property, application and screening; Start at 0, else Continue [SCR-09][API-28]', async () => {
    open(0);
    await renderScreen(path);
    expect(await screen.findByRole('heading', { name: 'Welcome, Grace Hopper' })).toBeTruthy();
    const shown = ['Elm House', '1 Elm St, Columbus, Ohio 43004', 'Condo/Townhome', 'Unit 101', 'link-value'];
    for (const text of shown) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Application Information' }).textContent).toContain(
      'Rental ApplicationCompleted Jun 14, 2026',
    );
    expect(
      within(screen.getByRole('region', { name: 'Screening Information' })).getByRole('button', {
        name: 'Start',
      }),
    ).toBeTruthy();
    leaveScreen();
    open(1);
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    await expectOutline('screening-complete-continue');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('loads, and says which id nothing was found for [SCR-09]', async () => {
    fakeServer({ [complete]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [complete]: () => refused(404, 'not-found') });
    await renderScreen(path);
    expect(
      await screen.findByRole('heading', { name: 'No screening details found for ID link-value' }),
    ).toBeTruthy();
    expect(screen.getByText(/Ask the landlord for a new one/)).toBeTruthy();
    await expectOutline('screening-complete-not-found');
    leaveScreen();
    const calls = fakeServer({ [complete]: never });
    await renderScreen('/auth/completeScreening');
    expect(await screen.findByRole('heading', { name: 'No screening details found for ID' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('offers another try where the server did not answer, with the spec’s words all the same [SCR-09]', async () => {
    fakeServer({ [complete]: () => refused(500, 'internal') });
    await renderScreen(path);
    expect(
      await screen.findByRole('heading', { name: 'No screening details found for ID link-value' }),
    ).toBeTruthy();
    open(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Grace Hopper' })).toBeTruthy();
  });

  it('shows what is agreed to before anything can be sent, and sends nothing unagreed [D49]', async () => {
    const calls = open(1);
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/You do not have to agree/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Agree and send' }));
    expect(await screen.findByText('Read the authorization and check the box to agree')).toBeTruthy();
    await expectOutline('screening-consent-errors');
    expect(calls.filter((call) => call.includes('consent'))).toEqual([]);
  });

  it('the fee of the reports is paid on the provider’s page, and said to be paid once it is [SCR-03]', async () => {
    const went = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    let status: 4 | 5 = 4;
    fakeServer({
      [complete]: () => ({ body: { success: 1, encryptedData: screeningDetail({ status, fee: 3_500 }) } }),
      'POST /api/properties/payOwnScreeningFee': () => ok({ url: 'https://pay.test/cs_1' }),
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $35.00' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.test/cs_1'));
    leaveScreen();
    status = 5;
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Paid: the screening fee of $35.00')).toBeTruthy();
    await expectOutline('screening-complete-paid');
    expect(screen.queryByRole('button', { name: 'Pay $35.00' })).toBeNull();
  });

  it('an applicant who has agreed is told that nothing more is to do', async () => {
    open(3);
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You’re all set')).toBeTruthy();
    await expectOutline('screening-complete-done');
  });
});
