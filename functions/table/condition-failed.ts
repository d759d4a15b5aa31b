/** Whether a single write was refused by its own condition: an expected no, unlike every other failure. */
export const isConditionCheckFailed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';
