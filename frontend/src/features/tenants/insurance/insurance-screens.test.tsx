// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MyRecord } from '../../../../../shared/contract/tenant-records';
import { noTenantFacts } from '../../../../../shared/domain/people/tenant-record';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { homeLease } from '../../../testing/samples';
import { tenantRecord } from '../../../testing/tenant-samples';

afterEach(leaveScreen);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const today = '2026-11-30';
const policy = {
  id: 'pol_1',
  carrier: 'Lemonade',
  policy: 'LM-20419',
  cents: 5_000_000,
  ends: '2027-12-14',
  state: 'to-check' as const,
  file: { documentId: 'doc_1', contentType: 'application/pdf' as const },
};
const asked = (state: NonNullable<MyRecord['asked']>['state'], until?: string) => ({
  state,
  least: 10_000_000,
  ...(until && { until }),
});

describe('a tenant whose landlord asks for renters insurance', () => {
  const home = '/propertyDashboard';
  const serve = (record: Partial<MyRecord>, more: Parameters<typeof fakeServer>[0] = {}) =>
    fakeServer({
      'GET /api/tenants/getHome': () => ok({ leases: [homeLease()] }),
      'GET /api/households/getMyRecord': () => ok({ ...noTenantFacts, version: 2, today, ...record }),
      ...more,
    });

  it.each([
    ['missing', asked('missing'), 'Add your renters insurance'],
    ['expired', asked('expired', '2026-11-29'), 'Add your new renters insurance'],
    ['expiring', asked('expiring', '2026-12-14'), 'Renew your renters insurance'],
    ['to check', asked('to-check'), 'Your landlord is checking your renters insurance'],
  ])('is told on the home what is to be done: %s', async (name, state, title) => {
    logIn({ role: 'tenant' });
    serve({ asked: state });
    await renderScreen(home);
    const notice = await screen.findByText(title);
    expect(notice.closest('[role]')?.textContent ?? document.body.textContent).toContain(title);
    expect(screen.queryByRole('button', { name: 'Add policy' }) !== null).toBe(name !== 'to check');
  });

  it('is told nothing while insured, or while nothing is asked', async () => {
    logIn({ role: 'tenant' });
    serve({ asked: asked('insured', '2027-12-14') });
    await renderScreen(home);
    expect(await screen.findByRole('link', { name: 'My lease' })).toBeTruthy();
    expect(screen.queryByText(/renters insurance/)).toBeNull();
  });

  it('sends a policy: what is missing is named, and the version read goes along', async () => {
    logIn({ role: 'tenant' });
    const bodies: unknown[] = [];
    serve(
      { asked: asked('missing') },
      {
        'POST /api/households/addMyPolicy': ({ body }: Asked) => {
          bodies.push(body);
          return bodies.length === 1
            ? refused(422, 'invalid', { fields: { ends: 'This policy has ended' } })
            : ok({ version: 3, policy_id: 'pol_1' });
        },
      },
    );
    await renderScreen(home);
    await press('Add policy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add renters insurance' }));
    await expectOutline('insurance-add');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findAllByText('Enter the insurance company')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Insurance company/), 'Lemonade');
    await userEvent.type(dialog.getByLabelText(/^Liability coverage/), '100000');
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2027-12-14');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findAllByText('This policy has ended')).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const sent = { carrier: 'Lemonade', policy: '', cents: 10_000_000, ends: '2027-12-14', version: 2 };
    await waitFor(() => expect(bodies).toEqual([sent, sent]));
  });
});

describe('a policy that waits, on the tenant’s page', () => {
  const tenant = {
    user_role_id: 'rol_1',
    name: 'Theo Barnes',
    email: 'theo@barnes.test',
    mobile_number: '',
    access: 'active',
    invited_at: '',
    expires_at: '',
    leases: [],
    held: [],
    may_change: true,
  };
  const serve = (bodies: unknown[]) =>
    fakeServer({
      'GET /api/tenants/getTenant/*': () => ok(tenant),
      'GET /api/requests/listRequests': () => ok({ requests: [], may_change: true }),
      'GET /api/households/getTenantRecord/*': () =>
        ok(tenantRecord({ version: 4, insurance: [policy], asked: asked('to-check') })),
      'POST /api/households/checkPolicy': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ version: 5 });
      },
    });
  const page = '/tenants-LoginData?id=rol_1';
  const named = { user_role_id: 'rol_1', version: 4, policy_id: 'pol_1' };

  it('is confirmed by a press, which says that it covers less than is asked', async () => {
    logIn({ role: 'orgAdmin' });
    const bodies: unknown[] = [];
    serve(bodies);
    await renderScreen(page);
    expect(await screen.findByText('It covers $50,000.00. You ask for $100,000.00.')).toBeTruthy();
    await expectOutline('insurance-to-check');
    await press('Confirm');
    await waitFor(() => expect(bodies).toEqual([{ ...named, state: 'confirmed' }]));
  });

  it('is declined with a reason alone', async () => {
    logIn({ role: 'orgAdmin' });
    const bodies: unknown[] = [];
    serve(bodies);
    await renderScreen(page);
    await press('Decline');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this policy?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await dialog.findAllByText('Tell the tenant what is missing')).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Another address');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(bodies).toEqual([{ ...named, state: 'declined', reason: 'Another address' }]));
  });
});
