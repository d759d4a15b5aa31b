import type { InlineFile } from '../../../shared/wire/files';
import { toBase64 } from './base64';

/** A file as a body carries it: a data URL and its original name (API-03). */
export async function inlineFile(file: File): Promise<InlineFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  return { data: `data:${type};base64,${toBase64(bytes)}`, originalname: file.name };
}

/** Form data with files as JSON: each file inline, a field that stands twice as a list (API-03). */
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
