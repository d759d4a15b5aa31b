import { kindNames } from '../document-texts';
import type { DocumentsPlace } from '../documents-place';

type Who = { readonly mayChange: boolean; readonly seesAll: boolean };

/** The empty state, with the next step for people who may take it. */
export function emptyWords({ deleted, kind }: DocumentsPlace, { mayChange, seesAll }: Who) {
  if (deleted)
    return { title: 'Nothing was deleted recently', text: 'You can restore deleted documents from here.' };
  if (kind)
    return {
      title: 'This folder is empty',
      text: mayChange
        ? `Add a document with the folder ${kindNames[kind].one}, or move one here.`
        : 'There is nothing of this kind.',
    };
  if (mayChange)
    return {
      title: 'No documents yet',
      text: 'Keep the lease, inspection reports, receipts and photos of this unit in one place, and share what others should see.',
    };
  return seesAll
    ? { title: 'No documents yet', text: 'Documents about this unit will appear here.' }
    : {
        title: 'Nothing is shared with you here',
        text: 'Documents shared with you about this unit will appear here.',
      };
}
