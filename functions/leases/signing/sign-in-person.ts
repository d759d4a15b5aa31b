import { createHash } from 'node:crypto';
import { leases as rows } from '../../../shared/contract/leases';
import { signInPerson as command } from '../../../shared/domain/leases/signing/sign-in-person';
import { isOpen } from '../../../shared/domain/leases/status/standing';
import { base64OfDataUrl, type InlineFile } from '../../../shared/wire/files';
import { refuse } from '../../../shared/wire/refusals';
import { changeLease, readForChange } from '../../common/leases/change-lease';
import { scanFile } from '../../common/leases/lease-text';
import { isOfType } from '../../gateways/files/document-kind';
import { change } from '../../runtime/change';

const contentType = 'application/pdf';

/** The scan as sent: a PDF by its content. Refuses `witness-missing` for anything else. */
function readScan({ data }: InlineFile) {
  const bytes = Buffer.from(base64OfDataUrl(data) ?? '', 'base64');
  if (!isOfType(bytes, contentType))
    throw refuse('witness-missing', { fields: { scan: 'Add the signed pages as one PDF' } });
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** Records that everyone who had not signed did so on paper, before a witness; the scan is kept (D47). */
export const signInPerson = change(rows.signInPerson, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { body, viewer } = request;
    const { bytes, hash } = readScan(body.scan);
    const key = scanFile(viewer.organizationId, hash);
    const version = await changeLease(
      {
        request,
        action: 'lease.in-person',
        isTold: true,
        command: (given) => {
          const open = given.lease.packets.find((packet) => isOpen(packet, given.now.on));
          return command(given, { term: open?.term ?? 1, witness: body.witness, scan: hash });
        },
        prepare: () => deps.files.put({ key, bytes, contentType }),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
