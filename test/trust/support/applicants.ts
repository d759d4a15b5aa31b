import { takeFee } from '../../../functions/common/screening/take-fee';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { addApplicant } from '../../../functions/screening/applicants/add-applicant';
import { decideApplication } from '../../../functions/screening/applicants/decide-application';
import { setApplicationLink } from '../../../functions/screening/applicants/set-application-link';
import { addApplicationDocument } from '../../../functions/screening/apply/add-application-document';
import { addApplicationPerson } from '../../../functions/screening/apply/add-application-person';
import { createApplicationUpload } from '../../../functions/screening/apply/create-application-upload';
import { openApplication } from '../../../functions/screening/apply/open-application';
import { payApplicationFee } from '../../../functions/screening/apply/pay-application-fee';
import { saveApplication } from '../../../functions/screening/apply/save-application';
import { startApplication } from '../../../functions/screening/apply/start-application';
import { addScreeningOrder } from '../../../functions/screening/orders/add-screening-order';
import { consentToScreening } from '../../../functions/screening/orders/consent-to-screening';
import type { Viewer } from '../../../shared/domain/people/roles';
import { emptyApplication } from '../../../shared/domain/screening/application-rules';
import { type Payer, screeningConsent } from '../../../shared/domain/screening/screening';
import { pdfBytes } from '../../support/office-bytes';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { newUnitOf } from './organization-units';

/** A complete application's answers. */
export const answersOf = (name: string) => ({
  ...emptyApplication,
  firstName: 'Grace',
  lastName: 'Hopper',
  email: `${name}@applicant.test`,
  currentAddress: '1 Elm St',
  employer: 'The Navy',
  monthlyIncome: 500_000,
  isTrue: true,
});

const fees = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test', amount: '35' }];
const requester = { firstName: 'Ada', lastName: 'Byron', email: 'ada@home.test', mobile: '', role_id: '' };

/** What the confirm screen sends. */
export const orderBody = (applicantId: string, chargeTo: Payer = 'applicant') => ({
  applicantId,
  property: 'Elm Street',
  unit: '1',
  zipcode: '43004',
  leaseMonths: '12',
  depositAmount: '',
  rentAmount: '1500',
  chargeTo,
  feeDetails: fees,
  requesterInfo: requester,
});

/** What the completion page sends. */
export const consentBody = (screeningId: string) => ({
  screeningId,
  version: screeningConsent.version,
  name: 'Grace Hopper',
  birthDate: '1990-01-02',
  address: '1 Elm St',
  agrees: true,
});

export type ApplicationState =
  | 'draft'
  | 'submitted'
  | 'ordered'
  | 'waiting'
  | 'ready'
  | 'billed'
  | 'approved';
type Wanted = {
  readonly viewer: Viewer;
  readonly unitId: string;
  readonly state: ApplicationState;
  readonly email?: string;
};

/** An application by the product's own calls, with the value of the last link that was mailed. */
export async function makeApplication({ viewer, unitId, state, email }: Wanted, given: Deps) {
  let token = '';
  const secret = () => {
    token = given.ids.secret();
    return token;
  };
  const next: Deps['ids']['next'] = (kind) => given.ids.next(kind);
  const bureau = { ...given.bureau, ...(state === 'waiting' && { report: async () => undefined }) };
  const deps: Deps = { ...given, ids: { next, secret }, bureau };
  const now = deps.clock.now();
  const call = viewerCall({ deps, now: () => now }, viewer);
  const invite = state === 'draft';
  const answers = answersOf('grace');
  const body = { ...answers, email: email ?? answers.email, unit_id: unitId, invite };
  const { application_id } = (await perform(addApplicant, { ...call, body }, deps)).data;
  const payer = state === 'billed' ? 'owner' : 'applicant';
  const consented = ['waiting', 'ready', 'billed'].includes(state);
  if (consented || state === 'ordered')
    await perform(addScreeningOrder, { ...call, body: orderBody(application_id, payer) }, deps);
  if (consented) {
    const asked = { requestId: 'req', address: '203.0.113.7', agent: 'test', now };
    await perform(consentToScreening, { ...asked, body: consentBody(token) }, deps);
  }
  if (state === 'approved') {
    const one = { application_id, version: 1, decision: 'approved' as const, note: '', notice: false };
    await perform(decideApplication, { ...call, body: one }, deps);
  }
  const { organizationId } = viewer;
  const stored = await deps.applications.byId({ organizationId, applicationId: application_id });
  const { version = 1, screening } = stored ?? {};
  return { application_id, version, token, bureauId: screening?.bureauId ?? '' };
}

/** Whose property this is; undefined for one that is nowhere. */
const homeWith = ({ home, other }: Making['scene'], propertyId: string) =>
  [home, other].find(({ properties }) => Object.values(properties).includes(propertyId));

/**
 * An application for a unit that was just added to this property; a made-up one for a property that is
 * nowhere.
 */
export async function newApplicationIn(making: Making, propertyId: string, state: ApplicationState) {
  const { world, scene } = making;
  const unitId = await newUnitOf(making, propertyId);
  const home = homeWith(scene, propertyId);
  if (!home) return { application_id: world.deps.ids.next('apl'), version: 1, token: '', bureauId: '' };
  // Ordered in the caller's name, who then stands on the report's access list.
  const viewer = { ...home.people.orgAdmin.viewer, userId: scene.me.viewer.userId };
  return makeApplication({ viewer, unitId, state }, world.deps);
}

