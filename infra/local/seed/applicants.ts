import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { addApplicant } from '../../../functions/screening/applicants/add-applicant';
import { decideApplication } from '../../../functions/screening/applicants/decide-application';
import { moveApplicant } from '../../../functions/screening/applicants/move-applicant';
import { recordApplicationFee } from '../../../functions/screening/applicants/record-application-fee';
import { sendApplicantMessage } from '../../../functions/screening/applicants/send-applicant-message';
import { setApplicationLink } from '../../../functions/screening/applicants/set-application-link';
import { addApplicationPerson } from '../../../functions/screening/apply/add-application-person';
import { saveApplication } from '../../../functions/screening/apply/save-application';
import { startApplication } from '../../../functions/screening/apply/start-application';
import { addScreeningOrder } from '../../../functions/screening/orders/add-screening-order';
import { consentToScreening } from '../../../functions/screening/orders/consent-to-screening';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import type { ApplicationFields } from '../../../shared/domain/screening/application';
import { emptyApplication } from '../../../shared/domain/screening/application-rules';
import { screeningConsent } from '../../../shared/domain/screening/screening';
import { callOf, demoOrigin } from './call-of-head';
import type { Seeded } from './subscriptions';

type State = 'draft' | 'submitted' | 'waiting' | 'ordered' | 'ready' | 'declined';

type Demo = {
  readonly name: readonly [first: string, last: string];
  readonly email?: string;
  readonly employer: string;
  /** A month. */
  readonly dollars: number;
  readonly state: State;
  readonly pets: string;
  /** Sent by the home's public link, which asks for the fee. */
  readonly fee?: 'paid' | 'due';
  /** What staff wrote to them. */
  readonly message?: string;
};

/** Who applies for the unit; the links of screening and begun application are in the mail outbox. */
const applicants: readonly Demo[] = [
  { name: ['Priya', 'Raman'], employer: 'Riverside Hospital', dollars: 5200, state: 'ready', pets: 'None' },
  { name: ['Marcus', 'Bell'], employer: 'Bell & Sons', dollars: 4100, state: 'ordered', pets: 'One cat' },
  {
    name: ['Ana', 'Costa'],
    employer: 'City of Columbus',
    dollars: 4650,
    state: 'submitted',
    pets: 'None',
    fee: 'paid',
  },
  {
    name: ['Omar', 'Haddad'],
    employer: 'Ohio Rail',
    dollars: 4400,
    state: 'submitted',
    pets: 'None',
    fee: 'due',
  },
  { name: ['June', 'Abbott'], employer: 'Abbott Design', dollars: 4050, state: 'waiting', pets: 'None' },
  { name: ['Leo', 'Brandt'], employer: '', dollars: 900, state: 'declined', pets: 'Two dogs' },
  {
    name: ['Ava', 'Lindqvist'],
    email: 'applicant@demo.test',
    employer: 'Short North Books',
    dollars: 4300,
    state: 'ordered',
    pets: 'None',
    message: 'Thank you for applying. Would you like to see the home this Saturday at 10?',
  },
  { name: ['Noah', 'Reyes'], employer: 'Harbor Foods', dollars: 3900, state: 'draft', pets: 'None' },
];

/** What the unit's public page asks of everybody. */
const asked = {
  deposit: 133_000,
  applicationFee: 3_000,
  incomeTimes: 2.5,
  pets: 'One cat or small dog',
  criteria: 'Two references',
};

const title = 'Garfield Apartments';
/** The first unit of the property that no demo lease is for. */
const unitAt = 2;

type Sent = { readonly home: string; readonly answers: ApplicationFields; readonly now: Date };

/** Begins and sends an application by the link of the home, as anybody does. */
async function applyByLink({ home, answers, now }: Sent, deps: Deps): Promise<{ application_id: string }> {
  let application_id = '';
  const next: Deps['ids']['next'] = (kind) => {
    const id = deps.ids.next(kind);
    if (kind === 'apl') application_id = id;
    return id;
  };
  const from = { ...demoOrigin, now };
  const noted = { ...deps, ids: { ...deps.ids, next } };
  const { data } = await perform(startApplication, { ...from, body: { ...answers, token: home } }, noted);
  await perform(saveApplication, { ...from, body: { ...answers, ...data, submit: true } }, deps);
  return { application_id };
}

