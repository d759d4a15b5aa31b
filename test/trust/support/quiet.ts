/** Keeps thousands of refused calls out of the output. The logger reads it at creation: import it first. */
process.env.POWERTOOLS_LOG_LEVEL ??= 'SILENT';
