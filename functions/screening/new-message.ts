import { type Message, withMessage } from '../../shared/domain/screening/messages';
import { refuse } from '../../shared/wire/refusals';
import type { StoredApplication } from '../table/screening/record';

/** One more message of an application: it counts it, so that two at once do not take the same number. Refuses `message-limit`. */
export function newMessage(before: StoredApplication, said: Message) {
  const messages = withMessage(before.messages, said.by);
  if (!messages) throw refuse('message-limit');
  const { organizationId, applicationId } = before;
  const message = { organizationId, applicationId, number: messages.count, ...said };
  return { before, after: { ...before, messages }, message };
}
