import { newDocumentOf, sentDocument } from '../support/documents';
import type { SamplesOf } from './making';

export const documents: SamplesOf<'documents'> = {
  searchDocuments: { input: () => ({ query: {} }) },
  countDocuments: { input: () => ({ query: {} }) },
  listDocuments: {
    names: ['unit'],
    input: ({ id }) => ({ params: { unitId: id('unit') }, query: {} }),
  },
  createDocumentUpload: {
    names: ['unit'],
    input: ({ id }) => ({
      body: { unit_id: id('unit'), contentType: 'application/pdf' as const, bytes: 1000 },
    }),
  },
  addDocument: {
    names: ['unit'],
    creates: true,
    input: async (making) => ({
      body: {
        unit_id: making.id('unit'),
        upload: await sentDocument(making),
        contentType: 'application/pdf' as const,
        name: `Sample ${making.fresh}`,
        kind: 'lease' as const,
      },
    }),
  },
  getDocument: {
    names: ['document'],
    input: ({ id }) => ({ params: { id: id('document') } }),
  },
  updateDocument: {
    names: ['unit'],
    input: async (making) => ({
      params: { id: await newDocumentOf(making, making.id('unit')) },
      body: {
        version: 1,
        name: `Changed ${making.fresh}`,
        kind: 'notice' as const,
        shared_with_owner: true,
        shared_with_tenant: false,
      },
    }),
  },
  deleteDocument: {
    names: ['unit'],
    input: async (making) => ({ params: { id: await newDocumentOf(making, making.id('unit')) } }),
  },
  restoreDocument: {
    names: ['unit'],
    input: async (making) => ({
      body: { document_id: await newDocumentOf(making, making.id('unit'), { deleted: true }) },
    }),
  },
};
