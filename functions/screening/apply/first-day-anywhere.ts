import { addDays, type LocalDate } from '../../../shared/domain/dates';

/** Today where it is still yesterday by UTC: an applicant's own zone is not known. A local date. */
export const firstDayAnywhere = (now: Date): LocalDate => addDays(now.toISOString().slice(0, 10), -1);
