import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import * as z from 'zod';
import { type Refusal, refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { peopleEntities } from './entities/people';
import { floodOf, invitationCounts } from './invitation-limits';
import { onceWrites, readOnce } from './once';
import type { InvitationLink, People, Person, PersonChange } from './people';
import { actorStands, readStored, removedRecord } from './people-parts';
import { changePerson, giveGuardBack, newMemberWrites, personRecord, toPerson } from './people-records';
import { type Failure, transact, type Wait, type Write } from './transact';

const FirstReply = z.object({ userRoleId: z.string() });
const seconds = (instant: number): number => Math.ceil(instant / 1000);

const putLink = (table: TableClient, person: Person, link: InvitationLink): Write<'link'> => {
  const { organizationId, userRoleId } = person;
  const item = { ...link, organizationId, userRoleId, ttl: seconds(Date.parse(link.expiresAt)) };
  return { name: 'link', write: peopleEntities(table).invitation.build(PutTransaction).item(item) };
};

/** The old link, when there is one. */
const dropLink = (table: TableClient, tokenHash: string): Write<'old link'>[] =>
  tokenHash === ''
    ? []
    : [
        {
          name: 'old link',
          write: peopleEntities(table).invitation.build(DeleteTransaction).key({ tokenHash }),
        },
      ];

/** A rental owner who has no account yet. */
const ownerIsFree = (table: TableClient, { organizationId, ownerId }: Person): Write<'owner'> => ({
  name: 'owner',
  write: organizationEntities(table)
    .owner.build(ConditionCheck)
    .key({ organizationId, ownerId })
    .condition({ attr: 'userRoleId', eq: '' }),
});

const whyNot = (failure: Failure, now: Date): Refusal => floodOf(failure, now) ?? refuse('conflict');

/** See `People.invite`. */
export async function invite(
  table: TableClient,
  { person, link, once, actor, now, audit }: Parameters<People['invite']>[0],
  { wait }: { wait: Wait },
): ReturnType<People['invite']> {
  const { userRoleId } = person;
  const failure = await transact(
    [
      ...onceWrites(table, { once, reply: { userRoleId }, now, propertyId: '' }),
      actorStands(table, actor),
      ...(person.ownerId === '' ? [] : [ownerIsFree(table, person)]),
      ...newMemberWrites(table, person, link.tokenHash),
      putLink(table, person, link),
      ...invitationCounts(table, { person, now }),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (!failure) return { userRoleId, isNew: true };
  if (failure.name === 'once' && once) {
    const first = FirstReply.safeParse((await readOnce(table, once))?.reply);
    if (first.success) return { ...first.data, isNew: false };
  }
  if (failure.name === 'owner') throw refuse('owner-has-account');
  if (failure.name === 'guard') throw refuse('already-member');
  throw whyNot(failure, now);
}

/** The invitation as it is stored; refuses `not-found`, and `already-accepted` for who is in by now. */
async function openInvitation(table: TableClient, change: PersonChange) {
  const stored = change.found?.stored ?? (await readStored(table, change));
  if (!stored) throw refuse('not-found');
  if (!stored.isGone && stored.status !== 'invited') throw refuse('already-accepted');
  return stored;
}

/** See `People.resend`. */
export async function resend(
  table: TableClient,
  { link, once, ...change }: Parameters<People['resend']>[0],
  { wait }: { wait: Wait },
): Promise<void> {
  const { actor, now, audit } = change;
  const stored = await openInvitation(table, change);
  const person = toPerson(stored);
  if (!person) throw refuse('not-found');
  const next = { ...person, invitedAt: now.toISOString(), expiresAt: link.expiresAt };
  // A repeat with the same key sends once more, since nobody knows what came of the first mail; the log tells of it once.
  const attempt = (isRepeat: boolean) =>
    transact(
      [
        ...(isRepeat ? [] : onceWrites(table, { once, reply: null, now, propertyId: '' })),
        actorStands(table, actor),
        changePerson(table, { version: person.version, next: personRecord(next, link.tokenHash) }),
        ...dropLink(table, stored.inviteHash),
        putLink(table, person, link),
        ...invitationCounts(table, { person, now }),
        ...(isRepeat ? [] : [auditWrite(table, audit)]),
      ],
      { wait },
    );
  const failure = await attempt(false);
  if (!failure) return;
  if (failure.name !== 'once') throw whyNot(failure, now);
  if (once) await readOnce(table, once);
  const again = await attempt(true);
  if (again) throw whyNot(again, now);
}

/** See `People.revoke`. */
export async function revoke(
  table: TableClient,
  change: PersonChange,
  { wait }: { wait: Wait },
): Promise<void> {
  const stored = await openInvitation(table, change);
  const person = toPerson(stored);
  if (!person) return;
  const failure = await transact(
    [
      actorStands(table, change.actor),
      changePerson(table, { version: person.version, next: removedRecord(stored, change.now) }),
      ...dropLink(table, stored.inviteHash),
      giveGuardBack(table, person),
      auditWrite(table, change.audit),
    ],
    { wait },
  );
  if (failure) throw refuse('conflict');
}

/** See `People.invitation`. */
export async function findInvitation(
  table: TableClient,
  { tokenHash, now, supposed }: Parameters<People['invitation']>[0],
): Promise<Person> {
  const [{ Item: link }, early] = await Promise.all([
    peopleEntities(table)
      .invitation.build(GetItemCommand)
      .key({ tokenHash })
      .options({ consistent: true })
      .send(),
    supposed && readStored(table, supposed),
  ]);
  if (!link || link.expiresAt <= now.toISOString()) throw refuse('link-not-valid');
  const isSupposed =
    supposed?.organizationId === link.organizationId && supposed.userRoleId === link.userRoleId;
  const stored = isSupposed ? early : await readStored(table, link);
  const person = toPerson(stored);
  // A link that a newer one replaced is none, though it might still lie there.
  if (person?.status !== 'invited' || stored?.inviteHash !== tokenHash) throw refuse('link-not-valid');
  return person;
}
