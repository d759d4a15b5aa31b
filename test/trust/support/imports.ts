import { createHash } from 'node:crypto';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { Making } from '../samples';

export const fileHash = (word: string): string => createHash('sha256').update(word).digest('hex');

/** An import this person just started. */
export async function beginImport(
  { organizationId, userId }: Pick<Viewer, 'organizationId' | 'userId'>,
  deps: Deps,
): Promise<string> {
  const importId = deps.ids.next('imp');
  const now = deps.clock.now();
  return deps.imports.start({
    record: {
      organizationId,
      importId,
      fileName: 'portfolio.csv',
      fileHash: fileHash(importId),
      startedAt: now.toISOString(),
      startedBy: userId,
      startedByName: 'Person Of the house',
      state: 'running',
      planned: { properties: 1, units: 1, owners: 0, rentCents: 0 },
      doneProperties: 0,
      doneUnits: 0,
      doneOwners: 0,
      doneRentCents: 0,
    },
    trace: {
      now,
      audit: {
        organizationId,
        auditId: deps.ids.next('aud'),
        at: now.toISOString(),
        action: 'import.start',
        by: { userId, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
        object: { kind: 'import', id: importId, name: 'portfolio.csv' },
        about: importId,
        requestId: 'set up',
      },
    },
  });
}

/** The import a call names, started for it in the caller's organization so that it ends nobody else's. */
export async function spareImport({ id, scene, world }: Making): Promise<string> {
  const named = id('import');
  const person = Object.values(scene.home.people).find(
    ({ persona }) => scene.home.imports[persona] === named,
  );
  return person ? beginImport(person.viewer, world.deps) : named;
}

/** One property of one unit, as lines of a file. */
export const importedLines = (word: string) => [
  {
    index: 0,
    rows: [
      {
        row: 1,
        cells: {
          property_title: `Sample ${word}`,
          property_type: 'Office',
          street: '1 Main St',
          city: 'Columbus',
          state: 'Ohio',
          zipcode: '43004',
          country: 'United States',
          unit_number: '1',
          size_sqft: '850',
          available_from: '2026-07-01',
          owner1_first_name: 'Nora',
          owner1_last_name: 'New',
          owner1_mobile: '6145550123',
          owner1_email: `${word}@imported.test`,
          owner1_share: '100',
        },
      },
    ],
  },
];
