import { messages } from '../../../../../shared/domain/messages';
import { looksLikeEmail, normalizeEmail } from '../../../../../shared/domain/text';

/** Asks the server which owners of the organization use a mail address (API-13); a non-empty list means it exists. */
export type AskEmail = (email: string, signal?: AbortSignal) => Promise<readonly { email: string }[]>;

export type EmailVerdict = 'free' | 'taken' | 'unknown';

/** The three outcomes of the check (PRP-18). A failing check is an outcome too: it never blocks typing. */
export async function checkEmail(ask: AskEmail, email: string, signal?: AbortSignal): Promise<EmailVerdict> {
  try {
    const found = await ask(normalizeEmail(email), signal);
    return found.length > 0 ? 'taken' : 'free';
  } catch {
    return 'unknown';
  }
}

/** Whether there is anything to ask about. */
export const worthAsking = (email: string): boolean => looksLikeEmail(email.trim());

/** The sentence under the field while typing, and the one when the form is sent all the same. */
export const verdictSentence = {
  typing: { free: undefined, taken: messages.emailExists, unknown: messages.emailCheckFailed },
  sending: { free: undefined, taken: messages.emailExistsUseDifferent, unknown: messages.emailCheckFailed },
} as const satisfies Record<string, Record<EmailVerdict, string | undefined>>;
