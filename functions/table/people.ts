import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import type { PersonStatus } from '../../shared/domain/people';
import type { Grants, RoleLabel } from '../../shared/domain/roles';
import type { Account, Role } from './accounts';
import type { AuditEntry } from './audit';
import type { TableClient } from './client';
import { peopleEntities } from './entities/people';
import type { NewNotification } from './notifications';
import type { Once } from './once';
import { acceptInvitation } from './people-accept';
import { changeAccess, changePermissions } from './people-access';
import { findInvitation, invite, resend, revoke } from './people-invite';
import { peoplePage } from './people-page';
import { findPerson, findWithSessions } from './people-parts';
import { promote } from './people-promote';
import { type StoredPerson, toPerson } from './people-records';
import { startView } from './people-view';
import type { RoleSession } from './role-sessions';
import type { Session } from './sessions';
import type { Wait } from './transact';

/** A person in one role of one organization. Instants are UTC; `userId` is empty while invited, `ownerId` for who is no rental owner. */
export type Person = {
  readonly organizationId: string;
  readonly userRoleId: string;
  readonly userId: string;
  readonly roleLabel: RoleLabel;
  readonly status: PersonStatus;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly ownerId: string;
  readonly grants?: Grants;
  readonly createdAt: string;
  /** When the invitation was last sent and until when its link works; empty for who signed up. */
  readonly invitedAt: string;
  readonly expiresAt: string;
  /** Grows with every change. */
  readonly version: number;
};

export type PersonKey = Pick<Person, 'organizationId' | 'userRoleId'>;

/** A link's hash and until when it works; the token itself is only in the mail. */
export type InvitationLink = { readonly tokenHash: string; readonly expiresAt: string };

/** Who makes the change: their role must still stand when it is written, so that two who end each other's access do not both succeed. */
export type Actor = Pick<Role, 'userId' | 'userRoleId'>;

/** A person's record as it lay there, and the sessions in that role where they were asked for: what a change begins with. */
export type PersonFound = {
  /** Undefined for who was removed. */
  readonly person: Person | undefined;
  readonly stored: StoredPerson;
  readonly sessions?: readonly RoleSession[];
};

/** A change of one person, told to the log in the same transaction. */
export type PersonChange = PersonKey & {
  /** What was read of the person a moment ago; read by the change itself without it, and anew when somebody else came between. */
  readonly found?: PersonFound | undefined;
  readonly actor: Actor;
  readonly now: Date;
  readonly audit: AuditEntry;
};

export type People = {
  /** By name, then id. `search` matches name or mail. Refuses `invalid` for a place that is not of this list. */
  page(query: {
    organizationId: string;
    search?: string;
    role?: RoleLabel;
    status?: PersonStatus;
    after?: string;
    limit: number;
  }): Promise<{ people: Person[]; next?: string }>;
  /** Undefined for nobody here, and for who was removed. */
  byId(key: PersonKey): Promise<Person | undefined>;
  /** To change it: a removed one too, so that a repeat finds what it did. Undefined for nobody here. */
  found(key: PersonKey): Promise<PersonFound | undefined>;
  /** The same with the sessions in that role. */
  foundWithSessions(key: PersonKey): Promise<PersonFound | undefined>;
  /** Person, guard, link, once-record. Refuses `already-member`, `owner-has-account`, `not-found` (owner), `key-reused`, `conflict`, `too-many-tries` (functions/table/invitation-limits); answers the first id when `once` was done. */
  invite(new_: {
    person: Person;
    link: InvitationLink;
    once?: Once;
    actor: Actor;
    now: Date;
    audit: AuditEntry;
  }): Promise<{ userRoleId: string; isNew: boolean }>;
  /** A new link in place of the old one; a repeat of `once` is not told to the log again. Refuses `not-found`, `already-accepted`, `key-reused`. */
  resend(change: PersonChange & { link: InvitationLink; once?: Once }): Promise<void>;
  /** Refuses `not-found`, `already-accepted`. Taking back what was taken back is no error. */
  revoke(change: PersonChange): Promise<void>;
  /** Who a link invites; who it is `supposed` to be is read beside it. Refuses `link-not-valid`: unknown, used, taken back, expired at `now`. */
  invitation(link: { tokenHash: string; now: Date; supposed?: PersonKey }): Promise<Person>;
  /** Uses the link up: account (new, woken or as it is), role, person, rental owner. Refuses `link-not-valid`, `conflict`. */
  accept(accepted: {
    tokenHash: string;
    /** Who the link invites, as `invitation` answered; asked anew without it. */
    person?: Person;
    now: Date;
    account: Account;
    /** `new`: no account had the mail. `inactive`: one had, but nobody ever proved the mail. `known`: it stays as it is. */
    kind: 'new' | 'inactive' | 'known';
    role: Role;
    audit: AuditEntry;
    told?: readonly NewNotification[];
  }): Promise<void>;
  /** Person, role and live sessions in one transaction; one that began since they were read right after it. Refuses `not-found`, `changed-meanwhile`, `conflict`. Answers the new version. */
  changePermissions(change: PersonChange & { version: number; grants: Grants }): Promise<number>;
  /** Takes access away or gives it back. What is so already stays so. Refuses `not-found` (also for who is still invited), `conflict`. */
  changeAccess(change: PersonChange & { to: 'suspended' | 'active' | 'removed' }): Promise<void>;
  /** An owner or manager becomes an orgAdmin: person, role and live sessions in one transaction. Nothing for who is one. Refuses `not-found`, `already-member`, `conflict`. */
  promote(change: PersonKey & { readonly now: Date; readonly audit: AuditEntry }): Promise<void>;
  /**
   * Puts a 'View as' session beside the admin's own; answers the one that is under way for the same person. Refuses `cannot-view-as` when that
   * person's role does not stand, `conflict`.
   */
  startView(view: { session: Session; actor: Actor; now: Date; audit: AuditEntry }): Promise<Session>;
};

export function peopleStore(table: TableClient, { wait }: { wait: Wait }): People {
  const { person } = peopleEntities(table);

  return {
    page: peoplePage(table),
    byId: async (key) => {
      const { Item } = await person.build(GetItemCommand).key(key).options({ consistent: true }).send();
      return toPerson(Item);
    },
    found: (key) => findPerson(table, key),
    foundWithSessions: (key) => findWithSessions(table, key),
    invite: (new_) => invite(table, new_, { wait }),
    resend: (change) => resend(table, change, { wait }),
    revoke: (change) => revoke(table, change, { wait }),
    invitation: (link) => findInvitation(table, link),
    accept: (accepted) => acceptInvitation(table, accepted, { wait }),
    changePermissions: (change) => changePermissions(table, change, { wait }),
    changeAccess: (change) => changeAccess(table, change, { wait }),
    promote: (change) => promote(table, change, { wait }),
    startView: (view) => startView(table, view, { wait }),
  };
}
