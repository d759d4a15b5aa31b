import { createHash } from 'node:crypto';
import { profile as rows } from '../../shared/contract/profile';
import type { Viewer } from '../../shared/domain/people/roles';
import {
  type Logo,
  logoLimits,
  logoOnly,
  logoSizeProblem,
  logoTooLarge,
} from '../../shared/domain/settings/letterhead';
import { mayChangeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import { logoFile, logoLink } from '../common/letterhead/logo-file';
import type { Files } from '../gateways/files/files';
import { imageKind, imageKinds } from '../gateways/files/image-kind';
import { plainPng } from '../gateways/files/plain-png';
import { change } from '../runtime/change';
import { isUploadName, photoUploadKey } from './photo-keys';

const no = (message: string) => refuse('invalid', { fields: { upload: message } });

type SentLogo = { readonly logo: Logo; readonly bytes: Uint8Array; readonly contentType: string };

/** The caller's upload as a logo. Refuses `invalid` for what is gone, too large or no such picture. */
async function readLogo(upload: string, viewer: Viewer, files: Files): Promise<SentLogo> {
  const from = photoUploadKey(viewer, upload);
  const found = isUploadName(upload) ? await files.peek(from, logoLimits.bytes) : undefined;
  if (!found) throw no('This logo is no longer available. Please add it again.');
  if (found.size > logoLimits.bytes) throw no(logoTooLarge);
  const image = imageKind(found.head);
  if (image?.kind !== 'png' && image?.kind !== 'jpeg') throw no(logoOnly);
  const size = logoSizeProblem(image);
  if (size !== undefined) throw no(size);
  const bytes = image.kind === 'png' ? plainPng(found.head) : found.head;
  if (!bytes) throw no('This picture is damaged. Save it again and retry.');
  const { contentType, extension } = imageKinds[image.kind];
  const file = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  return { logo: { file, width: image.width, height: image.height }, bytes, contentType };
}

/**
 * Replaces or removes the logo. The file of the one before stays: leases that were sent print it. Refuses
 * `changed-meanwhile` after another change, and `invalid` with the reason at `upload`.
 */
export const saveLogo = change(rows.saveLogo, {
  permit: ({ viewer }) => {
    if (!mayChangeSettings(viewer)) throw refuse('not-permitted');
  },
  read: ({ viewer: { organizationId } }, deps) => deps.organizationSettings.ofOrganization(organizationId),
  act: async (request, deps) => {
    const { viewer, now, body, found: before, trace } = request;
    const { organizationId } = viewer;
    if ((before?.version ?? 0) !== body.version) throw refuse('changed-meanwhile');
    const sent = body.upload === '' ? undefined : await readLogo(body.upload, viewer, deps.files);
    const { logo } = sent ?? {};
    if (sent) {
      const { bytes, contentType } = sent;
      await deps.files.put({ key: logoFile({ organizationId, logo: sent.logo }), bytes, contentType });
    }
    const version = body.version + 1;
    const { name } = await request.organization();
    const left = trace({
      action: 'settings.logo',
      object: { kind: 'organization', id: organizationId, name },
      before: { logo: before?.logo !== undefined },
      after: { logo: logo !== undefined },
    });
    const organization = { fees: {}, ...before, organizationId, logo, version };
    await deps.organizationSettings.save({ organization, isFirst: false, trace: left });
    return { success: 1, data: { version, logo_url: await logoLink({ organizationId, logo, now }, deps) } };
  },
});
