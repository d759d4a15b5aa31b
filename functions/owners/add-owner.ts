import { owners } from '../../shared/contract/owners';
import { messages } from '../../shared/domain/messages';
import { nameOf } from '../../shared/domain/names';
import { isOwnerSeen } from '../../shared/domain/portfolio/owner-reach';
import { newOwnerProblems, type OwnerForm } from '../../shared/domain/portfolio/owners';
import { toFields } from '../../shared/domain/problem';
import { Refusal, refuse } from '../../shared/wire/refusals';
import { newOwner } from '../common/portfolio/find-owners';
import { refuseOwnChange, refuseOwnersBeyond } from '../common/portfolio/name-owners';
import { type Looking, ownerReach } from '../common/portfolio/owner-reach';
import { tidyOwner } from '../common/portfolio/tidy-owner';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { NewOwner } from '../table/owners/record';

/** Nobody who exists, and no share yet. */
const alone = { userId: '', percentage: 0 };

/** Said where the address is an owner's whom the caller may not see. */
const hiddenOwner = 'You cannot add this owner. Ask an admin to add them.';

/** Names the email of an owner that the organization has, and no hidden one (PRP-18). */
async function takenEmail(owner: NewOwner, looking: Looking, deps: Deps): Promise<Refusal> {
  const [reach, known] = await Promise.all([ownerReach(looking, deps), deps.owners.byEmail(owner)]);
  const isSeen = known === undefined || isOwnerSeen(reach, known);
  const email = isSeen ? messages.emailExistsUseDifferent : hiddenOwner;
  return refuse('owner-email-taken', { fields: { email } });
}

/** An owner who gets a property later, or none. */
export const addOwner = change(owners.addOwner, {
  permit: async ({ viewer, body, organization }) => {
    refuseOwnChange(viewer);
    const { planId } = (await organization()).subscription;
    refuseOwnersBeyond({ owners: [{ ...body, ...alone }], viewer, planId });
  },
  act: async ({ viewer, now, body, trace }, deps) => {
    const form: OwnerForm = tidyOwner({ ...body, ...alone });
    const problems = newOwnerProblems(form);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const owner = newOwner(form, { viewer, now, title: '' }, deps);
    const { ownerId, email, mobile, mailingAddress } = owner;
    const reply = { success: 1, data: { owner_id: ownerId } } as const;
    const left = trace({
      action: 'owner.add',
      object: { kind: 'owner', id: ownerId, name: nameOf(owner) },
      after: { email, mobile, mailingAddress },
    });
    try {
      await deps.owners.add({ owner, trace: { ...left, reply } });
      return reply;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'owner-email-taken') throw error;
      throw await takenEmail(owner, { viewer, now }, deps);
    }
  },
});
