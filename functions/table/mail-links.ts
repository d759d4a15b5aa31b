import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import type { MailLink } from './accounts';
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

/** Whose link it is, strongly consistent; undefined when it is unknown, used, for another purpose, or expired at `now`. */
export async function userOfLink(
  table: TableClient,
  { tokenHash, purpose, now }: Link,
): Promise<string | undefined> {
  const { Item: link } = await personEntities(table)
    .mailLink.build(GetItemCommand)
    .key({ tokenHash })
    .options({ consistent: true })
    .send();
  const isGood = link?.purpose === purpose && link.expiresAt > now.toISOString();
  return isGood ? link.userId : undefined;
}

/**
 * Uses a person's link up and changes the account, both or neither, so that a link works once however often it is opened. Refuses
 * `link-not-valid`: unknown, used, for another purpose or person, expired at `now`, or of nobody.
 */
export async function useLink(
  table: TableClient,
  {
    tokenHash,
    purpose,
    now,
    userId,
    change,
    audit = [],
  }: Link & {
    userId: string;
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
          .options({ condition: { attr: 'userId', exists: true } }),
      },
      ...audit.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  if (failure) throw refuse('link-not-valid');
}
