import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { startDocumentUpload } from '../common/documents/start-upload';
import { findUnit } from '../common/portfolio/find-unit';
import type { Handler } from '../runtime/handler';

/** A signed upload of one file, of the announced type and maximum size, to the caller's place. A full unit
 * is refused early; addDocument checks the content. */
export const createDocumentUpload: Handler<Contract['documents']['createDocumentUpload']> = async (
  { viewer, now, body: { unit_id: unitId, contentType, bytes } },
  deps,
) => {
  const { organizationId } = viewer;
  const [, isFull] = await Promise.all([
    findUnit({ viewer, now, unitId }, deps),
    deps.documents.isFull({ organizationId, unitId }),
  ]);
  if (isFull) throw refuse('document-limit');
  return { success: 1, data: await startDocumentUpload(viewer, { contentType, bytes }, deps) };
};
