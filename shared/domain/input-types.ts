import { messages } from './messages';
import { looksLikeEmail, looksLikeUrl } from './text';

/** What an input of a type says of its text (spec §5, dialog library built-ins; LND-12). Spaces around it do not count; an empty text is no address. */
const rules = {
  email: { holds: looksLikeEmail, otherwise: messages.invalidEmailAddress },
  url: { holds: looksLikeUrl, otherwise: messages.invalidUrl },
} as const;

/** The sentence for a text that is none of its type, or undefined when it is one. */
export const inputTypeProblem = (type: keyof typeof rules, text: string): string | undefined =>
  rules[type].holds(text.trim()) ? undefined : rules[type].otherwise;
