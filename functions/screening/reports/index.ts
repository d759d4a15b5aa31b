import { getScreeningReport } from './get-screening-report';
import { receiveReport } from './receive-report';

export const reportHandlers = {
  getScreeningReport,
  receiveReport,
};
