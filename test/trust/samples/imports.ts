import { mayAddUnits } from '../../../shared/domain/people/roles';
import { fileHash, importedLines, spareImport } from '../support/imports';
import type { SamplesOf } from './making';

export const imports: SamplesOf<'imports'> = {
  checkLines: {
    allows: mayAddUnits,
    input: ({ fresh }) => ({ body: { properties: importedLines(fresh) } }),
  },
  startImport: {
    allows: mayAddUnits,
    creates: true,
    input: ({ fresh }) => ({
      body: {
        file_name: `${fresh}.csv`,
        file_hash: fileHash(fresh),
        planned: { properties: 1, units: 1, owners: 1, rent_cents: 0 },
      },
    }),
  },
  importProperties: {
    names: ['import'],
    allows: mayAddUnits,
    creates: true,
    input: async (making) => ({
      body: { import_id: await spareImport(making), properties: importedLines(making.fresh) },
    }),
  },
  finishImport: {
    names: ['import'],
    allows: mayAddUnits,
    input: async (making) => ({ body: { import_id: await spareImport(making) } }),
  },
  listImports: { allows: mayAddUnits, input: () => ({ query: {} }) },
  undoImport: {
    names: ['import'],
    allows: mayAddUnits,
    input: async (making) => ({ body: { import_id: await spareImport(making) } }),
  },
  saveImportDraft: {
    allows: mayAddUnits,
    input: async ({ world, scene }) => {
      const { version = 0 } = (await world.deps.imports.draft(scene.me.viewer)) ?? {};
      return { body: { draft: { name: 'roll.csv', state: 'H4sIAAAA' }, version } };
    },
  },
  getImportDraft: { allows: mayAddUnits, input: () => ({}) },
  discardImportDraft: { allows: mayAddUnits, input: () => ({ body: {} }) },
  exportPortfolio: {
    names: ['property'],
    input: ({ id }) => ({ query: { property_id: id('property') } }),
  },
};
