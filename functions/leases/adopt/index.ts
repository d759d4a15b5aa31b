import { adoptLease } from './adopt-lease';
import { importLeases } from './import-leases';
import { nameSignedFile } from './name-signed-file';
import { removeAdopted } from './remove-adopted';
import { undoImportedLeases } from './undo-imported-leases';

export const adoptHandlers = {
  adoptLease,
  nameSignedFile,
  removeAdopted,
  importLeases,
  undoImportedLeases,
};
