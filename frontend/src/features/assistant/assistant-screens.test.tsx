// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AssistantAnswer } from '../../../../shared/contract/assistant';
import { line, link, type Part } from '../../../../shared/domain/assistant/answer';
import { type Asked, fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { clearTurns } from './conversation';

const asking = 'GET /api/assistant/ask';

const answerOf = (more: Partial<AssistantAnswer>): AssistantAnswer => ({
  kind: 'answer',
  intent: 'whoIsLate',
  lines: [],
  choices: [],
  drafts: [],
  calls: [],
  help: [],
  ...more,
});

const owed: Part = {
  kind: 'figure',
  form: 'money',
  of: [{ call: 0, pointer: '/data/balance' }],
  shown: '$480.00',
  to: '/ledgesData?id=lse_1',
};

const late = answerOf({
  lines: [
    line`These tenants are past due:`,
    { isItem: true, parts: [{ kind: 'text', text: 'Theo Barnes: ' }, owed] },
    { isItem: true, parts: [{ kind: 'text', text: 'Ines Ferreira: ' }, owed] },
    line`${link('Open Rent', '/ledges-totalpayment')}`,
  ],
  help: [{ page: 'rent', title: 'Rent and who owes' }],
});

const type = async (question: string) => {
  fireEvent.change(await screen.findByLabelText('Your question'), { target: { value: question } });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};

beforeEach(() => {
  clearTurns();
  logIn({ role: 'owner' });
});
afterEach(() => leaveScreen());

describe('the assistant', () => {
  it('begins with questions for the role', async () => {
    fakeServer({});
    await renderScreen('/chatbot');
    await screen.findByLabelText('Your question');
    await expectOutline('assistant-empty');
  });

  it('answers in a list whose figures open what they are made of, and announces it', async () => {
    fakeServer({ [asking]: () => ok(late) });
    await renderScreen('/chatbot');
    await type('who is late');
    const log = await screen.findByRole('log', { name: 'Conversation' });
    expect(log.getAttribute('aria-live')).toBe('polite');
    const [figure] = await within(log).findAllByRole('link', { name: '$480.00' });
    expect(figure?.getAttribute('href')).toBe('/ledgesData?id=lse_1');
    await expectOutline('assistant-answer');
  });

  it('says that it looks, and takes no second question meanwhile', async () => {
    const calls = fakeServer({ [asking]: never });
    await renderScreen('/chatbot');
    await type('who is late');
    expect(await screen.findByText('Looking it up')).toBeDefined();
    await type('who owes');
    expect(calls.filter((each) => each === asking)).toHaveLength(1);
  });

  it('says what went wrong, and asks again', async () => {
    let isAway = true;
    fakeServer({ [asking]: () => (isAway ? refused(429, 'too-many-tries') : ok(late)) });
    await renderScreen('/chatbot');
    await type('who is late');
    const again = await screen.findByRole('button', { name: 'Ask again' });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findAllByRole('link', { name: '$480.00' })).toHaveLength(2);
  });

  it('asks back which one, and sends the choice', async () => {
    const choices: (string | null)[] = [];
    fakeServer({
      [asking]: ({ query }: Asked) => {
        choices.push(query.get('choice'));
        if (query.get('choice') !== null) return ok(late);
        const offered = { id: 'rol_1.lse_1', label: 'Theo Barnes', hint: 'Unit 203, Beacon House' };
        return ok(answerOf({ kind: 'choose', lines: [line`Which one do you mean?`], choices: [offered] }));
      },
    });
    await renderScreen('/chatbot');
    await type('when does the lease of theo end');
    await userEvent.click(await screen.findByRole('button', { name: /^Theo Barnes/ }));
    await screen.findAllByRole('link', { name: '$480.00' });
    expect(choices).toEqual([null, 'rol_1.lse_1']);
  });

  it('shows an emergency as one', async () => {
    const lines = [line`Leave and call.`, line`${link('Ask for an urgent repair', '/servicerequest')}`];
    fakeServer({ [asking]: () => ok(answerOf({ kind: 'emergency', lines })) });
    await renderScreen('/chatbot');
    await type('water is coming from the ceiling');
    expect((await screen.findByRole('alert')).textContent).toContain('Leave and call.');
    expect(screen.getByRole('link', { name: 'Ask for an urgent repair' })).toBeDefined();
  });

  it('sends a draft only by its button, by the ordinary call', async () => {
    const bodies: unknown[] = [];
    const draft = {
      row: 'ledger.addCharge',
      about: 'Theo Barnes, Unit 203, Beacon House',
      body: { lease_id: 'lse_1', kind: 'other', label: 'lost keys', due_on: '2026-06-15', cents: 5000 },
    } as const;
    fakeServer({
      [asking]: () => ok(answerOf({ lines: [line`A charge.`], drafts: [draft] })),
      'POST /api/ledger/addCharge': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ entry_id: 'charge:1' });
      },
    });
    await renderScreen('/chatbot');
    await type('charge theo $50 for lost keys');
    const card = await screen.findByRole('group', { name: 'Charge' });
    await expectOutline('assistant-draft');
    expect(bodies).toEqual([]);
    await userEvent.click(within(card).getByRole('button', { name: 'Add the charge' }));
    expect(await within(card).findByText('The charge is in the ledger.')).toBeDefined();
    expect(bodies).toEqual([draft.body]);
  });

  it('says of a repair request that is alike which one is open already', async () => {
    const draft = {
      row: 'requests.raiseRequest',
      about: 'Unit 203, Beacon House',
      body: {
        property_id: 'prp_1',
        unit_id: 'unt_1',
        category: 'plumbing',
        words: 'my sink is leaking',
      },
    } as const;
    fakeServer({
      [asking]: () => ok(answerOf({ lines: [line`I can ask for this repair.`], drafts: [draft] })),
      'POST /api/requests/raiseRequest': () => ok({ alike: { name: 'R-7K3F9QX' } }),
    });
    await renderScreen('/chatbot');
    await type('my sink is leaking');
    const card = await screen.findByRole('group', { name: 'Repair request' });
    await userEvent.click(within(card).getByRole('button', { name: 'Send the request' }));
    expect(await within(card).findByText('A request like this is open already: R-7K3F9QX.')).toBeDefined();
  });

  it('keeps the conversation in the tab, and for nobody else', async () => {
    fakeServer({ [asking]: () => ok(late) });
    await renderScreen('/chatbot');
    await type('who is late');
    await screen.findAllByRole('link', { name: '$480.00' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('who is late');
  });
});

describe('the help', () => {
  it('lists its pages and finds one', async () => {
    fakeServer({});
    await renderScreen('/help');
    await expectOutline('help-list');
    await userEvent.type(await screen.findByLabelText('Search the help'), 'cosigner');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Leases' })).toBeDefined();
  });

  it('says when no page fits', async () => {
    fakeServer({});
    await renderScreen('/help');
    await userEvent.type(await screen.findByLabelText('Search the help'), 'xylophone');
    expect(await screen.findByText('No page fits')).toBeDefined();
  });

  it('shows a page with its buttons by name', async () => {
    fakeServer({});
    await renderScreen('/help?page=leases');
    await screen.findByRole('heading', { name: 'Leases' });
    await expectOutline('help-page');
  });

  it('shows the list where the role has no such page', async () => {
    fakeServer({});
    await renderScreen('/help?page=my-rent');
    expect(await screen.findByLabelText('Search the help')).toBeDefined();
  });
});
