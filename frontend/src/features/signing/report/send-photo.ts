import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';

const directTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Sends a photo straight to storage; returns the name by which the remarks take it. */
export async function sendPhoto(token: string, file: File): Promise<string> {
  const contentType = directTypes.find((type) => type === file.type) ?? 'image/jpeg';
  const { data } = await api.signing.createReportUpload({ body: { token, contentType, bytes: file.size } });
  await postForm({ url: data.url, fields: data.fields, file, onProgress: () => undefined });
  return data.upload;
}
