import { plainName } from '../../shared/domain/name-line';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { purgeAt } from '../../shared/domain/screening/retention';
import { letterEntry } from '../common/leases/lease-letters';
import { greeting } from '../gateways/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';
import { newApplyLink } from './new-application';

export type To = {
  readonly application: Pick<StoredApplication, 'fields' | 'home'>;
  readonly organization: { readonly organizationId: string; readonly name: string };
};

export const placeIn = ({ application: { home } }: To): string =>
  [home.street, `Unit ${home.unitNumber}`, home.city].map(plainName).join(', ');
export const hello = ({ application }: To): string => greeting(applicantName(application.fields));
export const who = ({ organization }: To): string => plainName(organization.name);

type Letter = Parameters<typeof letterEntry>[0]['letter'];

/** A letter to the applicant, as it waits in the outbox. */
export const toApplicant = (to: To, { letter, now }: { letter: Letter; now: Date }, deps: Deps) =>
  letterEntry({ to: to.application.fields.email, letter }, { ...to, place: placeIn(to), now }, deps);

/** The link to an application as it stands, which works as long as anything is kept. */
export const linkToKept = ({ after, now }: { after: StoredApplication; now: Date }, deps: Deps) => {
  const { organizationId, applicationId } = after;
  const about = { organizationId, kind: 'application', about: applicationId, applicationId } as const;
  return newApplyLink({ ...about, now, until: purgeAt(after) }, deps);
};

export type Telling = {
  readonly organization: To['organization'];
  readonly now: Date;
  readonly write: (to: To & { readonly application: StoredApplication }, kept: string) => Letter;
};

/** A letter to each of these people, with a link of their own to what is kept about them. */
export function tellEach(
  people: readonly StoredApplication[],
  { organization, now, write }: Telling,
  deps: Deps,
) {
  const told = people.map((application) => {
    const { link, address } = linkToKept({ after: application, now }, deps);
    const to = { application, organization };
    return { link, mail: toApplicant(to, { letter: write(to, address), now }, deps) };
  });
  return { links: told.map(({ link }) => link), mails: told.map(({ mail }) => mail) };
}
