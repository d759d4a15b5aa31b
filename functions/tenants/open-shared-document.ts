import type { Contract } from '../../shared/contract';
import { documentTypes, downloadName } from '../../shared/domain/portfolio/documents';
import { refuse } from '../../shared/wire/refusals';
import { findMyLease } from '../common/tenants/tenant-place';
import type { Handler } from '../runtime/handler';
import { noteAccess } from '../runtime/note-access';
import { isSharedWith } from './shared-documents';

/** Links to a document that is shared with the tenants of the caller's unit; opening it is logged. */
export const openSharedDocument: Handler<Contract['tenants']['openSharedDocument']> = async (
  request,
  deps,
) => {
  const { viewer, now, params } = request;
  const { organizationId } = viewer;
  const [place, document] = await Promise.all([
    findMyLease({ viewer, now, leaseId: params.leaseId }, deps),
    deps.documents.byId({ organizationId, documentId: params.documentId }),
  ]);
  if (document?.unitId !== place.unit.unitId || !isSharedWith(place, document)) throw refuse('not-found');
  const { file, contentType, documentId, name } = document;
  const [view_url, download_url] = await Promise.all([
    documentTypes[contentType].inline ? deps.files.link(file, now) : '',
    deps.files.download({ key: file, name: downloadName(document), now }),
  ]);
  const object = { kind: 'document' as const, id: documentId, name };
  await noteAccess(request, { action: 'document.open', object }, deps);
  return { success: 1, data: { view_url, download_url } };
};
