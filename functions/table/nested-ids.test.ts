import { expect, it } from 'vitest';
import { newDocumentId } from './documents/record';
import { newLeaseId, unitIdOfLease } from './leases/record';
import { newNoteId } from './notes/record';
import { newUnitId } from './units/record';

const random = (letter: string): string => letter.repeat(26);
const unitId = newUnitId(`prp_${random('a')}`, `unt_${random('b')}`);

it('an id says its kind and carries its container’s, as links and stored keys have it', () => {
  const own = `${random('a')}${random('b')}`;
  expect(unitId).toBe(`unt_${own}`);
  expect(newDocumentId(unitId, `doc_${random('c')}`)).toBe(`doc_${own}${random('c')}`);
  expect(newNoteId(unitId, `nte_${random('c')}`)).toBe(`nte_${own}${random('c')}`);
  const leaseId = newLeaseId(unitId, `lse_${random('c')}`);
  expect(leaseId).toBe(`lse_${own}${random('c')}`);
  expect(unitIdOfLease(leaseId)).toBe(unitId);
});
