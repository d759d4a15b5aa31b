import * as z from 'zod';

/** Cash counts money when it moves; accrual counts claims and bills on the day they are for (D59). */
export const Basis = z.enum(['cash', 'accrual']);
export type Basis = z.infer<typeof Basis>;

/** Columns: one for everything, or one a month or a property and then one for everything. */
export const ReportBy = z.enum(['total', 'month', 'property']);
export type ReportBy = z.infer<typeof ReportBy>;

/** Whose statement: the properties' for their owners, or the management company's own. */
export const Whose = z.enum(['owners', 'manager']);
export type Whose = z.infer<typeof Whose>;

/** How a statement is made; the reports that are lists take none of these. */
export type ReportChoices = { readonly basis: Basis; readonly by: ReportBy; readonly whose: Whose };

export const usualChoices: ReportChoices = { basis: 'cash', by: 'total', whose: 'owners' };