/** A unit with applications in different states, by the product's own calls. */
export async function writeApplicants({ people, ids, now }: Seeded, given: Deps): Promise<void> {
  const head = people.find(({ role }) => role.adminUserId === role.userId && role.roleLabel === 'orgAdmin');
  if (!head) return;
  const { organizationId } = head.role;
  const all = { organizationId, scope: { kind: 'all' }, sort: 'oldest', limit: 100 } as const;
  const { properties } = await given.properties.page(all);
  const propertyId = properties.find((property) => property.title === title)?.propertyId ?? '';
  const unit = (await given.properties.byId({ organizationId, propertyId }))?.units[unitAt];
  if (!unit) return;
  const listing = { unit_id: unit.unitId, open: true, terms: asked };
  const shares = callOf({ head, deps: given }, now);
  const shared = (await perform(setApplicationLink, { ...shares, body: listing }, given)).data;
  const home = new URL(shared.address ?? '').searchParams.get('unit') ?? '';
  let token = '';
  const secret = () => {
    token = given.ids.secret();
    return token;
  };
  for (const { name, email: known, employer, dollars, state, pets, message, fee } of applicants) {
    const [firstName, lastName] = name;
    const isMailed = state === 'ordered' || state === 'draft' || fee === 'due';
    // Only a link that still waits is mailed, to complete or to pay, and nobody hears of what was always
    // there.
    const write: Deps['applications']['write'] = ({ trace, ...change }) =>
      given.applications.write({
        ...change,
        ...(!isMailed && !change.report && { mails: [] }),
        trace: trace && { ...trace, told: [] },
      });
    const deps: Deps = {
      ...given,
      ids: { next: ids.next, secret },
      applications: { ...given.applications, write },
    };
    const call = callOf({ head, deps }, now);
    const email = known ?? `${firstName}.${lastName}@applicants.example.com`.toLowerCase();
    const answers = {
      ...emptyApplication,
      firstName,
      lastName,
      email,
      employer,
      pets,
      isTrue: true,
      moveIn: addDays(localDateOf(now), 30),
      currentAddress: '18 Oak Street, Columbus, OH 43205',
      livesThereSince: '2023',
      landlord: 'Oak Street Homes',
      monthlyIncome: dollars * 100,
    };
    const body = { ...answers, unit_id: unit.unitId, invite: state === 'draft' };
    const { application_id } = fee
      ? await applyByLink({ home, answers, now }, deps)
      : (await perform(addApplicant, { ...call, body }, deps)).data;
    if (fee === 'paid')
      await perform(recordApplicationFee, { ...call, body: { application_id, how: 'otherwise' } }, deps);
    if (state === 'declined') {
      const one = { application_id, version: 1, note: 'The income does not carry the rent.', notice: false };
      await perform(decideApplication, { ...call, body: { ...one, decision: 'declined' } }, deps);
    }
    if (state === 'waiting')
      await perform(moveApplicant, { ...call, body: { application_id, version: 1, to: 'waiting' } }, deps);
    if (message !== undefined)
      await perform(sendApplicantMessage, { ...call, body: { application_id, text: message } }, deps);
    if (state === 'draft') {
      const named = { kind: 'coApplicant' as const, firstName: 'Mia', lastName: 'Reyes' };
      const answer = { ...named, email: 'mia.reyes@applicants.example.com', token };
      await perform(addApplicationPerson, { ...demoOrigin, now, body: answer }, deps);
    }
    if (state !== 'ordered' && state !== 'ready') continue;
    const { demo } = head;
    const requester = { firstName: demo.firstName, lastName: demo.lastName, mobile: demo.mobile };
    const order = {
      applicantId: application_id,
      property: title,
      unit: unit.unitNumber,
      zipcode: '',
      leaseMonths: '12',
      depositAmount: '1450',
      rentAmount: (unit.monthlyRent ?? 145_000) / 100,
      chargeTo: 'applicant' as const,
      feeDetails: [{ firstName, lastName, email, amount: '35' }],
      requesterInfo: { ...requester, email: demo.email, role_id: '' },
    };
    await perform(addScreeningOrder, { ...call, body: order }, deps);
    if (state !== 'ready') continue;
    const consent = { version: screeningConsent.version, name: name.join(' '), birthDate: '1991-04-17' };
    const agreed = { ...consent, screeningId: token, address: answers.currentAddress, agrees: true };
    await perform(consentToScreening, { ...demoOrigin, now, body: agreed }, deps);
  }
}
