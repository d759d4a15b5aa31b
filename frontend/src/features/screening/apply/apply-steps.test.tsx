// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import { applicationFields } from '../../../testing/applicant-samples';
import { type Answer, fakeServer, ok, refused } from '../../../testing/fake-server';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { announcerId } from '../../../ui/layout/route-focus';

afterEach(() => {
  leaveScreen();
  localStorage.clear();
  sessionStorage.clear();
});

const home = {
  organization: 'Vale Homes',
  title: 'Elm House',
  location: '1 Elm St',
  type: 'Condo',
  unit: '101',
  available: '',
};
type Kept = { version: number; fields: ApplicationFields };
const draftOf = (kept: Kept) => ({
  home,
  application: { ...kept, stage: 'draft', is_sent: false, people: [], documents: [] },
});
type Sent = ApplicationFields & { version: number; submit: boolean };

/** An application behind its link, as the server keeps it. */
function serve(save: (sent: Sent, kept: Kept) => Answer | undefined = () => undefined) {
  const kept: Kept = { version: 2, fields: applicationFields };
  const sent: Sent[] = [];
  fakeServer({
    'POST /api/applications/openApplication': () => ok(draftOf(kept)),
    'POST /api/applications/readMessages': () => ok({ messages: [] }),
    'POST /api/applications/saveApplication': ({ body }) => {
      const { token: _, version, submit, ...fields } = body as Sent & { token: string };
      sent.push(body as Sent);
      const no = save(body as Sent, kept);
      if (no) return no;
      if (version !== kept.version) return refused(409, 'changed-meanwhile');
      Object.assign(kept, { version: version + 1, fields });
      return ok({ version: kept.version });
    },
  });
  return { kept, sent };
}
const open = (step: string) => renderScreen(`/auth/addApplication?application=mine&step=${step}`);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

it('what was typed on one step is there after a look at another one, on the review too, and is saved with it', async () => {
  const { kept } = serve();
  const { place } = await open('home');
  await userEvent.type(await screen.findByLabelText('Landlord’s name'), 'Mr. Wirt');
  await userEvent.click(screen.getByRole('button', { name: /About you/ }));
  await screen.findByLabelText(/First name/);
  await userEvent.click(screen.getByRole('button', { name: /Your home/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('Landlord’s name')).value).toBe('Mr. Wirt');
  await userEvent.click(screen.getByRole('button', { name: /Review and submit/ }));
  expect(await screen.findByText('Mr. Wirt')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Work and income/ }));
  await userEvent.type(await screen.findByLabelText('Employer'), 'ACME');
  await save();
  await waitFor(() => expect(place()).toContain('step=household'));
  expect(kept.fields).toMatchObject({ landlord: 'Mr. Wirt', employer: 'ACME', isTrue: false });
});

it('what another tab saved meanwhile is kept beside what this one changed', async () => {
  const { kept, sent } = serve();
  const { place } = await open('home');
  await userEvent.type(await screen.findByLabelText('Landlord’s name'), 'Mr. Wirt');
  Object.assign(kept, { version: 3, fields: { ...kept.fields, firstName: 'Gracie', landlord: 'Other' } });
  await save();
  await waitFor(() => expect(place()).toContain('step=work'));
  expect(sent.map(({ version }) => version)).toEqual([2, 3]);
  expect(kept.fields).toMatchObject({ firstName: 'Gracie', landlord: 'Mr. Wirt' });
  await userEvent.click(screen.getByRole('button', { name: /About you/ }));
  expect((await screen.findByLabelText<HTMLInputElement>(/First name/)).value).toBe('Gracie');
});

it('an answer that is refused when all is sent is shown at its field, on its own step', async () => {
  serve(() => refused(422, 'invalid', { fields: { email: 'Somebody else has this address' } }));
  const { place } = await open('review');
  await userEvent.click(await screen.findByLabelText('All my answers are true and complete.'));
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(place()).toContain('step=about'));
  expect(await screen.findByText('Somebody else has this address')).toBeTruthy();
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
});

it('asks at each submission whether the answers are true', async () => {
  serve().kept.fields = { ...applicationFields, isTrue: true };
  await open('review');
  const isTrue = await screen.findByLabelText<HTMLInputElement>('All my answers are true and complete.');
  expect(isTrue.checked).toBe(false);
});

