import { leases as rows } from '../../../shared/contract/leases';
import { nameSignedFile as named } from '../../../shared/domain/leases/adopt/adopt-lease';
import { refuse } from '../../../shared/wire/refusals';
import { changeLease, readForChange } from '../../common/leases/change-lease';
import { uploadedBytes } from '../../common/leases/uploaded-file';
import { change } from '../../runtime/change';

/** Keeps a PDF that `bringLeaseFile` checked as the paper that was signed elsewhere. */
export const nameSignedFile = change(rows.nameSignedFile, {
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const key = { organizationId, leaseId: body.lease_id };
    const found = await readForChange({ viewer, now, leaseId: body.lease_id }, deps);
    return { ...found, isThere: (await uploadedBytes(key, body.file, deps)) !== undefined };
  },
  act: async (request, deps) => {
    const { body, found } = request;
    if (!found.isThere) throw refuse('invalid', { fields: { file: 'Choose the PDF again' } });
    const command = (given: Parameters<typeof named>[0]) => named(given, { file: body.file });
    const version = await changeLease({ request, command, action: 'lease.adopt-file' }, deps);
    return { success: 1, data: { version } };
  },
});
