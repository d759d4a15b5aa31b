import { describe, expect, it } from 'vitest';
import { leaseStatusOf } from './status-words';

const signed = '2026-06-01T10:00:00.000Z';

describe('leaseStatusOf', () => {
  it.each([
    ['no lease', undefined, 'Create Lease Agreement'],
    ['nobody', { tenant_signature: '', owner_signature: '', esign_inperson: 0 }, 'Lease In Progress'],
    ['the tenant', { tenant_signature: signed, owner_signature: '', esign_inperson: 0 }, 'Lease In Progress'],
    ['the owner', { tenant_signature: '', owner_signature: signed, esign_inperson: 0 }, 'Lease In Progress'],
    ['both', { tenant_signature: signed, owner_signature: signed, esign_inperson: 0 }, 'eSign Completed'],
    ['in person', { tenant_signature: '', owner_signature: '', esign_inperson: 1 }, 'eSign Completed'],
  ] as const)('signed by %s is %s [PRP-28]', (_, lease, status) => {
    expect(leaseStatusOf(lease)).toBe(status);
  });
});
