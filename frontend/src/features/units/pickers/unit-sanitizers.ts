import { limits } from '../../../../../shared/domain/limits';
import { digitsOnly, sanitizeNumeric } from '../../../../../shared/domain/text';

/** Sanitizers of a unit's fields (PRP-14, PRP-15, PRP-22). */
export const unitSanitizers = {
  rooms: (typed: string) => digitsOnly(typed).slice(0, limits.roomDigits),
  size: (typed: string) => sanitizeNumeric(typed).slice(0, limits.sizeCharacters),
  rent: (typed: string) => sanitizeNumeric(typed).replace(/^(\d{0,9})\d*(\.\d{0,2})?.*$/, '$1$2'),
} as const;
