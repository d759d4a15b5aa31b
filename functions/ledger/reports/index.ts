import { exportJournal } from './export-journal';
import { getReport } from './get-report';
import { openFigure } from './open-figure';

export const reportHandlers = {
  getReport,
  openFigure,
  exportJournal,
};
