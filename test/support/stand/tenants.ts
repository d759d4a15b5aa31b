import { sendOutbox } from '../../../functions/jobs/send-outbox';
import { draftAgain } from '../../../functions/leases/draft-again';
import { voidLease } from '../../../functions/leases/void-lease';
import { acceptInvitation } from '../../../functions/people/accept-invitation';
import { put } from '../../../functions/table/db/writes';
import { StoredLease } from '../../../functions/table/leases/record';
import { Person } from '../../../functions/table/people/record';
import type { Viewer } from '../../../shared/domain/roles';
import { openLeases } from './leases';

/** Leases whose mails go out, and tenants who take their invitations. */
export async function openTenants() {
  const stand = await openLeases();
  const run = sendOutbox(() => stand.deps);
  const { asSigner, perform, mails } = stand;
  /** The newest invitation that was mailed to this address. */
  const invitationOf = (email: string): string | undefined => {
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    return texts.flatMap((text) => /invitation=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
  };
  const tenant = async (email: string): Promise<Partial<Viewer>> => {
    const people = await stand.all(Person);
    const found = people.find((one) => one.email === email && one.roleLabel === 'tenant');
    return { userId: found?.userId ?? '', userRoleId: found?.userRoleId ?? '', roleLabel: 'tenant' };
  };
  const accept = (email: string) =>
    perform(acceptInvitation, {
      ...asSigner(),
      body: {
        ...{ token: invitationOf(email) ?? '', password: 'correct horse battery staple' },
        ...{ first_name: 'Nora', last_name: 'Whitaker' },
      },
    });
  const body = async (lease_id: string) => ({ lease_id, version: (await stand.read(lease_id)).version });
  /** The newest link to sign that this person was mailed, sent or still waiting. */
  const tokenOf = async (who: { email: string }): Promise<string> => {
    const texts = mails.filter(({ to }) => to === who.email).map(({ text }) => text);
    const sent = texts.flatMap((text) => /(?:token|LeasId)=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
    return (await stand.tokenOf(who)) || (sent ?? '');
  };
  const signAs = async (who: { email: string }) => {
    const token = await tokenOf(who);
    await stand.consent(token);
    return stand.sign(token);
  };
  return {
    ...stand,
    ...{ tokenOf, signAs },
    invitationOf,
    /** This person, as a tenant of the organization. */
    tenant,
    /** Sends what waits in the outbox. */
    mailOut: () => run(),
    accept,
    voided: (lease_id: string) =>
      perform(voidLease, { ...stand.call(), body: { lease_id, note: 'A typing error' } }),
    /** A new version of a void lease, with these people. */
    drawnAgain: async (lease_id: string, filling: Parameters<typeof stand.save>[2]) => {
      await perform(draftAgain, { ...stand.call(), body: await body(lease_id) });
      await stand.save(lease_id, {}, filling);
    },
    /** Ended on a day. */
    ended: async (lease_id: string, on: string) => {
      const stored = (await stand.all(StoredLease)).find(({ leaseId }) => leaseId === lease_id);
      const end = { number: 1, on, why: 'agreement', note: '', writtenOn: on } as const;
      if (stored) await stand.db.write(put(StoredLease, { ...stored, ends: [end] }));
    },
    /** Everyone signs, the mails go out, and this tenant takes the invitation. */
    movedIn: async (who: readonly { email: string }[]): Promise<Partial<Viewer>> => {
      for (const one of who) await signAs(one);
      await run();
      const [first] = who;
      const email = first?.email ?? '';
      await accept(email);
      return tenant(email);
    },
  };
}
export type TenantStand = Awaited<ReturnType<typeof openTenants>>;
