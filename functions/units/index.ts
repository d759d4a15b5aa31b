import { units } from '../../shared/contract/units';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addNote } from './add-note';
import { addUnit } from './add-unit';
import { countUnits } from './count-units';
import { deleteNote } from './delete-note';
import { deleteUnit } from './delete-unit';
import { getUnit } from './get-unit';
import { listNotes } from './list-notes';
import { markUnit } from './mark-unit';
import { searchUnits } from './search-units';
import { changeUnitAccess, getUnitAccess } from './unit-access';
import { updateNote } from './update-note';
import { updateUnit } from './update-unit';

export const handlers = {
  searchUnits,
  countUnits,
  addUnit,
  getUnit,
  updateUnit,
  deleteUnit,
  markUnit,
  getUnitAccess,
  changeUnitAccess,
  listNotes,
  addNote,
  updateNote,
  deleteNote,
} satisfies Handlers<'units'>;

export const gateways = { files };

export const handler = feature('units', { rows: units, handlers }, depsFromEnv(gateways));
