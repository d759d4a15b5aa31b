import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { defined } from '../../shared/domain/defined';
import { Grants } from '../../shared/domain/roles';
import type { Account, Role } from './accounts';
import type { personEntities } from './entities/person';

type Entities = ReturnType<typeof personEntities>;
export type StoredRole = FormattedItem<Entities['role']>;

/** An account without the store's own fields. */
export const toAccount = ({
  sessionsEndedAt,
  bouncedAt,
  secondFactorSince,
  lastRoleId,
  photo,
  notificationChoices,
  ...account
}: FormattedItem<Entities['account']>): Account => ({
  ...account,
  ...defined({ bouncedAt, secondFactorSince, lastRoleId, photo, notificationChoices }),
});

/** A role without the store's own fields; whether it still counts is the caller's question. */
export const toRole = ({ grants, ownerId, stopped, changedAt, ...role }: StoredRole): Role => ({
  ...role,
  ...(ownerId !== undefined && { ownerId }),
  ...(grants !== undefined && { grants: Grants.parse(grants) }),
});
