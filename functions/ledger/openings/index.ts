import { bringOpeningIn } from './bring-opening-in';
import { getOpeningSheet } from './get-opening-sheet';
import { listOpeningProperties } from './list-opening-properties';
import { saveOpeningLines } from './save-opening-lines';
import { signOpening } from './sign-opening';
import { undoOpening } from './undo-opening';

export const openingHandlers = {
  getOpeningSheet,
  listOpeningProperties,
  saveOpeningLines,
  bringOpeningIn,
  undoOpening,
  signOpening,
};
