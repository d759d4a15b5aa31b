import { owners } from '../../shared/contract/owners';
import { nameOf } from '../../shared/domain/names';
import { ownerContactProblems } from '../../shared/domain/portfolio/owners';
import { toFields } from '../../shared/domain/problem';
import { tidyAddress } from '../../shared/domain/settings/business';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { versionOf } from '../table/db/conditions';
import { findOwner } from './owners-seen';

/**
 * Changes the mobile number and the mailing address alone: the name is on leases, and the email address gets
 * bank-change warnings.
 */
export const updateOwner = change(owners.updateOwner, {
  read: ({ viewer, now, params }, deps) => findOwner(params.id, { viewer, now }, deps),
  act: async ({ found: { owner: before }, body, trace }, deps) => {
    const problems = ownerContactProblems(body);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const contact = {
      mobile: body.mobile_number,
      mailingAddress: tidyAddress(body.mailing_address),
    };
    const version = versionOf(before);
    const { mobile, mailingAddress = '' } = before;
    const isSame = contact.mobile === mobile && contact.mailingAddress === mailingAddress;
    if (isSame) return { success: 1, data: { version } };
    if (body.version !== version) throw refuse('changed-meanwhile');
    const left = trace({
      action: 'owner.update',
      object: { kind: 'owner', id: before.ownerId, name: nameOf(before) },
      before: { mobile, mailingAddress },
      after: contact,
    });
    return {
      success: 1,
      data: { version: await deps.owners.changeContact({ before, contact, trace: left }) },
    };
  },
});
