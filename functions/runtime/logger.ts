import { Logger } from '@aws-lambda-powertools/logger';

let made: Logger | undefined;
/** Made on the first line, since opening the process's output would slow the start. */
const the = (): Logger => {
  made ??= new Logger({ serviceName: 'keystead' });
  return made;
};

/** The only logger. `log` and `describeSurprise` choose what goes in; nothing else of a call may. */
export const logger: Pick<Logger, 'info' | 'error' | 'setLogLevel'> = {
  info: (message, ...more) => the().info(message, ...more),
  error: (message, ...more) => the().error(message, ...more),
  setLogLevel: (level) => the().setLogLevel(level),
};
