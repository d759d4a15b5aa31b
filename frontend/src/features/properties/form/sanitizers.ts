import { limits } from '../../../../../shared/domain/limits';
import { digitsOnly } from '../../../../../shared/domain/text';

/** Sanitizers of a property's fields (PRP-04, PRP-09, PRP-22). */
export const sanitizers = {
  zipcode: (typed: string) => digitsOnly(typed).slice(0, limits.zipcodeDigits),
  parking: (typed: string) => digitsOnly(typed).slice(0, String(limits.parkingSpaces).length),
  description: (typed: string) => typed.slice(0, limits.descriptionCharacters),
} as const;
