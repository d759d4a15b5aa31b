import { isFeeDue } from '../../shared/domain/screening/move-application-fee';
import type { StoredApplication } from '../table/screening/record';

/** The application fee as its applicant and staff read it; undefined where none is asked. */
export const shownFee = (application: StoredApplication) => {
  const { fee } = application;
  return fee && { cents: fee.cents, is_due: isFeeDue(application), settled: fee.settled };
};
