import * as z from 'zod';
import { limits } from '../limits';
import { documentTypes, shownTypes } from '../portfolio/documents';

/** Documents of one person of an application. */
export const filesMost = 10;

/** A document that a person added to their own part. UTC instant. */
export const ApplicationFile = z.object({
  documentId: z.string(),
  name: z.string().max(limits.textCharacters),
  contentType: z.enum(shownTypes),
  bytes: z.number(),
  addedAt: z.string(),
});
export type ApplicationFile = z.infer<typeof ApplicationFile>;

type Of = { readonly organizationId: string; readonly applicationId: string };

/** Where a document's file is kept: our ids only, and the extension of its checked type. */
export const applicationFileKey = (
  { organizationId, applicationId }: Of,
  { documentId, contentType }: Pick<ApplicationFile, 'documentId' | 'contentType'>,
): string =>
  `applications/${organizationId}/${applicationId}/${documentId}.${documentTypes[contentType].extension}`;
