import { expect, it } from 'vitest';
import { allRecords } from '../../test/architecture/records';
import { shapeLines } from '../../test/support/shape-lines';

/** What is stored is read by the next release and the last, so each change of it is to be seen in review. */
it('keeps every field and limit of the records', async () => {
  const lines = allRecords.flatMap((kind) => shapeLines(kind.schema(), kind.name));
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('stored-shapes.txt');
});
