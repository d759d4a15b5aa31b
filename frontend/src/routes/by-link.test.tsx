// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Approval } from '../../../shared/contract/request-money';
import { signingPages } from '../features/signing/signing-pages';
import { fakeServer, ok, refused } from '../testing/fake-server';
import { expectOutline } from '../testing/outline';
import { vendorJob } from '../testing/request-samples';

const job = 'POST /api/vendors/openJob';
const approval = 'POST /api/requests/openApproval';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(path: '/auth/work' | '/auth/approve', link = 'secret') {
  const { Page } = signingPages[path];
  render(
    <Suspense fallback={null}>
      <Page link={link} leave={vi.fn()} />
    </Suspense>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a vendor’s job behind a mailed link', () => {
  it('is accepted, with a time on the clock of the home', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [job]: () =>
        ok(
          bodies.length === 0
            ? vendorJob()
            : vendorJob({
                state: 'accepted',
                may: {
                  ...vendorJob().may,
                  accept: false,
                  propose: true,
                  start: true,
                  estimate: true,
                  wait: true,
                },
              }),
        ),
      'POST /api/vendors/acceptJob': ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    open('/auth/work');
    expect(await screen.findByRole('heading', { level: 1, name: 'Job R-7K3F9QX' })).toBeTruthy();
    await expectOutline('work-asked');
    await userEvent.type(screen.getByLabelText('Day'), '2026-03-05');
    await press('Accept the job');
    expect(await screen.findByRole('button', { name: 'Start work' })).toBeTruthy();
    expect(bodies).toEqual([
      {
        token: 'secret',
        visit: { from: '2026-03-05T15:00:00.000Z', to: '2026-03-05T18:00:00.000Z' },
      },
    ]);
    await expectOutline('work-accepted');
  });

  it('takes a bill after it has ended, and nothing else', async () => {
    const may = { ...vendorJob().may, accept: false, decline: false, bill: true };
    fakeServer({
      [job]: () =>
        ok(vendorJob({ state: 'billable', status: 'done', until: '2026-04-09T12:00:00.000Z', may })),
    });
    open('/auth/work');
    await press('Send the bill');
    expect(await screen.findByText('Enter an amount above zero.')).toBeTruthy();
    await expectOutline('work-billable');
  });

  it('shows entry codes once somebody asks for them, while a visit stands', async () => {
    const codes = [
      { kind: 'gate', place: 'Side gate', code: '4711#' },
      { kind: 'door', place: '', code: '0902' },
    ];
    const read = 'POST /api/vendors/openJobCodes';
    const answers = [refused(429, 'too-many-requests'), ok({ codes }), ok({ codes: [] })];
    const bodies: unknown[] = [];
    fakeServer({
      [job]: () =>
        ok(vendorJob({ state: 'accepted', may: { ...vendorJob().may, accept: false, codes: true } })),
      [read]: ({ body }) => {
        bodies.push(body);
        return answers.shift() ?? ok({ codes: [] });
      },
    });
    open('/auth/work');
    await press('Show entry codes');
    const [problem] = (await screen.findAllByRole('alert')).filter(({ textContent }) => textContent !== '');
    expect(problem?.textContent).toBeTruthy();
    await press('Show entry codes');
    expect(await screen.findByText('4711#')).toBeTruthy();
    await expectOutline('work-codes');
    expect(bodies).toEqual([{ token: 'secret' }, { token: 'secret' }]);
    cleanup();
    open('/auth/work');
    await press('Show entry codes');
    expect(await screen.findByText('There are no entry codes to see now.')).toBeTruthy();
  });

  it('is dead like any other dead link', async () => {
    fakeServer({ [job]: () => refused(404, 'link-not-valid') });
    open('/auth/work');
    expect(await screen.findByText('This link is no longer valid')).toBeTruthy();
  });
});

describe('an owner’s approval behind a mailed link', () => {
  const asked: Approval = {
    state: 'open',
    organization: 'Vale Homes',
    owner_name: 'Nora Whitaker',
    percentage: 50,
    name: 'R-7K3F9QX',
    place: 'Unit 101, Elm House',
    category: 'plumbing',
    words: 'The kitchen tap drips',
    cents: 42_000,
    why: 'A new tap',
    asked_at: '2026-03-06T15:20:00.000Z',
    files: [],
  };

  it('is answered once', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [approval]: () =>
        ok(
          bodies.length === 0
            ? asked
            : {
                ...asked,
                state: 'answered',
                answer: { yes: true, words: '', at: '2026-03-07T15:20:00.000Z' },
              },
        ),
      'POST /api/requests/answerApproval': ({ body }) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    open('/auth/approve');
    expect(await screen.findByRole('heading', { level: 1, name: 'May $420.00 be spent?' })).toBeTruthy();
    await expectOutline('approve-open');
    await press('Yes, go ahead');
    expect(await screen.findByRole('heading', { level: 1, name: 'You said yes' })).toBeTruthy();
    expect(bodies).toEqual([{ token: 'secret', yes: true, words: '' }]);
    await expectOutline('approve-answered');
  });
});
