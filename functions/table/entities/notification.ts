import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { messageTypes, type NotificationText } from '../../../shared/domain/notifications';
import { keys } from '../keys';
import { perTable } from './per-table';

/** What one person in one role is told in the product, and what of it waits to be mailed. */
export const notificationEntities = perTable((table) => ({
  notification: new Entity({
    name: 'notification',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      userRoleId: string().key(),
      notificationId: string().key(),
      title: string(),
      description: string(),
      createdAt: string(),
      isRead: boolean(),
      messageType: string().enum(...messageTypes),
      type: string(),
      link: string(),
      ttl: number(),
      order: string(),
    }),
    computeKey: ({ organizationId, userRoleId, notificationId }) =>
      keys.notification(organizationId, userRoleId, notificationId),
  }),
  toldMail: new Entity({
    name: 'told-mail',
    table,
    timestamps: false,
    schema: item({
      dueAt: string().key(),
      organizationId: string().key(),
      notificationId: string().key(),
      userId: string(),
      /** Set for a mail to a rental owner, who may have no account. */
      ownerId: string().optional(),
      text: any().castAs<NotificationText>(),
      tries: number(),
    }),
    computeKey: ({ dueAt, ...mail }) => keys.toldMail(dueAt, mail),
  }),
}));
