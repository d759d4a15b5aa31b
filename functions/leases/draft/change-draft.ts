import { leases as rows } from '../../../shared/contract/leases';
import { canonicalJson } from '../../../shared/domain/leases/canonical-json';
import { changeDraft as changed } from '../../../shared/domain/leases/draft/write-draft';
import { TermFields } from '../../../shared/domain/leases/term';
import { refuse } from '../../../shared/wire/refusals';
import { changeLease, readForChange } from '../../common/leases/change-lease';
import { momentAt } from '../../common/leases/lease-at';
import { change } from '../../runtime/change';
import { findCurrentTerm } from '../terms/find-current-term';
import { findText } from './find-text';
import { termOfForm } from './term-of-form';

const textOf = (fields: TermFields): string => canonicalJson(TermFields.parse(fields));

const isSame = (before: TermFields, after: TermFields): boolean => textOf(before) === textOf(after);

/** Saves the wizard's draft. Saving an unchanged draft returns its version, so a repeat succeeds. */
export const changeDraft = change(rows.changeDraft, {
  read: async ({ viewer, now, params, body }, deps) => {
    const { organizationId } = viewer;
    const [found, template] = await Promise.all([
      readForChange({ viewer, now, leaseId: params.leaseId }, deps),
      findText({ organizationId, leaseId: params.leaseId }, body.term.text, deps),
    ]);
    return { ...found, template };
  },
  act: async (request, deps) => {
    const { found, viewer, body } = request;
    const { at } = found;
    const before = findCurrentTerm(at.read.lease, momentAt(at, request.now).on);
    const organization = await request.organization();
    const fields = termOfForm(body.term, { before, head: at.head, ...found, viewer, organization });
    const { version: stands } = at.read;
    if (isSame(before, fields)) return { success: 1, data: { version: stands } };
    const command = (given: Parameters<typeof changed>[0]) => changed(given, { term: before.number, fields });
    if (stands !== body.version) throw refuse('changed-meanwhile');
    const version = await changeLease({ request, command, action: 'lease.update' }, deps);
    return { success: 1, data: { version } };
  },
});
