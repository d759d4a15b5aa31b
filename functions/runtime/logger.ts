import { Logger } from '@aws-lambda-powertools/logger';

/** The one logger. What goes into it is chosen by `log` and `describeSurprise`; nothing else of a call may. */
export const logger = new Logger({ serviceName: 'keystead' });
