import { messages } from './messages';
import { looksLikeEmail, looksLikeUrl } from './text';

/** Spec §5, dialog library built-ins; LND-12. Surrounding spaces do not count; empty text is invalid. */
const rules = {
  email: { holds: looksLikeEmail, otherwise: messages.invalidEmailAddress },
  url: { holds: looksLikeUrl, otherwise: messages.invalidUrl },
} as const;

/** The message for invalid text, or undefined. */
export const inputTypeProblem = (type: keyof typeof rules, text: string): string | undefined =>
  rules[type].holds(text.trim()) ? undefined : rules[type].otherwise;
