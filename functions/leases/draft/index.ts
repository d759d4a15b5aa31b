import { bringLeaseFile } from './bring-lease-file';
import { changeDraft } from './change-draft';
import { createDraft } from './create-draft';
import { createLeaseUpload } from './create-lease-upload';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import { getLeaseText } from './get-lease-text';

export const draftHandlers = {
  createDraft,
  changeDraft,
  discardDraft,
  draftAgain,
  getLeaseText,
  createLeaseUpload,
  bringLeaseFile,
};
