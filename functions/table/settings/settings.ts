import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { feeWatchWrite } from '../fee-runs/writes';
import {
  InsuranceWatch,
  insuranceWatchPartition,
  OrganizationSettings,
  PropertySettings,
  propertySettingsPartition,
} from './record';

/** Undefined while nobody set anything. */
export const organizationSettings =
  (db: Db) =>
  (organizationId: string): Promise<OrganizationSettings | undefined> =>
    db.get(OrganizationSettings, { organizationId });

/** Of each property that has something of its own. */
export const propertySettings =
  (db: Db) =>
  (organizationId: string): Promise<PropertySettings[]> =>
    db.list(PropertySettings, { partition: propertySettingsPartition(organizationId) });

export type SettingsRead = {
  readonly organization: OrganizationSettings | undefined;
  readonly property: PropertySettings | undefined;
};

/** What holds for one property: the organization's and its own. */
export const settingsOfProperty =
  (db: Db) =>
  async (key: { organizationId: string; propertyId: string }): Promise<SettingsRead> => {
    const found = await db.getTogether([OrganizationSettings.key(key), PropertySettings.key(key)]);
    const [organization] = found.of(OrganizationSettings);
    const [property] = found.of(PropertySettings);
    return { organization, property };
  };

type Saved = {
  readonly trace: Trace;
  /** Whether the job that charges fees has not looked at the organization yet. */
  readonly isFirst: boolean;
  /** Whether tenants are asked for insurance from now on. */
  readonly isInsuranceAsked?: boolean;
} & ({ readonly organization: OrganizationSettings } | { readonly property: PropertySettings });

/**
 * Writes settings with their log entry, at the version before, and has the job look at the organization.
 * Refuses `conflict` when somebody changed them meanwhile.
 */
export const saveSettings =
  (db: Db) =>
  async ({ trace, isFirst, isInsuranceAsked = false, ...saved }: Saved): Promise<void> => {
    const { version, organizationId } = 'organization' in saved ? saved.organization : saved.property;
    const condition = version === 1 ? absent : isVersion(version - 1);
    const written =
      'organization' in saved
        ? put(OrganizationSettings, saved.organization, condition)
        : put(PropertySettings, saved.property, condition);
    const watch = isFirst ? [feeWatchWrite(organizationId, trace.now)] : [];
    const insurance = isInsuranceAsked ? [put(InsuranceWatch, { organizationId })] : [];
    const failure = await db.transact<string>([...traceWrites(trace), written, ...watch, ...insurance]);
    if (failure) throw refuse('conflict');
  };

/** The job has done a day of an organization. */
export const finishInsuranceDay =
  (db: Db) =>
  (watch: InsuranceWatch): Promise<boolean> =>
    db.write(put(InsuranceWatch, watch));

/** The organizations that ask, or asked, their tenants for insurance. */
export const insuranceWatches = (db: Db) => (): Promise<InsuranceWatch[]> =>
  db.list(InsuranceWatch, { partition: insuranceWatchPartition });
