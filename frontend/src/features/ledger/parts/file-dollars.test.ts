import { expect, it } from 'vitest';
import { csvCell } from '../../../../../shared/domain/csv';
import { fileDollars } from './file-dollars';

it('writes an amount that a spreadsheet reads as a number, below zero too', () => {
  const amounts = [145_000, 1, 0, -1, -9_000].map((cents) => csvCell(fileDollars(cents)));
  expect(amounts).toEqual(['1450.00', '0.01', '0.00', '(0.01)', '(90.00)']);
});
