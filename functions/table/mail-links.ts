import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import type { Accounts, MailLink } from './accounts';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { transact, type Wait } from './transact';

/** A link as it is kept: DynamoDB forgets it some time after it expired. */
export const storedLink = (link: MailLink) => ({
  ...link,
  ttl: Math.ceil(Date.parse(link.expiresAt) / 1000),
});

type Link = Pick<MailLink, 'tokenHash' | 'purpose'> & { readonly now: Date };

/** The link, strongly consistent; undefined when it is unknown, used, for another purpose, or expired at `now`. */
export async function goodLink(
  table: TableClient,
  { tokenHash, purpose, now }: Link,
): Promise<{ userId: string; createdAt?: string | undefined } | undefined> {
  const { Item: link } = await personEntities(table)
    .mailLink.build(GetItemCommand)
    .key({ tokenHash })
    .options({ consistent: true })
    .send();
  const isGood = link?.purpose === purpose && link.expiresAt > now.toISOString();
  return isGood ? link : undefined;
}

/** See `Accounts.signUpAgain`. */
export async function signUpAgain(
  table: TableClient,
  { link, from, to, audit }: Parameters<Accounts['signUpAgain']>[0],
  { wait }: { wait: Wait },
): Promise<void> {
  const { account, mailLink } = personEntities(table);
  const failure = await transact(
    [
      { name: 'link', write: mailLink.build(PutTransaction).item(storedLink(link)) },
      {
        name: 'account',
        write: account
          .build(UpdateTransaction)
          .item({ userId: link.userId, passwordHash: to })
          .options({
            condition: {
              and: [
                { attr: 'active', eq: false },
                { attr: 'passwordHash', eq: from },
              ],
            },
          }),
      },
      ...audit.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  if (failure) await mailLink.build(PutItemCommand).item(storedLink(link)).send();
}

/** No password was set since the link was asked for: an older one may lie in a mailbox that somebody else has read. */
const asAskedFor = (since = '') => ({
  or: [
    { attr: 'sessionsEndedAt' as const, exists: false },
    { attr: 'sessionsEndedAt' as const, lte: since },
  ],
});

/**
 * Uses a person's link up and changes the account, both or neither, so that a link works once however often it is opened. Refuses
 * `link-not-valid`: unknown, used, for another purpose or person, expired at `now`, of nobody, or to a new password and older than the last one.
 */
export async function useLink(
  table: TableClient,
  {
    tokenHash,
    purpose,
    now,
    userId,
    since,
    change,
    audit = [],
  }: Link & {
    userId: string;
    since?: string | undefined;
    change: { active: boolean; passwordHash?: string; sessionsEndedAt?: string };
    audit?: readonly AuditEntry[];
  },
  { wait }: { wait: Wait },
): Promise<void> {
  const { account, mailLink } = personEntities(table);
  const failure = await transact(
    [
      {
        name: 'link',
        write: mailLink
          .build(DeleteTransaction)
          .key({ tokenHash })
          .options({
            condition: {
              and: [
                { attr: 'purpose', eq: purpose },
                { attr: 'userId', eq: userId },
                { attr: 'expiresAt', gt: now.toISOString() },
              ],
            },
          }),
      },
      {
        name: 'account',
        write: account
          .build(UpdateTransaction)
          .item({ userId, ...change })
          .options({
            condition: {
              and: [{ attr: 'userId', exists: true }, ...(purpose === 'reset' ? [asAskedFor(since)] : [])],
            },
          }),
      },
      ...audit.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  if (failure) throw refuse('link-not-valid');
}
