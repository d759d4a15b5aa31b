import type { Contract } from '../../shared/contract';
import { canChangeDocument, documentTypes, downloadName } from '../../shared/domain/portfolio/documents';
import { answer, type Handler } from '../runtime/handler';
import { noteAccess } from '../runtime/note-access';
import { documentAsObject } from './document-audit';
import { findDocument } from './find-document';
import { readDocument } from './read-document';

/** Only pictures and PDFs get a link that shows them; every document downloads under its name (R14). */
export const getDocument: Handler<Contract['documents']['getDocument']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const found = await findDocument({ viewer, now, documentId: params.id }, deps);
  const { document, unit, head } = found;
  const { file, contentType } = document;
  const [viewUrl, downloadUrl] = await Promise.all([
    documentTypes[contentType].inline ? deps.files.link(file, now) : '',
    deps.files.download({ key: file, name: downloadName(document), now }),
  ]);
  await noteAccess(request, { action: 'document.open', object: documentAsObject(document) }, deps);
  return answer({
    ...readDocument(document),
    unit_number: unit.unitNumber,
    property_id: head.property.propertyId,
    property_title: head.property.title,
    view_url: viewUrl,
    download_url: downloadUrl,
    may_change: canChangeDocument(viewer, document),
  });
};
