import { displayDate } from '../../shared/domain/dates';
import { daysAfter, keptDays } from '../../shared/domain/screening/retention';
import { normalizeEmail } from '../../shared/domain/text';
import type { Deps } from '../runtime/deps/deps';
import type { Person } from '../table/people/record';
import type { StoredApplication } from '../table/screening/record';
import { hello, placeIn, type To, toApplicant, who } from './letter-to-applicant';

type Going = { readonly people: readonly StoredApplication[]; readonly now: Date };

/** Says that an account ends with the application that went, and how it stays. `on` is a UTC instant. */
const endLetter = (to: To, on: string) => ({
  subject: 'Your applicant account will be closed',
  paragraphs: [
    hello(to),
    `Your application to ${who(to)} for ${placeIn(to)} was deleted, and your account shows no other one to them. It closes on ${displayDate(on)}, and what it holds about you is deleted.`,
    `If you apply to ${who(to)} again before that day, it stays. If you use the account for something else too, such as a lease, only your access as an applicant ends.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** The applicant's account of this address, if none but these applications name it. */
async function lastAccount(one: StoredApplication, people: readonly StoredApplication[], deps: Deps) {
  const { organizationId } = one;
  const email = normalizeEmail(one.fields.email);
  const named = await deps.applications.ofMail({ organizationId, email });
  const isLast = named.every((other) => people.some((gone) => gone.applicationId === other.applicationId));
  if (!isLast) return undefined;
  const person = await deps.people.byMail({ organizationId, email, roleLabel: 'applicant' });
  return person?.removedAt === undefined ? person : undefined;
}

/** Which accounts end because these applications go, when, and the letters that say so (D50). */
export async function accountsThatEnd({ people, now }: Going, deps: Deps) {
  const endsAt = daysAfter(now.toISOString(), keptDays.account);
  const found = new Map<string, { person: Person; application: StoredApplication }>();
  for (const application of people) {
    const person = await lastAccount(application, people, deps);
    if (person) found.set(person.userRoleId, { person, application });
  }
  const told = [...found.values()].filter(({ person }) => person.status !== 'invited');
  const organization = told[0] && (await deps.organizations.byId(told[0].person.organizationId));
  const letters = told.flatMap(({ application }) => {
    const to = organization && { application, organization };
    return to ? [toApplicant(to, { letter: endLetter(to, endsAt), now }, deps)] : [];
  });
  return { ending: [...found.values()].map(({ person }) => ({ person, endsAt })), letters };
}
