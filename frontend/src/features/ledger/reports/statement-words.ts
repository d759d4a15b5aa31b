import type { Basis, ReportBy, Whose } from '../../../../../shared/domain/ledger/reports/report-choices';

/** `Cash`: by the day money moved. */
export const basisWords: Record<Basis, string> = { cash: 'Cash', accrual: 'Accrual' };

export const basisLeads: Record<Basis, string> = {
  cash: 'Cash: money counts on the day it moved.',
  accrual: 'Accrual: rent, fees and bills count on the day they are for, paid or not.',
};

export const byWords: Record<ReportBy, string> = {
  total: 'One column',
  month: 'By month',
  property: 'By property',
};

export const whoseWords: Record<Whose, string> = {
  owners: 'Owners’ properties',
  manager: 'Management company',
};
