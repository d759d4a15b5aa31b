import type { Db } from '../db/db';
import {
  finishInsuranceDay,
  insuranceWatches,
  organizationSettings,
  propertySettings,
  saveSettings,
  settingsOfProperty,
} from './settings';

/** What organizations and properties set for themselves. */
export const settingsStore = (db: Db) => ({
  ofOrganization: organizationSettings(db),
  ofProperties: propertySettings(db),
  ofProperty: settingsOfProperty(db),
  save: saveSettings(db),
  insuranceWatches: insuranceWatches(db),
  finishInsuranceDay: finishInsuranceDay(db),
});
