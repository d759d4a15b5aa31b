import { ApiRefusal } from '../../../api/refusal';
import { askOwnerEmail } from '../queries';
import { checkEmail, verdictSentence } from './email-check';

/** Asks the server whether an owner has this address. Throws what it would answer, for the form (PRP-18). */
export async function refuseTaken(email: string): Promise<void> {
  const message = verdictSentence.sending[await checkEmail(askOwnerEmail, email)];
  if (message !== undefined)
    throw new ApiRefusal({ code: 'owner-email-taken', status: 409, message, fields: { email: message } });
}
