import { type Message, withMessage } from '../../shared/domain/screening/messages';
import { refuse } from '../../shared/wire/refusals';
import type { StoredApplication } from '../table/screening/record';

/** One more message, counted so that two at once take two numbers. Refuses `message-limit`. */
export function newMessage(before: StoredApplication, said: Message) {
  const messages = withMessage(before.messages, said.by);
  if (!messages) throw refuse('message-limit');
  const { organizationId, applicationId } = before;
  const message = { organizationId, applicationId, number: messages.count, ...said };
  return { before, after: { ...before, messages }, message };
}
