import type { Appointment, AppointmentSide, AppointmentWindow } from '../../shared/domain/appointment';
import { windowWords } from '../../shared/domain/appointment-moves';
import { appointmentCalendar } from '../common/calendar/appointment-calendar';
import type { AppointmentTold } from '../common/calendar/moved-appointment';
import { letterEntry } from '../common/leases/lease-letters';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';
import { showingForStaff, showingLetter } from './apply-letters';
import { zoneOfHome } from './home-of';
import { linkToKept, placeIn, type To, toApplicant, toStranger } from './letter-to-applicant';

/** An applicant's page, for staff. */
export const applicantAddress = (
  { applicationId }: Pick<StoredApplication, 'applicationId'>,
  { settings }: Pick<Deps, 'settings'>,
): string => `${settings.siteUrl}/applicant-details?id=${encodeURIComponent(applicationId)}`;

type Moved = {
  readonly after: StoredApplication & { readonly showing: Appointment };
  readonly by: AppointmentSide;
  readonly now: Date;
};

export const whenOf = ({ windows }: AppointmentTold, { home }: StoredApplication): string =>
  windows.map((one) => windowWords(one, zoneOfHome(home))).join('; ');

const calendarOf = (
  { applicationId, home, showing }: StoredApplication,
  meeting: { window: AppointmentWindow; isOff: boolean },
) =>
  appointmentCalendar({
    uid: `showing.${applicationId}@keystead`,
    number: showing?.number ?? 0,
    title: `${home.title}, unit ${home.unitNumber}`,
    location: `${home.street}, ${home.city}, ${home.state} ${home.zipcode}`,
    ...meeting,
  });

/**
 * The mails of a move. What is agreed or called off goes to both with the calendar file; what is proposed to
 * the applicant alone, since staff have it under the bell.
 */
export function showingMails(
  moved: Moved,
  { told, organization }: { told: AppointmentTold; organization: To['organization'] },
  deps: Deps,
) {
  const { after, by, now } = moved;
  const { what } = told;
  const [window] = told.windows;
  const to = { application: after, organization };
  const { link, address } = linkToKept({ after, now }, deps);
  const calendar =
    what === 'proposed' || !window ? undefined : calendarOf(after, { window, isOff: what === 'off' });
  const facts = { what, when: whenOf(told, after), calendar };
  const tell = by === 'applicant' ? toStranger : toApplicant;
  const applicants = tell(to, { letter: showingLetter(to, { ...facts, address }), now }, deps);
  if (what === 'proposed')
    return by === 'landlord' ? { links: [link], mails: [applicants] } : { links: [], mails: [] };
  const staffs = showingForStaff(after, { ...facts, address: applicantAddress(after, deps) });
  const letter = by === 'applicant' ? { ...staffs, isStrangers: true as const } : staffs;
  const place = placeIn(to);
  const forStaff = letterEntry(
    { to: after.takenBy.email, letter, isAddressed: true },
    { organization, place, now },
    deps,
  );
  return { links: [link], mails: [applicants, forStaff] };
}
