import { newNoteId, type UnitNote } from '../../functions/table/notes/record';
import type { Unit } from '../../functions/table/units/record';
import { newId, noon } from './table-data';

/** A note of this unit as it is stored. */
export function aNote(
  { organizationId, propertyId, unitId }: Pick<Unit, 'organizationId' | 'propertyId' | 'unitId'>,
  part: Partial<UnitNote> = {},
): UnitNote {
  return {
    organizationId,
    propertyId,
    unitId,
    noteId: newNoteId(unitId, newId('nte')),
    text: 'The boiler leaks.',
    addedAt: noon.toISOString(),
    addedBy: 'usr_head',
    addedByName: 'Hanna Head',
    version: 1,
    ...part,
  };
}
