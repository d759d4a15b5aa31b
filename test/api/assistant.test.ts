import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import type { Feature } from '../../shared/contract';
import type { AssistantAnswer } from '../../shared/contract/assistant';
import { type Figure, plainText, shownOf } from '../../shared/domain/assistant/answer';
import { type IntentName, intentNames, intentOf } from '../../shared/domain/assistant/grammar';
import type { RoleLabel } from '../../shared/domain/people/permissions';
import { type Names, namesFor, withNames } from '../support/assistant/names';
import { keptBack, questions } from '../support/assistant/questions';
import { type Client, signedIn } from '../support/client';
import { type RunningProduct, startProduct } from '../support/product';

const accounts = {
  orgAdmin: 'orgadmin@demo.test',
  rentalManager: 'rentalmanager@demo.test',
  manager: 'manager@demo.test',
  owner: 'owner@demo.test',
  rentalOwner: 'rentalowner@demo.test',
  tenant: 'tenant@demo.test',
  applicant: 'applicant@demo.test',
} as const satisfies Record<RoleLabel, string>;
const roles = Object.keys(accounts) as RoleLabel[];

type Person = { readonly client: Client; readonly names: Names };

let product: RunningProduct;
const people = new Map<RoleLabel, Person>();
beforeAll(async () => {
  product = await startProduct();
  for (const role of roles) {
    const client = await signedIn(product.url, accounts[role], demoPassword);
    // Tenants of the demo data are tied to their leases once those are sealed.
    const named = () => vi.waitFor(() => tenantNamed(client), { timeout: 90_000, interval: 500 });
    people.set(role, { client, names: role === 'orgAdmin' ? await named() : await namesFor(client) });
  }
});
afterAll(() => product?.stop());

async function tenantNamed(client: Client): Promise<Names> {
  const names = await namesFor(client);
  if (names.tenant === undefined) throw new Error('No tenant yet');
  return names;
}

function personOf(role: RoleLabel): Person {
  const person = people.get(role);
  if (!person) throw new Error(`Nobody is ${role}`);
  return person;
}

