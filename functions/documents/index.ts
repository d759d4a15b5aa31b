import { documents } from '../../shared/contract/documents';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addDocument } from './add-document';
import { countDocuments } from './count-documents';
import { createDocumentUpload } from './create-document-upload';
import { deleteDocument } from './delete-document';
import { getDocument } from './get-document';
import { listDocuments } from './list-documents';
import { restoreDocument } from './restore-document';
import { searchDocuments } from './search-documents';
import { updateDocument } from './update-document';

export const handlers = {
  searchDocuments,
  countDocuments,
  listDocuments,
  createDocumentUpload,
  addDocument,
  getDocument,
  updateDocument,
  deleteDocument,
  restoreDocument,
} satisfies Handlers<'documents'>;

export const gateways = { files };

export const handler = feature('documents', { rows: documents, handlers }, depsFromEnv(gateways));
