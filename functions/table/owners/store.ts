import type { Db } from '../db/db';
import { sha256 } from '../db/keys';
import { addOwner } from './add';
import { changeContact } from './change-contact';
import { ownerPages } from './page';
import { Owner, OwnerEmailGuard } from './record';

export const ownerStore = (db: Db) => ({
  ...ownerPages(db),
  add: addOwner(db),
  changeContact: changeContact(db),
  /** Leaves out unknown ids; in any order. */
  byIds: ({ organizationId, ownerIds }: { organizationId: string; ownerIds: readonly string[] }) =>
    db.getAll(
      Owner,
      [...new Set(ownerIds)].map((ownerId) => ({ organizationId, ownerId })),
    ),
  /** Who has this normalized mail address in this organization. */
  byEmail: ({ organizationId, email }: { organizationId: string; email: string }) =>
    db.get(OwnerEmailGuard, { organizationId, emailHash: sha256(email) }),
});
export type Owners = ReturnType<typeof ownerStore>;
