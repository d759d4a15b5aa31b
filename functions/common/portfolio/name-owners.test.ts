import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { ownerInput } from '../../../test/support/property-body';
import { viewer } from '../../../test/support/test-world/viewer';
import { mayNameOwners } from './name-owners';

const existing = { ...ownerInput(), userId: 'own_ada' };
const fresh = { ...ownerInput(), userId: '' };
const staff = (owners?: 'view' | 'change'): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas: { properties: 'change', ...(owners && { owners }) }, properties: 'all' },
});
const self = { ...ownerInput(), userId: 'usr_head' };

describe('who may name the owners of a property', () => {
  it.each([
    ['staff who see owners, one that exists', staff('view'), [existing], 4, true],
    ['staff who see owners, a new one', staff('view'), [fresh], 4, false],
    ['staff who see owners, a new one next to one that exists', staff('view'), [existing, fresh], 4, false],
    ['staff who change owners, both', staff('change'), [existing, fresh], 4, true],
    ['staff without owners, one that exists', staff(), [existing], 4, false],
    ['an admin, both', {}, [existing, fresh], 4, true],
    ['anybody, nobody', staff(), [], 1, true],
    ['a landlord on the first plan, themselves', { roleLabel: 'owner' as const }, [self], 1, true],
    ['a manager on the first plan, themselves', { roleLabel: 'manager' as const }, [self], 1, true],
    ['a landlord on the first plan, another', { roleLabel: 'owner' as const }, [self, fresh], 1, false],
    ['a landlord on the second plan, another', { roleLabel: 'owner' as const }, [self, fresh], 2, true],
    ['staff, whose user id is no owner’s', { ...staff(), userId: 'usr_head' }, [self], 4, false],
  ])('%s', (_, over, owners, planId, isPermitted) => {
    expect(mayNameOwners({ owners, viewer: viewer(over), planId })).toBe(isPermitted);
  });
});
