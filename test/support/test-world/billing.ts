import { sendOutbox } from '../../../functions/jobs/send-outbox';
import type { Organization } from '../../../functions/table/organizations/record';
import { ProviderLife } from '../provider-life';
import { openTestWorld } from '../test-world';

/** The plans, the payment provider under a test's control, and the outbox. */
export async function openBilling() {
  const testWorld = await openTestWorld();
  const { deps, mails, provider } = testWorld;
  await testWorld.plans();
  return {
    ...testWorld,
    life: new ProviderLife(provider, testWorld),
    /** The organization as stored. */
    ours: async (organizationId = 'org_one'): Promise<Organization> => {
      const found = await deps.organizations.byId(organizationId);
      if (!found) throw new Error('the organization is gone');
      return found;
    },
    /** Sends the outbox; returns the subjects of all mails so far. */
    mailed: async (): Promise<string[]> => {
      await sendOutbox(() => deps)();
      return mails.map(({ subject }) => subject);
    },
  };
}
export type Billing = Awaited<ReturnType<typeof openBilling>>;
