/** Calls are logged a line each; thousands of refused attacks would bury what a test says. Read when the logger is made: import it first. */
process.env.POWERTOOLS_LOG_LEVEL ??= 'SILENT';
