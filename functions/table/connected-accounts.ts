import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { bankStateOf } from '../../shared/domain/bank';
import { defined } from '../../shared/domain/defined';
import { refuse } from '../../shared/wire/refusals';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { type MarkedShare, markBankReady, markedShares } from './connected-account-shares';
import { organizationEntities } from './entities/organization';
import { paymentEntities } from './entities/payment';
import { type NewNotification, notificationWrites } from './notifications';
import { transact, type Wait } from './transact';

/** A rental owner's account at the payment provider, as it was last read there. No number of an account or a person is in it. */
export type OwnerAccount = {
  readonly organizationId: string;
  readonly ownerId: string;
  readonly accountId: string;
  /** Moves on with every change: a write names the one it read. */
  readonly version: number;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  /** The provider's names; `missingInWords` says them. */
  readonly missing: readonly string[];
  readonly disabledReason?: string;
  readonly bank?: { readonly name: string; readonly last4: string };
  /** UTC instants. */
  readonly startedAt: string;
  readonly updatedAt: string;
};

type Key = { readonly organizationId: string; readonly ownerId: string };

export type ConnectedAccounts = {
  /** Strongly consistent; undefined until the owner's bank details were begun. */
  byOwner(key: Key): Promise<OwnerAccount | undefined>;
  /** Whose account it is; undefined for one that is not ours. */
  ownerOf(accountId: string): Promise<Key | undefined>;
  /** Keeps a new account with its audit entry, unless the owner has one: answers the one that counts. Refuses `not-found` without the owner. */
  start(account: OwnerAccount, entry: AuditEntry): Promise<OwnerAccount>;
  /** Logs a link to the provider's pages, with who is told of it. */
  noteLink(entry: AuditEntry, told: readonly NewNotification[]): Promise<void>;
  /** Writes what was read at the provider, the owner's mark and the audit entry; false when the record has moved on from `account.version - 1`. */
  save(account: OwnerAccount, entry: AuditEntry, told?: readonly NewNotification[]): Promise<boolean>;
  /**
   * Puts whether the owner can be paid, by the record as it was read last, on each of the owner's shares (`rent_owner_bankinfo`). Safe to repeat
   * and to run twice at once. `shares` are the owner's as they were read beside an account that nobody wrote since; read here without them.
   */
  markShares(account: OwnerAccount, shares?: readonly MarkedShare[]): Promise<void>;
  /** The owner's shares with their marks; strongly consistent. */
  sharesOf(key: Key): Promise<readonly MarkedShare[]>;
};

type Stored = FormattedItem<ReturnType<typeof paymentEntities>['connectedAccount']>;
const toAccount = ({ bank, disabledReason, ...account }: Stored): OwnerAccount => ({
  ...account,
  ...defined({ bank, disabledReason }),
});

export function connectedAccountStore(table: TableClient, { wait }: { wait: Wait }): ConnectedAccounts {
  const { connectedAccount, connectedAccountOwner } = paymentEntities(table);
  const { owner } = organizationEntities(table);

  const byOwner: ConnectedAccounts['byOwner'] = async (key) => {
    const { Item } = await connectedAccount
      .build(GetItemCommand)
      .key({ organizationId: key.organizationId, ownerId: key.ownerId })
      .options({ consistent: true })
      .send();
    return Item && toAccount(Item);
  };

  /** The owner must be there, and carries the mark that new shares begin with. */
  const ownerWrite = ({ organizationId, ownerId, ...facts }: OwnerAccount) => ({
    name: 'owner' as const,
    write: owner
      .build(UpdateTransaction)
      .item({
        organizationId,
        ownerId,
        bankReady: bankStateOf(facts) === 'ready' ? true : $remove(),
      })
      .options({ condition: { attr: 'ownerId', exists: true } }),
  });

  return {
    byOwner,
    ownerOf: async (accountId) => {
      const { Item } = await connectedAccountOwner
        .build(GetItemCommand)
        .key({ accountId })
        .options({ consistent: true })
        .send();
      return Item && { organizationId: Item.organizationId, ownerId: Item.ownerId };
    },
    start: async (account, entry) => {
      const { organizationId, ownerId, accountId } = account;
      const failure = await transact(
        [
          {
            name: 'account',
            write: connectedAccount
              .build(PutTransaction)
              .item({ ...account, missing: [...account.missing] })
              .options({ condition: { attr: 'ownerId', exists: false } }),
          },
          {
            name: 'account-owner',
            write: connectedAccountOwner.build(PutTransaction).item({ accountId, organizationId, ownerId }),
          },
          ownerWrite(account),
          auditWrite(table, entry),
        ],
        { wait },
      );
      if (!failure) return account;
      if (failure.name === 'owner') throw refuse('not-found');
      const before = await byOwner(account);
      if (!before) throw new Error(`The new ${failure.name} exists already`);
      return before;
    },
    noteLink: async (entry, told) => {
      const failure = await transact([auditWrite(table, entry), ...notificationWrites(table, told)], {
        wait,
      });
      if (failure) throw new Error(`The ${failure.name} could not be written`);
    },
    save: async (account, entry, told) => {
      const failure = await transact(
        [
          {
            name: 'account',
            write: connectedAccount
              .build(PutTransaction)
              .item({ ...account, missing: [...account.missing] })
              .options({ condition: { attr: 'version', eq: account.version - 1 } }),
          },
          ownerWrite(account),
          auditWrite(table, entry),
          ...notificationWrites(table, told),
        ],
        { wait },
      );
      if (failure && failure.name !== 'account') throw new Error(`The ${failure.name} could not be written`);
      return failure === undefined;
    },
    sharesOf: (key) => markedShares(table, key),
    markShares: async (account, readBefore) => {
      const { organizationId, ownerId } = account;
      let shares = readBefore;
      for (let before: OwnerAccount | undefined = account; before; ) {
        const ready = bankStateOf(before) === 'ready';
        shares ??= await markedShares(table, account);
        // Where nothing had to be written, nobody's marks were undone.
        if (!(await markBankReady(table, { organizationId, ownerId, ready, shares }))) return;
        const now: OwnerAccount | undefined = await byOwner(account);
        // Somebody wrote another state meanwhile, whose marks ours may have undone: mark again by that one.
        if (now?.version === before.version) return;
        shares = undefined;
        before = now;
      }
    },
  };
}
