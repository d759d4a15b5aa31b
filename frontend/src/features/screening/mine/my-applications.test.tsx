// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyApplication } from '../../../../../shared/contract/my-applications';
import { myApplication } from '../../../testing/applicant-samples';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const list = 'GET /api/applications/getMyApplications';

const decided = { at: '2026-06-20T12:00:00.000Z', has_notice: false, is_taken: false } as const;
const agency = { name: 'Sample Bureau', contact: '1 Sample Street' };

beforeEach(() => logIn({ role: 'applicant' }));
afterEach(leaveScreen);

const show = async (over: Partial<MyApplication>) => {
  fakeServer({ [list]: () => ok({ applications: [myApplication(over)] }) });
  await renderScreen('/applicantScreening');
  await screen.findByRole('heading', { name: 'Elm House, unit 101' });
};

describe('an applicant’s own applications [RTE-02]', () => {
  it('wait, can be read again, and say what is missing when there are none', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/applicantScreening');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/applicantScreening');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => ok({ applications: [] }) });
    await renderScreen('/applicantScreening');
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    await expectOutline('my-applications-none');
  });

  it('stand at home too', async () => {
    fakeServer({ [list]: () => ok({ applications: [myApplication()] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByRole('heading', { name: 'Elm House, unit 101' })).toBeTruthy();
  });

  it.each([
    [{ stage: 'draft', is_sent: false }, 'Not submitted yet', 'Continue'],
    [{ stage: 'draft' }, 'Your part was sent', undefined],
    [{}, 'Your application was submitted', undefined],
    [{ kind: 'guarantor' }, 'Your part was sent', undefined],
    [
      { fee: { cents: 4_000, is_due: true } },
      'The application fee of $40.00 is still missing',
      'Pay the fee',
    ],
    [
      { screening: { status: 1, until: '2026-07-14T12:00:00.000Z' } },
      'Your screening is waiting for you',
      'Read and agree',
    ],
    [
      { screening: { status: 3, until: '2026-07-14T12:00:00.000Z' } },
      'Your application was submitted',
      undefined,
    ],
    [
      { stage: 'declined', screening: { status: 4, until: '2026-07-14T12:00:00.000Z', fee: 3500 } },
      'The screening fee of $35.00 is due',
      'Pay the fee',
    ],
    [{ stage: 'approved', decision: decided }, 'Approved on Jun 20, 2026', undefined],
    [
      { stage: 'approved', decision: { ...decided, conditions: { coSigner: true } } },
      'Approved with conditions on Jun 20, 2026',
      undefined,
    ],
    [{ stage: 'declined', decision: decided }, 'Decided on Jun 20, 2026', undefined],
  ] as const satisfies readonly (readonly [Partial<MyApplication>, string, string | undefined])[])(
    '%j reads “%s”',
    async (over, title, action) => {
      await show(over);
      expect(screen.getByText(title)).toBeTruthy();
      const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
      const leads = action === 'Continue' || 'fee' in over;
      const whole = leads ? [] : ['Open my application'];
      expect(buttons).toEqual([...(action ? [action] : []), ...whole]);
    },
  );

  it('show the adverse-action letter of a decline, with the agency to ask [D49]', async () => {
    await show({ stage: 'declined', decision: { ...decided, has_notice: true, agency } });
    expect(screen.getByText('You can reach the agency here: 1 Sample Street.')).toBeTruthy();
    expect(screen.getByText('If you have questions, please ask Vale Homes.')).toBeTruthy();
    await expectOutline('my-applications-declined');
  });

  it('tell a guarantor about the applicant, not about a home for themselves', async () => {
    await show({ stage: 'declined', kind: 'guarantor', named_by: 'Ada Byron', decision: decided });
    expect(screen.getByText(/decided not to rent this home to Ada Byron/)).toBeTruthy();
    expect(screen.queryByText(/to you\./)).toBeNull();
  });

  it('say that the landlord wrote', async () => {
    await show({ has_message: true });
    expect(screen.getByText('You have a message')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Read and answer' })).toBeTruthy();
    await expectOutline('my-applications-message');
  });

  it('lead to the own part by a link that is made for it', async () => {
    const go = vi.spyOn(externalUrl, 'go').mockReturnValue();
    const sent: unknown[] = [];
    fakeServer({
      [list]: () => ok({ applications: [myApplication()] }),
      'POST /api/applications/openMyApplication': ({ body }: Asked) => {
        sent.push(body);
        return ok({ path: '/auth/addApplication?application=value' });
      },
    });
    await renderScreen('/applicantScreening');
    await userEvent.click(await screen.findByRole('button', { name: 'Open my application' }));
    await waitFor(() => expect(go.mock.calls[0]?.[0]).toBe('/auth/addApplication?application=value'));
    expect(sent).toEqual([{ application_id: 'apl_1', page: 'application' }]);
  });
});
