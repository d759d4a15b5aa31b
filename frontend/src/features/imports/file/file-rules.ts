export const fileLimits = { bytes: 10 * 1024 * 1024, lines: 5_000 } as const;

/** Why a file is refused, for the person who chose it. */
export const fileProblems = {
  tooLarge: 'This file is larger than 10 MB. Split it into several files.',
  workbook: 'This workbook could not be read. Save its sheet as CSV, then choose that file.',
  oldWorkbook: 'This workbook is an old .xls file or has a password. Save it as .xlsx or CSV without one.',
  notText: 'This is neither a CSV file nor a workbook.',
  empty: 'This file is empty.',
  noLines: 'This file has headers but no lines under them.',
  tooManyLines: 'This file has more than 5,000 lines. Split it into several files.',
  openQuote:
    'A quotation mark in this file is never closed, so rows would be lost. Close or remove it, then choose the file again.',
  noReport:
    'None of these files is a report with tenants that we know. Choose a list of properties by itself.',
  unreadable: 'This file could not be read. Please choose it again.',
} as const;

export type FileProblem = keyof typeof fileProblems;
