import { messages } from '../../../../../shared/domain/messages';
import { looksLikeEmail, normalizeEmail } from '../../../../../shared/domain/text';

/** Finds the organization's owners with an email address (API-13); a non-empty list means it is taken. */
export type AskEmail = (email: string, signal?: AbortSignal) => Promise<readonly { email: string }[]>;

export type EmailVerdict = 'free' | 'taken' | 'unknown';

/** The three outcomes of the check (PRP-18). A failed check never blocks typing. */
export async function checkEmail(ask: AskEmail, email: string, signal?: AbortSignal): Promise<EmailVerdict> {
  try {
    const found = await ask(normalizeEmail(email), signal);
    return found.length > 0 ? 'taken' : 'free';
  } catch {
    return 'unknown';
  }
}

export const worthAsking = (email: string): boolean => looksLikeEmail(email.trim());

/** The message under the field while typing, and the one after a submit. */
export const verdictSentence = {
  typing: { free: undefined, taken: messages.emailExists, unknown: messages.emailCheckFailed },
  sending: { free: undefined, taken: messages.emailExistsUseDifferent, unknown: messages.emailCheckFailed },
} as const satisfies Record<string, Record<EmailVerdict, string | undefined>>;