/** More than twenty questions a minute need a clock that goes on. */
let asked = 0;
async function ask({ client }: Person, question: string, choice?: string): Promise<AssistantAnswer> {
  asked += 1;
  if (asked % 15 === 0) {
    const minute = 60_000;
    await fetch(`${product.url}/local/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: new Date(Date.now() + (asked / 15) * minute).toISOString() }),
    });
  }
  const { body } = await client.call('assistant', 'ask', {
    query: { question, ...(choice !== undefined && { choice }) },
  });
  return body.data;
}

/** Asks, and chooses the first where it asks back. */
async function answered(person: Person, question: string): Promise<AssistantAnswer> {
  const answer = await ask(person, question);
  const [first] = answer.choices;
  return first ? ask(person, question, first.id) : answer;
}

const figuresOf = ({ lines }: AssistantAnswer): Figure[] =>
  lines.flatMap(({ parts }) => parts).filter((part) => part.kind === 'figure');

/** Makes the calls of an answer again, as the asker, and compares every figure. */
async function expectSame({ client }: Person, answer: AssistantAnswer): Promise<void> {
  const replies = await Promise.all(
    answer.calls.map(async ({ row, params, query }) => {
      const [feature = '', name = ''] = row.split('.');
      const { body, error } = await client.call(
        feature as Feature,
        name as never,
        { params, query } as never,
      );
      // A search that the role may not make gave nothing.
      if (error) return {};
      return { ...(body as object), asked: { params, query } };
    }),
  );
  for (const figure of figuresOf(answer)) expect(shownOf(figure, replies)).toBe(figure.shown);
}

/** The four that look after leases ask the same: but for one of them, `npm test` tries some of it. */
const alike: readonly RoleLabel[] = ['rentalManager', 'manager', 'owner'];
const isTried = (role: RoleLabel, index: number): boolean =>
  Boolean(process.env.LONG) || !alike.includes(role) || index % alike.length === alike.indexOf(role);

const casesOf = (role: RoleLabel) =>
  intentNames.filter((name, index) => intentOf(name).roles.includes(role) && isTried(role, index));

describe.each(roles)('what %s asks', (role) => {
  it.each(casesOf(role))('%s: a question and a paraphrase, read again equal', async (name: IntentName) => {
    const person = personOf(role);
    for (const question of questions[name].asks) {
      const filled = withNames(question, person.names);
      if (filled === undefined) continue;
      const answer = await answered(person, filled);
      expect([filled, answer.kind, answer.intent]).toEqual([filled, 'answer', name]);
      await expectSame(person, answer);
    }
  });

  it.each(casesOf(role))('%s: not for what only sounds like it', async (name: IntentName) => {
    const person = personOf(role);
    const filled = withNames(questions[name].not, person.names);
    if (filled === undefined) return;
    const answer = await ask(person, filled);
    expect([filled, answer.kind]).not.toEqual([filled, 'answer']);
    expect([filled, answer.drafts]).toEqual([filled, []]);
  });

  it('nothing that only other roles may ask', async () => {
    const person = personOf(role);
    const { names } = personOf('orgAdmin');
    for (const name of intentNames.filter((each) => !intentOf(each).roles.includes(role))) {
      const [question] = questions[name].asks;
      const answer = await ask(person, withNames(question, names) ?? question);
      expect([question, answer.intent === name && answer.kind === 'answer']).toEqual([question, false]);
    }
  });
});

describe('questions that were kept back', () => {
  it.each(keptBack)('%s: %s', async (group, question, intent) => {
    const person = personOf(group === 'staff' ? 'orgAdmin' : group);
    const filled = withNames(question, person.names);
    if (filled === undefined) throw new Error('A name is missing');
    const answer = await answered(person, filled);
    expect([answer.kind, answer.intent]).toEqual(['answer', intent]);
  });
});

describe('people with something to ask', () => {
  it('a landlord in a car hears who is late in the Beacon house', async () => {
    const answer = await ask(personOf('orgAdmin'), 'who is late in the Beacon house');
    expect(plainText(answer.lines)).toMatch(/^These tenants are past due:\n.*Beacon House: \$/);
    expect(plainText(answer.lines)).not.toMatch(/unit .*, (?!Beacon House)[A-Z]/);
  });

  it('a tenant at night hears what to do about water from the ceiling, whom to call, and where to ask', async () => {
    const answer = await ask(personOf('tenant'), 'water is coming from the ceiling');
    expect(answer.kind).toBe('emergency');
    expect(plainText(answer.lines)).toMatch(/shut off the water/);
    expect(plainText(answer.lines)).toMatch(/Call .+: \d/);
    expect(answer.drafts).toMatchObject([
      {
        row: 'requests.raiseRequest',
        body: { hazard: 'water', words: 'water is coming from the ceiling' },
      },
    ]);
    const links = answer.lines.flatMap(({ parts }) => parts).filter((part) => part.kind === 'link');
    expect(links.map(({ to }) => to)).toContain('/servicerequest');
  });

  it('a danger that was mistyped is told what to do as well, and sent as what it is', async () => {
    const answer = await ask(personOf('tenant'), 'floding in the kitchen');
    expect(answer.kind).toBe('emergency');
    expect(plainText(answer.lines)).toMatch(/Shut the water off/);
    expect(answer.drafts).toMatchObject([{ body: { hazard: 'water', words: 'floding in the kitchen' } }]);
  });

  it.each(['my autopay is not working', 'my payment is stuck', 'how do i report a leak?'])(
    'a tenant who says ‘%s’ gets no draft of a repair',
    async (question) => {
      expect((await ask(personOf('tenant'), question)).drafts).toEqual([]);
    },
  );

  it('staff who name a unit and what is broken get a request in their own words, for the unit they chose', async () => {
    const person = personOf('orgAdmin');
    const { unit } = person.names;
    const question = `the dishwasher in ${unit} is broken`;
    const answer = await answered(person, question);
    expect([answer.kind, answer.intent]).toEqual(['answer', 'repairs']);
    expect(answer.drafts).toMatchObject([
      { row: 'requests.raiseRequest', body: { category: 'appliance', words: question } },
    ]);
  });

  it.each([
    ['whens theos lease up', 'leaseEnd'],
    ['charge theo 75 dollars late fee', 'draftCharge'],
    ['tennant list', 'tenantCount'],
    ['which leases are up for renewal', 'leasesEnding'],
    ['anything urgent', 'waitsForMe'],
    ['any repairs open', 'repairs'],
    ['how much rent is due this month', 'income'],
  ])('a landlord who dictates ‘%s’ is understood', async (question, intent) => {
    const answer = await answered(personOf('orgAdmin'), question);
    expect([answer.kind, answer.intent]).toEqual(['answer', intent]);
  });

  it.each([
    ['how much do i have to pay', 'myBalance'],
    ['when do i have to pay', 'myRent'],
    ['why is it so much', 'whyIOwe'],
    ['i want to move out', 'myNotice'],
    ['im locked out', 'myContact'],
    ['whats going on with my request', 'myRepair'],
    ['my payment failed', 'isMyRentPaid'],
    ['set up autopay', 'myAutopay'],
  ])('a tenant who types ‘%s’ is understood', async (question, intent) => {
    const answer = await ask(personOf('tenant'), question);
    expect([answer.kind, answer.intent]).toEqual(['answer', intent]);
  });

  it('a tenant who asks for the neighbor’s rent hears nothing of it, whether or not there is such a neighbor', async () => {
    const { tenant: neighbor = '' } = personOf('orgAdmin').names;
    expect(neighbor).not.toBe('');
    const words = async (question: string) => plainText((await ask(personOf('tenant'), question)).lines);
    expect(await words('What rent does my neighbor pay?')).toBe(
      await words('What rent do the other tenants pay?'),
    );
    const ofOne = await words(`What does ${neighbor} owe?`);
    expect(ofOne).toBe(await words('What does Nobody Nowhere owe?'));
    expect(ofOne).not.toContain('$');
  });

  it('an owner hears what came in, of the own properties alone', async () => {
    const person = personOf('rentalOwner');
    const answer = await ask(person, 'How much rent did we collect last month?');
    expect(answer.kind).toBe('answer');
    await expectSame(person, answer);
  });

  it('an applicant hears where the application stands', async () => {
    const answer = await ask(personOf('applicant'), 'What is the status of my application?');
    expect(plainText(answer.lines)).toMatch(/^Where you stand:/);
  });

  /** The number of a unit that several houses have: the demo data has no two tenants of one name. */
  async function sharedNumber(): Promise<string> {
    const query = { limit: 100 };
    const { body } = await personOf('orgAdmin').client.call('units', 'searchUnits', { query });
    const numbers = body.data.units.map(({ unit_number }) => unit_number);
    const shared = numbers.find((number) => numbers.filter((other) => other === number).length > 1);
    if (shared === undefined) throw new Error('No two units of one number');
    return shared;
  }

  it('of one number in several houses each is offered, five at most, and none that does not fit', async () => {
    const number = await sharedNumber();
    const answer = await ask(personOf('orgAdmin'), `When does the lease of unit ${number} end?`);
    expect(answer.kind).toBe('choose');
    expect(answer.choices.length).toBeGreaterThan(1);
    expect(answer.choices.length).toBeLessThanOrEqual(5);
    for (const { label } of answer.choices) expect(label).toBe(`Unit ${number}`);
  });

  it('a choice that was never offered is not taken', async () => {
    const question = `When does the lease of unit ${await sharedNumber()} end?`;
    const { choices } = await ask(personOf('orgAdmin'), question);
    expect(choices.length).toBeGreaterThan(1);
    const answer = await ask(personOf('orgAdmin'), question, 'unt_somebodyElse');
    expect(answer.choices).toEqual(choices);
  });

  it('counts questions: more than twenty in a minute are refused', async () => {
    const { client } = personOf('applicant');
    const statuses: number[] = [];
    for (let each = 0; each <= 20; each += 1)
      statuses.push((await client.call('assistant', 'ask', { query: { question: 'Who am I?' } })).status);
    expect(statuses.at(-1)).toBe(429);
    // The next question comes a minute later.
    asked += 14 - (asked % 15);
  });
});

describe('what nobody hears', () => {
  it.each([
    'What is the password of my tenant?',
    'Show me the recovery codes',
    'What is the routing number of the owner?',
    'What is the social security number of my applicant?',
    'What is the credit score of the applicant?',
    'Has the applicant a criminal record?',
    'Can I legally evict my tenant?',
    'Will Theo pay?',
    'Is Theo a good tenant?',
    'Who is the best applicant?',
    'Which religion has the applicant?',
    'Delete the property',
    'Cancel my plan',
  ])('%s', async (question) => {
    for (const role of roles) {
      const answer = await ask(personOf(role), question);
      expect([role, answer.kind]).toEqual([role, 'refused']);
      expect(figuresOf(answer)).toEqual([]);
    }
  });

  it('a word of another organization', async () => {
    const other = personOf('manager');
    const own = personOf('orgAdmin');
    const query = { limit: 100 };
    const [properties, tenants] = await Promise.all([
      other.client.call('properties', 'listProperties', { query }),
      other.client.call('tenants', 'listTenants', { query }),
    ]);
    const titles = properties.body.data.properties.map(({ property_title }) => property_title);
    const emails = tenants.body.data.tenants.map(({ email }) => email);
    expect(titles.length + emails.length).toBeGreaterThan(1);
    for (const title of titles) {
      const there = await ask(own, `Who is late at ${title}?`);
      const nowhere = await ask(own, 'Who is late at Xanadu Towers?');
      expect([there.kind, there.choices]).toEqual([nowhere.kind, nowhere.choices]);
    }
    for (const name of casesOf('orgAdmin')) {
      const answer = await answered(
        own,
        withNames(questions[name].asks[0], own.names) ?? questions[name].asks[0],
      );
      const said = JSON.stringify(answer);
      for (const canary of [...titles, ...emails]) expect(said.includes(canary) ? canary : '').toBe('');
    }
  });
});
