import { Logger } from '@aws-lambda-powertools/logger';

let made: Logger | undefined;
/** Made with the first line and not with the module: it opens the process's output, and a start waits for that. */
const the = (): Logger => {
  made ??= new Logger({ serviceName: 'keystead' });
  return made;
};

/** The one logger. What goes into it is chosen by `log` and `describeSurprise`; nothing else of a call may. */
export const logger: Pick<Logger, 'info' | 'error' | 'setLogLevel'> = {
  info: (message, ...more) => the().info(message, ...more),
  error: (message, ...more) => the().error(message, ...more),
  setLogLevel: (level) => the().setLogLevel(level),
};
