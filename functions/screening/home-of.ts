import type { OwnDecision } from '../../shared/contract/my-applications';
import type { OpenedApplication } from '../../shared/contract/screening-shapes';
import { zoneOf } from '../../shared/domain/leases/time-zones';
import { hasReport } from '../../shared/domain/screening/move-application';
import { isFeeDue } from '../../shared/domain/screening/move-application-fee';
import type { Listing } from '../table/listings/record';
import type { StoredApplication } from '../table/screening/record';

/** The home's time zone by its address; no zone that a person chose is read for a stranger. */
export const zoneOfHome = (home: StoredApplication['home']): string => zoneOf(home) ?? 'UTC';

/** A home as an applicant reads it. */
export const homeOf = (
  { home }: Listing | StoredApplication,
  organization: string,
): OpenedApplication['home'] => ({
  organization,
  title: home.title,
  type: home.type,
  unit: home.unitNumber,
  location: `${home.street}, ${home.city}, ${home.state} ${home.zipcode}`,
  rent: home.rent,
  available: home.available,
});

/** The application fee as its applicant and staff read it; undefined where none is asked. */
export const shownFee = (application: StoredApplication) => {
  const { fee } = application;
  return fee && { cents: fee.cents, is_due: isFeeDue(application), settled: fee.settled, back: fee.back };
};

/** The decision as the person of this application or part reads it, without who decided and notes. */
export const shownDecision = (application: StoredApplication): OwnDecision | undefined => {
  const { decision } = application;
  return (
    decision && {
      at: decision.at,
      conditions: decision.conditions,
      agency: decision.agency,
      has_notice: decision.agency !== undefined || (decision.notice && hasReport(application)),
      is_taken: decision.isTaken ?? false,
    }
  );
};
