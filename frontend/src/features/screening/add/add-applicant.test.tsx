// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantDetails } from '../../../testing/applicant-samples';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unit } from '../../../testing/samples';
import { externalUrl } from '../../../ui/primitives/external-url';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = 'POST /api/applicants/setApplicationLink';
const home = { ...unit(1), property_id: 'prp_1', property_title: 'Elm House' };
const address = 'https://app.test/auth/listing?unit=value';
const until = '2026-09-01T00:00:00.000Z';
const terms = { deposit: 150_050, applicationFee: 4_000, incomeTimes: 2.5, pets: 'One cat', criteria: '' };

/** The form for a unit; returns each body with whether it had a key. */
async function show(more: Parameters<typeof fakeServer>[0] = {}) {
  const sent: unknown[] = [];
  fakeServer({
    'GET /api/properties/getUnit/*': () => ok(home),
    'GET /api/applicants/getApplicant/*': () => ok(applicantDetails()),
    'GET /api/applicants/getApplicantMessages/*': () => ok({ messages: [] }),
    'POST /api/applicants/addApplicant': ({ body, headers }: Asked) => {
      sent.push(body, headers.get('idempotency-key') !== null);
      return ok({ application_id: 'apl_1' });
    },
    [link]: ({ body }: Asked) => {
      sent.push(body);
      const { open } = body as { open: boolean };
      return ok(open ? { address, until, terms } : {});
    },
    ...more,
  });
  const page = await renderScreen('/addApplicant?id=unt_1');
  await screen.findByRole('heading', { name: 'Add applicant' });
  return { sent, ...page };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('adding an applicant', () => {
  it('asks who applies, and says what is missing', async () => {
    const { sent } = await show();
    await press('Add applicant');
    await screen.findAllByText('First name is required');
    await expectOutline('add-applicant-errors');
    expect(sent).toEqual([]);
  });

  it('by a link mails it to them, and leads to their page', async () => {
    const { sent, place } = await show();
    await userEvent.type(await screen.findByLabelText(/First name/), 'Grace');
    await userEvent.type(screen.getByLabelText(/Last name/), 'Hopper');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'grace@applicant.test');
    await press('Add applicant');
    await waitFor(() => expect(place()).toBe('/applicant-details?id=apl_1'));
    expect(screen.getByText('Applicant added. The link was emailed')).toBeTruthy();
    const who = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test' };
    expect(sent).toEqual([expect.objectContaining({ ...who, unit_id: 'unt_1', invite: true }), true]);
  });

  it('from paper takes the rest too, and mails nothing', async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole('radio', { name: /^I have a paper application/ }));
    await screen.findByLabelText('Employer');
    await expectOutline('add-applicant-paper');
    await userEvent.type(screen.getByLabelText(/First name/), 'Grace');
    await userEvent.type(screen.getByLabelText(/Last name/), 'Hopper');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'grace@applicant.test');
    await userEvent.type(screen.getByLabelText('Monthly income'), '4500.50');
    await userEvent.type(screen.getByLabelText('Remarks'), 'By phone');
    await press('Add applicant');
    expect(await screen.findByText('Applicant added')).toBeTruthy();
    expect(sent[0]).toMatchObject({ monthlyIncome: 450_050, remarks: 'By phone', invite: false });
  });
});

describe('the home’s public page', () => {
  it('is opened by a link with what it asks of everybody, and closed again', async () => {
    const { sent } = await show();
    await press('Show the link');
    await screen.findByRole('img', { name: 'QR code of the home’s page' });
    await expectOutline('add-applicant-link');
    await press('Close it');
    expect(await screen.findByRole('button', { name: 'Show the link' })).toBeTruthy();
    expect(sent).toEqual([
      { unit_id: 'unt_1', open: true },
      { unit_id: 'unt_1', open: false },
    ]);
  });

  it('is opened in a tab of its own, and its link is copied', async () => {
    const shown = vi.spyOn(externalUrl, 'show').mockReturnValue();
    const copied: string[] = [];
    await show();
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    await press('Show the link');
    await press('Copy link');
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(copied).toEqual([address]);
    await press('See the page');
    expect(shown).toHaveBeenCalledWith(address);
  });

  it('takes what is asked of everybody', async () => {
    const { sent } = await show();
    await press('Show the link');
    const fee = await screen.findByLabelText(/^Application fee/);
    expect(screen.getByLabelText(/^Deposit/)).toHaveProperty('value', '1500.50');
    await userEvent.clear(fee);
    await userEvent.type(fee, '500');
    await press('Save requirements');
    expect(await screen.findByText('The page is updated')).toBeTruthy();
    expect(sent.slice(1)).toEqual([
      { unit_id: 'unt_1', open: true, terms: { ...terms, applicationFee: 50_000 } },
    ]);
  });

  it('takes a fee from $0.50 to $500.00', async () => {
    const { sent } = await show();
    await press('Show the link');
    const fee = await screen.findByLabelText(/^Application fee/);
    const before = sent.length;
    for (const typed of ['0.49', '500.01']) {
      await userEvent.clear(fee);
      await userEvent.type(fee, typed);
      await press('Save requirements');
      await waitFor(() => expect(fee.getAttribute('aria-invalid')).toBe('true'));
      const range = 'Enter an amount from $0.50 to $500.00, or leave it empty';
      expect(screen.getAllByText(range).length).toBeGreaterThan(0);
    }
    expect(sent).toHaveLength(before);
    await userEvent.clear(fee);
    await userEvent.type(fee, '0.50');
    await press('Save requirements');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ terms: { applicationFee: 50 } }));
  });

  it('leaves out what is asked of nobody', async () => {
    const { sent } = await show();
    await press('Show the link');
    for (const label of [/^Deposit/, /^Application fee/, /^Pets/])
      await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.selectOptions(screen.getByLabelText('Income required'), '');
    await userEvent.type(screen.getByLabelText('Other requirements'), ' Two references ');
    await press('Save requirements');
    expect(await screen.findByText('The page is updated')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ terms: { pets: '', criteria: 'Two references' } });
    expect(Object.keys((sent.at(-1) as { terms: object }).terms)).toEqual(['pets', 'criteria']);
  });

  it('says why it could not be opened', async () => {
    await show({ [link]: () => refused(422, 'unit-has-lease') });
    await press('Show the link');
    expect(await screen.findByText('Said no: unit-has-lease')).toBeTruthy();
  });
});
