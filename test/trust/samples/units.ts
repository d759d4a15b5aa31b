import { organizationPlan } from '../../../shared/domain/people/people';
import { mayAddUnits, mayDeleteUnit } from '../../../shared/domain/people/roles';
import { readsNotes, writesNotes } from '../../../shared/domain/portfolio/notes';
import { readsAccess, writesAccess } from '../../../shared/domain/portfolio/unit-access';
import { newNoteOf, unitWithRoom } from '../support/notes';
import { newUnitOf, unitVersion } from '../support/organization-units';
import { accessAsRead } from '../support/unit-access';
import type { SamplesOf } from './making';
import { digitsOf, unit } from './shared';

export const units: SamplesOf<'units'> = {
  searchUnits: { input: () => ({ query: {} }) },
  countUnits: { input: () => ({ query: {} }) },
  addUnit: {
    names: ['property'],
    allows: mayAddUnits,
    creates: true,
    input: ({ id, fresh }) => ({
      body: { property_id: id('property'), unit: { ...unit, unitNumber: fresh }, images: [] },
    }),
  },
  getUnit: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
  updateUnit: {
    names: ['unit'],
    input: async (making) => ({
      params: { unitId: making.id('unit') },
      body: {
        version: await unitVersion(making, making.id('unit')),
        // Starts with a 9, so it always differs from the size set up first.
        unit: { ...unit, rentprice: `9${digitsOf(making.fresh)}` },
        images: [],
      },
    }),
  },
  deleteUnit: {
    names: ['property'],
    allows: ({ roleLabel }) => mayDeleteUnit({ roleLabel, planId: organizationPlan }),
    input: async (making) => ({ params: { unitId: await newUnitOf(making, making.id('property')) } }),
  },
  markUnit: {
    names: ['unit'],
    input: ({ id }) => ({ body: { unit_id: id('unit'), off_market: true } }),
  },
  getUnitAccess: {
    names: ['unit'],
    allows: readsAccess,
    input: ({ id }) => ({ params: { unitId: id('unit') } }),
  },
  changeUnitAccess: {
    names: ['unit'],
    allows: writesAccess,
    input: async (making) => ({ body: await accessAsRead(making) }),
  },
  listNotes: {
    names: ['unit'],
    allows: readsNotes,
    input: ({ id }) => ({ params: { unitId: id('unit') }, query: {} }),
  },
  addNote: {
    names: ['unit'],
    allows: writesNotes,
    creates: true,
    input: async (making) => ({
      body: { unit_id: await unitWithRoom(making, making.id('unit')), text: `Sample ${making.fresh}` },
    }),
  },
  updateNote: {
    names: ['unit'],
    allows: writesNotes,
    input: async (making) => ({
      params: { id: await newNoteOf(making, making.id('unit')) },
      body: { version: 1, text: `Changed ${making.fresh}` },
    }),
  },
  deleteNote: {
    names: ['unit'],
    allows: writesNotes,
    input: async (making) => ({ params: { id: await newNoteOf(making, making.id('unit')) } }),
  },
};
