import { leases as rows } from '../../../shared/contract/leases';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { consentText } from '../../../shared/domain/leases/signing/consent-text';
import { send } from '../../../shared/domain/leases/signing/send';
import { UploadedFile } from '../../../shared/domain/leases/term';
import { refuse } from '../../../shared/wire/refusals';
import { changeLease, readForChange } from '../../common/leases/change-lease';
import { momentAt } from '../../common/leases/lease-at';
import { canonicalText } from '../../common/leases/lease-text';
import { uploadedBytes } from '../../common/leases/uploaded-file';
import { readLetterhead } from '../../common/letterhead/read-letterhead';
import { change } from '../../runtime/change';
import { fillLease } from '../draft/fill-lease';
import { findText } from '../draft/find-text';
import { findCurrentTerm } from '../terms/find-current-term';
import { freezeSent } from './freeze-sent';

const incomplete = (text: string) => refuse('lease-incomplete', { fields: { text } });

/** Freezes text and people and mails the links (D47, D48). The unit's calendar refuses taken days (D35). */
export const sendLease = change(rows.sendLease, {
  read: async ({ viewer, now, body }, deps) => {
    const found = await readForChange({ viewer, now, leaseId: body.lease_id }, deps);
    const { organizationId } = viewer;
    const key = { organizationId, leaseId: body.lease_id };
    const { text } = findCurrentTerm(found.at.read.lease, momentAt(found.at, now).on);
    const file = text?.from === 'pdf' ? UploadedFile.parse(text) : undefined;
    if (file && !(await uploadedBytes(key, file, deps))) throw incomplete('Bring the PDF again');
    return { ...found, file, template: await findText(key, text, deps) };
  },
  act: async (request, deps) => {
    const { body, now, found } = request;
    const { at, template, file } = found;
    if (at.read.version !== body.version) throw refuse('changed-meanwhile');
    const { on } = momentAt(at, now);
    const term = findCurrentTerm(at.read.lease, on);
    const text = fillLease(term, { ...at, on, template });
    if (!text) throw incomplete('Choose the text of the lease');
    const textHash = canonicalText(text).hash;
    const { version: consentVersion } = consentText;
    const organization = await request.organization();
    const letterhead = await readLetterhead(organization, deps);
    const sending = {
      term: term.number,
      textHash,
      consentVersion,
      letterhead,
      file,
      ...(body.expires_on && { expiresOn: body.expires_on }),
    };
    const command = (given: Given) => send(given, sending);
    const prepare = (done: Done) => freezeSent(done, { at, organization, text }, deps);
    const version = await changeLease({ request, action: 'lease.send', command, prepare }, deps);
    return { success: 1, data: { version } };
  },
});