type Made = Awaited<ReturnType<typeof newApplicationIn>>;
const kept = new WeakMap<object, Map<string, Promise<Made>>>();

/** The same one each time: it is only read. */
export function readApplicationIn(
  making: Making,
  propertyId: string,
  state: ApplicationState,
): Promise<Made> {
  const known = kept.get(making.world) ?? new Map<string, Promise<Made>>();
  kept.set(making.world, known);
  const name = [making.scene.me.viewer.userId, propertyId, state].join(' ');
  const made = known.get(name) ?? newApplicationIn(making, propertyId, state);
  known.set(name, made);
  return made;
}

type Opening = {
  readonly propertyId?: string;
  readonly viewer?: Viewer;
  /** The application fee in cents. */
  readonly applicationFee?: number;
};

/** The link of a unit that is open, in a property of the caller's organization if none is named. */
export async function newListing(making: Making, opening: Opening = {}): Promise<string> {
  const { world, scene } = making;
  const { viewer = scene.home.people.orgAdmin.viewer, propertyId, applicationFee } = opening;
  const unit_id = await newUnitOf(making, propertyId ?? scene.home.properties.shown);
  const call = viewerCall({ deps: world.deps, now: () => world.deps.clock.now() }, viewer);
  const terms = { pets: '', criteria: '', ...(applicationFee && { applicationFee }) };
  const body = { unit_id, open: true, terms };
  const { data } = await perform(setApplicationLink, { ...call, body }, world.deps);
  return data.address?.split('unit=')[1] ?? '';
}

/** The link of an application that was begun. */
export async function newDraftLink(making: Making, opening: Opening = {}): Promise<string> {
  const { deps } = making.world;
  const token = await newListing(making, opening);
  const asked = { requestId: 'req', address: '203.0.113.7', agent: 'test', now: deps.clock.now() };
  const body = { ...answersOf(making.fresh), token };
  return (await perform(startApplication, { ...asked, body }, deps)).data.token;
}

/** An application that was sent and owes its fee; a made-up one for a property that is nowhere. */
export async function newFeeApplication(making: Making, propertyId: string) {
  const { deps } = making.world;
  const home = homeWith(making.scene, propertyId);
  if (!home) return { application_id: deps.ids.next('apl'), token: '' };
  const { viewer } = home.people.orgAdmin;
  const token = await newDraftLink(making, { propertyId, viewer, applicationFee: 4_000 });
  const body = { ...answersOf(making.fresh), token, version: 1, submit: true };
  await perform(saveApplication, { ...strangerAt(making), body }, deps);
  const link = await deps.applications.link({ value: token, now: deps.clock.now() });
  return { application_id: link?.applicationId ?? '', token };
}

/** An application whose fee was paid online. */
export async function newPaidFee(making: Making, propertyId: string) {
  const { deps, provider } = making.world;
  const made = await newFeeApplication(making, propertyId);
  if (!made.token) return made;
  await perform(payApplicationFee, { ...strangerAt(making), body: { token: made.token } }, deps);
  const [checkoutId = ''] = [...provider.feePages.keys()].slice(-1);
  provider.endFeePage(checkoutId, 'complete');
  await takeFee({ checkoutId, now: deps.clock.now() }, deps);
  return made;
}

/** The link of an application with one person named in it, and that person. */
export async function newNamedPerson(making: Making) {
  const { deps } = making.world;
  const token = await newDraftLink(making);
  const asked = { requestId: 'req', address: '203.0.113.7', agent: 'test', now: deps.clock.now() };
  const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
  const body = { ...named, email: `${making.fresh}.ada@applicant.test`, token };
  await perform(addApplicationPerson, { ...asked, body }, deps);
  const { data } = await perform(openApplication, { ...asked, body: { token } }, deps);
  return { token, person_id: data.application?.people[0]?.person_id ?? '' };
}

const contentType = 'application/pdf';
const strangerAt = ({ world }: Making) => ({
  requestId: 'req',
  address: '203.0.113.7',
  agent: 'test',
  now: world.deps.clock.now(),
});

async function sendFile(making: Making, token: string) {
  const { deps } = making.world;
  const asked = { ...strangerAt(making), body: { token, contentType, bytes: pdfBytes().length } as const };
  const { upload, fields } = (await perform(createApplicationUpload, asked, deps)).data;
  await deps.files.put({ key: fields.key ?? '', bytes: pdfBytes(), contentType });
  return { token, upload, contentType, name: 'Pay slip' } as const;
}

async function keepFile(making: Making, token: string): Promise<string> {
  const body = await sendFile(making, token);
  await perform(addApplicationDocument, { ...strangerAt(making), body }, making.world.deps);
  return body.upload;
}

/** A finished upload of an application that was begun, ready to become its document. */
export const sentApplicationFile = async (making: Making) => sendFile(making, await newDraftLink(making));

/** A document of an application that was begun. */
export async function newApplicationFile(making: Making) {
  const token = await newDraftLink(making);
  return { token, document_id: await keepFile(making, token) };
}

/** A document of an applicant of this property, as staff opens it. */
export async function newApplicantFile(making: Making, propertyId: string) {
  const { token, application_id: applicationId } = await newApplicationIn(making, propertyId, 'draft');
  const documentId = token === '' ? making.world.deps.ids.next('doc') : await keepFile(making, token);
  return { applicationId, documentId };
}
