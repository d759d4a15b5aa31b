import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { secondFactorEntities } from './entities/second-factor';

/** A login whose password was right; only the ticket's SHA-256 is kept. UTC instants. */
export type LoginTicket = {
  readonly ticketHash: string;
  readonly userId: string;
  readonly startedAt: string;
  readonly expiresAt: string;
};

/** Codes that may be tried on one login. */
export const triesPerLogin = 5;

/** See `SecondFactors.addTicket`. DynamoDB forgets it some time after it expired. */
export async function addTicket(table: TableClient, ticket: LoginTicket): Promise<void> {
  const ttl = Math.ceil(Date.parse(ticket.expiresAt) / 1000);
  await secondFactorEntities(table)
    .loginTicket.build(PutItemCommand)
    .item({ ...ticket, tries: 0, ttl })
    .send();
}

/** See `SecondFactors.userOfTicket`. */
export async function userOfTicket(table: TableClient, ticketHash: string): Promise<string | undefined> {
  const { Item } = await secondFactorEntities(table)
    .loginTicket.build(GetItemCommand)
    .key({ ticketHash })
    .options({ consistent: true })
    .send();
  return Item?.userId;
}

/** See `SecondFactors.tryTicket`: one conditional add, which answers the ticket, so that many at once have five tries between them. */
export async function tryTicket(
  table: TableClient,
  { ticketHash, now }: { ticketHash: string; now: Date },
): Promise<LoginTicket> {
  try {
    const { Attributes } = await secondFactorEntities(table)
      .loginTicket.build(UpdateItemCommand)
      .item({ ticketHash, tries: $add(1) })
      .options({
        condition: {
          and: [
            { attr: 'tries', lt: triesPerLogin },
            { attr: 'expiresAt', gt: now.toISOString() },
          ],
        },
        returnValues: 'ALL_NEW',
      })
      .send();
    if (!Attributes) throw new Error('The ticket was tried, and nothing came back');
    const { userId, startedAt, expiresAt } = Attributes;
    return { ticketHash, userId, startedAt, expiresAt };
  } catch (error) {
    if (isConditionCheckFailed(error)) throw refuse('login-expired');
    throw error;
  }
}
