// S3, SQS, SES and Secrets Manager get four seconds a try (the SDK makes three), so that a call can still
// refuse before its function's twenty seconds end. Without the last option, the SDK only logs a warning.
export const requests = {
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
};
