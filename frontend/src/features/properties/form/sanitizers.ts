import { limits } from '../../../../../shared/domain/limits';
import { digitsOnly, sanitizeNumeric } from '../../../../../shared/domain/text';

/** What each kind of field of the property form keeps of what is typed (PRP-09, PRP-14, PRP-15, PRP-22). */
export const sanitizers = {
  zipcode: (typed: string) => digitsOnly(typed).slice(0, limits.zipcodeDigits),
  rooms: (typed: string) => digitsOnly(typed).slice(0, limits.roomDigits),
  size: (typed: string) => sanitizeNumeric(typed).slice(0, limits.sizeCharacters),
  rent: (typed: string) => sanitizeNumeric(typed).replace(/^(\d{0,9})\d*(\.\d{0,2})?.*$/, '$1$2'),
  parking: (typed: string) => digitsOnly(typed).slice(0, String(limits.parkingSpaces).length),
  description: (typed: string) => typed.slice(0, limits.descriptionCharacters),
} as const;
