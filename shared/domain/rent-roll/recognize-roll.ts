import { headingKey } from './roll-columns';

/** The systems whose report is known by its headings; `sheet` is anybody's own. */
export const rollReports = {
  appfolio: 'AppFolio',
  buildium: 'Buildium',
  doorloop: 'DoorLoop',
  turbotenant: 'TurboTenant',
  tenantcloud: 'TenantCloud',
  yardi: 'Yardi',
  sheet: 'Your own sheet',
} as const;
export type RollReport = keyof typeof rollReports;

type Recognizer = {
  readonly report: RollReport;
  /** Headings that the report may have, and others have as well. */
  readonly shared: string;
  /** Headings of this report alone: two of them are needed. */
  readonly own: string;
};

const recognizers: readonly Recognizer[] = [
  {
    report: 'appfolio',
    shared: `property unit tags tenant status sqft marketrent rent deposit movein moveout moveindate moveoutdate
      latecount unittype additionaltenants monthlycharges propertyaddress streetaddress1 city state zip
      lastrentincrease propertyname event date tenantphonenumber tenantemail propertystreetaddress1
      propertystreetaddress2 propertycity propertystate propertyzip leasesigndate tenantstatus`,
    own: 'bdba leasefrom leaseto pastdue nsfcount tenanttags occupancyid propertyid unitid tenantid',
  },
  {
    report: 'buildium',
    shared: `leasestart leaseend rent recurringcharges recurringcredits total depositsheld balancedue property
      unit unitnumber firstname lastname`,
    own: 'rentcycle rentstart prepayments bedbath recurringchargeamount recurringchargefrequency rentalowner',
  },
  {
    report: 'doorloop',
    shared: `unit beds baths size marketrent lease start end term recurringcharges recurringcredits depositsheld
      balancedue property`,
    own: 'leasestatus recurringrent lastpaymentdate nextleasestart rollovertoatwill',
  },
  {
    report: 'turbotenant',
    shared: 'property unit tenants leasestart leaseend securitydeposit rentamount',
    own: 'totalunpaid totalpastdue',
  },
  {
    report: 'tenantcloud',
    shared: 'propertyaddress unitnumber leasestartdate leaseenddate',
    own: 'tenantsfullname totalrecurringrentamount tenantrentamountportion tenantdepositamountportion',
  },
  {
    report: 'yardi',
    shared: 'unit unittype unitsqft resident name marketrent amount movein moveout balance actualrent',
    own: 'chargecode residentdeposit otherdeposit leaseexpiration',
  },
];

const sure = 0.7;
const ownNeeded = 2;
const wordsOf = (text: string): Set<string> => new Set(text.split(/\s+/));

/** Whose report the headings are of: the best of more than 0.7, else anybody's own sheet. */
export function recognizeRoll(headings: readonly string[]): RollReport {
  const keys = [...new Set(headings.map(headingKey).filter((key) => key !== ''))];
  const scored = recognizers.flatMap(({ report, shared, own }) => {
    const [mine, common] = [wordsOf(own), wordsOf(shared)];
    const ownKeys = keys.filter((key) => mine.has(key));
    const score = keys.filter((key) => mine.has(key) || common.has(key)).length / keys.length;
    return ownKeys.length >= ownNeeded && score > sure ? [{ report, score }] : [];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.report ?? 'sheet';
}
