import type { OpenedApplication } from '../../shared/contract/screening-shapes';
import { isFeeDue } from '../../shared/domain/screening/move-application-fee';
import type { Listing } from '../table/listings/record';
import type { StoredApplication } from '../table/screening/record';

/** A home as an applicant reads it. */
export const homeOf = (
  { home }: Listing | StoredApplication,
  organization: string,
): OpenedApplication['home'] => ({
  ...{ organization, title: home.title, type: home.type, unit: home.unitNumber },
  location: `${home.street}, ${home.city}, ${home.state} ${home.zipcode}`,
  ...{ rent: home.rent, available: home.available },
});

/** The application fee as its applicant and staff read it; undefined where none is asked. */
export const shownFee = (application: StoredApplication) => {
  const { fee } = application;
  return fee && { cents: fee.cents, is_due: isFeeDue(application), settled: fee.settled, back: fee.back };
};
