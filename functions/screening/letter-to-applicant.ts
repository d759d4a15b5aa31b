import { plainName } from '../../shared/domain/name-line';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { purgeAt } from '../../shared/domain/screening/retention';
import { letterEntry } from '../common/leases/lease-letters';
import { greeting } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';
import { newApplyLink } from './new-application';

export type To = {
  readonly application: Pick<StoredApplication, 'fields' | 'home'>;
  readonly organization: { readonly organizationId: string; readonly name: string };
  /** The first applicant, as their guarantor reads the name. */
  readonly guaranteed?: string | undefined;
};

/** Whom a guarantor guarantees, plain; undefined for everybody else of the application. */
export const guaranteedBy = (
  { partOf }: Pick<StoredApplication, 'partOf'>,
  main: Pick<StoredApplication, 'fields'> | undefined,
): string | undefined =>
  partOf?.kind === 'guarantor' && main ? plainName(applicantName(main.fields)) : undefined;

export const placeIn = ({ application: { home } }: To): string =>
  [home.street, `Unit ${home.unitNumber}`, home.city].map(plainName).join(', ');
export const hello = ({ application }: To): string => greeting(applicantName(application.fields));
export const who = ({ organization }: To): string => plainName(organization.name);

/** Who decided about which home, as the words of a decision name them. */
export const aboutDecision = (to: To) => ({ who: who(to), place: placeIn(to), guaranteed: to.guaranteed });

type Letter = Parameters<typeof letterEntry>[0]['letter'];

/** A letter to the applicant, as it waits in the outbox. */
export const toApplicant = (to: To, { letter, now }: { letter: Letter; now: Date }, deps: Deps) =>
  letterEntry(
    { to: to.application.fields.email, letter, isAddressed: true },
    { ...to, place: placeIn(to), now },
    deps,
  );

/** A letter that the holder of a public link causes. */
export const toStranger = (...asked: Parameters<typeof toApplicant>) => {
  const { message, ...entry } = toApplicant(...asked);
  return { ...entry, message: { ...message, isStrangers: true as const } };
};

/** The link to an application as it stands, which works as long as anything is kept. */
export const linkToKept = ({ after, now }: { after: StoredApplication; now: Date }, deps: Deps) => {
  const { organizationId, applicationId } = after;
  const about = { organizationId, kind: 'application', about: applicationId, applicationId } as const;
  // Who has only asked is not led into the form.
  const page = after.asked && after.stage === 'draft' ? 'question' : undefined;
  return newApplyLink({ ...about, now, until: purgeAt(after), page }, deps);
};

export type Telling = {
  readonly organization: To['organization'];
  readonly now: Date;
  readonly write: (to: To & { readonly application: StoredApplication }, kept: string) => Letter;
};

/** A letter to each of an application, its main one first, with a link to what is kept about them. */
export function notifyEach(
  people: readonly StoredApplication[],
  { organization, now, write }: Telling,
  deps: Deps,
) {
  const told = people.map((application) => {
    const { link, address } = linkToKept({ after: application, now }, deps);
    const to = { application, organization, guaranteed: guaranteedBy(application, people[0]) };
    return { link, mail: toApplicant(to, { letter: write(to, address), now }, deps) };
  });
  return { links: told.map(({ link }) => link), mails: told.map(({ mail }) => mail) };
}
