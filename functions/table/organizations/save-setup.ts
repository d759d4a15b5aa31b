import type { SetupChoices } from '../../../shared/domain/portfolio/setup';
import { refuse } from '../../../shared/wire/refusals';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Organization } from './record';

type Saved = {
  /** As read before the change. */
  readonly organization: Organization;
  readonly setup: SetupChoices;
};

/** Refuses `conflict` when somebody answered meanwhile. */
export const saveSetup =
  (db: Db) =>
  async ({ organization, setup }: Saved): Promise<void> => {
    const { setupVersion } = organization;
    const asRead =
      setupVersion === undefined
        ? ({ attr: 'setupVersion', exists: false } as const)
        : ({ attr: 'setupVersion', eq: setupVersion } as const);
    const saved = update(Organization, {
      key: organization,
      set: { setup, setupVersion: (setupVersion ?? 0) + 1 },
      condition: { and: [present, asRead] },
    });
    if (await db.transact([saved])) throw refuse('conflict');
  };
