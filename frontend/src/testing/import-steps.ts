import { fireEvent, screen } from '@testing-library/react';
import { mapColumns } from '../../../shared/domain/imports/portfolio-mapping';
import { readFile } from '../features/imports/file/read-file';
import { saveDraft } from '../features/imports/import-draft';
import { csvFile, goodLines } from './import-server';
import { renderScreen } from './render-screen';

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Opens the check step with a chosen and mapped file. */
export async function toCheck(lines: readonly string[] = goodLines) {
  const file = await readFile(csvFile(lines));
  if (typeof file === 'string') throw new Error(file);
  saveDraft('rol_1', { file, mapping: mapColumns(file.headers), edits: {}, leftOut: [] });
  const rendered = await renderScreen('/import?step=check');
  await screen.findByText('Monthly rents');
  return rendered;
}
