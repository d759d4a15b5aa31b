import type { MyMethod } from '../../../../../shared/contract/autopay';

/** `08/2028` of `2028-08`. */
const monthOf = (until: string): string => until.split('-').toReversed().join('/');

/** A saved method by its last digits, never its number. */
export const methodWords = ({ name, until, is_autopay }: MyMethod): { label: string; hint?: string } => {
  const facts = [until && `Expires ${monthOf(until)}`, is_autopay && 'Used by autopay'].filter(Boolean);
  return { label: name, ...(facts.length > 0 && { hint: facts.join(' · ') }) };
};
