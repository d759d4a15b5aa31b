import type { MyApplication } from '../../../shared/contract/my-applications';
import type {
  ApplicantDetails,
  ApplicantLine,
  ScreeningDetail,
} from '../../../shared/contract/screening-shapes';
import { emptyApplication } from '../../../shared/domain/screening/application-rules';
import { screeningConsent } from '../../../shared/domain/screening/screening';

export const applicantLine = (over: Partial<ApplicantLine> = {}): ApplicantLine => ({
  application_id: 'apl_1',
  name: 'Grace Hopper',
  email: 'grace@applicant.test',
  unit_id: 'unt_1',
  unit_number: '101',
  property_title: 'Elm House',
  stage: 'submitted',
  screening_status: 4,
  has_message: false,
  is_conditional: false,
  further: [],
  people: 0,
  income: 500_000,
  move_in: '2026-08-01',
  started_at: '2026-06-14T10:00:00.000Z',
  ...over,
});

export const applicationFields = {
  ...emptyApplication,
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@applicant.test',
  monthlyIncome: 500_000,
  currentAddress: '1 Elm St',
};

export const allAnswers = {
  ...applicationFields,
  mobile: '5550002222',
  moveIn: '2026-08-01',
  livesThereSince: 'May 2023',
  landlord: 'Mr. Wirt',
  landlordMobile: '5550003333',
  whyMoving: 'A new job',
  employer: 'The Navy',
  jobTitle: 'Admiral',
  otherIncome: 'A pension',
  occupants: 'Two children',
  pets: 'A cat',
  remarks: 'Quiet people',
};

export const applicantDetails = (over: Partial<ApplicantDetails> = {}): ApplicantDetails => ({
  applicant_id: 'apl_1',
  zone: 'America/Chicago',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@applicant.test',
  rent_amount: '1450.00',
  deposit_amount: '',
  lease_months: '',
  version: 1,
  others: 0,
  people: [],
  further: [],
  owner_first_name: 'Ada',
  owner_last_name: 'Vale',
  owner_email: 'ada@vale.test',
  owner_phone: '5550001111',
  ro_userrole_id: 'rol_7',
  address: '1 Elm St',
  city: 'Columbus',
  zipcode: '43004',
  property_title: 'Elm House',
  unit_number: '101',
  unit_id: 'unt_1',
  property_id: 'prp_1',
  application: {
    stage: 'submitted',
    fields: applicationFields,
    notes: [],
    startedAt: '2026-06-14T10:00:00.000Z',
    submittedAt: '2026-06-14T11:00:00.000Z',
  },
  may: {
    decide: true,
    order: true,
    cancel: false,
    record_fee: false,
    record_application_fee: false,
    refund_application_fee: false,
    pay_fee: false,
    read_report: false,
  },
  ...over,
});

const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test' };

export const aScreening = (
  over: Partial<NonNullable<ApplicantDetails['screening']>> = {},
): NonNullable<ApplicantDetails['screening']> => ({
  screeningId: 'scr_1',
  status: 4,
  requestedBy: 'usr_ada',
  orderedAt: '2026-06-14T12:00:00.000Z',
  expiresAt: '2026-07-14T12:00:00.000Z',
  reportedAt: '2026-06-15T12:00:00.000Z',
  order: {
    rent: 145_000,
    deposit: 0,
    leaseMonths: 12,
    chargeTo: 'applicant',
    fees: [{ ...person, cents: 3500 }],
    requester: { ...person, mobile: '', roleId: 'rol_7' },
  },
  ...over,
});

/** One with all that can be said about it, by a co-applicant's side. */
export const knownApplicant = (): ApplicantDetails => {
  const other = { unit_id: 'unt_2', unit_number: '102', property_title: 'Elm House' };
  const ada = { first_name: 'Ada', last_name: 'Byron', email: 'ada@a.test', may_order: false };
  const { application } = applicantDetails();
  return applicantDetails({
    deposit_amount: '1450.00',
    others: 1,
    people: [
      { ...ada, applicant_id: 'apl_2', kind: 'coApplicant', stage: 'draft', income: 200_000 },
      {
        ...ada,
        first_name: 'Conrad',
        applicant_id: 'apl_3',
        kind: 'guarantor',
        stage: 'submitted',
        income: 0,
        screening_status: 3,
      },
    ],
    further: [
      { application_id: 'apl_4', ...other, stage: 'declined' },
      { application_id: 'apl_5', ...other, unit_number: '103', stage: 'draft', kind: 'guarantor' },
    ],
    application: {
      ...application,
      fields: allAnswers,
      stage: 'submitted',
      documents: [
        {
          documentId: 'doc_1',
          name: 'Pay slip',
          contentType: 'application/pdf',
          bytes: 340_000,
          addedAt: '2026-06-14T10:30:00.000Z',
        },
      ],
      notes: [
        { userId: 'usr_ada', name: 'Ada Vale', at: '2026-06-15T10:00:00.000Z', text: 'Called' },
        { userId: 'usr_mia', name: 'Mia Stone', at: '2026-06-16T10:00:00.000Z', text: 'Saw the home' },
      ],
    },
    screening: aScreening({
      consent: { name: 'Grace Hopper', at: '2026-06-14T13:00:00.000Z', version: '1' },
    }),
  });
};

export const screeningDetail = (over: Partial<ScreeningDetail> = {}): ScreeningDetail => ({
  applicantName: 'Grace Hopper',
  propertyTitle: 'Elm House',
  propertyType: 'Condo/Townhome',
  propertyLocation: '1 Elm St, Columbus, Ohio 43004',
  unitDetails: 'Unit 101',
  applicationDate: '2026-06-14T11:00:00.000Z',
  screeningId: 'link-value',
  status: 0,
  organization: 'Vale Homes',
  consent: { version: screeningConsent.version, paragraphs: [...screeningConsent.paragraphs] },
  ...over,
});

const elmHouse = {
  organization: 'Vale Homes',
  title: 'Elm House',
  location: '1 Elm St, Columbus, Ohio 43004',
  type: 'Condo/Townhome',
  unit: '101',
  rent: 145_000,
  available: '2026-08-01',
};

export const myApplication = (over: Partial<MyApplication> = {}): MyApplication => ({
  application_id: 'apl_1',
  home: elmHouse,
  stage: 'submitted',
  is_sent: true,
  started_at: '2026-06-14T10:00:00.000Z',
  submitted_at: '2026-06-14T11:00:00.000Z',
  has_message: false,
  documents: [{ name: 'Pay slip', bytes: 10_000 }],
  ...over,
});