it('takes no income as a zero, and then asks only what the person lives on', async () => {
  serve();
  await open('work');
  const income = await screen.findByLabelText<HTMLInputElement>(/^Monthly income/);
  await userEvent.clear(income);
  await userEvent.type(income, '0');
  expect(income.value).toBe('0');
  await save();
  expect(await screen.findByText('Enter an income, or what you live on')).toBeTruthy();
  expect(screen.queryByText(/above zero/)).toBeNull();
});

/** A unit's link, and the application that its first step begins. */
function serveUnit() {
  const started: unknown[] = [];
  const kept = { version: 1, fields: { ...applicationFields, firstName: '', lastName: '', email: '' } };
  fakeServer({
    'POST /api/applications/openApplication': ({ body }) =>
      ok((body as { token: string }).token === 'mine' ? draftOf(kept) : { home }),
    'POST /api/applications/readMessages': () => ok({ messages: [] }),
    'POST /api/applications/startApplication': ({ body }) => {
      const { token: _, ...fields } = body as ApplicationFields & { token: string };
      started.push(fields);
      Object.assign(kept, { fields });
      return ok({ token: 'mine', version: 1 });
    },
  });
  return started;
}

it('going back to the unit’s link goes on with what was begun there: no second application', async () => {
  const started = serveUnit();
  await renderScreen('/auth/addApplication?unit=link');
  await userEvent.type(await screen.findByLabelText(/First name/), 'Grace');
  await userEvent.type(screen.getByLabelText(/Last name/), 'Hopper');
  await userEvent.type(screen.getByLabelText(/^Email/), 'grace@applicant.test');
  await save();
  const heading = await screen.findByRole('heading', { name: 'Step 2 of 5: Your home' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  leaveScreen();
  await renderScreen('/auth/addApplication?unit=link');
  expect((await screen.findByLabelText<HTMLInputElement>(/First name/)).value).toBe('Grace');
  await userEvent.click(screen.getByRole('button', { name: 'Apply as somebody else' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe(''));
  expect(started).toHaveLength(1);
});

it('a reload keeps the step, and what was typed there before it was saved', async () => {
  serve();
  await open('home');
  await userEvent.type(await screen.findByLabelText('Landlord’s name'), 'Mr. Wirt');
  expect(await screen.findByText(/^Draft saved/, undefined, { timeout: 3000 })).toBeTruthy();
  leaveScreen();
  await open('home');
  expect((await screen.findByLabelText<HTMLInputElement>('Landlord’s name')).value).toBe('Mr. Wirt');
  expect(screen.getByText(/Your draft is back/)).toBeTruthy();
});

it('each step takes the focus at its name, and leads back without losing what was typed', async () => {
  serve();
  const announcer = document.createElement('div');
  announcer.id = announcerId;
  document.body.append(announcer);
  await open('work');
  await userEvent.type(await screen.findByLabelText('Employer'), 'ACME');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const heading = await screen.findByRole('heading', { name: 'Step 2 of 5: Your home' });
  expect(document.activeElement).toBe(heading);
  expect(announcer.textContent).toBe('Step 2 of 5: Your home');
  announcer.remove();
  await userEvent.click(screen.getByRole('button', { name: /Review and submit/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Work and income' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Employer')).value).toBe('ACME');
});

it.each(['work', 'household', 'review'])(
  'who and what goes along stands before the button of %s',
  async (step) => {
    serve();
    await open(step);
    const send = await screen.findByRole('button', { name: /^(Save and continue|Submit application)$/ });
    const along = screen.getAllByRole('heading', { name: /^(Your documents|Who applies with you)$/ });
    for (const one of along) expect(one.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('who has an account with the landlord may begin with the answers of another home', async () => {
  logIn({ role: 'applicant' });
  const answers = { fields: applicationFields, home: { title: 'Oak House', unit: '7' } };
  fakeServer({
    'POST /api/applications/openApplication': () => ok({ home }),
    'POST /api/applications/reuseMyAnswers': () => ok({ answers }),
  });
  await renderScreen('/auth/addApplication?unit=link');
  expect(await screen.findByText(/Begin with your answers for Oak House, unit 7/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use my answers' }));
  expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Grace');
});
