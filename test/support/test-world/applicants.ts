import { addApplicant } from '../../../functions/screening/applicants/add-applicant';
import { decideApplication } from '../../../functions/screening/applicants/decide-application';
import { getApplicant } from '../../../functions/screening/applicants/get-applicant';
import { addScreeningOrder } from '../../../functions/screening/orders/add-screening-order';
import { completeScreening } from '../../../functions/screening/orders/complete-screening';
import { consentToScreening } from '../../../functions/screening/orders/consent-to-screening';
import { getScreeningReport } from '../../../functions/screening/reports/get-screening-report';
import { receiveReport } from '../../../functions/screening/reports/receive-report';
import { OutboxEntry, outboxPartition } from '../../../functions/table/outbox/record';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { screening as rows } from '../../../shared/contract/screening';
import type { Viewer } from '../../../shared/domain/people/roles';
import { emptyApplication } from '../../../shared/domain/screening/application-rules';
import { screeningConsent } from '../../../shared/domain/screening/screening';
import { bureauEvent } from '../fake-bureau';
import { openTestWorld } from '../test-world';
import { unitIdAt } from './portfolio';

export const unitId = unitIdAt(0);

/** A complete application. */
export const grace = {
  ...emptyApplication,
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@applicant.test',
  mobile: '5155550123',
  moveIn: '2026-08-01',
  currentAddress: '1 Elm St, Ames',
  employer: 'The Navy',
  isTrue: true,
  monthlyIncome: 500_000,
};

type OrderBody = RequestOf<typeof rows.addScreeningOrder>['body'];
type Deciding = Partial<RequestOf<typeof rows.decideApplication>['body']>;

const orderOf = (applicantId: string): OrderBody => ({
  applicantId,
  property: 'Maple Court',
  unit: '1A',
  zipcode: '50010',
  leaseMonths: '12',
  depositAmount: 1200,
  rentAmount: '1450.50',
  chargeTo: 'applicant',
  feeDetails: [{ firstName: 'Grace', lastName: 'Hopper', email: grace.email, amount: '35' }],
  requesterInfo: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@home.test',
    mobile: '5155550100',
    role_id: 'rol_someone_else',
  },
});

/** An organization with a property of one unit; applications by the product's own calls. */
export async function openApplicants() {
  const testWorld = await openTestWorld();
  const { call, perform, deps } = testWorld;
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{ monthlyRent: 145_000 }] });
  const asApplicant = () => ({
    now: testWorld.now(),
    requestId: 'req',
    address: '198.51.100.9',
    agent: 'Phone/1',
  });
  /** What waits in the outbox. */
  const letters = async () => {
    const partition = outboxPartition(testWorld.call().viewer.organizationId);
    const entries = await testWorld.db.list(OutboxEntry, { partition });
    return entries.flatMap(({ message }) => (message.kind === 'letter' ? [message] : []));
  };
  const read = async (applicationId: string, who: Partial<Viewer> = {}) =>
    (await getApplicant({ ...call(who), params: { applicationId } }, deps)).data;
  return {
    ...testWorld,
    asApplicant,
    letters,
    read,
    /** The value of the newest link to this page. */
    linkTo: async (page: string): Promise<string> => {
      const addresses = (await letters()).flatMap(({ button }) => button?.address ?? []);
      return (
        addresses
          .findLast((address) => address.includes(page))
          ?.split('=')
          .at(-1) ?? ''
      );
    },
    add: async (over: { invite?: boolean } = {}, who: Partial<Viewer> = {}) => {
      const body = { ...grace, unit_id: unitId, invite: false, ...over };
      return (await perform(addApplicant, { ...call(who), body })).data.application_id;
    },
    order: (applicantId: string, over: Partial<OrderBody> = {}, who: Partial<Viewer> = {}) =>
      perform(addScreeningOrder, { ...call(who), body: { ...orderOf(applicantId), ...over } }),
    complete: (screeningId: string) => completeScreening({ ...asApplicant(), query: { screeningId } }, deps),
    consent: (screeningId: string, over: { agrees?: boolean; address?: string } = {}) => {
      const said = { name: 'Grace Hopper', birthDate: '1990-01-02', address: '1 Elm St, Ames', agrees: true };
      const body = { screeningId, version: screeningConsent.version, ...said, ...over };
      return perform(consentToScreening, { ...asApplicant(), body });
    },
    /** A message of the bureau as it would arrive. */
    message: (bureauId: string, over: { signature?: string; text?: string } = {}) => {
      const event = { ...bureauEvent(bureauId, testWorld.now()), ...over };
      const raw = { text: event.text, headers: { 'bureau-signature': event.signature } };
      return perform(receiveReport, { ...asApplicant(), raw });
    },
    report: (applicationId: string, who: Partial<Viewer> = {}) =>
      getScreeningReport({ ...call(who), params: { applicationId } }, deps),
    decide: async (application_id: string, over: Deciding = {}) => {
      const { version } = await read(application_id);
      const body = {
        application_id,
        version,
        decision: 'declined' as const,
        note: '',
        notice: false,
        ...over,
      };
      return perform(decideApplication, { ...call(), body });
    },
  };
}
export type Applicants = Awaited<ReturnType<typeof openApplicants>>;
