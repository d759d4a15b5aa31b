import type { Contract } from '../../../shared/contract';
import { Message } from '../../../shared/domain/screening/messages';
import type { Handler } from '../../runtime/handler';
import { findApplication } from './find-application';

export const getApplicantMessages: Handler<Contract['screening']['getApplicantMessages']> = async (
  { viewer, now, params },
  deps,
) => {
  const found = await findApplication({ viewer, now, applicationId: params.applicationId }, deps);
  const messages = await deps.applications.messages(found);
  return { success: 1, data: { messages: messages.map((one) => Message.parse(one)) } };
};
