import { displayDate } from '../../shared/domain/dates';
import { nameOf } from '../../shared/domain/names';
import { daysAfter, keptDays } from '../../shared/domain/screening/retention';
import { normalizeEmail } from '../../shared/domain/text';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { ApplicantEnd, Person } from '../table/people/record';
import type { StoredApplication } from '../table/screening/record';
import { hello, placeIn, type To, toApplicant, who } from './letter-to-applicant';

type Going = { readonly people: readonly StoredApplication[]; readonly now: Date };

/** Says that an account ends with the application that went, and how it stays. `on` is a UTC instant. */
const endLetter = (to: To, on: string) => ({
  subject: 'Your applicant account will be closed',
  paragraphs: [
    hello(to),
    `Your application to ${who(to)} for ${placeIn(to)} was deleted, and your account has no other application to them. It closes on ${displayDate(on)}, and its information about you is deleted.`,
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

type Ending = { readonly end: ApplicantEnd; readonly process: string; readonly now: Date };

/** Ends an applicant's account at its date, unless they applied again or a later date was set (D50). */
export async function endApplicant({ end, process, now }: Ending, deps: Deps): Promise<void> {
  const { organizationId, userRoleId, dueAt } = end;
  const person = await deps.people.byId(end);
  const isMeant = person?.endsAt === dueAt && (await deps.applications.ofMail(person)).length === 0;
  if (!person || !isMeant) return deps.people.dropEnd(end);
  const found = await deps.people.toForget(person);
  if (found.account?.photo) await deps.files.remove([found.account.photo]);
  const object = { kind: 'person', id: userRoleId, name: nameOf(person) } as const;
  const audit = auditedProcess({ action: 'person.forget', organizationId, process, object, now }, deps);
  await deps.people.forget({ ...found, end, trace: { audit, now } });
}
