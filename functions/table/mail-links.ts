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

/**
 * Uses a link up and changes its account, both or neither, so that a link works once however often it is opened. Answers whose it was. Refuses
 * `link-not-valid`: unknown, used, for another purpose, expired at `now`, or of nobody.
 */
export async function useLink(
  table: TableClient,
  use: {
    tokenHash: string;
    purpose: MailLink['purpose'];
    now: Date;
    change: { active: boolean; passwordHash?: string; sessionsEndedAt?: string };
    entries: (userId: string) => Promise<readonly AuditEntry[]>;
  },
  { wait }: { wait: Wait },
): Promise<string> {
  const { account, mailLink } = personEntities(table);
  const { tokenHash, purpose, change } = use;
  const { Item: link } = await mailLink
    .build(GetItemCommand)
    .key({ tokenHash })
    .options({ consistent: true })
    .send();
  if (!link || link.purpose !== purpose || link.expiresAt <= use.now.toISOString())
    throw refuse('link-not-valid');
  const { userId } = link;
  const entries = await use.entries(userId);
  const failure = await transact(
    [
      {
        name: 'link',
        write: mailLink
          .build(DeleteTransaction)
          .key({ tokenHash })
          .options({ condition: { attr: 'purpose', eq: purpose } }),
      },
      {
        name: 'account',
        write: account
          .build(UpdateTransaction)
          .item({ userId, ...change })
          .options({ condition: { attr: 'userId', exists: true } }),
      },
      ...entries.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  if (failure) throw refuse('link-not-valid');
  return userId;
}
