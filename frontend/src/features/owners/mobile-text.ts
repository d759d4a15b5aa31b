import { phoneMask } from '../../../../shared/domain/phone';

/** Ten digits as a US number; a dash for none. */
export const mobileText = (digits: string): string => (digits === '' ? '–' : phoneMask(digits));
