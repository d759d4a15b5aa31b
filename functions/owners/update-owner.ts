import { owners } from '../../shared/contract/owners';
import { nameOf } from '../../shared/domain/names';
import { ownerContactProblems } from '../../shared/domain/portfolio/owners';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { versionOf } from '../table/db/conditions';
import { findOwner } from './owners-seen';

/** Changes only the mobile number: the name is on leases, and the address gets bank-change warnings. */
export const updateOwner = change(owners.updateOwner, {
  read: ({ viewer, now, params }, deps) => findOwner(params.id, { viewer, now }, deps),
  act: async ({ found: { owner: before }, body, trace }, deps) => {
    const problems = ownerContactProblems(body);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { mobile_number: mobile } = body;
    const version = versionOf(before);
    if (mobile === before.mobile) return { success: 1, data: { version } };
    if (body.version !== version) throw refuse('changed-meanwhile');
    const left = trace({
      action: 'owner.update',
      object: { kind: 'owner', id: before.ownerId, name: nameOf(before) },
      before: { mobile: before.mobile },
      after: { mobile },
    });
    return {
      success: 1,
      data: { version: await deps.owners.changeContact({ before, contact: { mobile }, trace: left }) },
    };
  },
});
