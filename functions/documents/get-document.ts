import type { Contract } from '../../shared/contract';
import { changesDocument, documentTypes, downloadName } from '../../shared/domain/documents';
import type { Handler } from '../runtime/handler';
import { findDocument } from './find-document';
import { readDocument } from './read-document';

/** Only pictures and PDFs get an address that shows them; every file downloads under its name (R14). */
export const getDocument: Handler<Contract['documents']['getDocument']> = async (
  { viewer, now, params },
  deps,
) => {
  const found = await findDocument({ viewer, now, documentId: params.id }, deps);
  const { document, unit, head } = found;
  const { file, contentType } = document;
  const [viewUrl, downloadUrl] = await Promise.all([
    documentTypes[contentType].inline ? deps.files.link(file, now) : '',
    deps.files.download({ key: file, name: downloadName(document), now }),
  ]);
  return {
    success: 1,
    data: {
      ...readDocument(document),
      unit_number: unit.unitNumber,
      property_id: head.property.propertyId,
      property_title: head.property.title,
      view_url: viewUrl,
      download_url: downloadUrl,
      may_change: changesDocument(viewer, document),
    },
  };
};
