import type { UploadedFile } from '../../../../../shared/domain/leases/term';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';

/** Sends a PDF of a lease straight to storage and has it checked. */
export async function bringPdf(leaseId: string, file: File): Promise<UploadedFile> {
  const body = { lease_id: leaseId, bytes: file.size };
  const { data } = await api.leases.createLeaseUpload({ body });
  await postForm({ ...data, file, onProgress: () => undefined });
  return (await api.leases.bringLeaseFile({ body: { lease_id: leaseId, upload: data.upload } })).data;
}

/** Why a PDF was not taken. */
export const pdfProblem = (cause: unknown): string =>
  (cause instanceof ApiRefusal && cause.fields.upload) || refusalWords(cause);
