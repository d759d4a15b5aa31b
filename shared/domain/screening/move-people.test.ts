import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft, begunAt as at } from '../../../test/support/application-data';
import type { Application } from './application';
import { emptyApplication } from './application-rules';
import { isRefused, submit } from './move-application';
import { namePerson, partSent, personProblems, takePersonOut } from './move-people';
import { peopleMost } from './people';

const fields = { ...emptyApplication, email: 'grace@applicant.test' };
const draft = aDraft({ fields });
const names = { firstName: 'Ada', lastName: 'Byron' };
const personOf = (applicationId: string) =>
  ({ applicationId, kind: 'guarantor', ...names, email: `${applicationId}@a.test`, askedAt: at }) as const;

const ids = ['one', 'two', 'three'] as const;
const steps = {
  send: (application) => submit(application, at),
  name: (application, id) => namePerson(application, personOf(id)),
  part: (application, person) => partSent(application, { person, at, ...names, email: `${person}@a.test` }),
  out: (application, person) => takePersonOut(application, { person, at }),
} satisfies Record<string, (application: Application, id: string) => ReturnType<typeof namePerson>>;
const step = fc.tuple(
  fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  fc.constantFrom(...ids),
);

describe('an application by several people', () => {
  it('in any order is complete exactly when the first applicant and everybody they named have sent their parts', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (story) => {
        let application = draft;
        for (const [name, id] of story) {
          const isNamed = application.people?.some((one) => one.applicationId === id);
          if ((name === 'name') === isNamed) continue;
          const moved = steps[name](application, id);
          if (isRefused(moved)) continue;
          const was = application.stage;
          application = moved;
          const isWhole = moved.sentAt !== undefined && !moved.people?.some(({ doneAt }) => !doneAt);
          expect(moved.stage).toBe(was === 'submitted' || isWhole ? 'submitted' : 'draft');
          expect(moved.submittedAt).toBe(moved.stage === 'submitted' ? at : undefined);
        }
      }),
      { numRuns: 500, seed: Number(process.env.TEST_SEED ?? 14) },
    );
  });

  it('takes six people beside the first, nobody once it is sent, and nobody into a part', () => {
    const full = Array.from({ length: peopleMost }, (_, index) => personOf(`p${index}`));
    expect(namePerson({ ...draft, people: full.slice(1) }, personOf('last'))).toMatchObject({
      stage: 'draft',
    });
    expect(namePerson({ ...draft, people: full }, personOf('last'))).toEqual({ refused: 'people-limit' });
    for (const closed of [
      { ...draft, stage: 'submitted' as const },
      { ...draft, partOf: { applicationId: 'apl_1', kind: 'guarantor' as const } },
    ])
      expect(namePerson(closed, personOf('late'))).toEqual({ refused: 'application-closed' });
  });

  it('keeps those who were named before, and what each sends of themselves', () => {
    const [one, two] = [personOf('one'), personOf('two')];
    const named = [one, two].reduce<Application>(
      (application, person) => namePerson(application, person) as Application,
      draft,
    );
    expect(named.people).toEqual([one, two]);
    const sent = { firstName: 'Augusta', lastName: 'King', email: 'augusta@a.test' };
    expect(partSent(named, { person: 'two', at, ...sent }).people).toEqual([
      one,
      { ...two, ...sent, doneAt: at },
    ]);
  });

  it('stays declined, and sent when it was, when somebody is taken out later', () => {
    const later = '2026-06-09T00:00:00.000Z';
    for (const stage of ['submitted', 'waiting', 'declined'] as const) {
      const whole = { ...draft, stage, sentAt: at, submittedAt: at };
      const named = { ...whole, people: [{ ...personOf('one'), doneAt: at }] };
      expect(takePersonOut(named, { person: 'one', at: later })).toEqual({ ...whole, people: [] });
    }
  });

  it('lets a person out until a lease follows, after a decline too', () => {
    const named = { ...draft, people: [personOf('one')] };
    expect(takePersonOut({ ...named, stage: 'declined' }, { person: 'one', at })).toMatchObject({
      people: [],
    });
    expect(takePersonOut({ ...named, stage: 'approved' }, { person: 'one', at })).toEqual({
      refused: 'application-closed',
    });
  });

  it('asks for a name and a mail address that nobody else of it has', () => {
    const whole = { fields, people: [personOf('one')] };
    const of = (email: string) => personProblems({ ...names, email }, whole).map(({ message }) => message);
    expect(of('someone@a.test')).toEqual([]);
    expect(of('nowhere')).toEqual(['Enter an email address']);
    for (const taken of [' GRACE@applicant.test', 'one@A.test'])
      expect(of(taken)).toEqual(['Each person needs an email address of their own']);
    expect(personProblems({ firstName: ' ', lastName: ' ', email: 'a@b.test' }, whole)).toEqual([
      { path: ['firstName'], message: 'Enter the first name' },
      { path: ['lastName'], message: 'Enter the last name' },
    ]);
  });
});
