import type { InlineFile } from '../../../shared/wire/files';
import { toBase64 } from './base64';

/** A file inside a body: a data URL and the original name (API-03). */
export async function inlineFile(file: File): Promise<InlineFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  return { data: `data:${type};base64,${toBase64(bytes)}`, originalname: file.name };
}

/** Form data as JSON: files inline, repeated fields as a list (API-03). */
export async function jsonOfForm(form: FormData): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    const plain = typeof value === 'string' ? value : await inlineFile(value);
    const before = body[name];
    if (before === undefined) body[name] = plain;
    else body[name] = Array.isArray(before) ? [...before, plain] : [before, plain];
  }
  return body;
}
