import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import { uploadedText } from '../../../shared/domain/leases/document/uploaded-text';
import type { TermFields } from '../../../shared/domain/leases/term';
import { uploadedKey } from '../../common/leases/uploaded-file';
import type { Deps } from '../../runtime/deps/deps';
import type { LeaseKey } from '../../table/leases/record';
import { findTemplate } from '../templates/find-template';

/** What a draft's text is made from: a template, or the page added to its PDF. Undefined for none. */
export async function findText(
  key: LeaseKey,
  text: TermFields['text'],
  deps: Pick<Deps, 'templates' | 'files'>,
): Promise<LeaseDocument | undefined> {
  if (text?.from !== 'pdf') return findTemplate({ organizationId: key.organizationId, text }, deps);
  return (await deps.files.peek(uploadedKey(key, text), 1)) && uploadedText(text);
}
