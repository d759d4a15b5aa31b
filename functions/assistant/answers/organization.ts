import { contract } from '../../../shared/contract';
import { item, type Line, line, link } from '../../../shared/domain/assistant/answer';
import { examples } from '../../../shared/domain/assistant/examples';
import { type Asking, places, type Teller, to, told } from '../asking';

const { subscriptions, people, audit, users, notifications } = contract;

const open = link('Open Subscription', '/user-subscription');

async function subscription({ read }: Asking) {
  const me = await read(users.getCurrentUser, {});
  return read(subscriptions.getMySubscription, { params: { userId: me.data.id }, query: {} });
}

/** Statements and payments to an owner come from the organization, by email. */
export const myManager: Teller = async ({ read }) => {
  const reply = await read(users.getCurrentUser, {});
  return told(
    line`${reply.text('roles/0/organization')} manages for you. Statements and payments come from there by email, so ask there.`,
    line`${link('Open Reports', '/reports')}`,
  );
};

/** For who does not know what to ask. */
export const whatYouCanAsk: Teller = async ({ role }) =>
  told(
    line`Ask in your own words. For example:`,
    ...examples[role].map((words): Line => ({ isItem: true, parts: [{ kind: 'text', text: words }] })),
    line`${link('Open the help', '/help')}`,
  );

export const ourPlan: Teller = async (asking) => {
  const reply = await subscription(asking);
  if (!reply.data.planDetails) return told(line`There is no subscription.`, line`${open}`);
  return told(
    line`Your plan is ${reply.text('planDetails/plan', '/user-subscription')}: ${reply.state('planDetails/type')}.`,
    line`${open}`,
  );
};

export const planEnds: Teller = async (asking) => {
  const reply = await subscription(asking);
  if (!reply.data.planDetails) return told(line`There is no subscription.`, line`${open}`);
  return told(
    line`What is paid for lasts until ${reply.day('planDetails/endDate', '/user-subscription')}.`,
    line`${open}`,
  );
};

export const unitsLeft: Teller = async (asking) => {
  const reply = await subscription(asking);
  return told(
    line`You can add ${reply.count('availableUnits')} units and ${reply.count('availableProperties')} properties on your plan.`,
    line`${open}`,
  );
};

export const ourUsers: Teller = async ({ read }) => {
  const reply = await read(people.listPeople, { query: {} });
  const page = link('Open People', '/organisationsUsers');
  const { shown, hasMore } = places(reply.data.people);
  const lines = shown.map(({ each, index }) => {
    const at = `people/${index}`;
    const screen = to('/organisationsUsers', { person: each.user_role_id });
    return item`${reply.text(`${at}/email`, screen)}: ${reply.state(`${at}/role_label`)}, ${reply.state(`${at}/status`)}`;
  });
  return told(
    line`People of your organization:`,
    ...lines,
    hasMore || reply.data.next ? line`There are more. ${page}` : line`${page}`,
  );
};

export const whoChanged: Teller = async ({ read, zone }) => {
  const reply = await read(audit.getEntries, { query: {} });
  const page = link('Open Audit', '/audit');
  const { shown, isEmpty } = places(reply.data.entries);
  if (isEmpty) return told(line`Nothing was changed yet.`, line`${page}`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.dayOf(`entries/${index}/at`, zone)}, ${reply.text(`entries/${index}/by`)}: ${reply.text(`entries/${index}/words`)}, ${reply.text(`entries/${index}/object_name`)}`,
  );
  return told(line`The latest changes:`, ...lines, line`${page}`);
};

export const whoAmI: Teller = async ({ read }) => {
  const reply = await read(users.getCurrentUser, {});
  return told(
    line`You are ${reply.text('first_name', '/user-profile')} ${reply.text('last_name')}, ${reply.state('roles/0/role_label')} at ${reply.text('roles/0/organization')}.`,
    line`${link('Open your profile', '/user-profile')}`,
  );
};

export const whatIsNew: Teller = async ({ read }) => {
  const me = await read(users.getCurrentUser, {});
  const page = link('Open Notifications', '/notification');
  if (me.data.view_as) return told(line`Notifications are theirs alone: under View as they stay closed.`);
  const userRoleId = me.data.roles[0]?.user_role_id ?? '';
  const reply = await read(notifications.getNotifications, { params: { userRoleId }, query: {} });
  const { shown, isEmpty } = places(reply.data.notifications, ({ is_read }) => !is_read);
  if (isEmpty) return told(line`Nothing new.`, line`${page}`);
  const lines = shown.map(
    ({ index }) => item`${reply.text(`notifications/${index}/title`, '/notification')}`,
  );
  return told(line`Unread: ${reply.count('unreadCount', '/notification')}.`, ...lines, line`${page}`);
};
