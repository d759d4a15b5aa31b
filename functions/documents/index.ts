import { documents } from '../../shared/contract/documents';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withFiles } from '../runtime/deps-with-files';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { addDocument } from './add-document';
import { createDocumentUpload } from './create-document-upload';
import { deleteDocument } from './delete-document';
import { getDocument } from './get-document';
import { listDocuments } from './list-documents';
import { restoreDocument } from './restore-document';
import { updateDocument } from './update-document';

export const handlers = {
  listDocuments,
  createDocumentUpload,
  addDocument,
  getDocument,
  updateDocument,
  deleteDocument,
  restoreDocument,
} satisfies Handlers<'documents'>;

export const handler = feature(
  'documents',
  { rows: documents, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withFiles,
  ),
);
