import { inviteThemselves } from '../../../functions/common/people/invite-themselves';
import { ownInvitation } from '../../../functions/common/people/own-invitation';
import { tieTenants } from '../../../functions/common/tenants/tie-tenants';
import { layOut } from '../../../functions/gateways/mail/mail-layout';
import { sendOutbox } from '../../../functions/jobs/send-outbox';
import { draftAgain } from '../../../functions/leases/draft/draft-again';
import { voidLease } from '../../../functions/leases/signing/void-lease';
import { acceptInvitation } from '../../../functions/people/accept-invitation';
import { sealLeases } from '../../../functions/sealing/seal-leases';
import { put } from '../../../functions/table/db/writes';
import { StoredLease } from '../../../functions/table/leases/record';
import { Person } from '../../../functions/table/people/record';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openLeases } from './leases';

/** Leases whose mails go out, and tenants who take their invitations. */
export async function openTenants() {
  const testWorld = await openLeases();
  const run = sendOutbox(() => testWorld.deps);
  // Who accepts an invitation is signed in, and told of the plan.
  await testWorld.plans();
  const seal = sealLeases(() => testWorld.deps);
  const { asSigner, perform, mails } = testWorld;
  /** The newest invitation that was mailed to this address. */
  const invitationOf = (email: string): string | undefined => {
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    return texts.flatMap((text) => /invitation=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
  };
  const tenant = async (email: string): Promise<Partial<Viewer>> => {
    const people = await testWorld.all(Person);
    const found = people.find((one) => one.email === email && one.roleLabel === 'tenant');
    return { userId: found?.userId ?? '', userRoleId: found?.userRoleId ?? '', roleLabel: 'tenant' };
  };
  const accept = (email: string) =>
    perform(acceptInvitation, {
      ...asSigner(),
      body: {
        token: invitationOf(email) ?? '',
        password: 'correct horse battery staple',
        first_name: 'Nora',
        last_name: 'Whitaker',
      },
    });
  /** Invites a tenant whose lease is not signed by everyone yet, and shows it to them. */
  const inviteEarly = async (email: string) => {
    const { deps } = testWorld;
    const organizationId = 'org_one';
    const facts = { organizationId, email, firstName: 'Nora', lastName: 'Whitaker' };
    const asked = { known: undefined, roleLabel: 'tenant', process: 'A signature', hasPaid: true } as const;
    const { address } = await inviteThemselves({ ...asked, facts, now: deps.clock.now() }, deps);
    const letter = ownInvitation('tenant', {
      firstName: 'Nora',
      organization: { organizationId, name: 'Northgate' },
      address,
    });
    await deps.mail.send({ to: email, ...layOut(letter) });
    for (const { leaseId } of await testWorld.all(StoredLease)) {
      const message = { kind: 'tenants', leaseId } as const;
      await tieTenants({ organizationId, entryId: 'mal_tie', dueAt: '', tries: 0, message }, deps);
    }
  };
  const body = async (lease_id: string) => ({ lease_id, version: (await testWorld.read(lease_id)).version });
  /** The newest link to sign that this person was mailed, sent or still waiting. */
  const tokenOf = async (who: { email: string }): Promise<string> => {
    const texts = mails.filter(({ to }) => to === who.email).map(({ text }) => text);
    const sent = texts.flatMap((text) => /(?:token|LeasId)=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
    return (await testWorld.tokenOf(who)) || (sent ?? '');
  };
  const signAs = async (who: { email: string }) => {
    const token = await tokenOf(who);
    await testWorld.consent(token);
    return testWorld.sign(token);
  };
  return {
    ...testWorld,
    tokenOf,
    signAs,
    invitationOf,
    /** This person, as a tenant of the organization. */
    tenant,
    /** Seals what everyone signed, and sends what waits in the outbox. */
    mailOut: async () => {
      await seal();
      return run();
    },
    accept,
    voided: (lease_id: string) =>
      perform(voidLease, { ...testWorld.call(), body: { lease_id, note: 'A typing error' } }),
    /** A new version of a void lease, with these people. */
    drawnAgain: async (lease_id: string, filling: Parameters<typeof testWorld.save>[2]) => {
      await perform(draftAgain, { ...testWorld.call(), body: await body(lease_id) });
      await testWorld.save(lease_id, {}, filling);
    },
    /** Ended on a day. */
    ended: async (lease_id: string, on: string) => {
      const stored = (await testWorld.all(StoredLease)).find(({ leaseId }) => leaseId === lease_id);
      const end = { number: 1, on, why: 'agreement', note: '', writtenOn: on } as const;
      if (stored) await testWorld.db.write(put(StoredLease, { ...stored, ends: [end] }));
    },
    /** These sign, the lease is sealed once all have, the mails go out, and the first takes an invitation. */
    movedIn: async (who: readonly { email: string }[]): Promise<Partial<Viewer>> => {
      for (const one of who) await signAs(one);
      await seal();
      await run();
      const [first] = who;
      const email = first?.email ?? '';
      if (invitationOf(email) === undefined) await inviteEarly(email);
      await accept(email);
      return tenant(email);
    },
  };
}
export type TenantWorld = Awaited<ReturnType<typeof openTenants>>;
