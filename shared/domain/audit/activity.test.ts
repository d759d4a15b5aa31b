import { describe, expect, it } from 'vitest';
import type { RoleLabel, Viewer } from '../people/roles';
import { canSeeEntry } from './activity';
import { AuditedKind } from './audited-kinds';

const viewer = (roleLabel: RoleLabel, grants?: Viewer['grants']): Viewer => ({
  userId: 'usr_me',
  userRoleId: 'rol_me',
  organizationId: 'org_one',
  roleLabel,
  grants,
});
const kindsTold = (who: Viewer, userId = 'usr_other') =>
  AuditedKind.options.filter((kind) => canSeeEntry(who, { by: { userId }, object: { kind } }));
const everything = {
  areas: {
    properties: 'view',
    documents: 'view',
    leases: 'view',
    applicants: 'view',
    money: 'view',
    requests: 'view',
  },
  properties: 'all',
} as const;

describe('who is told in a property’s activity', () => {
  it('heads of every kind', () => {
    for (const roleLabel of ['orgAdmin', 'manager', 'owner'] as const)
      expect(kindsTold(viewer(roleLabel)), roleLabel).toEqual(AuditedKind.options);
  });

  it('staff of documents and leases only where they see all of them', () => {
    const limited = ['document', 'lease', 'ledger', 'bank', 'template', 'application', 'request'];
    const without = AuditedKind.options.filter((kind) => !limited.includes(kind));
    expect(kindsTold(viewer('rentalManager'))).toEqual(without);
    expect(kindsTold(viewer('rentalManager', everything))).toEqual(AuditedKind.options);
    expect(without).toContain('note');
  });

  it.each(['rentalOwner', 'tenant', 'applicant'] as const)(
    '%s of properties and units, and of a document or lease only what he did himself',
    (roleLabel) => {
      expect(kindsTold(viewer(roleLabel))).toEqual(['property', 'unit']);
      expect(kindsTold(viewer(roleLabel, everything))).toEqual(['property', 'unit']);
      expect(kindsTold(viewer(roleLabel), 'usr_me')).toEqual([
        'property',
        'unit',
        'document',
        'lease',
        'ledger',
        'bank',
        'template',
        'application',
        'request',
      ]);
    },
  );
});
